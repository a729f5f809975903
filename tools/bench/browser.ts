// The cost of the table page in the browser: downloads, layout shifts, and the delay of a choice at a quarter
// of this machine's speed.
import path from 'node:path';
import zlib from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { OfferedCommands } from '../demo/api';
import { newDesk } from './desk';
import { findChromium } from '../../scripts/lib/chromium';
import { Connection } from './connection';
import { type Figure, median } from './statistics';
import { Table } from './table';

/** A layout shift of a page: its size, its time, and its elements. */
interface Shift {
  readonly value: number;
  readonly at: number;
  readonly sources: readonly string[];
}

/** The fields of a layout shift that TypeScript's browser types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
    clickTimes: number[];
  }
}

const MIDDLE_TURN = 32;
/** All script of a table in play, whenever it is loaded. */
const SCRIPT_LIMIT_KB = 290;
const HTML_LIMIT_KB = 50;
const SHIFT_LIMIT = 0;
const SLOWER = 4;
const CHOICES = 15;
const PLACEMENTS = new Set<string>(['PlaceBuilding', 'PlaceWall']);
const WAIT_MS = 60_000;

const kilobytes = (bytes: number) => bytes / 1000;
const limited = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  measured: `${value.toFixed(unit === 'kB' ? 1 : unit ? 0 : 3)} ${unit}`.trim(),
  value,
  limit,
});

/** All browser figures. The table is in the middle of a game for four, with a tile to place. */
export async function measureBrowser(origin: string): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const table = await tableWithTileToPlace(connection);
  Object.assign(process.env, await findChromium(path.resolve('.data')));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const cookie = `seat_${table.gameId}=${table.acting.token}`;
    const { text } = await connection.expect(`/games/${table.gameId}`, { cookie });
    const page = await openTable(browser, origin, table);
    const { initial, all } = await scriptOf(page, connection, text);
    const shifts = await page.evaluate(() => window.layoutShifts);
    const { seen, work } = await timesOfChoices(page);
    return [
      { what: 'script that the table page names, in gzip', measured: `${initial.toFixed(1)} kB` },
      limited('  all script, with what is fetched later', all, SCRIPT_LIMIT_KB, 'kB'),
      limited('  HTML, game for 4, in gzip', kilobytes(zlib.gzipSync(text).length), HTML_LIMIT_KB, 'kB'),
      ...shiftFigures(shifts),
      {
        what: `  click to visible effect, ${SLOWER}x slower, p50 of ${CHOICES}`,
        measured: `${median(seen).toFixed(0)} ms`,
      },
      {
        what: '    work of the page for it, whatever else the machine does',
        measured: `${work.toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
    connection.close();
  }
}

/** The size of all shifts, and their elements. */
function shiftFigures(shifts: readonly Shift[]): readonly Figure[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap(({ value, at, sources }) =>
    sources.map((what) => ({
      what: `    ${what}`,
      measured: `${value.toFixed(4)} after ${at.toFixed(0)} ms`,
    })),
  );
  return [limited('  layout shift after the first paint', sum, SHIFT_LIMIT), ...moved];
}

async function tableWithTileToPlace(connection: Connection): Promise<Table> {
  const table = await Table.make(connection, 1);
  await table.playTo(MIDDLE_TURN);
  for (;;) {
    const { token } = table.acting;
    const options = await connection.expect(`/api/games/${table.gameId}/options`, { token });
    const { commands }: OfferedCommands = JSON.parse(options.text);
    if (commands.some(({ command }) => PLACEMENTS.has(command.type))) return table;
    const { path: to, request } = await table.nextCommand();
    table.follow((await connection.expect(to, request)).text);
  }
}

/** The table on a desktop, with layout shifts noted in `window.layoutShifts`. */
async function openTable(browser: Browser, origin: string, table: Table): Promise<Page> {
  const context = await newDesk(browser);
  await context.addCookies([
    { name: `seat_${table.gameId}`, value: table.acting.token, url: origin, httpOnly: true },
  ]);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  // A chosen place is previewed, not played.
  await page.addInitScript(() => localStorage.setItem('ask-before', 'all'));
  await page.goto(`${origin}/games/${table.gameId}`, { timeout: WAIT_MS });
  await page.locator('[data-legal]').first().waitFor({ state: 'attached', timeout: WAIT_MS });
  return page;
}

/** Runs in the page: records elements that move without input, with the time and both positions. */
function watchShifts(): void {
  window.layoutShifts = [];
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!node || !element) return 'gone';
    return `${element.localName}.${element.getAttribute('class') ?? ''} "${(node.textContent ?? '').trim().slice(0, 30)}"`;
  };
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const note = (entry: PerformanceEntry) => {
    if (!isShift(entry) || entry.hadRecentInput) return;
    const { value, startTime: at, sources } = entry;
    const moved = sources.map(
      (it) => `${nameOf(it.node)}: ${box(it.previousRect)} -> ${box(it.currentRect)}`,
    );
    window.layoutShifts.push({ value, at, sources: moved });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/**
 * Compressed script in kB: scripts that the page names, and all scripts that are loaded by the time the rules
 * are there.
 */
async function scriptOf(
  page: Page,
  connection: Connection,
  html: string,
): Promise<{ readonly initial: number; readonly all: number }> {
  const isScript = (url: string) => new URL(url).pathname.endsWith('.js');
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const weigh = async (urls: readonly string[]) => {
    const sizes = [...new Set(urls.filter(isScript))].map(async (url) => {
      const { text } = await connection.expect(new URL(url).pathname);
      return kilobytes(zlib.gzipSync(text).length);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  // Scripts for browsers without modules are named but never fetched.
  const named = [...html.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src = '']) => new URL(src, page.url()).href);
  await page.locator('html[data-pending="0"]').waitFor({ state: 'attached', timeout: WAIT_MS });
  await page.waitForLoadState('networkidle');
  return { initial: await weigh(named), all: await weigh([...named, ...(await fetched())]) };
}

/**
 * Chooses a tile, then one place for it after the other. Measures the time from each click to the first frame
 * that shows it.
 */
async function timesOfChoices(page: Page): Promise<{ readonly seen: number[]; readonly work: number }> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchClicks);
  const slots = page.locator('[data-at^="slot:"][data-legal]').filter({ visible: true });
  const spots = page
    .locator('[data-at^="site:"][data-legal], [data-at^="cell:"][data-legal]')
    .filter({ visible: true });
  await slots.first().click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The thread's own time, so other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  for (let round = 0; round < CHOICES; round += 1) {
    const count = await spots.count();
    // A place that is chosen again turns its tile, which is measured as well.
    const target = count > 0 ? spots.nth(round % count) : slots.nth(round % (await slots.count()));
    await target.dispatchEvent('click', { detail: 1 });
    await page.waitForFunction((wanted) => window.clickTimes.length >= wanted, round + 2);
  }
  const work = ((await taskMs(session)) - before) / CHOICES;
  return { seen: await page.evaluate(() => window.clickTimes.slice(1)), work };
}

/** The page's working time so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Runs in the page: measures the time from every click to the end of the next frame. */
function watchClicks(): void {
  window.clickTimes = [];
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.clickTimes.push(performance.now() - timeStamp);
      channel.port2.postMessage(0);
    });
  document.addEventListener('click', note, true);
}
