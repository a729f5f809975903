/**
 * Anna goes away: Bohumil plays a whole turn for her by a link, in German, on a phone and by keyboard. The
 * others read it, and the link ends. Pictures of the walk are in test-results/delegate-walk.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { PanelPlayer } from './support/driver/panel';
import { linkFor } from './support/friends';
import { sitDown } from './support/journey';
import { look } from './support/look';
import { PHONE } from './support/screens';
import { freeTable, linksOf, openSeat } from './support/tables';
import { FULL, test } from './support/test';

async function lend(browser: Browser) {
  const seats = await freeTable(['Anna', 'Cecilie']);
  const anna = await sitDown(browser, linksOf(seats)[0] ?? '');
  const table = `/games/${seats.id}`;
  if (isFull) {
    await anna.goto(`${table}/help`);
    await look(anna, 'delegate-walk', '1-form');
  }
  const given = await linkFor(anna, `${table}/help`, 'Who plays for you?', 'Bohumil');
  if (isFull) await look(anna, 'delegate-walk', '2-link');
  return { anna, seats, table, given };
}

async function arrive(browser: Browser, link: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'de', viewport: PHONE });
  await page.goto(link);
  if (isFull) await look(page, 'delegate-walk', '3-arrival');
  await page.getByRole('button', { name: 'Für Anna spielen' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/games\/\w+$/);
  return page;
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Du spielst für Anna' });

test('a link lets somebody play for Anna until she ends it', async ({ browser }) => {
  const { anna, table, given } = await lend(browser);
  const bohumil = await arrive(browser, given);
  await expect(note(bohumil)).toBeVisible();
  await expect(bohumil.locator('[data-legal]').first()).toBeAttached();
  await anna.goto(`${table}/help`);
  await anna.getByRole('button', { name: 'End Bohumil’s link' }).click();
  await expect(anna.getByRole('status')).toContainText('The link has ended.');
  await bohumil.reload();
  await expect(bohumil.getByRole('alert').filter({ hasText: 'gilt nicht mehr' })).toBeVisible();
  await expect(bohumil.locator('[data-legal]')).toHaveCount(0);
});

test('a whole turn by keyboard on a phone; a third reads who made it', FULL, async ({ browser }) => {
  test.setTimeout(240_000);
  const { anna, seats, table, given } = await lend(browser);
  const bohumil = await arrive(browser, given);
  await look(bohumil, 'delegate-walk', '4-table');
  const player = new PanelPlayer(bohumil);
  while ((await bohumil.locator('form#step').count()) > 0) await player.step();
  const cecilie = await openSeat(browser, seats, 1, { path: '/seats' });
  const changes = cecilie.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(/Bohumil acts for Anna by link: steps 2–\d+/);
  await look(cecilie, 'delegate-walk', '5-entries');
  for (const page of ['talk', 'leave', 'late', 'plan', 'help']) {
    await bohumil.goto(`${table}/${page}`);
    await look(bohumil, 'delegate-walk', `6-${page}`);
  }
  await anna.goto(`${table}/help`);
  await look(anna, 'delegate-walk', '7-used');
  await anna.getByRole('button', { name: 'End Bohumil’s link' }).click();
  await expect(anna.getByRole('status')).toContainText('The link has ended.');
  await bohumil.goto(given);
  await expect(bohumil.locator('main')).toContainText(
    'Dieser Link gilt nicht mehr. Bitte Anna um einen neuen.',
  );
  await look(bohumil, 'delegate-walk', '8-ended');
});
