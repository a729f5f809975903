/**
 * An organiser opens a cup that starts when it is full, decides about a table and takes that back; everyone
 * sees it on its public page. Pictures are in test-results/organiser.
 */
import { expect } from '@playwright/test';
import { bodyOf, openSignUp, RETRIED, signUp } from './support/competition-walk';
import { foundCircle, joinCircle, personIn } from './support/friends';
import { look } from './support/look';
import { DESK } from './support/screens';
import { FULL, test } from './support/test';

const FOLDER = 'organiser';
const NAMES = ['Bohumil', 'Cyril', 'Dora'];

test('a cup with a decision that is taken back, and its public page', FULL, async ({ browser }) => {
  test.setTimeout(180_000);
  const options = { locale: 'en-GB', viewport: DESK };
  const anna = await personIn(browser, options);
  const { link } = await foundCircle(anna, 'Thursday', 'Anna');
  const others = await Promise.all(NAMES.map(async () => personIn(browser, options)));
  for (const [i, page] of others.entries()) await joinCircle(page, link, NAMES[i] ?? '');
  await anna.goto('/competitions');
  await anna.getByRole('link', { name: 'Set up a competition' }).click();
  await anna.getByRole('link', { name: 'Thursday' }).click();
  await anna.getByRole('radio', { name: /^Cup/ }).check();
  await anna.getByLabel('Players at a table').selectOption('2');
  await anna.getByText('Sign-up, start, computers and rules of the form').click();
  await anna.getByLabel('People needed for an early start').fill('4');
  await anna.getByRole('checkbox', { name: 'Consolation final' }).check();
  await anna.getByRole('checkbox', { name: 'A public page for everyone' }).check();
  const address = await openSignUp(anna);

  await signUp(anna, address);
  await look(anna, FOLDER, '1-sign-up');
  for (const { request } of others) await bodyOf(request.post(`/api${address}/entrants`, RETRIED));

  await anna.goto(address);
  await expect(anna.getByRole('link', { name: /^Your table/ })).toBeVisible();
  await anna.getByText('Decide something').click();
  await anna.getByLabel('What?').selectOption({ index: 0 });
  await anna.getByLabel('Reason (optional)').fill('by agreement');
  await anna.getByRole('button', { name: 'Make this decision' }).click();
  await expect(anna.getByText(/Anna decided\. It takes effect on/)).toBeVisible();
  await look(anna, FOLDER, '2-decided');
  await anna.getByRole('button', { name: 'Take it back' }).click();
  await expect(anna.getByText(/Anna decided\. Taken back on/)).toBeVisible();

  const stranger = await personIn(browser, options);
  await stranger.goto(`${address}/public`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Thursday tournament 1');
  await look(stranger, FOLDER, '3-public');
  await stranger.goto(`/embed${address}`);
  await expect(stranger.getByRole('heading', { name: 'Standings' })).toBeVisible();
  // Nobody has said yes: the question at the sign-up is unticked.
  await stranger.goto(`${address}/public`);
  await expect(stranger.getByText('Anna')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Show my name on the public page' }).click();
  await expect(anna.getByRole('button', { name: 'Leave my name off the public page' })).toBeVisible();
  await stranger.goto(`${address}/public`);
  await expect(stranger.getByText('Anna').first()).toBeVisible();
});
