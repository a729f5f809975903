/** People enter printed values: twenty by mouse, by thumb and by keys, and two of them play with a box. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { RETRIED } from './support/competition-walk';
import { personIn } from './support/friends';
import { settled } from './support/journey';
import { look } from './support/look';
import { playOut } from './support/play-out';
import { AT_DESK, DESK, ON_LARGE_PHONE, TABLET } from './support/screens';
import { FULL, test } from './support/test';

const FOLDER = 'box-workshop';
const TILES = 20;
/** A person takes the tile into their hand and reads it. */
const READING_MS = 4000;
const LONGEST_MS = 240_000;
/** Two people play a whole game in their pages. */
const WHOLE_GAME_MS = 15 * 60_000;

/** Makes a box in English; its address. */
async function makeBox(page: Page, name: string): Promise<string> {
  await page.goto('/boxes');
  await page.getByLabel('Name of the box').fill(name);
  await page.getByLabel('Your name').first().fill('Anna');
  await page.getByRole('button', { name: 'Create the box' }).click();
  await page.waitForURL(/\/boxes\/[a-z0-9]{6,}$/);
  return new URL(page.url()).pathname;
}

const save = (page: Page) => page.getByRole('button', { name: /, next$/ });
const spot = (page: Page, part: string) =>
  page.getByRole('button', { name: new RegExp(`^${part} .*: none$`) });
const more = (page: Page) => page.getByRole('button', { name: /^More: / });

type Press = (page: Page, what: 'corner' | 'side' | 'number' | 'save') => Promise<void>;

const pointedAt = (page: Page, what: Parameters<Press>[1]) =>
  what === 'save' ? save(page) : (what === 'number' ? more(page) : spot(page, what)).first();
