import { expect, type Page } from '@playwright/test';
import { wireStep } from '../support/wire';
import { sitInStream } from './support/live-table';
import { PHONE } from './support/screens';
import { newTable, openSeat } from './support/tables';
import { FULL, test } from './support/test';
import { wordsIn } from './support/words';

const THOUGHT = 'The Cathedral will be mine by round four.';

test('a thought is sealed next to the table with two presses', async ({ page }) => {
  const table = await newTable();
  await sitInStream(page, table);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await page.getByLabel('New note').fill(THOUGHT);
  await page.getByRole('button', { name: 'Seal until the end' }).click();
  const note = page.getByRole('listitem').filter({ hasText: THOUGHT });
  await expect(note).toContainText('Sealed until the end of the game.');
  await expect(note.getByRole('button')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/games/${table.id}`);
});

for (const locale of ['en', 'de'] as const)
  test(`by keyboard on a phone, then read by anyone after the end (${locale})`, FULL, async ({ browser }) => {
    const say = wordsIn(locale);
    const thoughts = (page: Page) => page.getByRole('region', { name: say('history.thoughts') });
    const table = await newTable(['Anna'], { solo: 'simple' });
    const page = await openSeat(browser, table, 0, { locale, viewport: PHONE, path: '/talk' });
    await page.getByLabel(say('talk.newNote')).focus();
    await page.keyboard.type(THOUGHT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say('talk.seal') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: THOUGHT })).toBeVisible();
    const anyone = await browser.newPage({ locale });
    await anyone.goto(`/games/${table.id}/at/1`);
    await expect(anyone.getByText(THOUGHT)).toHaveCount(0);
    while (await wireStep(table)) continue;
    await anyone.reload();
    await expect(thoughts(anyone)).toContainText(THOUGHT);
    await anyone.goto(`/games/${table.id}/at?seq=newest`);
    await expect(anyone.getByText(THOUGHT)).toHaveCount(0);
    await expect(anyone.locator('.history-play[data-ready]')).toBeVisible();
    // The browser steps without the server, with everything it has fetched.
    await anyone.keyboard.press('Home');
    await expect(thoughts(anyone)).toContainText(THOUGHT);
  });
