/** Two friends play by links alone, and what was written to them is there to be looked at. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { createTable, playTurn, seatLinks, sitDown } from './support/journey';
import { FULL, test } from './support/test';

/** Turns of each of the two. */
const TURNS = inFull(3, 1);
const PAGES = ['', '/log', '/at/1', '/verify', '/figures', '/compare', '/talk', '/late'];

const summaries = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: 'Your turn in Sunday round' }).filter({ hasText: name });

test(`turns by two links (${TURNS} each): the mail for each is at /dev/mail, with its picture`, async ({
  page,
  browser,
}) => {
  // Other tests write mails, too.
  const [first, second] = ['Anna', 'Bohumil'].map((name) => `${name} ${Date.now()}`);
  const { links } = await createTable(page, [first ?? '', second ?? '']);
  const anna = await sitDown(browser, links[0] ?? '', { mail: 'anna@praga.test' });
  const bohumil = await sitDown(browser, links[1] ?? '', { mail: 'bohumil@praga.test' });
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [player, next, name] of [
      [anna, bohumil, second],
      [bohumil, anna, first],
    ] as const) {
      await playTurn(player);
      await next.reload();
      await expect(async () => {
        await page.goto('/dev/mail');
        expect(await summaries(page, name ?? '').count()).toBe(turn);
      }).toPass();
    }
  }
  const newest = page
    .locator('details')
    .filter({ has: summaries(page, first ?? '') })
    .first();
  await newest.locator('summary').click();
  await expect(newest).toContainText(`${second}, round ${TURNS}`);
  await expect(newest).toContainText('Points in that time');
  await newest.getByRole('link', { name: 'As the reader sees it' }).click();
  const board = page
    .frameLocator('iframe')
    .getByRole('img', { name: /^The board of Sunday round after step/ });
  expect(await board.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1000);
});

test('the next table that waits is offered on every page of a table', FULL, async ({ browser }) => {
  const [one, other] = [await seatLinks(), await seatLinks()];
  const anna = await sitDown(browser, one[0] ?? '');
  const here = new URL(anna.url()).pathname;
  const next = anna.getByRole('link', { name: /^Next game: 1 more table waits/ });
  await expect(next).toHaveCount(0);
  await anna.goto(other[0] ?? '');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await anna.waitForURL(/\/games\//);
  const there = new URL(anna.url()).pathname;
  for (const part of PAGES) {
    await anna.goto(`${here}${part}`);
    await expect(next, part).toBeVisible();
  }
  await next.click();
  await anna.waitForURL(`**${there}`);
});
