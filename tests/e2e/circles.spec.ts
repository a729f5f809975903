/** A circle from its founding to a friend who leaves it: a desk, and a phone without an account. */
import { expect, type Browser, type Page } from '@playwright/test';
import { FULL, test } from './support/test';

const LANGUAGES = {
  'en-GB': {
    name: 'Name of the circle',
    myName: 'Your name in the circle',
    found: 'Start the circle',
    link: 'Link to join',
    settings: 'Settings',
    notice: 'Notice for all members',
    saveNotice: 'Save the notice',
    join: 'Join the circle',
    size: '2, 3 or 4 players?',
    first: 'Start the first table',
    isIn: 'I’m in',
    write: 'Write to the circle',
    send: 'Send',
    leave: 'Leave the circle',
    devices: 'Devices',
    signIn: 'Sign in and come back',
  },
  'de-DE': {
    name: 'Name der Gruppe',
    myName: 'Dein Name in der Gruppe',
    found: 'Gruppe gründen',
    link: 'Einladungslink',
    settings: 'Einstellungen',
    notice: 'Aushang für alle Mitglieder',
    saveNotice: 'Aushang speichern',
    join: 'Mitmachen',
    size: '2, 3 oder 4 Leute?',
    first: 'Den ersten Tisch eröffnen',
    isIn: 'Ich bin dabei',
    write: 'Der Gruppe schreiben',
    send: 'Senden',
    leave: 'Gruppe verlassen',
    devices: 'Geräte',
    signIn: 'Anmelden und zurückkehren',
  },
} as const;

type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const pageIn = (browser: Browser, locale: string, width: number): Promise<Page> =>
  browser.newPage({ locale, viewport: { width, height: 800 } });

/** Founds a circle and returns its join link. */
async function found(page: Page, words: Words): Promise<string> {
  await page.goto('/circles');
  await page.getByLabel(words.name).fill('Thursday');
  await page.getByLabel(words.myName).fill('Anna');
  await page.getByRole('button', { name: words.found }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday' })).toBeVisible();
  return page.getByLabel(words.link, { exact: true }).inputValue();
}

for (const [locale, words] of Object.entries(LANGUAGES))
  test(
    `a circle is founded, joined by link on a phone, and left (${locale})`,
    locale === 'en-GB' ? {} : FULL,
    async ({ browser }) => {
      const anna = await pageIn(browser, locale, 1280);
      const link = await found(anna, words);
      // A new circle shows its link and its first question, and nothing that is not asked for.
      await expect(anna.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
      await anna.getByRole('group', { name: words.size }).getByRole('radio', { name: '2' }).check();
      await anna.getByRole('button', { name: words.first }).click();
      await expect(anna.getByRole('article')).toBeVisible();
      await anna.getByRole('main').getByRole('link', { name: words.settings }).click();
      await anna.getByLabel(words.notice).fill('Cake at eight');
      await anna.getByRole('button', { name: words.saveNotice }).click();
      await anna.waitForURL(/done=saved/);
      // The notice has it: no form leaves the focus at the top of everything.
      await expect(anna.locator('main :focus')).toHaveCount(1);

      const phone = await pageIn(browser, locale, 360);
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1, name: 'Thursday' })).toBeVisible();
      await phone.getByLabel(words.myName).fill('Bohumil');
      await phone.getByRole('button', { name: words.join }).click();
      await expect(phone.getByText('Cake at eight')).toBeVisible();
      const address = phone.url();
      // A key of nobody else's.
      const stranger = await pageIn(browser, locale, 360);
      expect((await stranger.goto(address))?.status()).toBe(404);
      // Who is a member elsewhere reads how to be one here.
      const main = stranger.getByRole('main');
      await expect(main.getByRole('link', { name: words.devices })).toBeVisible();
      await expect(main.getByRole('link', { name: words.signIn })).toBeVisible();
      expect(await stranger.content()).not.toContain('Thursday');

      await phone.getByRole('textbox', { name: words.write }).fill('I bring tea');
      await phone.getByRole('button', { name: words.send, exact: true }).click();
      await expect(phone.getByText('I bring tea')).toBeVisible();
      // Unseen messages are new to Anna once.
      for (const heading of [/^Chat 1/, /^Chat$/]) {
        await anna.goto(address);
        await expect(anna.getByRole('heading', { name: heading })).toBeVisible();
      }
      await expect(anna.getByText('I bring tea')).toBeVisible();

      // The last yes seats both: each sees a board of their own, and nobody a reserved seat.
      await phone.getByRole('button', { name: words.isIn, exact: true }).click();
      await phone.waitForURL(/\/games\/[a-z0-9]+$/);
      const table = phone.url();
      await anna.goto(table);
      for (const page of [anna, phone]) {
        await expect(page.locator('#mine')).toHaveCount(1);
        await expect(page.getByRole('button', { name: /^(Sit down|Platz nehmen)$/ })).toHaveCount(0);
      }

      await anna.goto(address);
      await expect(anna.getByRole('link', { name: /Bohumil/ }).first()).toBeVisible();
      await phone.goto(`${address}/settings`);
      await phone.getByRole('button', { name: words.leave, exact: true }).click();
      await phone.waitForURL(/done=left/);
      expect((await phone.goto(address))?.status()).toBe(404);
    },
  );
