/** Golden games as tables of the running service, at the very steps they are asked for. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { nodeArgs } from '../../../scripts/lib/typed';

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

/**
 * Lays the games out, in the process of golden-server.ts. All who ask for the same games look at the same
 * tables; whoever changes something there asks for fresh ones.
 */
export async function layOut(
  wanted: readonly Wanted[],
  { isFresh = false } = {},
): Promise<readonly GoldenTable[]> {
  const address = process.env.GOLDEN_TABLES_URL ?? '';
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ wanted, isFresh }) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as GoldenTable[];
}

/** The same outside a browser test: the program for itself, in the database of this process. */
export function layOutHere(wanted: readonly Wanted[]): readonly GoldenTable[] {
  const program = nodeArgs('tests/support/golden-tables.ts', JSON.stringify(wanted));
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const said = execFileSync(process.execPath, program, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]') as GoldenTable[];
}

/** Sits down without the page that asks for it. */
export async function takeSeat(context: BrowserContext, url: string, table: GoldenTable, seat: number) {
  const value = table.tokens[seat] ?? '';
  await context.addCookies([{ name: `seat_${table.gameId}`, value, url, httpOnly: true }]);
}
