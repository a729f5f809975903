import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { inFull, isFull } from '../support/full';
import { errorsOf } from './support/page-events';
import { layOut, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

const GAME = '2-players-online';
const WHOLE = 10_000;
/** How far `npm test` steps one by one; the rest is one leap. */
const SINGLE_STEPS = inFull(WHOLE, 20);

let table: GoldenTable;
test.beforeAll(async () => {
  table = await layOut({ game: GAME, commands: WHOLE });
});

test('an exported game opens from disk without a network and steps from start to end', async ({
  browser,
  request,
}, info) => {
  const answer = await request.get(`/games/${table.id}/archive.html`, {
    headers: { 'accept-language': 'de' },
  });
  expect(answer.headers()['content-disposition']).toContain(`praga-${table.id}.html`);
  const bytes = await answer.body();
  expect(bytes.byteLength).toBeLessThan(900_000);
  const file = info.outputPath('game.html');
  writeFileSync(file, bytes);

  const page = await browser.newPage({ offline: true });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url().split('#')[0] ?? ''));
  const wrong = errorsOf(page);
  const address = pathToFileURL(file).href;
  await page.goto(address);

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-step', String(table.seq));
  await expect(page.getByRole('heading', { name: 'Endstand' })).toBeVisible();
  await page.getByRole('button', { name: 'Erster Schritt' }).click();
  await expect(body).toHaveAttribute('data-step', '1');
  await expect(page.getByRole('heading', { name: 'Endstand' })).toBeHidden();
  for (let step = 2; step <= table.seq; step += 1) {
    if (step > SINGLE_STEPS) step = table.seq;
    await page.keyboard.press(step > SINGLE_STEPS ? 'End' : 'ArrowRight');
    expect(await body.getAttribute('data-step')).toBe(String(step));
  }
  await expect(page.getByRole('heading', { name: 'Endstand' })).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Home');
  await expect(page.locator('#board svg').first()).toBeVisible();
  await page.getByRole('slider').fill('40');
  await expect(page.locator('[aria-current]')).toHaveAttribute('data-seq', '40');
  expect(wrong).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([address]));
});

/** How long it plays each time. */
const PLAYED_MS = inFull(60_000, 24_000);

test('an exported game plays as a film, and stops by hand', FULL, async ({ page, request }, info) => {
  const answer = await request.get(`/games/${table.id}/archive.html`);
  const file = info.outputPath('film.html');
  writeFileSync(file, await answer.body());
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...of) {
      this.ownerDocument.body.dataset.moved = '';
      return animate.apply(this, of);
    };
  });
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pathToFileURL(file).href);
  const body = page.locator('body');
  const step = async () => Number(await body.getAttribute('data-step'));
  await page.getByRole('button', { name: 'Play' }).click();
  // It was at the end.
  await expect(body).toHaveAttribute('data-step', '1');
  await page.clock.runFor(PLAYED_MS);
  expect(await step()).toBeGreaterThan(PLAYED_MS / 4000);
  await expect(body).toHaveAttribute('data-moved', '');
  await page.getByLabel('Speed').selectOption('0.5');
  const before = await step();
  await page.clock.runFor(PLAYED_MS);
  expect((await step()) - before).toBeLessThan(before);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const stopped = await step();
  await page.clock.runFor(PLAYED_MS);
  expect(await step()).toBe(stopped);
  if (!isFull) return;
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3_600_000);
  await expect(body).toHaveAttribute('data-step', String(table.seq));
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the check works a finished game out again in the browser', async ({ page }) => {
  await page.goto(`/games/${table.id}/verify`);
  await expect(page.locator('[data-verified]')).toHaveAttribute('data-verified', 'all');
  await expect(page.locator('.checks [data-state="ok"]')).toHaveCount(8);
});

test(
  'a file of the reader is checked there too, and its first bad row is named',
  FULL,
  async ({ page, request }, info) => {
    const game = await (await request.get(`/api/games/${table.id}/export`)).json();
    const write = (name: string, value: unknown) => {
      const file = info.outputPath(name);
      writeFileSync(file, JSON.stringify(value));
      return file;
    };
    const [good, tampered] = [write('good.json', game), structuredClone(game)];
    tampered.log[39].events.push({ type: 'Scored', seat: 0, points: 5, source: { kind: 'action' } });
    await page.goto(`/games/${table.id}/verify`);
    const verdict = page.locator('[data-verified]');
    await expect(verdict).toHaveAttribute('data-verified', 'all');
    const sent: string[] = [];
    page.on('request', (asked) => sent.push(asked.url()));
    const choose = page.getByLabel('File (JSON)');
    await choose.setInputFiles(write('tampered.json', tampered));
    await expect(verdict).toHaveAttribute('data-verified', 'bad');
    await expect(verdict.getByRole('alert')).toContainText('First bad row: 40');
    await choose.setInputFiles(good);
    await expect(verdict).toHaveAttribute('data-verified', 'all');
    await choose.setInputFiles(write('nothing.json', {}));
    await expect(verdict.getByRole('alert')).toContainText('isn’t an exported game');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Check this table’s game' }).click();
    await expect(verdict).toHaveAttribute('data-verified', 'all');
  },
);
