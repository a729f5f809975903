/**
 * The walk of a rated table: a stranger gets from an address to a table in at most a minute, the table is
 * played to its end, and the change of the rating is on the pages of both, until one of them hides ratings.
 * Its pictures are in test-results/rated-walk.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { askForLink, personIn, ratingChange, reopenUntil } from './support/friends';
import { gameOf } from './support/journey';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { DESK, PHONE } from './support/screens';
import { FULL, test } from './support/test';

const FOLDER = 'rated-walk';
const MOST_MS = 60_000;

/** A new browser that comes to the rated tables and signs in by email from there. */
async function stranger(browser: Browser, viewport: typeof DESK, address: string): Promise<Page> {
  const page = await personIn(browser, { viewport });
  await page.goto('/me/tables');
  await page.getByRole('link', { name: 'Ratings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ratings', level: 1, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Ratings/);
  await page.getByRole('link', { name: 'Sign in by email' }).click();
  await page.goto(await askForLink(page, address));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/rated$/);
  return page;
}

test('from an address to a rated table, its end and the ratings', FULL, async ({ browser }) => {
  test.setTimeout(10 * 60_000);
  const anna = await stranger(browser, DESK, `anna.${Date.now()}@praga.test`);
  await look(anna, FOLDER, '1-empty');
  await anna.getByLabel('Players').selectOption('2');
  await anna.getByLabel('Name').fill('Anna');
  await anna.getByRole('button', { name: 'Call for players' }).click();
  await expect(anna.getByRole('button', { name: 'Leave this call' })).toBeVisible();
  await look(anna, FOLDER, '2-waiting');

  const began = Date.now();
  const bohumil = await stranger(browser, PHONE, `bohumil.${Date.now()}@praga.test`);
  await look(bohumil, FOLDER, '3-a-call');
  const call = bohumil.getByRole('article');
  await call.getByLabel('Name').fill('Bohumil');
  await call.getByRole('button', { name: 'I’m in' }).click();
  await bohumil.waitForURL(/\/games\/[a-z0-9]+$/);
  await expect(bohumil.getByText('1500')).toHaveCount(0);
  const took = Date.now() - began;
  expect(took, 'from the address to the table').toBeLessThan(MOST_MS);
  test.info().annotations.push({ type: 'took', description: `${took} ms` });

  await playOut(gameOf(bohumil), [anna, bohumil]);
  await reopenUntil(anna, '/rated', () => expect(ratingChange(anna)).toBeVisible({ timeout: 1_000 }));
  await look(anna, FOLDER, '4-rated');
  await anna.getByRole('link', { name: 'Your page' }).click();
  await expect(anna.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await look(anna, FOLDER, '5-person');
  await bohumil.goto(anna.url());
  await expect(bohumil.getByText(/1[3-6]\d\d\?/)).toBeVisible();

  await anna.goto('/me');
  await look(anna, FOLDER, '6-choices');
  await anna.getByRole('combobox', { name: 'Ratings' }).selectOption('hidden');
  await anna
    .getByRole('region', { name: 'Ratings' })
    .getByRole('button', { name: 'Apply this choice' })
    .click();
  await anna.waitForURL(/saved/);
  await anna.goto('/rated');
  await expect(anna.getByText(/1[3-6]\d\d/)).toHaveCount(0);
  await bohumil.reload();
  await expect(bohumil.getByText(/1[3-6]\d\d/)).toHaveCount(0);

  await anna.goto('/circles');
  await anna.getByLabel('Name of the circle').fill('Thursday');
  await anna.getByRole('button', { name: /Start/ }).first().click();
  await anna.waitForURL(/\/circles\/[a-z0-9]+/);
  await anna.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await anna.getByLabel('Ratings for the games of this circle').check();
  await look(anna, FOLDER, '7-circle');
});
