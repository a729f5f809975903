/** Takes a picture of a position that looks the same whenever nothing of the project has changed. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { EXPLAINED_COOKIE } from '@/components/move/explained-kinds';
import { FIRST_TIMES } from '@/lib/game/learning/first-time';
import { playedInPage, twoFrames } from '../e2e/support/journey';
import { seatToAct, SERVICE, takeSeat, type GoldenTable } from '../e2e/support/tables';
import type { Light, Screen, Shown } from './positions';

/** Of a WebP; the pictures are compared with ones of the same quality. */
const QUALITY = 45;

/** Content that depends on the day, on this one table or on chance. */
const FLEETING = 'time, .code, [data-clock]';

/** The options of a browser that looks at a table on this screen. */
export function contextFor({ width, height, name }: Screen) {
  return {
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: name === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
  } as const;
}

/** The number of the seat that looks. */
async function seatOf(table: GoldenTable, { as }: Shown): Promise<number | undefined> {
  if (as === 'spectator') return undefined;
  const mover = (await seatToAct(table)) ?? 0;
  return as === 'mover' ? mover : (mover + 1) % table.tokens.length;
}

/** Opens the position and waits until everything stands. */
export async function openPosition(
  context: BrowserContext,
  table: GoldenTable,
  { shown, screen }: { readonly shown: Shown; readonly screen: Screen },
): Promise<Page> {
  const page = await context.newPage();
  // Somebody who has played before: nothing is explained to them.
  const known = FIRST_TIMES.map((_, i) => i).join('.');
  await context.addCookies([{ name: EXPLAINED_COOKIE, value: known, url: SERVICE }]);
  const seat = await seatOf(table, shown);
  if (seat !== undefined) await takeSeat(context, table, seat);
  // The browser has the fonts then: where they come late, a page goes without them.
  await page.goto('/status');
  await page.evaluate(() => document.fonts.ready);
  const look = shown.look ? `?look=${shown.look}` : '';
  await page.goto(`/games/${table.id}${look}`);
  // The page makes the dialog modal, which dims the table.
  if (shown.look) await page.locator('dialog:modal').waitFor();
  if (shown.as === 'mover') {
    await playedInPage(page);
    // The files that show a choice come last.
    await page.waitForLoadState('networkidle');
  }
  if (shown.point) await pointAt(page, shown.point);
  else if (shown.card && screen.name === 'phone') await page.evaluate(showCard, shown.card);
  return page;
}

/** Chooses places on the drawings. */
async function pointAt(page: Page, kinds: readonly string[]): Promise<void> {
  // A place that is chosen is looked at, not done.
  await page.evaluate(() => localStorage.setItem('ask-before', 'all'));
  for (const kind of kinds) {
    const places = page.locator(`[data-at^="${kind}:"][data-legal]`).filter({ visible: true });
    await places.first().dispatchEvent('click', { detail: 1 });
  }
  await expect(page.locator('#turn-bar')).toBeVisible();
}

/** In the page. */
function showCard(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
}

/** In the page: puts one and the same text wherever something differs from run to run. */
function freeze(fleeting: string): void {
  for (const it of document.querySelectorAll(fleeting)) it.textContent = '–';
}

/** The picture, as WebP. */
export async function takePicture(page: Page, light: Light): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: light === 'light' ? 'light' : 'dark', reducedMotion: 'reduce' });
  await page.evaluate(freeze, FLEETING);
  await page.evaluate(() => document.fonts.ready);
  // The first frame may be half-way through the change of the theme.
  await twoFrames(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}
