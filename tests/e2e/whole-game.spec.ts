/**
 * Whole games for two, every decision made through what the page offers: by mouse, by thumb, by keys, and
 * without scripts.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { Dice } from './support/driver/dice';
import { FORMS, MOUSE, THUMB, type Hand } from './support/driver/hands';
import { KEYS } from './support/driver/keys';
import { Player } from './support/driver/play';
import { apiOf, lookAt, PATIENCE_MS, playAll, read, withoutPictures } from './support/driver/whole-game';
import { createTable } from './support/journey';
import { newTable, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const TURNS = 32;
/** About one and a half minutes where nothing else runs. */
const LONGEST_MS = 15 * 60_000;

test.describe.configure({ mode: 'parallel' });

/**
 * A table for two, and a page for everybody who plays by hand: the other chair is a computer's where there is
 * one page.
 */
async function seated(browser: Browser, hand: Hand): Promise<readonly Page[]> {
  if (hand.options.javaScriptEnabled === false) {
    const table = await newTable();
    return Promise.all([0, 1].map((seat) => openSeat(browser, table, seat, hand.options)));
  }
  const host = await browser.newPage(hand.options);
  await createTable(host, ['Anna'], ['journeyman']);
  return [host];
}

/** The result of the game in the log. */
async function scoresInLog(page: Page): Promise<readonly number[]> {
  const { seq, view } = await lookAt(page);
  expect(view.state.turnsDone).toBe(TURNS);
  const last = await read(page, `${apiOf(page)}/log?from=${seq}&to=${seq}`);
  const events: readonly { type: string; scores?: readonly number[] }[] = last.rows.at(-1).events;
  return events.find(({ type }) => type === 'GameEnded')?.scores ?? [];
}

for (const [seed, hand] of [MOUSE, THUMB, KEYS, FORMS].entries()) {
  test(`a whole game is played by ${hand.name} alone`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const pages = await seated(browser, hand);
    for (const page of pages) {
      await withoutPictures(page);
      page.setDefaultTimeout(PATIENCE_MS);
    }
    const dice = new Dice(seed + 1);
    await playAll(pages.map((page) => new Player(page, hand, dice)));

    const [anna] = pages as [Page];
    const scores = await scoresInLog(anna);
    expect(scores).toHaveLength(2);
    await anna.reload();
    const result = anna.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('The game is over');
    for (const total of scores) await expect(result).toContainText(`: ${total} point`);
  });
}
