// Measures a turn in a browser: from the click on a step to the frame that shows it. Runs on this machine and
// at a quarter of its speed, and counts the transferred bytes.
import type { CDPSession, Page } from '@playwright/test';
import { atDesk, openTable } from './browser';
import { Connection, Table } from './client';
import { type Figure, quantile } from './statistics';

const MIDDLE_TURN = 24;
const STEPS = 40;
const WORDS = 15;
const SLOWER = 4;
const STEP_LIMIT_KB = 3;
const WAIT_MS = 60_000;

/** All figures of the turn. Its steps are taken and taken back, so the same step is always available. */
export async function measureTurn(origin: string): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const table = await Table.make(connection, 1);
  await table.playTo(MIDDLE_TURN);
  return atDesk(async (desk) => {
    const page = await openTable(desk, origin, table, watchSteps);
    await page.locator('html[data-pending="0"]').waitFor({ state: 'attached', timeout: WAIT_MS });
    const session = await desk.newCDPSession(page);
    const bytes = await countBytes(session);
    const floor = await timesOfWords(page, session, 1);
    const sent = bytes();
    const quick = await timesOfSteps(page, session, 1);
    const each = (bytes() - sent) / quick.length / 1000;
    const slowFloor = await timesOfWords(page, session, SLOWER);
    const slow = await timesOfSteps(page, session, SLOWER);
    return [
      floorFigure('click to a painted word, and nothing else', floor),
      ...figuresOf('click to painted step', quick, floor),
      floorFigure(`  a word, ${SLOWER}x slower`, slowFloor),
      ...figuresOf(`  a step, ${SLOWER}x slower`, slow, slowFloor),
      {
        what: '  over the wire for a step, both ways',
        measured: `${each.toFixed(2)} kB`,
        value: each,
        limit: STEP_LIMIT_KB,
      },
    ];
  }).finally(() => connection.close());
}

/** Figures in milliseconds, and as a multiple of painting a word. */
function figuresOf(what: string, times: readonly number[], floor: readonly number[]): readonly Figure[] {
  const word = quantile(floor, 0.5);
  return [0.5, 0.95].map((share) => {
    const ms = quantile(times, share);
    return {
      what: `${what}, p${100 * share} of ${times.length}`,
      measured: `${ms.toFixed(0)} ms, ${(ms / word).toFixed(1)} words`,
    };
  });
}

/** The fastest possible update of this page: it distinguishes a slow machine from a slow step. */
const floorFigure = (what: string, times: readonly number[]): Figure => ({
  what: `${what}, p50 of ${times.length}`,
  measured: `${quantile(times, 0.5).toFixed(0)} ms`,
});

declare global {
  interface Window {
    stepTimes: number[];
  }
}

/** Runs in the page: measures the time from a click to the painted frame with the newest step. */
function watchSteps(): void {
  window.stepTimes = [];
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
  const painted = () => {
    const since = clickedAt;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.stepTimes.push(performance.now() - since);
      channel.port2.postMessage(0);
    });
  };
  addEventListener('DOMContentLoaded', () => {
    const news = document.getElementById('news');
    if (news)
      new MutationObserver(painted).observe(news, { childList: true, characterData: true, subtree: true });
  });
}

/** Counts the bytes of the page's requests and answers from now on, headers included. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let all = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (all += encodedDataLength));
  session.on('Network.requestWillBeSent', ({ request }) => (all += (request.postData ?? '').length));
  return () => all;
}

/** Measures a click that changes one word in a corner of the same page. */
async function timesOfWords(page: Page, session: CDPSession, rate: number): Promise<readonly number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (let click = 0; click < WORDS; click += 1) times.push(await page.evaluate(timeOfWord));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Runs in the page. */
function timeOfWord(): Promise<number> {
  const button = document.createElement('button');
  button.className = 'fixed top-0 left-0';
  document.body.append(button);
  return new Promise((done) => {
    button.addEventListener('click', ({ timeStamp }) => {
      button.textContent = 'word';
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          button.remove();
          done(performance.now() - timeStamp);
        };
        channel.port2.postMessage(0);
      });
    });
    button.click();
  });
}

async function timesOfSteps(page: Page, session: CDPSession, rate: number): Promise<readonly number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => void (window.stepTimes.length = 0));
  for (let step = 0; step < STEPS; step += 1) {
    const before = await page.evaluate(() => window.stepTimes.length);
    // A step that reveals nothing, and every second time its undo.
    await page.evaluate(
      (isBack) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('#moves button[name="command"]')];
        const undo = buttons.find(({ dataset }) => dataset.key === 'u');
        const ahead = buttons.find(
          (button) =>
            button.offsetParent && !button.querySelector('.reveals') && !/Undo|EndTurn/.test(button.value),
        );
        (isBack || !ahead ? undo : ahead)?.click();
      },
      step % 2 === 1,
    );
    await page.waitForFunction((wanted) => window.stepTimes.length > wanted, before, { timeout: WAIT_MS });
    await page.locator('html[data-pending="0"]').waitFor({ state: 'attached', timeout: WAIT_MS });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.stepTimes);
}
