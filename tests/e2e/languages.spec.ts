import { expect } from '@playwright/test';
import { sitDown } from './support/journey';
import { seatLinks } from './support/tables';
import { FULL, test } from './support/test';

/** The sign of a page in English, German or Portuguese: the moves panel of the active player. */
const YOUR_TURN = { en: 'It’s your turn', de: 'Du bist am Zug', 'pt-BR': 'É a sua vez' } as const;

test.describe('without JavaScript', () => {
  const options = { javaScriptEnabled: false };

  test('the switch of the start page holds for every page that follows', FULL, async ({ browser }) => {
    const links = await seatLinks();
    const page = await sitDown(browser, links[0] ?? '', options);
    const table = page.url();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Deutsch', pressed: true })).toBeVisible();
    await page.goto(table);
    await expect(page.getByRole('heading', { name: YOUR_TURN.de })).toBeVisible();
    await page.goto('/rules');
    await expect(page.getByRole('heading', { name: 'Die Regeln', exact: true })).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Hier ist nichts' })).toBeVisible();
  });

  test('the address may name a language, which is kept', FULL, async ({ browser }) => {
    const links = await seatLinks();
    const page = await sitDown(browser, links[0] ?? '', options);
    const table = page.url();
    await page.goto(`${table}?lang=pt`);
    await expect(page.getByRole('heading', { name: YOUR_TURN['pt-BR'] })).toBeVisible();
    await page.goto(table);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.goto(`${table}?lang=en`);
    await expect(page.getByRole('heading', { name: YOUR_TURN.en })).toBeVisible();
  });
});

test('a browser is answered in the language it asks for, with the way to play in sight', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'de-AT' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Tisch eröffnen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeInViewport({ ratio: 1 });
});
