/**
 * A screen reader user with a keyboard. Knows only the browser's accessibility tree: roles, names and
 * regions. Uses no selector and no pixel.
 */
import { expect, type Page } from '@playwright/test';
import { confirmButton } from '../journey';
import { heardIn, stopsIn, type Heard } from '../tree';

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

export class Listener {
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
    // A step that reveals something asks for confirmation, which is read out and has the focus.
    if ((await confirmButton(this.page).count()) > 0) await this.page.keyboard.press('Enter');
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
