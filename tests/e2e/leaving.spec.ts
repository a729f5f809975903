/** A mail opened in another browser leads to one's seat; from there one resigns, and takes it back. */
import { expect } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { askForLink, newestMailTo } from './support/friends';
import { sitDown } from './support/journey';
import { PHONE } from './support/screens';
import { freeTable, linksOf, seatLinks } from './support/tables';
import { FULL, test } from './support/test';

test(
  'a mail opened elsewhere sends a link; resigning asks first and can be taken back',
  FULL,
  async ({ browser }) => {
    const address = `bohumil.${Date.now()}@praga.test`;
    const table = await freeTable();
    const [first = '', second = ''] = linksOf(table);
    const anna = await sitDown(browser, first);
    await sitDown(browser, second, { mail: address });
    await wireTurn(table);
    const linkIn = async (pattern: RegExp) => {
      let found = '';
      await expect(() => {
        found = pattern.exec(newestMailTo(address))?.[1] ?? '';
        expect(found).not.toBe('');
      }).toPass();
      return found;
    };
    const elsewhere = await browser.newPage({ viewport: PHONE });
    await elsewhere.goto(await linkIn(/(\/games\/\w+\?for=\S+)/));
    await expect(elsewhere.getByText('You’re watching')).toHaveCount(0);
    await expect(elsewhere.getByRole('button', { name: 'I’m Bohumil' })).toBeInViewport();
    await elsewhere.getByRole('button', { name: 'I’m Bohumil: continue here' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await anna.goto(`${new URL(anna.url()).pathname}/leave`);
    await anna.getByRole('link', { name: 'Resign' }).click();
    await expect(anna.getByRole('heading', { name: 'Resign this game?' })).toBeVisible();
    await anna.getByRole('button', { name: 'Resign' }).click();
    const answer = anna.getByRole('status').filter({ hasText: /\S/ });
    await expect(answer).toContainText('can be taken back');
    await anna.getByRole('button', { name: 'Take back the decision' }).click();
    await expect(answer).toBeVisible();
  },
);

test("signing in by email from a table's page returns to that page", FULL, async ({ browser }) => {
  const links = await seatLinks();
  const bohumil = await sitDown(browser, links[1] ?? '');
  const table = new URL(bohumil.url()).pathname;
  // A browser that nothing is known of, without scripts: each step is a link or a form.
  const elsewhere = await browser.newPage({ javaScriptEnabled: false });
  await elsewhere.goto(`${table}/requests`);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await elsewhere.goto(await askForLink(elsewhere, `back.${Date.now()}@praga.test`));
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`${table}/seats`));
});
