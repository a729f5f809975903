/**
 * The walk of a series: three friends of a circle sign up, check in, and play three tables of two to the end.
 * Its pictures are in test-results/seasons-walk.
 */
import { expect, type Page } from '@playwright/test';
import { openSignUp, signUp } from './support/competition-walk';
import { foundCircle, joinCircle, peopleIn, reopenUntil, sitDownAt } from './support/friends';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { FULL, test } from './support/test';

const FOLDER = 'seasons-walk';

test('three friends sign up for a series, check in and play it to the end', FULL, async ({ browser }) => {
  test.setTimeout(10 * 60_000);
  const all = [...(await peopleIn(browser, ['Anna', 'Bohumil', 'Cyril'])).values()];
  const [anna, bohumil, cyril] = all as [Page, Page, Page];
  const { link } = await foundCircle(anna, 'Thursday', 'Anna');
  await joinCircle(bohumil, link, 'Bohumil');
  await joinCircle(cyril, link, 'Cyril');

  await anna.reload();
  await anna.getByRole('link', { name: 'Set up a competition' }).click();
  await look(anna, FOLDER, '1-new');
  await anna.getByLabel('Players at a table').selectOption('2');
  const series = await openSignUp(anna);
  await look(anna, FOLDER, '2-sign-up');
  for (const page of all) await signUp(page, series);
  await look(bohumil, FOLDER, '3-in');
  await anna.goto(series);
  await anna.getByText('Change or call off').click();
  await anna.getByLabel('Sign-up ends in (days)').fill('0');
  await anna.getByRole('button', { name: 'Save' }).click();
  await expect(anna.getByText(/Check in by/)).toBeVisible();
  for (const page of all) {
    await page.goto(series);
    if (page === bohumil) await look(page, FOLDER, '4-check-in');
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Check in', exact: true })).toHaveCount(0);
  }
  await anna.goto(series);
  await expect(anna.getByText('0 of 3 tables are over.')).toBeVisible();
  await look(anna, FOLDER, '5-running');

  const played = new Set<string>();
  for (let n = 1; n <= 3; n += 1) {
    await anna.goto(series);
    const links = await anna
      .getByRole('link', { name: /table/i })
      .evaluateAll((found) => found.map((a) => a.getAttribute('href') ?? ''));
    const open = links.find((href) => href.startsWith('/games/') && !played.has(href)) ?? '';
    expect(open, `table ${n}`).not.toBe('');
    played.add(open);
    const gameId = open.replace('/games/', '');
    await sitDownAt(gameId, all);
    await playOut(gameId, all);
    const news = anna.getByText(n < 3 ? `${n} of 3 tables are over.` : /(has|have) won /);
    await reopenUntil(anna, series, () => expect(news).toBeVisible({ timeout: 1_000 }));
    if (n === 1) await look(anna, FOLDER, '6-one-over');
  }
  await look(anna, FOLDER, '7-over');
  await bohumil.goto(series);
  await look(bohumil, FOLDER, '8-over-bohumil');
  await anna.goto('/circles');
  await anna.getByRole('link', { name: 'Thursday' }).first().click();
  await look(anna, FOLDER, '9-circle');
});
