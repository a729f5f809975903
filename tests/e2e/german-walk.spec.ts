/**
 * Seasons, rated tables and the pages of people in German on a narrow phone: nothing overflows, nothing goes
 * against axe, and no word is English. Its pictures are in test-results/german-walk.
 */
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  foundCircle,
  joinCircle,
  newestMailTo,
  openFolds,
  personIn,
  ratingChange,
  reopenUntil,
  signInPath,
  sitDownAt,
} from './support/friends';
import { gameOf } from './support/journey';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { PHONE } from './support/screens';
import { FULL, test } from './support/test';
import { wordsIn } from './support/words';

const FOLDER = 'german-walk';
const GERMAN = { viewport: PHONE, locale: 'de-DE', timezoneId: 'Europe/Berlin' };

const de = wordsIn('de');

type Messages = { readonly [key: string]: string | Messages };

/** A shorter piece may be a name, or the same in both languages by chance. */
const LEAST_LETTERS = 4;

/** The constant pieces of all messages in a language: the text between placeholders. */
function piecesOf(locale: string): ReadonlySet<string> {
  const folder = `messages/${locale}`;
  const pieces = (messages: Messages): readonly string[] =>
    Object.values(messages).flatMap((each) =>
      typeof each === 'string' ? each.split(/[{}#<>]/).map((piece) => piece.trim()) : pieces(each),
    );
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Set(files.flatMap((name) => pieces(JSON.parse(fs.readFileSync(`${folder}/${name}`, 'utf8')))));
}

const IN_GERMAN = piecesOf('de');
/** English texts that are in no German message. */
const ENGLISH = [...piecesOf('en')].filter((piece) => piece.length >= LEAST_LETTERS && !IN_GERMAN.has(piece));
const WHOLE = new Set(ENGLISH);
/** Sentences are found inside of longer text, but single words only as a whole text. */
const SENTENCES = ENGLISH.filter((piece) => /\w \w.* \w/.test(piece));

/** No text on the page, no name of a control and no title is English. */
async function expectNoEnglish(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, [lang]:not(html):not(main)'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(attribute) ?? '');
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
  const english = said.filter(
    (text) => WHOLE.has(text) || SENTENCES.some((sentence) => text.includes(sentence)),
  );
  expect.soft(english, `English on ${name}`).toEqual([]);
}

const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: de(key), exact: true })
    .first()
    .click();

async function see(page: Page, name: string): Promise<void> {
  await look(page, FOLDER, name);
  await expectNoEnglish(page, name);
}

async function signInFromRated(page: Page, name: string): Promise<void> {
  const address = `${name.toLowerCase()}.${Date.now()}@praga.test`;
  await page.goto('/rated');
  await page.getByRole('link', { name: de('ratings.signIn') }).click();
  await page.getByLabel(de('people.signIn.email')).fill(address);
  await press(page, 'people.signIn.send');
  await expect(page.getByRole('status')).toBeVisible();
  await page.goto(signInPath(newestMailTo(address)));
  await press(page, 'people.signIn.confirm');
  await page.waitForURL(/\/rated$/);
}

