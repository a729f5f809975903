// Pages in a browser: downloads and shifts of the table page, and stepping through a whole game by keys.
import path from 'node:path';
import zlib from 'node:zlib';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium';
import type { OfferedCommands } from '../demo/api';
import { layOutGolden } from '../lib/golden-tables';
import { Connection, Table } from './client';
import type { MeasuredService } from './server';
import type { Figure } from './statistics';

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
  }
}

const MIDDLE_TURN = 32;
/** All script of a table in play, whenever it is loaded. */
const SCRIPT_LIMIT_KB = 290;
const HTML_LIMIT_KB = 50;
const SHIFT_LIMIT = 0;
const PLACEMENTS = new Set<string>(['PlaceBuilding', 'PlaceWall']);
const STEPPED = { game: '4-players-online', commands: 10_000 };
const WAIT_MS = 60_000;

const kilobytes = (bytes: number) => bytes / 1000;
const limited = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  measured: `${value.toFixed(unit === 'kB' ? 1 : unit ? 0 : 3)} ${unit}`.trim(),
  value,
  limit,
});

/**
 * Measures with a desktop screen of a new browser. tsx translates the functions that run in its pages, and
 * names them by a helper that pages lack (esbuild's `keepNames`). The context defines that helper.
 */
export async function atDesk<T>(measure: (desk: BrowserContext) => Promise<T>): Promise<T> {
  Object.assign(process.env, await findChromium(path.resolve('.data')));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await desk.addInitScript('globalThis.__name = (named) => named');
    return await measure(desk);
  } finally {
    await browser.close();
  }
}

/** Opens a table as the seat to act, with a script that watches the page from its beginning. */
export async function openTable(
  desk: BrowserContext,
  origin: string,
  { gameId, acting }: Table,
  watch: () => void,
): Promise<Page> {
  await desk.addCookies([{ name: `seat_${gameId}`, value: acting.token, url: origin, httpOnly: true }]);
  const page = await desk.newPage();
  await page.addInitScript(watch);
  await page.goto(`${origin}/games/${gameId}`, { timeout: WAIT_MS });
  return page;
}

/** The table page, in the middle of a game for four, with a tile to place. */
export async function measureBrowser(origin: string): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const table = await tableWithTileToPlace(connection);
  const cookie = `seat_${table.gameId}=${table.acting.token}`;
  const { text } = await connection.expect(`/games/${table.gameId}`, { cookie });
  return atDesk(async (desk) => {
    const page = await openTable(desk, origin, table, watchShifts);
    await page.locator('[data-legal]').first().waitFor({ state: 'attached', timeout: WAIT_MS });
    const { initial, all } = await scriptOf(page, connection, text);
    const shifts = await page.evaluate(() => window.layoutShifts);
    return [
      { what: 'script that the table page names, in gzip', measured: `${initial.toFixed(1)} kB` },
      limited('  all script, with what is fetched later', all, SCRIPT_LIMIT_KB, 'kB'),
      limited('  HTML, game for 4, in gzip', kilobytes(zlib.gzipSync(text).length), HTML_LIMIT_KB, 'kB'),
      ...shiftFigures(shifts),
    ];
  }).finally(() => connection.close());
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

/** Steps through a whole game by the arrow key: steps a second, and the page's working time for each. */
export async function measureStepping(service: MeasuredService): Promise<readonly Figure[]> {
  const [table] = layOutGolden(service, [STEPPED]);
  if (!table) throw new Error('the golden game was not laid out');
  return atDesk(async (desk) => {
    const page = await desk.newPage();
    await page.goto(`${service.origin}/games/${table.gameId}/at/1`, { timeout: WAIT_MS });
    await page.locator('.history-play[data-ready]').waitFor({ timeout: WAIT_MS });
    const session = await desk.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // The first step fetches the game.
    await stepTo(page, 2);
    const [since, before] = [performance.now(), await workMs(session)];
    for (let step = 3; step <= table.seq; step += 1) await stepTo(page, step);
    const [steps, took] = [table.seq - 2, performance.now() - since];
    const work = (await workMs(session)) - before;
    return [
      {
        what: `stepping through ${table.seq} steps by keys, for one painted step`,
        measured: `${((1000 * steps) / took).toFixed(0)} steps/s`,
      },
      {
        what: '  work of the page for it, whatever else the machine does',
        measured: `${(work / steps).toFixed(1)} ms`,
      },
    ];
  });
}

/** Presses the key and waits until the page has painted that step and no other. */
async function stepTo(page: Page, step: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (wanted) => document.querySelector('header.top')?.getAttribute('data-seq') === wanted,
    String(step),
    { polling: 'raf', timeout: WAIT_MS },
  );
}

async function workMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}
