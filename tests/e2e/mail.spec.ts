/** Two friends came by links, and their emails can be seen. */
import { expect, type Page } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { sitDown } from './support/journey';
import { freeTable, linksOf, seatLinks } from './support/tables';
import { FULL, test } from './support/test';

/** Turns of both together; an address that nobody has confirmed gets three mails a day. */
const TURNS = 5;
const PAGES = ['', '/log', '/at/1', '/verify', '/figures', '/compare', '/talk', '/late'];

const summaries = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: 'Sunday round: it’s your turn' }).filter({ hasText: name });

test(
  `turns of two (${TURNS}): the mail for each is at /dev/mail, with its picture`,
  FULL,
  async ({ page, browser }) => {
    // Other tests write mails, too.
    const names = ['Anna', 'Bohumil'].map((name) => `${name} ${Date.now()}`);
    const [one = '', two = ''] = names.map((name) => `${name.replace(' ', '.')}@praga.test`);
    const table = await freeTable(names);
    const [first = '', second = ''] = linksOf(table);
    await sitDown(browser, first, { mail: one });
    await sitDown(browser, second, { mail: two });
    let [played = '', waitedFor = ''] = names;
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await wireTurn(table);
      const round = Math.ceil(turn / 2);
      await expect(async () => {
        await page.goto('/dev/mail');
        expect(await summaries(page, waitedFor).count()).toBe(round);
      }).toPass();
      const newest = page
        .locator('details')
        .filter({ has: summaries(page, waitedFor) })
        .first();
      await newest.locator('summary').click();
      await expect(newest).toContainText(`${played}, round ${round}`);
      [played, waitedFor] = [waitedFor, played];
    }
    const newest = page
      .locator('details')
      .filter({ has: summaries(page, played) })
      .first();
    await expect(newest).toContainText('For you');
    await newest.getByRole('link', { name: 'Reader’s view' }).click();
    const board = page
      .frameLocator('iframe')
      .getByRole('img', { name: /^The board of .*Sunday round.* after step/ });
    expect(await board.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1000);
  },
);

test('the next table that waits is offered on every page of a table', FULL, async ({ browser }) => {
  const [one, other] = [await seatLinks(), await seatLinks()];
  const anna = await sitDown(browser, one[0] ?? '');
  const here = new URL(anna.url()).pathname;
  const next = anna.getByRole('link', { name: /^Next game(: 1 more table| \(1\))/ });
  for (const part of ['', '/talk']) {
    await anna.goto(`${here}${part}`);
    await expect(next, part).toHaveCount(0);
  }
  await anna.goto(other[0] ?? '');
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await anna.waitForURL(/\/games\//);
  const there = new URL(anna.url()).pathname;
  for (const part of PAGES) {
    await anna.goto(`${here}${part}`);
    await expect(next, part).toBeVisible();
  }
  for (const part of ['', '/talk']) {
    await anna.goto(`${here}${part}`);
    await next.click();
    await anna.waitForURL(`**${there}`);
  }
});
