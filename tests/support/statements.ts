import pg from 'pg';
import { vi } from 'vitest';

/** Records the first words of each statement to the database from now on, until mocks are restored. */
export function watchStatements(): readonly string[] {
  const sent: string[] = [];
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const text = typeof config === 'string' ? config : (Object(config) as { text?: string }).text;
    sent.push(String(text).trim().split(/\s+/).slice(0, 3).join(' '));
    return Reflect.apply(query, this, args) as never;
  });
  return sent;
}
