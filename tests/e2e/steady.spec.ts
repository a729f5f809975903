/**
 * Whole chapters, lines and games only by keys: the focus never falls to the page, and live regions stay the
 * same nodes, so all of it is heard.
 */
import { expect, type ElementHandle, type Page } from '@playwright/test';
import { giveByKeys, type Given } from './support/driver/give';
import { PanelPlayer } from './support/driver/panel';
import { report } from './support/figures';
import { lessonSays, pulsing } from './support/lesson';
import { layOut, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const LONGEST_MS = 10 * 60_000;
const WHOLE = 10_000;
const MAX_TABS = 60;

/** Continues with Tab, or back, until something has the focus. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < MAX_TABS; i++) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${selector}`);
}

const isWithin = (page: Page, selector: string) =>
  page.evaluate((it) => document.activeElement?.closest(it) !== null, selector);

const isStill = (region: ElementHandle | null, selector: string) =>
  region?.evaluate((it, of) => it.isConnected && it === document.querySelector(of), selector);

/** The task of a lesson: to be read, or a command. */
async function asked(page: Page): Promise<Given | undefined> {
  if ((await page.locator('#lesson button.btn-main[name="read"]').count()) > 0) return undefined;
  const { css, value } = await pulsing(page);
  if (value === undefined) throw new Error(`nothing is asked for: ${css}`);
  return JSON.parse(value.replaceAll('~', '"')) as Given;
}

for (const chapter of [1, 2, 3])
  test(`chapter ${chapter} of the lesson by keys: the focus and what speaks stay`, FULL, async ({ page }) => {
    test.setTimeout(LONGEST_MS);
    await page.goto('/learn');
    await page
      .getByRole('button', { name: new RegExp(` ${chapter} `) })
      .first()
      .press('Enter');
    const progress = page.locator('#lesson progress');
    await expect(progress).toHaveAttribute('value', '1');
    await expect(page.locator('html[data-version]')).toBeAttached();
    const last = Number(await progress.getAttribute('max'));
    const news = await page.locator('#news').elementHandle();
    let [steps, kept] = [0, 0];
    while (Number(await progress.getAttribute('value')) < last) {
      const before = await page.locator('#lesson').getAttribute('data-said');
      const asking = await lessonSays(page);
      const command = await asked(page);
      if (command) await giveByKeys(page, command);
      else {
        await tabTo(page, '#lesson [name="read"]', steps === 0 ? 'Tab' : 'Shift+Tab');
        await page.keyboard.press('Enter');
      }
      const sure = page.getByRole('button', { name: /^End and lose/, disabled: false });
      await expect
        .poll(async () => (await sure.isVisible()) || (await lessonSays(page)) !== asking)
        .toBe(true);
      if (await sure.isVisible()) await sure.press('Enter');
      await expect.poll(() => lessonSays(page)).not.toBe(asking);
      const said = (await page.locator('#lesson').getAttribute('data-said')) ?? '';
      if (said !== before) await expect(page.locator('#news')).toContainText(said);
      await expect.poll(() => isWithin(page, '#lesson, #moves'), { message: said }).toBe(true);
      steps += 1;
      if (await isStill(news, '#news')) kept += 1;
    }
    report(
      `lesson: steps of chapter ${chapter} after which the focus stays and the same region speaks`,
      `${kept} of ${steps}`,
    );
    expect(kept).toBe(steps);
    expect(steps).toBeGreaterThan(5);
  });

/** Two turns of either seat. */
const LINE = 24;

test('a long line of the sandbox by keys: the focus and what speaks stay', FULL, async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  const table = await layOut({ game: '2-players-base', commands: 60 });
  await takeSeat(page.context(), table);
  await page.goto(`/games/${table.id}/try`);
  await expect(page.locator('#moves')).toBeVisible();
  await tabTo(page, 'a[href="#tabletop"]');
  await page.keyboard.press('Enter');
  const said = '[role="status"][data-seq]';
  const region = await page.locator(said).elementHandle();
  const player = new PanelPlayer(page);
  let [spoken, heard] = ['', 0];
  while (player.commands < LINE) {
    await player.step();
    const words = (await page.locator(said).textContent()) ?? '';
    if ((await isStill(region, said)) && words !== spoken) heard += 1;
    spoken = words;
  }
  report(
    'sandbox: steps of a line after which the focus is in the moves and the same region speaks',
    `${Math.min(heard, player.kept)} of ${player.commands}`,
  );
  expect(heard).toBe(player.commands);
  expect(player.kept).toBe(player.commands);
});

test('a whole recorded game by keys: the focus and what speaks stay', FULL, async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  const { id, seq } = await layOut({ game: '2-players-base', commands: WHOLE });
  await page.goto(`/games/${id}/at/1`);
  await expect(page.locator('.history-play[data-ready]')).toBeVisible();
  const said = '.history-play [role="status"]';
  const region = await page.locator(said).elementHandle();
  const next = '[data-direction="next"]';
  await tabTo(page, next);
  let kept = 0;
  for (let step = 2; step <= seq; step += 1) {
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(step));
    // It speaks where somebody rests: now and then they do.
    if (step % 40 === 0) await expect(page.locator(said)).toContainText(`Step ${step} of ${seq}`);
    if ((await isWithin(page, next)) && (await isStill(region, said))) kept += 1;
  }
  await expect(page.locator(said)).toContainText(`Step ${seq} of ${seq}`);
  report(
    'history: steps of a whole game after which the focus is where it was and the same region speaks',
    `${kept} of ${seq - 1}`,
  );
  expect(kept).toBe(seq - 1);
});
