/**
 * Circles, series and rated tables only by keys: each stop of Tab is seen, and no form loses the focus. Its
 * pictures are in test-results/keyboard-walk.
 */
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { personIn, reopenUntil, signIn } from './support/friends';
import { gameOf } from './support/journey';
import { chooseByKey, expectKeptFocus, pressByKey, tabTo, typeByKey } from './support/keyboard';
import { playOut } from './support/play-out';
import { DESK, PHONE } from './support/screens';
import { FULL, test } from './support/test';

const FOLDER = 'keyboard-walk';

/** Sends a form by its button, waits until `there`, and finds the focus. */
async function send(page: Page, name: string, there: Locator): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name, exact: true }).first());
  await expect(there).toBeVisible();
  await expectKeptFocus(page, name);
  const file = `${name.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width}.png`;
  await page.screenshot({ path: path.join('test-results', FOLDER, file) });
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const summary = (page: Page, text: string) => page.locator('summary', { hasText: text });

/** Anna founds a circle, and Bohumil joins it; returns its path. */
async function meet(anna: Page, bohumil: Page, name: string): Promise<string> {
  await anna.goto('/circles');
  await typeByKey(anna, anna.getByLabel('Name of the circle'), name);
  await typeByKey(anna, anna.getByLabel('Your name in the circle'), 'Anna');
  await send(anna, 'Start the circle', heading(anna, name));
  await bohumil.goto(await anna.getByLabel('Link to join', { exact: true }).inputValue());
  await typeByKey(bohumil, bohumil.getByLabel('Your name in the circle'), 'Bohumil');
  await send(bohumil, 'Join the circle', heading(bohumil, 'Who’s in?'));
  return new URL(anna.url()).pathname;
}

test('a circle, its players and its usual table by keys', FULL, async ({ browser }) => {
  test.setTimeout(5 * 60_000);
  const [anna, bohumil] = [
    await personIn(browser, { viewport: DESK }),
    await personIn(browser, { viewport: PHONE }),
  ] as const;
  const circle = await meet(anna, bohumil, 'Thursday');

  await anna.goto(circle);
  await pressByKey(anna, summary(anna, 'Ask who’s in'));
  await tabTo(anna, anna.getByRole('radio', { name: '2' }));
  await anna.keyboard.press('ArrowRight');
  await expect(anna.getByRole('radio', { name: '3' })).toBeChecked();
  await chooseByKey(anna, anna.getByLabel('By when?'), 'week');
  await send(anna, 'Ask the members', anna.getByRole('article', { name: 'Anna is asking who’s in' }));
  await send(anna, 'I’m in', anna.getByText('In: Anna'));
  await send(anna, 'Take my answer back', anna.getByRole('button', { name: 'I’m in', pressed: false }));
  await bohumil.goto(circle);
  await send(bohumil, 'If needed', bohumil.getByText('If needed: Bohumil'));
  await anna.goto(circle);
  await send(anna, 'Call it off', summary(anna, 'Earlier'));

  await pressByKey(anna, summary(anna, 'Choose the players, the order and the clock'));
  await expect(anna.getByRole('checkbox', { name: 'Bohumil' })).toBeChecked();
  await tabTo(anna, anna.getByRole('checkbox', { name: 'Bohumil' }));
  await anna.keyboard.press('Space');
  await expect(anna.getByRole('checkbox', { name: 'Bohumil' })).not.toBeChecked();
  await anna.keyboard.press('Space');
  await pressByKey(anna, anna.getByRole('button', { name: 'Start this table' }));
  await anna.waitForURL(/\/games\/[a-z0-9]+$/);
  await anna.goto(circle);
  await pressByKey(anna, anna.getByRole('button', { name: 'Start the usual table' }));
  await anna.waitForURL(/\/games\/[a-z0-9]+$/);
  await bohumil.goto(anna.url());
  await pressByKey(bohumil, bohumil.getByRole('button', { name: 'Sit down', exact: true }));
  await expect(bohumil.getByRole('button', { name: 'Sit down', exact: true })).toHaveCount(0);
  await playOut(gameOf(anna), [anna, bohumil]);
  const year = anna.getByRole('link', { name: /^20\d\d$/ }).first();
  await reopenUntil(anna, circle, () => expect(year).toBeVisible({ timeout: 1_000 }));
  await pressByKey(anna, year);
  await anna.waitForURL(/\/years\/20\d\d$/);
  await expect(anna.getByRole('table', { name: /Standing|20\d\d/ }).first()).toBeVisible();
  await pressByKey(anna, anna.getByRole('link', { name: 'Bohumil' }).first());
  await anna.waitForURL(/\/members\//);
  await pressByKey(anna, anna.getByRole('link', { name: 'Back to the circle' }).first());
  await anna.waitForURL((url) => url.pathname === circle);
});

test('a series and a rated call by keys', FULL, async ({ browser }) => {
  test.setTimeout(5 * 60_000);
  const [anna, bohumil] = [
    await personIn(browser, { viewport: PHONE }),
    await personIn(browser, { viewport: DESK }),
  ] as const;
  await meet(anna, bohumil, 'Friday');

  await anna.reload();
  await pressByKey(anna, anna.getByRole('link', { name: 'Set up a competition' }));
  await anna.waitForURL(/\/competitions\/new/);
  await chooseByKey(anna, anna.getByLabel('Players at a table'), '2');
  await expect(anna.getByLabel('Players at a table')).toHaveValue('2');
  await tabTo(anna, anna.getByRole('radio', { name: /^Series/ }));
  await anna.keyboard.press('Space');
  await send(anna, 'Open the sign-up', heading(anna, 'People').or(anna.getByText('Sign-up is open')));
  const series = new URL(anna.url()).pathname;
  await bohumil.goto(series);
  for (const page of [anna, bohumil]) await send(page, 'Sign up', page.getByText('You’re in.'));
  await anna.goto(series);
  await pressByKey(anna, summary(anna, 'Change or call off'));
  await typeByKey(anna, anna.getByLabel('Sign-up ends in (days)'), '0');
  await send(anna, 'Save', anna.getByText(/Check in by/));
  await bohumil.goto(series);
  await send(bohumil, 'Check in', bohumil.getByText('You’re checked in.'));
  await send(anna, 'Check in', anna.getByText('0 of 2 tables are over.'));
  await expect(anna.getByRole('table', { name: 'Standings' })).toBeVisible();
  await pressByKey(anna, anna.getByRole('link', { name: /^Your table/ }).first());
  await anna.waitForURL(/\/games\/[a-z0-9]+$/);

  await signIn(bohumil, `keys.${Date.now()}@praga.test`);
  await bohumil.goto('/rated');
  await chooseByKey(bohumil, bohumil.getByLabel('Players'), '2');
  await send(bohumil, 'Call for players', bohumil.getByRole('button', { name: 'Leave this call' }));
  await send(bohumil, 'Leave this call', heading(bohumil, 'Start a new table'));
  await pressByKey(bohumil, bohumil.getByRole('link', { name: 'Your page' }));
  await bohumil.waitForURL(/\/people\//);
  await expect(heading(bohumil, 'Bohumil').first()).toBeVisible();
});