const BY_MOUSE: Press = (page, what) => pointedAt(page, what).click();
const BY_THUMB: Press = (page, what) => pointedAt(page, what).tap();
/** The arrows lead from part to part; a digit is a number, a letter a symbol. */
const BY_KEYS: Press = async (page, what) => {
  if (what === 'save') return page.keyboard.press('Enter');
  if (what === 'number') return page.keyboard.press('2');
  const picture = page.getByRole('group', { name: /^Picture/ });
  await picture.focus();
  await page.keyboard.press('Tab');
  const wanted = new RegExp(`^${what} .*: none$`);
  for (let n = 0; n < 14; n += 1) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (wanted.test(name)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await picture.focus();
};
const CHANGES = [undefined, 'corner', 'side', 'number'] as const;

for (const [name, options, press] of [
  ['mouse', AT_DESK, BY_MOUSE],
  ['thumb', ON_LARGE_PHONE, BY_THUMB],
  ['keys', AT_DESK, BY_KEYS],
] as const)
  test(`twenty tiles are entered in four minutes by ${name}`, FULL, async ({ browser }) => {
    test.setTimeout(2 * LONGEST_MS);
    const page = await personIn(browser, { ...options, locale: 'en-GB' });
    const box = await makeBox(page, 'Our copy');
    await page.getByRole('button', { name: 'Enter the next component' }).click();
    const title = page.getByRole('heading', { level: 2 });
    await expect(title).toHaveCount(1);
    const from = Date.now();
    for (let n = 0; n < TILES; n += 1) {
      const before = await title.innerText();
      await page.waitForTimeout(READING_MS);
      const change = CHANGES[n % CHANGES.length];
      if (change) await press(page, change);
      await press(page, 'save');
      await expect(title).not.toHaveText(before);
    }
    const tookMs = Date.now() - from;
    console.log(`${TILES} tiles by ${name}: ${Math.round(tookMs / 1000)} s`);
    expect(tookMs).toBeLessThan(LONGEST_MS);
    await page.goto(box);
    await settled(page);
    await expect(page.getByText('Records 20 values as confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '0 of 252 confirmed' })).toBeVisible();
    // The first of them again, and its entry taken back.
    await page.getByRole('button', { name: 'Show all components' }).click();
    await page
      .getByRole('link', { name: /looked at by 1 person/ })
      .first()
      .click();
    await page.getByText('Name and doubts').click();
    await page.getByRole('button', { name: 'Take my entry back' }).click();
    await page.waitForURL((url) => !url.search.includes('upgrade-i-pit-props'));
    await page.goto(box);
    await expect(page.getByText('Records 19 values as confirmed.')).toBeVisible();
  });

/** Opens a component of a box by its address. Its buttons work once its scripts have moved the focus. */
async function openAt(page: Page, box: string, component: string): Promise<void> {
  await page.goto(`${box}?at=${component}`);
  await expect(page.getByRole('group', { name: /^(Picture|Bild) / })).toBeFocused();
}

/** Adds one to the first number of a component and saves it. */
async function raise(page: Page, box: string, component: string): Promise<void> {
  await openAt(page, box, component);
  await page
    .getByRole('button', { name: /^(More|Mehr): / })
    .first()
    .click();
  await page.getByRole('button', { name: /(, next|, weiter)$/ }).click();
  await page.waitForURL((url) => !url.search.includes(`at=${component}`));
}

test('the bar with Save stays where it is when rare symbols unfold', async ({ browser }) => {
  for (const viewport of inFull([DESK, TABLET, ON_LARGE_PHONE.viewport], [ON_LARGE_PHONE.viewport])) {
    const page = await personIn(browser, { viewport, locale: 'en-GB' });
    await openAt(page, await makeBox(page, 'Our copy'), 'wall-i-postern');
    const undo = page.getByRole('button', { name: 'Undo' });
    const topOf = async () => (await undo.boundingBox())?.y;
    const reward = page.getByRole('region', { name: 'Reward' });
    await reward.getByRole('button').first().click();
    const rare = reward.getByText('Rare symbols');
    await rare.scrollIntoViewIfNeeded();
    const before = await topOf();
    await rare.click();
    await expect(page.getByRole('group', { name: 'Symbols' })).toHaveCount(2);
    expect(await topOf()).toBe(before);
  }
});

const CHANGED = ['wall-i-postern', 'wall-i-rubble-wall', 'wall-i-drum-tower'];

test('two people confirm a box and play with it', FULL, async ({ browser }, info) => {
  test.setTimeout(WHOLE_GAME_MS);
  const anna = await personIn(browser, { viewport: DESK, locale: 'en-GB' });
  const bohumil = await personIn(browser, { ...ON_LARGE_PHONE, locale: 'de-DE' });
  const box = await makeBox(anna, 'Annas Exemplar');
  await look(anna, FOLDER, '1-new');
  for (const component of CHANGED) await raise(anna, box, component);
  await anna.goto(`${box}/settings`);
  await anna.getByRole('button', { name: 'Create a link' }).click();
  const link = await anna.getByLabel('Link for editors', { exact: true }).inputValue();
  await look(anna, FOLDER, '2-settings');

  await bohumil.goto(link);
  await look(bohumil, FOLDER, '3-join-de');
  await bohumil.getByLabel(/^Dein Name/).fill('Bohumil');
  await bohumil.getByRole('button', { name: 'An dieser Schachtel mitarbeiten' }).click();
  await bohumil.waitForURL(/done=joined/);
  for (const component of CHANGED.slice(0, 2)) {
    await openAt(bohumil, box, component);
    await bohumil.getByRole('button', { name: /, weiter$/ }).click();
    await bohumil.waitForURL((url) => !url.search.includes(`at=${component}`));
  }
  // The third one differs from Anna's value.
  await openAt(bohumil, box, CHANGED[2] ?? '');
  await look(bohumil, FOLDER, '4-component-de');
  await raise(bohumil, box, CHANGED[2] ?? '');

  await openAt(anna, box, CHANGED[2] ?? '');
  await look(anna, FOLDER, '5-differ');
  await anna.getByRole('button', { name: 'Choose the value of Bohumil' }).click();
  await anna.waitForURL((url) => !url.search.includes(`at=${CHANGED[2]}`));
  await anna.goto(box);
  await anna.getByRole('button', { name: 'Finish revision 1' }).click();
  await anna.waitForURL(/done=finished/);
  await anna.getByRole('button', { name: 'Show all components' }).click();
  await expect(anna.getByRole('link', { name: /Postern.*confirmed by 2 people/ })).toBeVisible();
  await look(anna, FOLDER, '6-finished');
  await anna.goto(`${box}/settings`);
  await anna.getByRole('radio', { name: 'All who know the address' }).check();
  await anna.getByRole('button', { name: 'Save', exact: true }).click();
  await anna.waitForURL(/done=saved/);
  const reader = await personIn(browser, { viewport: DESK, locale: 'pt-BR' });
  await reader.goto(box);
  await reader.getByRole('link', { name: /^Poterna|^Postern/ }).click();
  await expect(reader.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await look(reader, FOLDER, '6-reader-pt');

  await anna.goto(`${box}/revisions`);
  await expect(anna.getByRole('listitem').filter({ hasText: 'Postern' })).toBeVisible();
  await look(anna, FOLDER, '7-revisions');

  await anna.getByRole('link', { name: 'Play with this box' }).click();
  await expect(anna.getByLabel('Played with')).toHaveValue(/^box:/);
  await anna.locator('#seat-0').fill('Anna');
  await anna.locator('#seat-1').fill('Bohumil');
  await anna.getByRole('button', { name: 'Create the table' }).click();
  await anna.waitForURL(/\/games\/\w+\/seats$/);
  const gameId = new URL(anna.url()).pathname.split('/')[2] ?? '';
  await bohumil.goto(await anna.getByLabel('Link for Bohumil', { exact: true }).inputValue());
  await bohumil
    .getByRole('button', { name: /^Platz nehmen/ })
    .first()
    .click();
  await bohumil.waitForURL(new RegExp(`/games/${gameId}`));
  await anna.goto(`/games/${gameId}`);
  await anna.getByText('Menu').first().click();
  await anna.getByText('Rules and settings').click();
  await expect(anna.getByRole('link', { name: 'Annas Exemplar' })).toBeVisible();
  await playOut(gameId, [anna, bohumil]);
  await anna.goto(`/games/${gameId}`);
  await expect(anna.getByRole('region', { name: 'Result' })).toBeVisible();
  await look(anna, FOLDER, '8-over');

  const exported = await anna.request.get(`/api/games/${gameId}/export`);
  const file = info.outputPath('game.json');
  writeFileSync(file, await exported.body());
  expect(JSON.parse(await exported.text()).game.boxName ?? 'Annas Exemplar').toBe('Annas Exemplar');
  const verified = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', file], {
    encoding: 'utf8',
  });
  expect(verified.stdout + verified.stderr).toContain('Everything was worked out again and agrees.');
  expect(verified.status).toBe(0);

  const page = info.outputPath('game.html');
  writeFileSync(page, await (await anna.request.get(`/games/${gameId}/archive.html`, RETRIED)).body());
  const offline = await browser.newPage({ offline: true, viewport: DESK });
  await offline.goto(pathToFileURL(page).href);
  await offline.getByRole('button', { name: 'First step' }).click();
  await expect(offline.locator('#board svg').first()).toBeVisible();
  await offline.keyboard.press('End');
  await expect(offline.getByRole('heading', { name: 'Final ranking' })).toBeVisible();
});
