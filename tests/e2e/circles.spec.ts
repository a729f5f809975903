/** A circle from its founding to a friend who leaves it: a desk, and a phone without an account. */
import { expect, type Browser, type Page } from '@playwright/test';
import { foundCircle } from './support/friends';
import { FULL, test } from './support/test';
import { wordsIn } from './support/words';

const pageIn = (browser: Browser, locale: string, width: number): Promise<Page> =>
  browser.newPage({ locale, viewport: { width, height: 800 } });

for (const [locale, language, how] of [
  ['en-GB', 'en', {}],
  ['de-DE', 'de', FULL],
] as const)
  test(`a circle is founded, joined by link on a phone, and left (${locale})`, how, async ({ browser }) => {
    const say = wordsIn(language);
    const anna = await pageIn(browser, locale, 1280);
    const { link } = await foundCircle(anna, 'Thursday', 'Anna', say);
    // A new circle shows its link and its first question, and nothing that is not asked for.
    await expect(anna.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await anna
      .getByRole('group', { name: say('friends.players') })
      .getByRole('radio', { name: '2' })
      .check();
    await anna.getByRole('button', { name: say('friends.first') }).click();
    await expect(anna.getByRole('article')).toBeVisible();
    await anna
      .getByRole('main')
      .getByRole('link', { name: say('circles.settings') })
      .click();
    await anna.getByLabel(say('circles.noticeLabel')).fill('Cake at eight');
    await anna.getByRole('button', { name: say('circles.saveNotice') }).click();
    await anna.waitForURL(/done=saved/);
    // The notice has it: no form leaves the focus at the top of everything.
    await expect(anna.locator('main :focus')).toHaveCount(1);

    const phone = await pageIn(browser, locale, 360);
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1, name: 'Thursday' })).toBeVisible();
    await phone.getByLabel(say('circles.myName')).fill('Bohumil');
    await phone.getByRole('button', { name: say('join.go.circle') }).click();
    await expect(phone.getByText('Cake at eight')).toBeVisible();
    const address = phone.url();
    // A key that no one else has.
    const stranger = await pageIn(browser, locale, 360);
    expect((await stranger.goto(address))?.status()).toBe(404);
    // Who is a member elsewhere reads how to be one here.
    const main = stranger.getByRole('main');
    await expect(main.getByRole('link', { name: say('people.me.browsers') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('circles.closed.signInHere') })).toBeVisible();
    expect(await stranger.content()).not.toContain('Thursday');

    await phone.getByRole('textbox', { name: say('circles.talk.say') }).fill('I bring tea');
    await phone.getByRole('button', { name: say('talk.send'), exact: true }).click();
    await expect(phone.getByText('I bring tea')).toBeVisible();
    // Unseen messages are new to Anna once.
    for (const heading of [/^Chat 1/, /^Chat$/]) {
      await anna.goto(address);
      await expect(anna.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(anna.getByText('I bring tea')).toBeVisible();

    // The last yes seats both: each sees a board of their own, and nobody a reserved seat.
    await phone.getByRole('button', { name: say('friends.answer.in'), exact: true }).click();
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
    await phone.getByRole('button', { name: say('circles.leave'), exact: true }).click();
    await phone.waitForURL(/done=left/);
    expect((await phone.goto(address))?.status()).toBe(404);
  });
