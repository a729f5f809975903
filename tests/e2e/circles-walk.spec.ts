/**
 * The walk of a circle: four friends, two of them on phones, none with an account. They join by link, gather,
 * play a game to the end, and find the standing, the year and their pages right, also on a second
 * device. Its pictures are in test-results/circles-walk.
 */
import { expect, type Page } from '@playwright/test';
import { personIn, signIn, sitDownAt } from './support/friends';
import { DESK, look, PHONE } from './support/look';
import { playOut } from './support/play-out';
import { FULL, test } from './support/test';

const FOLDER = 'circles-walk';
const PEOPLE = [
  ['Anna', DESK],
  ['Bohumil', PHONE],
  ['Cyril', PHONE],
  ['Dora', DESK],
] as const;

test('four friends found a circle, gather, play and see their standing', FULL, async ({ browser }) => {
  test.setTimeout(10 * 60_000);
  const pages = await Promise.all(PEOPLE.map(async ([, size]) => personIn(browser, { viewport: size })));
  const [anna, bohumil, , dora] = pages as [Page, Page, Page, Page];
  await anna.goto('/circles');
  await look(anna, FOLDER, '1-no-circle');
  await anna.getByLabel('Name of the circle').fill('Thursday by the river');
  await anna.getByLabel('Your name in the circle').fill('Anna');
  await anna.getByRole('button', { name: 'Start the circle' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Thursday by the river' })).toBeVisible();
  await look(anna, FOLDER, '2-founded');
  const circle = new URL(anna.url()).pathname;
  const link = await anna.getByLabel('Link to join', { exact: true }).inputValue();
  for (const [i, page] of pages.entries()) {
    if (i === 0) continue;
    await page.goto(link);
    if (i === 1) await look(page, FOLDER, '3-join');
    await page.getByLabel('Your name in the circle').fill(PEOPLE[i]?.[0] ?? '');
    await page.getByRole('button', { name: 'Join the circle' }).click();
    await page.waitForURL((url) => url.pathname === circle);
  }

  await anna.goto(circle);
  await anna.getByText('Ask who’s in', { exact: true }).click();
  await anna.getByRole('radio', { name: '4' }).check();
  await look(anna, FOLDER, '4-gather');
  await anna.getByRole('button', { name: 'Ask the members' }).click();
  await expect(anna.getByRole('article', { name: 'Anna asks who’s in' })).toBeVisible();
  for (const page of pages.slice(1)) {
    await page.goto('/me/tables');
    await page.getByRole('link', { name: 'Thursday by the river: who’s in?' }).click();
    if (page === bohumil) await look(page, FOLDER, '5-asked');
    await page.getByRole('button', { name: 'I’m in', exact: true }).click();
    await page.waitForLoadState('networkidle');
  }
  // The last yes led to the table, where all four sit.
  await expect(dora).toHaveURL(/\/games\/[a-z0-9]+$/);
  const gameIds = [dora.url().split('/').at(-1) ?? ''];
  await anna.goto(circle);
  await look(anna, FOLDER, '6-tables');
  expect(await sitDownAt(gameIds[0] ?? '', pages)).toEqual([]);
  for (const gameId of gameIds) await playOut(gameId, pages);

  await anna.goto(circle);
  const standing = anna.getByRole('table', { name: /Standing/ });
  await expect(standing.getByRole('row')).toHaveCount(5);
  await look(anna, FOLDER, '7-standing');
  await anna.getByRole('link', { name: '2026', exact: true }).first().click();
  await expect(anna.getByRole('table', { name: /2026/ })).toBeVisible();
  await look(anna, FOLDER, '8-year');
  await standingLink(anna, 'Bohumil').click();
  await expect(anna.getByRole('heading', { name: /Bohumil/ }).first()).toBeVisible();
  await look(anna, FOLDER, '9-member');

  await anna.goto(`${circle}/games`);
  await expect(anna).toHaveURL(circle);
  await anna.goto(`${circle}/settings`);
  await look(anna, FOLDER, '10-settings');
  await anna.goto(circle);
  await openFolds(anna);
  await look(anna, FOLDER, '11-open');
  await dora.goto(circle);
  await dora.getByRole('button', { name: 'Deutsch' }).click();
  await expect(dora.getByRole('heading', { name: 'Wer ist dabei?' })).toBeVisible();
  await openFolds(dora);
  await look(dora, FOLDER, '12-german');
  await dora.getByRole('button', { name: 'English' }).click();
  await expect(dora.getByRole('heading', { name: 'Who’s in?' })).toBeVisible();

  const address = `dora.${Date.now()}@praga.test`;
  await signIn(dora, address);
  const second = await personIn(browser, { viewport: PHONE });
  await signIn(second, address);
  await second.goto('/circles');
  await second.getByRole('link', { name: 'Thursday by the river' }).first().click();
  await expect(second.getByRole('table', { name: /Standing/ })).toContainText('Dora');
  await Promise.all([...pages, second].map((page) => page.context().close()));
});

/** Opens every folded part of a page. */
const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });

const standingLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
