/**
 * Played only as read aloud: the browser's accessibility tree and a keyboard, no selectors, no pixels.
 * At the table with its drawings and in words; whole games in the long form.
 */
import { expect, type Browser } from '@playwright/test';
import { Listener } from './support/driver/ear';
import { report } from './support/figures';
import { layOut, openSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

const VIEWS = [
  ['table', 'at the table', ''],
  ['words', 'in words', '/words'],
] as const;
/** Stops of a turn, the skip link that leads to it included. */
const MAX_STOPS = 60;
/** A whole game takes some hundred and fifty steps, and each is listened to. */
const LONGEST_MS = 20 * 60_000;
const MAX_STEPS = 600;

async function listenerAt(browser: Browser, table: GoldenTable, seat: number, path: string) {
  return new Listener(await openSeat(browser, table, seat, { path }));
}

const aTable = (game: string) => layOut({ game, commands: 0 }, { isFresh: true });

/** Plays to the end of the turn; its stops. */
async function turnOf(listener: Listener): Promise<number> {
  const before = listener.stops;
  await expect.poll(() => listener.isMine()).toBe(true);
  await listener.skipToMoves();
  while (!(await listener.step()));
  return listener.stops - before;
}

interface Turn {
  readonly stops: number;
  readonly commands: number;
}

/** Plays to the end of the game, turn by turn. */
async function turnsOf(listener: Listener): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  let before: Turn = { stops: 0, commands: 0 };
  for (let i = 0; i < MAX_STEPS && !(await listener.isOver()); i++)
    if (await listener.step()) {
      const { stops, commands } = listener;
      turns.push({ stops: stops - before.stops, commands: commands - before.commands });
      before = { stops, commands };
    }
  return turns;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

for (const [view, where, path] of VIEWS) {
  test(`only by ear: the first turns of a table for two, ${where}`, FULL, async ({ browser }) => {
    const table = await aTable('2-players-base');
    let most = 0;
    for (const seat of [0, 1]) {
      const listener = await listenerAt(browser, table, seat, path);
      most = Math.max(most, await turnOf(listener));
      await expect.poll(() => listener.isMine()).toBe(false);
    }
    report(`${view}: stops of a turn of the first buttons, as read aloud`, most);
    expect(most).toBeLessThanOrEqual(MAX_STOPS);
  });

  test(`only by ear: a whole game against Peter Parler, ${where}`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const anna = await listenerAt(browser, await aTable('solo-parler'), 0, path);
    await expect.poll(() => anna.isMine()).toBe(true);
    await anna.skipToMoves();
    const turns = await turnsOf(anna);
    expect(await anna.isOver()).toBe(true);
    const [longest = { stops: Infinity, commands: 0 }] = [...turns].sort((a, b) => b.stops - a.stops);
    report(`${view}: turns of a game against Parler, as read aloud`, turns.length);
    report(
      `${view}: stops of its mean turn`,
      Math.round(sum(turns.map(({ stops }) => stops)) / turns.length),
    );
    report(`${view}: stops of a command of it, on average`, (anna.stops / anna.commands).toFixed(1));
    report(`${view}: stops of its longest turn`, `${longest.stops}, with ${longest.commands} commands`);
    expect(longest.stops).toBeLessThanOrEqual(MAX_STOPS);
  });
}
