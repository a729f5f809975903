/**
 * Somebody who hears the page and has a keyboard: knows what the browser's accessibility tree says, by role,
 * name and region, and nothing else. No selector, no pixel.
 */
import { expect, type Page } from '@playwright/test';
import { heardIn, stopsIn, type Heard } from '../tree';

/** What leads on in a turn, in this order, by the names of its regions. */
const LEADS = [
  'Plans of Peter Parler',
  'Building of Peter Parler',
  'Decide',
  'Perform an action',
  'Take an action tile',
  'Collect',
  'Place a tile',
];
const MOVES = 'Your move';
const PATIENCE_MS = 30_000;

export class Listener {
  /** Stops on the way to everything that was pressed in this turn. */
  stops = 0;
  /** Forms of tiles that were refused, so that another is tried. */
  private tried = 0;

  constructor(readonly page: Page) {}

  /** What is read out in the panel of moves. */
  private async moves(): Promise<readonly Heard[]> {
    return (await heardIn(this.page)).filter(({ regions }) => regions.includes(MOVES));
  }

  /** Whether it is one's turn, by the headline of the panel. */
  async isMine(): Promise<boolean> {
    const [headline] = (await this.moves()).filter(({ role }) => role === 'heading');
    return /^(It is your turn|Your decision)/.test(headline?.name ?? '');
  }

  async isOver(): Promise<boolean> {
    const heard = await heardIn(this.page);
    return heard.some(({ role, name }) => role === 'heading' && name === 'The game is over');
  }

  /** One step on towards the end of the turn; true when that was the end of the turn. */
  async step(): Promise<boolean> {
    const heard = await this.moves();
    const end = heard.find(({ role, name }) => role === 'button' && name === 'End turn');
    if (end) await this.press(heard, end);
    else await this.goOn(heard);
    return end !== undefined;
  }

  private async goOn(heard: readonly Heard[]): Promise<void> {
    const group = LEADS.find((name) => heard.some(({ regions }) => regions.includes(name)));
    const within = heard.filter(({ regions }) => group !== undefined && regions.includes(group));
    const buttons = within.filter(({ role }) => role === 'button');
    const folds = within.filter(({ role }) => role === 'DisclosureTriangle');
    // A tile that does not fit as its form stands is left for the next one.
    const fold = folds[this.tried % Math.max(1, folds.length)];
    if (buttons.length === 0 || (this.tried > 0 && fold)) {
      if (!fold) throw new Error(`nothing leads on: ${heard.map(({ name }) => name).join(' | ')}`);
      await this.unfold(fold);
      return this.press(await this.moves(), undefined, group);
    }
    await this.press(heard, buttons[0]);
  }

  private async unfold(fold: Heard): Promise<void> {
    await this.focus(fold);
    await this.page.keyboard.press('Enter');
    this.stops += 1;
  }

  /** Walks to a button and presses it, and listens until something has come of it. */
  private async press(heard: readonly Heard[], button: Heard | undefined, group = ''): Promise<void> {
    const last = heard.filter(({ role, regions }) => role === 'button' && regions.includes(group)).at(-1);
    const chosen = button ?? last;
    if (!chosen) throw new Error('there is no button');
    const from = heard.findIndex(({ isFocused }) => isFocused);
    this.stops += stopsIn(heard.slice(Math.max(from, 0), heard.indexOf(chosen))) + 1;
    const before = soundOf(heard);
    await this.focus(chosen);
    await this.page.keyboard.press('Enter');
    let after = heard;
    await expect
      .poll(async () => soundOf((after = await this.moves())), { timeout: PATIENCE_MS })
      .not.toBe(before);
    const isRefused = after.some(({ role }) => role === 'alert');
    this.tried = isRefused ? this.tried + 1 : 0;
  }

  /** As whoever listens moves: the browser itself puts the focus on a node of the tree. */
  private async focus({ id }: Heard): Promise<void> {
    if (id === undefined) throw new Error('what is read out is nowhere');
    const cdp = await this.page.context().newCDPSession(this.page);
    await cdp.send('DOM.focus', { backendNodeId: id });
    await cdp.detach();
  }
}

const soundOf = (heard: readonly Heard[]): string =>
  heard.map(({ role, name }) => `${role} ${name}`).join('\n');