test('a rated table and its people in German', FULL, async ({ browser }) => {
  test.setTimeout(10 * 60_000);
  const [anna, bohumil] = [await personIn(browser, GERMAN), await personIn(browser, GERMAN)] as const;
  await anna.goto('/rated');
  await see(anna, '1-stranger');
  await signInFromRated(anna, 'Anna');
  await anna.getByLabel(de('ratings.size'), { exact: true }).selectOption('2');
  await anna.getByLabel(de('people.me.name'), { exact: true }).fill('Anna');
  await see(anna, '2-new-call');
  await press(anna, 'ratings.start');
  await expect(anna.getByRole('button', { name: de('ratings.takeBack') })).toBeVisible();
  await see(anna, '3-waiting');
  await signInFromRated(bohumil, 'Bohumil');
  await see(bohumil, '4-a-call');
  const call = bohumil.getByRole('article');
  await call.getByLabel(de('people.me.name'), { exact: true }).fill('Bohumil');
  await call.getByRole('button', { name: de('ratings.imIn'), exact: true }).click();
  await bohumil.waitForURL(/\/games\/[a-z0-9]+$/);
  await playOut(gameOf(bohumil), [anna, bohumil]);
  await reopenUntil(anna, '/rated', () => expect(ratingChange(anna)).toBeVisible({ timeout: 1_000 }));
  await see(anna, '5-rated');
  await press(anna, 'ratings.wish.listed');
  await expect(anna.getByText(de('ratings.ask'))).toHaveCount(0);
  await anna.getByRole('link', { name: de('ratings.toMine') }).click();
  await expect(anna.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await see(anna, '6-own-page');
  await bohumil.goto(anna.url());
  await see(bohumil, '7-other-page');
  await anna.goto('/rated');
  await see(anna, '8-list');
  await anna.goto('/me');
  await see(anna, '9-choices');
  await anna.getByRole('combobox', { name: de('ratings.setting') }).selectOption('hidden');
  await anna
    .getByRole('region', { name: de('ratings.setting') })
    .getByRole('button', { name: de('ratings.save') })
    .click();
  await anna.waitForURL(/saved/);
  await anna.goto('/rated');
  await see(anna, '10-hidden');
});

test('a season of two in German', FULL, async ({ browser }) => {
  test.setTimeout(10 * 60_000);
  const [anna, bohumil] = [await personIn(browser, GERMAN), await personIn(browser, GERMAN)] as const;
  const { circle, link } = await foundCircle(anna, 'Donnerstag am Fluss', 'Annegret', de);
  await joinCircle(bohumil, link, 'Bohumil', de);

  // Alone in a circle one is shown other things first.
  await anna.reload();
  await anna.getByRole('link', { name: de('seasons.make') }).click();
  await anna.getByRole('radio', { name: new RegExp(`^${de('seasons.form.season')}`) }).check();
  await anna.getByLabel(de('seasons.size'), { exact: true }).selectOption('2');
  await anna.getByText(de('seasons.more')).click();
  await see(anna, '11-new-season');
  await press(anna, 'seasons.create');
  await anna.waitForURL(/\/competitions\/[a-z0-9]+$/);
  const season = new URL(anna.url()).pathname;
  for (const page of [anna, bohumil]) {
    await page.goto(season);
    await press(page, 'seasons.act.enter');
    await expect(page.getByText(de('seasons.myState.entered'))).toBeVisible();
  }
  await see(bohumil, '12-in');
  await anna.goto(season);
  await anna.getByText(de('seasons.manage')).click();
  await anna.getByText(de('seasons.act.exclude'), { exact: true }).click();
  await anna.getByText(de('seasons.act.withdraw'), { exact: true }).first().click();
  await see(anna, '13-manage');
  await anna.getByLabel(de('seasons.moreDays')).fill('0');
  await press(anna, 'seasons.act.change');
  await expect(anna.getByRole('button', { name: de('seasons.act.check-in') })).toBeVisible();
  await see(anna, '14-check-in');
  await press(anna, 'seasons.act.check-in');
  await expect(anna.getByText(de('seasons.myState.checked-in'))).toBeVisible();
  await bohumil.goto(season);
  await press(bohumil, 'seasons.act.check-in');
  const tables = bohumil.locator('main a.btn-main[href^="/games/"]');
  await expect(tables).toHaveCount(2);
  await see(bohumil, '15-running');
  const ids = await tables.evaluateAll((links) =>
    links.map((a) => a.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  for (const [i, id] of ids.entries()) {
    await sitDownAt(id, [anna, bohumil]);
    await playOut(id, [anna, bohumil]);
    const first = anna.locator('main table td').first();
    await reopenUntil(anna, season, () => expect(first).toHaveText(String(i + 1), { timeout: 1_000 }));
  }
  await see(anna, '16-over');
  await anna.goto(circle);
  await openFolds(anna);
  await see(anna, '17-circle');
  await bohumil.goto(`${circle}/years/0`);
  await see(bohumil, '18-all-years');
});
