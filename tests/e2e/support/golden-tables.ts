/** Golden games as tables of the running service, at the very steps they are asked for. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';

export interface Wanted {
  readonly game: string;
  /** How many commands of the game are given. */
  readonly commands: number;
}

export interface GoldenTable {
  readonly gameId: string;
  /** Of every seat. */
  readonly tokens: readonly string[];
  readonly seq: number;
}

/** Lays the games out; a process of its own, since it uses the service's own code and not this program's. */
export function layOut(wanted: readonly Wanted[]): readonly GoldenTable[] {
  const program = ['tests/support/golden-tables.mjs', JSON.stringify(wanted)];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const said = execFileSync(process.execPath, program, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as GoldenTable[];
}

/** Sits down without the page that asks for it. */
export async function takeSeat(context: BrowserContext, url: string, table: GoldenTable, seat: number) {
  const value = table.tokens[seat] ?? '';
  await context.addCookies([{ name: `seat_${table.gameId}`, value, url, httpOnly: true }]);
}
