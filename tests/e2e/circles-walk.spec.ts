/**
 * The walk of a circle: four friends, two of them on phones, none with an account. They join by link, gather,
 * play a game to the end, and find the standing, the year and their pages right, also on a second
 * device. Its pictures are in test-results/circles-walk.
 */
import { expect, type Page } from '@playwright/test';
import { foundCircle, joinCircle, openFolds, personIn, signIn, sitDownAt } from './support/friends';
import { gameOf } from './support/journey';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { DESK, PHONE } from './support/screens';
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
  const { circle, link } = await foundCircle(anna, 'Thursday by the river', 'Anna');
  await look(anna, FOLDER, '2-founded');
  await bohumil.goto(link);
  await look(bohumil, FOLDER, '3-join');
  for (const [i, page] of pages.entries()) if (i > 0) await joinCircle(page, link, PEOPLE[i]?.[0] ?? '');

  await anna.goto(circle);
  await anna.getByText('Ask who’s in', { exact: true }).click();
  await anna.getByRole('radio', { name: '4' }).check();
  await look(anna, FOLDER, '4-gather');
  await anna.getByRole('button', { name: 'Ask the members' }).click();
  await expect(anna.getByRole('article', { name: 'Anna is asking who’s in' })).toBeVisible();
  for (const page of pages.slice(1)) {
    await page.goto('/me/tables');
    await page.getByRole('link', { name: 'Thursday by the river: who’s in?' }).click();
    if (page === bohumil) await look(page, FOLDER, '5-asked');
    await page.getByRole('button', { name: 'I’m in', exact: true }).click();
    if (page !== dora) await expect(page.getByRole('button', { name: 'Take my answer back' })).toBeVisible();
  }
  // The last yes led to the table, where all four sit.
  await expect(dora).toHaveURL(/\/games\/[a-z0-9]+$/);
  const gameId = gameOf(dora);
  await anna.goto(circle);
  await look(anna, FOLDER, '6-tables');
  expect(await sitDownAt(gameId, pages)).toEqual([]);
  await playOut(gameId, pages);

  await anna.goto(circle);
  const standing = anna.getByRole('table', { name: /Standing/ });
  await expect(standing.getByRole('row')).toHaveCount(5);
  await look(anna, FOLDER, '7-standing');
  await anna.getByRole('link', { name: '2026', exact: true }).first().click();
  await expect(anna.getByRole('table', { name: /2026/ })).toBeVisible();
  await look(anna, FOLDER, '8-year');
  await anna.getByRole('link', { name: 'Bohumil', exact: true }).first().click();
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
});
