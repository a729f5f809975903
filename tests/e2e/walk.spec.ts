/**
 * The walk of a newcomer from a cold browser to a review, in pictures (test-results/walk), without a
 * line on the console and without anything that moves on its own. It counts the clicks of ten turns.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { Dice } from './support/driver/dice';
import { MOUSE, THUMB } from './support/driver/hands';
import { Player } from './support/driver/play';
import { survey, type Survey } from './support/driver/survey';
import { chosenBar, createTable, moves, playTurn, settled, sitDown, turnInPage } from './support/journey';
import { lessonSays, pulsing } from './support/lesson';
import { DESK, ON_LARGE_PHONE } from './support/screens';
import { layOut, newTable, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const PICTURES = path.resolve('test-results/walk');
const SIZES = [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const;
const TURNS = 10;

/** A page of a cold browser, with its console output and its layout shifts. */
async function coldPage(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options);
  const said: string[] = [];
  page.on('console', (line) => said.push(`${new URL(page.url()).pathname}: ${line.text()}`));
  page.on('pageerror', (error) => said.push(`${new URL(page.url()).pathname}: ${error.message}`));
  await page.addInitScript(() => {
    const walk = { clicks: 0, shift: 0 };
    Object.assign(window, { walk });
    addEventListener('click', ({ isTrusted }) => isTrusted && (walk.clicks += 1), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false) walk.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return { page, said };
}

/** Pictures of the current page: in every size and both lights where `isWhole`, else as it is. */
async function picture(page: Page, name: string, isWhole = false): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const shot = (file: string) =>
    page.screenshot({ path: path.join(PICTURES, `${file}.png`), animations: 'disabled' });
  if (!isWhole) return void (await shot(name));
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await shot(`${name}-${width}-${colorScheme}`);
    }
}

/** A figure of the walk, for its page in docs/measurements.md. */
const report = (what: string, figure: number) => console.log(`${what}: ${figure}`);

const walkOn = (page: Page): Promise<{ readonly clicks: number; readonly shift: number }> =>
  page.evaluate(() => Reflect.get(window, 'walk'));

/** Follows what glows, without a detour over the rows, and ends each turn as soon as that is possible. */
class Newcomer extends Player {
  protected override async step(now: Survey): Promise<boolean> {
    const places = now.places.filter((at) => !at.startsWith('row:'));
    if (now.canEnd) await this.hand.end(this.page);
    else if (places.length > 0) await this.onDrawings({ ...now, places });
    else await this.hand.press(this.page, moves(this.page).locator('button[name="command"]:visible').first());
    return false;
  }

  protected override async onDrawings({ places: [first], answer, seq }: Survey): Promise<void> {
    const { page, hand } = this;
    let at = first;
    while (at !== undefined) {
      await hand.point(page, at);
      const now = await survey(page);
      if (now.answer !== answer || now.seq !== seq) return;
      if (now.bar.steps > 0) return hand.press(page, chosenBar(page).locator('[data-step]').first());
      if (now.bar.go) return hand.go(page);
      [at] = now.spots;
    }
  }
}

