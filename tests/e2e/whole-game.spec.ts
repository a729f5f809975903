/**
 * Whole games for two, every decision made through what the page offers: by mouse, by thumb, by keys, and
 * without scripts.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { Dice } from './support/driver/dice';
import { FORMS, MOUSE, THUMB, type Hand } from './support/driver/hands';
import { KEYS } from './support/driver/keys';
import { Player } from './support/driver/play';
import { survey } from './support/driver/survey';
import { arrive, gameOf, lookAt, PATIENCE_MS, read, withoutPictures } from './support/driver/whole-game';
import { createAndSit, createTable } from './support/journey';
import { FULL, test } from './support/test';

const TURNS = 32;
/** A computer thinks while its opponent looks again and again. */
const MAX_LOOKS = 1500;
/** About one and a half minutes where nothing else runs. */
const LONGEST_MS = 15 * 60_000;

test.describe.configure({ mode: 'parallel' });

/**
 * A table for two, and a page for everybody who plays by hand: the other chair is a computer's where there is
 * one page.
 */
async function seated(browser: Browser, hand: Hand): Promise<readonly Page[]> {
  const host = await (await browser.newContext(hand.options)).newPage();
  if (hand.options.javaScriptEnabled === false) return createAndSit(host, ['Anna', 'Bohumil'], hand.options);
  await createTable(host, ['Anna'], ['journeyman']);
  return [host];
}

/** Where a phone has no room for the board next to the news about the others, that is read first. */
async function readOn(page: Page): Promise<void> {
  const gotIt = page.locator('details.recap[open] form button');
  if ((page.viewportSize()?.width ?? 0) > 500 || (await gotIt.count()) === 0) return;
  await gotIt.tap();
  await expect(gotIt).toHaveCount(0);
}

/** Plays until the game is over. */
async function playAll(players: readonly Player[]): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    for (const { page, decide } of players) {
      await arrive(page);
      await readOn(page);
      while ((await survey(page)).isMine) await decide();
      if ((await survey(page)).isOver) return;
    }
  }
  throw new Error('the game does not come to its end');
}

/** The result of the game in the log. */
async function scoresInLog(page: Page): Promise<readonly number[]> {
  const { seq, view } = await lookAt(page);
  expect(view.state.turnsDone).toBe(TURNS);
  const last = await read(page, `${gameOf(page)}/log?from=${seq}&to=${seq}`);
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
