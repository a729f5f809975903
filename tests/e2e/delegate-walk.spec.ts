/**
 * Anna goes away: Bohumil plays a whole turn for her by a link, in German, on a phone and by keyboard. The
 * others read it, and the link ends. Pictures of the walk are in test-results/delegate-walk.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { seatLinks, sitDown, stepBy } from './support/journey';
import { look } from './support/look';
import { FULL, test } from './support/test';

async function lend(browser: Browser) {
  const [link = '', next = ''] = await seatLinks(['Anna', 'Cecilie']);
  const anna = await sitDown(browser, link);
  const cecilie = await sitDown(browser, next);
  const table = new URL(anna.url()).pathname;
  await anna.goto(`${table}/help`);
  if (isFull) await look(anna, 'delegate-walk', '1-form');
  await anna.getByLabel('Who plays for you?').fill('Bohumil');
  await anna.getByRole('button', { name: 'Create the link' }).click();
  const given = await anna.getByLabel(/^The link for Bohumil/).inputValue();
  if (isFull) await look(anna, 'delegate-walk', '2-link');
  return { anna, cecilie, table, given };
}

async function arrive(browser: Browser, link: string): Promise<Page> {
  const page = await (
    await browser.newContext({ locale: 'de', viewport: { width: 360, height: 780 } })
  ).newPage();
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

/** One step towards the end of the turn, by keys: its end, or the first button of the moves. */
async function stepByKeys(page: Page): Promise<boolean> {
  const moves = page.locator('#moves');
  const end = moves.getByRole('button', { name: 'Zug beenden' });
  const isEnd = (await end.count()) > 0;
  const place = moves.locator('details').first();
  const first = moves.getByRole('region').getByRole('button').first();
  if (!isEnd && (await first.count()) === 0) await place.evaluate((it) => it.setAttribute('open', ''));
  await stepBy(page, async () => {
    for (let n = 0; n < 2; n += 1) {
      await (isEnd ? end : first).focus();
      await page.keyboard.press('Enter');
      const armed = page.locator('#moves [data-armed]');
      const asked = page.locator('#turn-bar:popover-open [data-do="go"]:visible');
      if ((await asked.count()) > 0) {
        await asked.focus();
        await page.keyboard.press('Enter');
      }
      if ((await armed.count()) === 0) break;
    }
  });
  return isEnd;
}

test('a whole turn by keyboard on a phone; a third reads who made it', FULL, async ({ browser }) => {
  test.setTimeout(240_000);
  const { anna, cecilie, table, given } = await lend(browser);
  const bohumil = await arrive(browser, given);
  await look(bohumil, 'delegate-walk', '4-table');
  for (let n = 0; n < 40; n += 1) if (await stepByKeys(bohumil)) break;
  await cecilie.goto(`${table}/seats`);
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
