// Steps through a whole game by the arrow key in a browser. Every step is painted before the next key is
// pressed.
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { newDesk } from './desk';
import { findChromium } from '../../scripts/lib/chromium';
import { layOutGolden } from './golden';
import type { MeasuredService } from './server';
import type { Figure } from './statistics';

const GAME = '4-players-online';
const WAIT_MS = 60_000;

/** Steps per second, and the page's working time per step. */
export async function measureStepping(service: MeasuredService): Promise<readonly Figure[]> {
  const [table] = layOutGolden(service, [GAME]);
  if (!table) throw new Error('the golden game was not laid out');
  Object.assign(process.env, await findChromium(path.resolve('.data')));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const context = await newDesk(browser);
    const page = await context.newPage();
    await page.goto(`${service.origin}/games/${table.gameId}/at/1`, { timeout: WAIT_MS });
    await page.locator('.history-play[data-ready]').waitFor({ timeout: WAIT_MS });
    const session = await context.newCDPSession(page);
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
  } finally {
    await browser.close();
  }
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
