import { readFileSync } from 'node:fs';
import path from 'node:path';

const readPaper = (file: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');

export const webhooksPaper = (): string => readPaper('docs/webhooks.md');

/** One day's API changes. */
export interface ApiChange {
  readonly date: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

/** The API changes from CHANGELOG.md, newest first. */
export function apiChanges(): readonly ApiChange[] {
  const [, section = ''] = /\n## API\n([\s\S]*?)(?=\n## |$)/.exec(readPaper('CHANGELOG.md')) ?? [];
  const [, ...days] = section.split(/\n### /);
  return days.map((day) => {
    const [date = '', ...rest] = day.split('\n');
    return { date, at: new Date(`${date} UTC`).toISOString(), text: rest.join('\n').trim() };
  });
}
