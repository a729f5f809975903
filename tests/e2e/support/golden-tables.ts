/** Golden games as tables of the running service, at the requested steps. */
import type { BrowserContext } from '@playwright/test';

export interface Wanted {
  readonly game: string;
  /** The number of commands to play. */
  readonly commands: number;
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
  const address = process.env.GOLDEN_TABLES_URL ?? '';
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ wanted, isFresh }) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as GoldenTable[];
}

/** Sits down without the page for it. */
export async function takeSeat(context: BrowserContext, url: string, table: GoldenTable, seat: number) {
  const value = table.tokens[seat] ?? '';
  await context.addCookies([{ name: `seat_${table.gameId}`, value, url, httpOnly: true }]);
}
