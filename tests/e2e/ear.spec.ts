/**
 * Played by what is read out alone: the browser's accessibility tree and a keyboard, no selectors, no pixels.
 * At the table with its drawings and in words; whole games in the long form.
 */
import { expect, type Browser } from '@playwright/test';
import { Listener } from './support/driver/ear';
import { report } from './support/figures';
import { layOut, takeSeat, type GoldenTable } from './support/golden-tables';
import { FULL, test } from './support/test';

/** With the stops that a turn takes at most: at the table each step begins at the top of the panel. */
const VIEWS = [
  ['at the table', '', 80],
  ['in words', '/words', 60],
] as const;
/** A whole game takes some hundred and fifty steps, each of which is listened to. */
const LONGEST_MS = 20 * 60_000;
const MOST_STEPS = 600;

async function listenerAt(browser: Browser, table: GoldenTable, seat: number, path: string) {
  const { use } = test.info().project;
  const context = await browser.newContext(use);
  await takeSeat(context, use.baseURL ?? '', table, seat);
  const page = await context.newPage();
  await page.goto(`/games/${table.gameId}${path}`);
  return new Listener(page);
}

async function aTable(game: string): Promise<GoldenTable> {
  const [table] = await layOut([{ game, commands: 0 }], { isFresh: true });
  if (!table) throw new Error('there is no table');
  return table;
}

for (const [where, path, most] of VIEWS) {
  test(`by ear alone: a turn of a table for two, ${where}`, FULL, async ({ browser }) => {
    const anna = await listenerAt(browser, await aTable('2-players-base'), 0, path);
    await expect.poll(() => anna.isMine()).toBe(true);
    while (!(await anna.step()));
    report(
      `${path ? 'words' : 'table'}: stops of a turn of the first buttons, by what is read out`,
      anna.stops,
    );
    expect(anna.stops).toBeLessThanOrEqual(most);
    await expect.poll(() => anna.isMine()).toBe(false);
  });

  test(`by ear alone: a whole game against Peter Parler, ${where}`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const anna = await listenerAt(browser, await aTable('solo-parler'), 0, path);
    let turns = 0;
    for (let i = 0; i < MOST_STEPS && !(await anna.isOver()); i++) if (await anna.step()) turns += 1;
    expect(await anna.isOver()).toBe(true);
    report(`${path ? 'words' : 'table'}: turns of a game against Parler, by what is read out`, turns);
    report(`${path ? 'words' : 'table'}: stops of its mean turn`, Math.round(anna.stops / turns));
  });
}
