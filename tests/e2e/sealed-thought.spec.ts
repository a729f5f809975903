import { expect, type Page } from '@playwright/test';
import { wireStep, wireTable } from '../support/wire';
import { FULL, test } from './support/test';

const SERVICE = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';
const THOUGHT = 'The Cathedral will be mine by round four.';

async function openTable(page: Page, id: string, token: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: `seat_${id}`, value: token ?? '', url: SERVICE }]);
  const live = page.waitForResponse((response) => response.url().includes('/stream?') && response.ok());
  await page.goto(`/games/${id}`);
  await live;
}

test('a thought is sealed next to the table with two presses', async ({ page }) => {
  const { id, tokens } = await wireTable(SERVICE);
  await openTable(page, id, tokens[0]);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await page.getByLabel('New note').fill(THOUGHT);
  await page.getByRole('button', { name: 'Seal until the end' }).click();
  const note = page.getByRole('listitem').filter({ hasText: THOUGHT });
  await expect(note).toContainText('Sealed until the end of the game.');
  await expect(note.getByRole('button')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/games/${id}`);
});

const NAMES = {
  en: ['New note', 'Seal until the end', 'Sealed notes'],
  de: ['Neue Notiz', 'Bis zum Ende versiegeln', 'Versiegelte Notizen'],
} as const;

for (const locale of ['en', 'de'] as const)
  test(`by keyboard on a phone, then read by anyone after the end (${locale})`, FULL, async ({ browser }) => {
    const [field, seal, title] = NAMES[locale];
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    const table = await wireTable(SERVICE, ['Anna'], { solo: 'simple' });
    await openTable(page, table.id, table.tokens[0]);
    await page.goto(`/games/${table.id}/talk`);
    await page.getByLabel(field).focus();
    await page.keyboard.type(THOUGHT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: seal })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: THOUGHT })).toBeVisible();
    const anyone = await (await browser.newContext({ locale })).newPage();
    await anyone.goto(`/games/${table.id}/at/1`);
    await expect(anyone.getByText(THOUGHT)).toHaveCount(0);
    while (await wireStep(table)) continue;
    await anyone.reload();
    await expect(anyone.getByRole('region', { name: title })).toContainText(THOUGHT);
    await anyone.goto(`/games/${table.id}/at?seq=newest`);
    await expect(anyone.getByText(THOUGHT)).toHaveCount(0);
    // The browser steps without the server, with everything it has fetched.
    await anyone.keyboard.press('Home');
    await expect(anyone.getByRole('region', { name: title })).toContainText(THOUGHT);
  });
