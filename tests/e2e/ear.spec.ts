/**
 * Played only as read aloud: the browser's accessibility tree and a keyboard, no selectors, no pixels.
 * At the table with its drawings and in words; whole games in the long form.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { confirmByKeys } from './support/driver/keys';
import { report } from './support/figures';
import { layOut, openSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';
import { heardIn, stopsIn, type Heard } from './support/tree';

const VIEWS = [
  ['table', 'at the table', ''],
  ['words', 'in words', '/words'],
] as const;
/** Stops of a turn, the skip link that leads to it included. */
const MAX_STOPS = 60;
/** A whole game takes some hundred and fifty steps, and each is listened to. */
const LONGEST_MS = 20 * 60_000;
const MAX_STEPS = 600;

/** The names of regions that advance a turn, in this order. */
const LEADS = [
  'Peter Parler’s plans',
  'Peter Parler’s building',
  'Decide',
  'Perform an action',
  'Take an action tile',
  'Collect',
  'Place a tile',
];
const MOVES = 'Your move';
const PATIENCE_MS = 30_000;

class Listener {
  /** The number of stops on the way to everything that was pressed. */
  stops = 0;
  /** The number of commands, including refused ones. */
  commands = 0;
  /** The number of refused tile forms, so the next attempt uses another tile. */
  private tried = 0;

  constructor(readonly page: Page) {}

  /** The nodes that are read out in the moves panel. */
  private async moves(): Promise<readonly Heard[]> {
    return (await heardIn(this.page)).filter(({ regions }) => regions.includes(MOVES));
  }

  /** Whether it is this player's turn, by the headline of the panel. */
  async isMine(): Promise<boolean> {
    const [headline] = (await this.moves()).filter(({ role }) => role === 'heading');
    return /^(It’s your turn|Your decision)/.test(headline?.name ?? '');
  }

  async isOver(): Promise<boolean> {
    const heard = await heardIn(this.page);
    return heard.some(({ role, name }) => role === 'heading' && name === 'The game is over');
  }

  /** Uses the first link of the page, as a new visitor does. */
  async skipToMoves(): Promise<void> {
    const heard = await heardIn(this.page);
    const link = heard.find(({ role, name }) => role === 'link' && name === 'Go to your move');
    if (!link) throw new Error('there is no way to the moves');
    await this.walk([link], link);
    await this.page.keyboard.press('Enter');
  }

  /** Takes one step towards the end of the turn; true when it ended the turn. */
  async step(): Promise<boolean> {
    const heard = await this.moves();
    const end = heard.find(isEnd);
    if (!end) await this.goOn(heard);
    // If ending loses something, the page says so first; the second press needs the enabled button.
    if (end) await this.page.getByRole('button', { name: end.name, disabled: false }).first().waitFor();
    if (!end || !(await this.press(heard, end))) return false;
    return !(await this.moves()).some(isEnd);
  }

  private async goOn(heard: readonly Heard[]): Promise<void> {
    const group = LEADS.find((name) => heard.some(({ regions }) => regions.includes(name)));
    const within = heard.filter(({ regions }) => group !== undefined && regions.includes(group));
    const buttons = within.filter(({ role }) => role === 'button');
    const folds = within.filter(({ role }) => role === 'DisclosureTriangle');
    // If a tile's form was refused, the next tile is tried.
    const fold = folds[this.tried % Math.max(1, folds.length)];
    if (buttons.length === 0 || (this.tried > 0 && fold)) {
      if (!fold) throw new Error(`nothing leads on: ${heard.map(({ name }) => name).join(' | ')}`);
      if (!(await this.unfold(heard, fold))) return;
      const open = await this.moves();
      await this.press(
        open,
        open.filter((it) => it.role === 'button' && it.regions.includes(group ?? '')).at(-1),
      );
    } else await this.press(heard, buttons[0]);
  }

  private async unfold(heard: readonly Heard[], fold: Heard): Promise<boolean> {
    if (!(await this.walk(heard, fold))) return false;
    await this.page.keyboard.press('Enter');
    return true;
  }

  /** Moves to a button, presses it, and waits for a change; false if the button is gone. */
  private async press(heard: readonly Heard[], chosen: Heard | undefined): Promise<boolean> {
    if (!chosen) throw new Error('there is no button');
    if (!(await this.walk(heard, chosen))) return false;
    const before = soundOf(heard);
    await this.page.keyboard.press('Enter');
    await confirmByKeys(this.page);
    let after = heard;
    await expect
      .poll(async () => soundOf((after = await this.moves())), { timeout: PATIENCE_MS })
      .not.toBe(before);
    this.commands += 1;
    const isRefused = after.some(({ role }) => role === 'alert');
    this.tried = isRefused ? this.tried + 1 : 0;
    return true;
  }

  /**
   * Moves from the focus to a node as a screen reader does: the browser focuses a node of the tree. False if
   * the page was rendered again meanwhile; then the tree must be read again.
   */
  private async walk(heard: readonly Heard[], to: Heard): Promise<boolean> {
    if (to.id === undefined) throw new Error('what is read out is nowhere');
    const cdp = await this.page.context().newCDPSession(this.page);
    const isThere = await cdp.send('DOM.focus', { backendNodeId: to.id }).then(
      () => true,
      () => false,
    );
    await cdp.detach();
    const from = heard.findIndex(({ isFocused }) => isFocused);
    const way = stopsBetween(heard, from, heard.indexOf(to));
    if (isThere) this.stops += way;
    return isThere;
  }
}

/** The number of stops between two nodes, in either order. */
function stopsBetween(heard: readonly Heard[], from: number, to: number): number {
  const start = Math.max(from, 0);
  return stopsIn(heard.slice(Math.min(start, to), Math.max(start, to))) + 1;
}

const isEnd = ({ role, name }: Heard): boolean => role === 'button' && /^End (turn|and lose)/.test(name);

const soundOf = (heard: readonly Heard[]): string =>
  heard.map(({ role, name }) => `${role} ${name}`).join('\n');

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