for (const [name, options] of [
  ['desk', MOUSE.options],
  ['phone', ON_LARGE_PHONE],
] as const)
  test(`the walk on a ${name}: Play now, and five turns against Parler`, FULL, async ({ browser }) => {
    const { page, said } = await coldPage(browser, options);
    await page.goto('/');
    await picture(page, `start-${name}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/games\//);
    await turnInPage(page);
    for (let turn = 1; turn <= 5; turn += 1) {
      await picture(page, `parler-${name}-${turn}-begin`);
      await playTurn(page);
      await picture(page, `parler-${name}-${turn}-end`);
      await turnInPage(page);
    }
    await picture(page, `parler-${name}-6-begin`);
    report(`walk: layout shift of five turns against Parler on a ${name}`, (await walkOn(page)).shift);
    expect(said).toEqual([]);
  });

test('the walk: a lesson only by its pulses', FULL, async ({ browser }) => {
  const { page, said } = await coldPage(browser, MOUSE.options);
  await page.goto('/learn');
  await picture(page, 'learn');
  await page.getByRole('button', { name: / 1 / }).first().click();
  await page.waitForURL(/\/games\//);
  const next = page.locator('#lesson button.btn-main[name="read"]');
  for (let step = 0; step < 12; step += 1) {
    await picture(page, `lesson-${step}`);
    const before = await lessonSays(page);
    const { value, at } = await pulsing(page);
    if ((await next.count()) > 0) await next.click();
    else if (value !== undefined) await page.locator(`#moves button[value='${value}']`).first().click();
    else if (at[0]) await page.locator(`[data-at="${at[0]}"][data-legal]`).first().click();
    else break;
    await expect.poll(() => lessonSays(page)).not.toBe(before);
  }
  expect(said).toEqual([]);
});

for (const hand of [MOUSE, THUMB])
  test(`the walk: ten turns of two by ${hand.name}`, FULL, async ({ browser }) => {
    test.setTimeout(300_000);
    const table = await newTable();
    const { page, said } = await coldPage(browser, hand.options);
    await takeSeat(page.context(), table);
    await page.goto(`/games/${table.id}`);
    const anna = new Newcomer(page, hand, new Dice(1));
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await turnInPage(page);
      while ((await survey(page)).isMine) await anna.decide();
      const last = await wireTurn(table);
      await expect(page.locator('header.top')).toHaveAttribute('data-seq', String(last?.seq));
    }
    await picture(page, `ten-turns-${hand.name}`);
    const { clicks, shift } = await walkOn(page);
    report(`walk: clicks of ten turns by ${hand.name}`, clicks);
    report(`walk: layout shift of ten turns by ${hand.name}`, shift);
    expect(said).toEqual([]);
  });

test(
  'the walk: a table is made, a friend arrives, and Anna returns after days',
  FULL,
  async ({ browser }) => {
    const { page, said } = await coldPage(browser, MOUSE.options);
    const { table, links } = await createTable(page, ['Anna', 'Bohumil']);
    await picture(page, 'invite', true);
    const [link] = links;
    if (!link) throw new Error('there is no link for Bohumil');
    await page.setViewportSize(DESK);
    await page.goto(table);
    const bohumil = await sitDown(browser, link, THUMB.options);
    await picture(bohumil, 'arrived');
    await turnInPage(page);
    await playTurn(page);
    await picture(page, 'waiting', true);
    await page.goto('about:blank');
    await turnInPage(bohumil);
    await playTurn(bohumil);
    await page.setViewportSize(DESK);
    await page.goto(table);
    await turnInPage(page);
    await picture(page, 'back', true);
    expect(said).toEqual([]);
  },
);

for (const locale of ['en-GB', 'de-DE', 'pt-BR'])
  test(`the walk: every part in ${locale}`, FULL, async ({ browser }) => {
    test.setTimeout(300_000);
    const middle = await layOut({ game: '4-players-online', commands: 72 });
    const over = await layOut({ game: '2-players-base', commands: 10_000 });
    const { page, said } = await coldPage(browser, { locale });
    await takeSeat(page.context(), middle);
    await takeSeat(page.context(), over, 1);
    for (const [name, address] of Object.entries({
      start: '/',
      table: `/games/${middle.id}`,
      puzzles: '/puzzles',
      puzzle: '/puzzles/7',
      deals: '/daily',
      learn: '/learn',
      rules: '/rules',
      tables: '/me/tables',
      review: `/games/${over.id}/review`,
      statistics: `/games/${over.id}/figures`,
    })) {
      await page.goto(address);
      await settled(page);
      await picture(page, `${name}-${locale}`, locale === 'en-GB' || ['start', 'table'].includes(name));
    }
    expect(said).toEqual([]);
  });
