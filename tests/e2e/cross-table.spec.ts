/**
 * The cross-table of a Swiss: wide on a desk, in its own frame on a phone, on paper, as a file and for everyone.
 * Pictures are in test-results/cross-table.
 */
import { expect, type Page } from '@playwright/test';
import { bodyOf, openSignUp, RETRIED, signUp } from './support/competition-walk';
import { foundCircle, joinCircle, personIn } from './support/friends';
import { look } from './support/look';
import { DESK } from './support/screens';
import { test } from './support/test';

const FOLDER = 'cross-table';
const NAMES = ['Bohumila', 'Frida', 'Dora'];

/** How far the page itself can be scrolled sideways, and the names of a table that take more than one line. */
const layoutOf = (page: Page, table: string) =>
  page.evaluate((label) => {
    const found = document.querySelector(`table[aria-label="${label}"], [aria-label="${label}"] table`);
    const names = [...(found?.querySelectorAll('tbody th') ?? [])];
    const broken = names.filter((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      // A smaller note in the same line begins a little lower.
      return Math.max(...tops) - Math.min(...tops) > 12;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      names: names.length,
      broken: broken.map((name) => name.textContent),
      over: scrollWidth - clientWidth,
    };
  }, table);

test('a cross-table on each screen, on paper, as a file and for everyone', async ({ browser }) => {
  test.setTimeout(180_000);
  const options = { locale: 'en-GB', viewport: DESK };
  const anna = await personIn(browser, options);
  const { link } = await foundCircle(anna, 'Thursday', 'Anna');
  const others = await Promise.all(NAMES.map(async () => personIn(browser, options)));
  for (const [i, page] of others.entries()) await joinCircle(page, link, NAMES[i] ?? '');
  await anna.goto('/competitions');
  await anna.getByRole('link', { name: 'Set up a competition' }).click();
  await anna.getByRole('link', { name: 'Thursday' }).click();
  await anna.getByRole('radio', { name: /^Swiss/ }).check();
  await anna.getByLabel('Players at a table').selectOption('2');
  await expect(
    anna.getByText(/^It’s over at most \d+ days after sign-up ends/).locator('visible=true'),
  ).toHaveCount(1);
  await look(anna, FOLDER, '1-form');
  await anna.getByText('Sign-up, start, computers and rules of the form').click();
  await anna.getByLabel('People needed for an early start').fill('4');
  await anna.getByRole('checkbox', { name: 'A public page for everyone' }).check();
  const address = await openSignUp(anna);
  await expect(anna.getByText(/^Stage 1 ends on .* at the latest, the whole on/)).toBeVisible();
  await signUp(anna, address);
  for (const { request } of others) await bodyOf(request.post(`/api${address}/entrants`, RETRIED));

  await anna.goto(address);
  const part = anna
    .getByRole('table', { name: 'Cross-table' })
    .or(anna.getByRole('group', { name: 'Cross-table' }).getByRole('table'));
  await expect(part.getByRole('rowheader', { name: /Frida/ })).toBeVisible();
  await expect(part.getByRole('link', { name: /running \(Table 1\.\d\)/ })).toHaveCount(4);
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await anna.setViewportSize({ width, height });
    for (const table of ['Cross-table', 'Standings']) {
      expect(await layoutOf(anna, table), `${table} at ${width}`).toEqual({ names: 4, broken: [], over: 0 });
    }
    await look(anna, FOLDER, `2-${width}`);
  }
  await anna.setViewportSize(DESK);
  await anna.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
  await expect(anna.getByRole('button').locator('visible=true')).toHaveCount(0);
  await look(anna, FOLDER, '3-paper');
  await anna.emulateMedia({ media: 'screen' });

  const file = await anna.request.get(`/api${address}/crosstable?format=csv`, RETRIED);
  expect(await file.text()).toContain('"Frida"');
  const stranger = await personIn(browser, options);
  await stranger.goto(`${address}/public`);
  await expect(stranger.getByRole('rowheader', { name: /Player 1/ }).first()).toBeVisible();
  await expect(stranger.getByText(/at the latest/)).toBeVisible();
  await look(stranger, FOLDER, '4-public');
});
