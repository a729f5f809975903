/** A browser that came by the link of a held seat: pages ask it to decide nothing, and say why. */
import { expect } from '@playwright/test';
import { sitDown } from './support/journey';
import { seatLinks } from './support/tables';
import { FULL, test } from './support/test';

/** What else there is on these pages to press: where mail goes is asked of the holder. */
const PAGES = { late: [], leave: [], seats: [], talk: [] } as const;

test(
  'no page offers a vote, an end or a word to a browser that only has the link',
  FULL,
  async ({ browser }) => {
    const [link = '', next = ''] = await seatLinks();
    const anna = await sitDown(browser, link);
    await sitDown(browser, next);
    const table = new URL(anna.url()).pathname;
    const guest = await browser.newPage();
    await guest.goto(link);
    await guest
      .getByRole('button', { name: /Anna|Sit down|play/i })
      .first()
      .click();
    await guest.waitForURL(/\/games\//);
    for (const [page, buttons] of Object.entries(PAGES)) {
      await guest.goto(`${table}/${page}`);
      const note = guest.getByRole('status').filter({ hasText: 'You’re playing by link.' });
      await expect(note).toContainText('sign in or use the browser where you sat down');
      const offered = await guest.locator('main').getByRole('button').allInnerTexts();
      const ofEveryPage = await guest.locator('main footer').getByRole('button').allInnerTexts();
      expect(
        offered.filter((button) => !ofEveryPage.includes(button)),
        page,
      ).toEqual([...buttons]);
      await anna.goto(`${table}/${page}`);
      await expect(anna.getByText('You’re playing by link.')).toBeHidden();
    }
    await anna.goto(`${table}/late`);
    await expect(anna.getByRole('button', { name: 'Propose a holiday' })).toBeVisible();
  },
);
