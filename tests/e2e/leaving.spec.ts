/** A mail opened in another browser leads to one's seat; from there one resigns, and takes it back. */
import { expect } from '@playwright/test';
import { createTable, playTurn, seatLinks, sitDown } from './support/journey';
import { newestMailTo } from './support/mail';
import { FULL, test } from './support/test';

test(
  'a mail opened elsewhere sends a link; resigning asks first and can be taken back',
  FULL,
  async ({ page, browser }) => {
    const address = `bohumil.${Date.now()}@praga.test`;
    const { links, table } = await createTable(page, ['Anna', 'Bohumil']);
    const anna = page;
    await anna.goto(table);
    await sitDown(browser, links[0] ?? '', { mail: address });
    await playTurn(anna);
    const linkIn = async (pattern: RegExp) => {
      let found = '';
      await expect(() => {
        found = pattern.exec(newestMailTo(address))?.[1] ?? '';
        expect(found).not.toBe('');
      }).toPass();
      return found;
    };
    const phone = { viewport: { width: 360, height: 740 } };
    const elsewhere = await (await browser.newContext(phone)).newPage();
    await elsewhere.goto(await linkIn(/(\/games\/\w+\?for=\S+)/));
    await expect(elsewhere.getByText('You’re watching')).toHaveCount(0);
    await expect(elsewhere.getByRole('button', { name: 'I’m Bohumil' })).toBeInViewport();
    await elsewhere.getByRole('button', { name: 'I’m Bohumil: continue here' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await anna.goto(`${new URL(anna.url()).pathname}/leave`);
    await anna.getByRole('link', { name: 'Resign' }).click();
    await expect(anna.getByRole('heading', { name: 'Resign this game?' })).toBeVisible();
    await anna.getByRole('button', { name: 'Resign' }).click();
    await expect(anna.getByRole('status')).toContainText('can be taken back');
    await anna.getByRole('button', { name: 'Take back the decision' }).click();
    await expect(anna.getByRole('status')).toBeVisible();
  },
);

test("signing in by email from a table's page returns to that table", FULL, async ({ browser }) => {
  const links = await seatLinks();
  const bohumil = await sitDown(browser, links[1] ?? '');
  const table = new URL(bohumil.url()).pathname;
  // A browser that nothing is known of, without scripts: each step is a link or a form.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${table}/requests`);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const address = `back.${Date.now()}@praga.test`;
  await elsewhere.getByLabel('Email address').fill(address);
  await elsewhere.getByRole('button', { name: 'Email me a link' }).click();
  await expect(elsewhere.getByRole('status')).toContainText('on its way');
  const link = () => /(\/sign-in\/\S+)/.exec(newestMailTo(address))?.[1] ?? '';
  await expect.poll(link).not.toBe('');
  await elsewhere.goto(link());
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`${table}$`));
});
