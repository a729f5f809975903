/** Tables made without the pages for it, which take seconds and have tests of their own; and their seats. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { LaidOut, Wanted } from '../../support/lay-out';
import type { LongNames } from '../../support/long-names';
import { ask, wireStep, wireTable, type WireTable } from '../../support/wire';

export const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** A recorded game, with its newest row. */
export interface GoldenTable extends WireTable {
  readonly seq: number;
}

/**
 * A recorded game at the requested step. It is laid out in the process of golden-server.ts. Tests that ask for
 * the same step share the table, so a test that changes it asks for a fresh one.
 */
export async function layOut(wanted: Wanted, { isFresh = false } = {}): Promise<GoldenTable> {
  const [table] = (await laidOut(JSON.stringify({ wanted: [wanted], isFresh }))) as [LaidOut];
  return { origin: SERVICE, id: table.gameId, tokens: table.tokens, seq: table.seq };
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

/** A new table for two, or for these names, where everybody sits. */
export const newTable = (names?: readonly string[], more?: object) => wireTable(SERVICE, names, more);

/** A new table where nobody sits yet. */
export async function freeTable(names: readonly string[] = ['Anna', 'Bohumil']): Promise<WireTable> {
  const seats = names.map((name) => ({ name }));
  const made = await ask(SERVICE, '/api/tables', {
    json: { name: 'Sunday round', seats, startingSeat: 'first' },
  });
  const tokens = made.seats.map(({ token }: { token: string }) => token);
  return { origin: SERVICE, id: made.game.id, tokens };
}

/** The links to the seats of a table. */
export const linksOf = ({ tokens }: WireTable) => tokens.map((token) => `/seat/${token}`);

/** Links to the free seats of a new table. */
export const seatLinks = async (names?: readonly string[]) => linksOf(await freeTable(names));

/** The seat that has to act. */
export async function seatToAct({ origin, id }: WireTable): Promise<number> {
  return (await ask(origin, `/api/games/${id}`)).waitingFor[0];
}

/** Plays steps over HTTP until the turn of the seat to act can end. */
export async function wireToEndOfTurn(table: WireTable): Promise<void> {
  const token = table.tokens[await seatToAct(table)];
  for (;;) {
    const { commands } = await ask(table.origin, `/api/games/${table.id}/options`, { token });
    if (commands.some((each: { command: { type: string } }) => each.command.type === 'EndTurn')) return;
    await wireStep(table);
  }
}

/** Sits down without the page for it. */
export async function takeSeat(context: BrowserContext, { origin, id, tokens }: WireTable, seat = 0) {
  await context.addCookies([{ name: `seat_${id}`, value: tokens[seat] ?? '', url: origin, httpOnly: true }]);
}

type SeatOptions = BrowserContextOptions & { readonly path?: string };

/** The table on a page of one of its seats, in a separate browser; `path` is another page of the table. */
export async function openSeat(
  browser: Browser,
  table: WireTable,
  seat = 0,
  { path = '', ...options }: SeatOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await takeSeat(context, table, seat);
  const page = await context.newPage();
  await page.goto(`/games/${table.id}${path}`);
  return page;
}

/** Anna's page of a new table for two where both sit. */
export const openTable = async (browser: Browser, options?: SeatOptions): Promise<Page> =>
  openSeat(browser, await newTable(), 0, options);
