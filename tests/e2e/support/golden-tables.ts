/** Golden games as tables of the running service, at the requested steps. */
import type { BrowserContext } from '@playwright/test';
import type { LongNames } from '../../support/long-names';

export interface Wanted {
  readonly game: string;
  /** The number of commands to play. */
  readonly commands: number;
  /** The names of the players. */
  readonly names?: readonly string[];
}

export interface GoldenTable {
  readonly gameId: string;
  /** The tokens of all seats. */
  readonly tokens: readonly string[];
  readonly seq: number;
}

/**
 * Lays the games out in the process of golden-server.ts. Tests that ask for the same games share the same
 * tables, so a test that changes them asks for fresh ones.
 */
export async function layOut(
  wanted: readonly Wanted[],
  { isFresh = false } = {},
): Promise<readonly GoldenTable[]> {
  return (await laidOut(JSON.stringify({ wanted, isFresh }))) as GoldenTable[];
}

/** A circle with the longest names in all of its lists (tests/support/long-names.ts). */
export async function layOutLongNames(): Promise<LongNames> {
  return (await laidOut('long-names')) as LongNames;
}

async function laidOut(body: string): Promise<unknown> {
  const answer = await fetch(process.env.GOLDEN_TABLES_URL ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Sits down without the page for it. */
export async function takeSeat(context: BrowserContext, url: string, table: GoldenTable, seat: number) {
  const value = table.tokens[seat] ?? '';
  await context.addCookies([{ name: `seat_${table.gameId}`, value, url, httpOnly: true }]);
}
