/** Plays at random from the options of the page, one decision after the other, with any kind of input. */
import { expect, type Locator, type Page } from '@playwright/test';
import { allAnswered, armedEnd, chosenBar } from '../journey';
import type { Dice } from './dice';
import type { Hand } from './hands';
import { survey, type Survey } from './survey';

/** The percentages of each choice. */
const ENDS = 65;
const TAKES_BACK = 4;
const BY_DRAWINGS = 85;
const REFRESHES = 5;
const ROTATIONS = 6;
/** A step has at most this many places after the first. */
const PLACES = 2;
/** Sections that advance the turn; others are used only if there is none of these. */
const MOVE_STEPS = ['Decide', 'Perform an action', 'Take an action tile', 'Collect', 'Place a tile'];

export class Player {
  private justTookBack = false;

  constructor(
    readonly page: Page,
    protected readonly hand: Hand,
    protected readonly dice: Dice,
  ) {}

  /** Makes one decision; a step that the drawings offer must not be refused. */
  readonly decide = async (): Promise<void> => {
    const now = await survey(this.page);
    const byForm = await this.step(now);
    await this.answered(now);
    // A form of the moves panel does not know which rotations of a tile are illegal; the answer says so.
    if (!byForm && (await armedEnd(this.page).count()) === 0) await this.movedOn(now);
  };

  /** Waits until a step is shown. Results that only the service knows are drawn a moment after its answer. */
  private async movedOn({ seq }: Survey): Promise<void> {
    const next = this.page.locator(`[data-seq]:not([data-seq="${seq}"])`).first();
    const isShown = await next.waitFor({ state: 'attached' }).then(
      () => true,
      () => false,
    );
    if (!isShown) throw new Error(`refused: ${await refusalOn(this.page)}`);
  }

  /** Takes a step; returns whether it used a form whose command may be refused. */
  protected async step(now: Survey): Promise<boolean> {
    const { hand, page, dice } = this;
    const takesBack: boolean = now.canUndo && !this.justTookBack && dice.chance(TAKES_BACK);
    this.justTookBack = takesBack;
    const groups = groupsOf(now);
    const places = this.placesOf(now);
    if (takesBack) await hand.undo(page);
    else if (now.canEnd && dice.chance(ENDS)) await hand.end(page);
    else if (places.length > 0 && (groups.length === 0 || dice.chance(BY_DRAWINGS)))
      await this.onDrawings({ ...now, places });
    else if (groups.length > 0) return this.inMoves(dice.pick(groups));
    else await hand.end(page);
    return false;
  }

  /** Refreshing a row is nearly always legal but does not advance the turn. */
  protected placesOf({ places }: Survey): readonly string[] {
    return this.dice.chance(REFRESHES) ? places : places.filter((at) => !at.startsWith('row:'));
  }

  /** Waits for the answer to a step. */
  private async answered({ seq, answer }: Survey): Promise<void> {
    const next = this.page.locator(`[data-seq]:not([data-seq="${seq}"])`);
    const again = this.page.locator(`#step [name="commandId"]:not([value="${answer}"])`);
    await expect(next.or(again).first()).toBeAttached();
    // The page shows its own steps before the service has answered them.
    await allAnswered(this.page);
  }

  protected async onDrawings({ places, answer, seq }: Survey): Promise<void> {
    const { page, hand, dice } = this;
    // A place with only one step is played by the first click.
    const isDone = (now: Survey) => now.answer !== answer || now.seq !== seq;
    const first = dice.pick(places);
    await hand.point(page, first);
    let now = await survey(page);
    // A tile still needs its place, and refreshing a row needs two tiles.
    for (let i = 0; i < PLACES && !isDone(now) && !now.bar.go && now.bar.steps === 0; i += 1) {
      await hand.point(page, dice.pick(now.spots));
      now = await survey(page);
    }
    if (isDone(now)) return;
    const { bar: offered } = now;
    if (offered.steps > 0)
      return hand.press(page, chosenBar(page).locator('[data-step]').nth(dice.roll(offered.steps)));
    if (offered.canTurn) for (let i = dice.roll(3); i > 0; i--) await hand.turn(page);
    await hand.go(page);
  }

  /** Returns whether it used the form of a tile. */
  private async inMoves(name: string): Promise<boolean> {
    const { page, hand, dice } = this;
    const group = page.locator('#moves').getByRole('region', { name, exact: true });
    const tiles = group.locator('details[data-tile]');
    if ((await tiles.count()) > 0) {
      const tile = await tiles.nth(dice.roll(await tiles.count())).getAttribute('data-tile');
      // Found by its name, because illegal tiles join the list once the rules are loaded.
      await this.placeByForm(group.locator(`details[data-tile="${tile}"]`).first());
      return true;
    }
    const rows = group.locator('form[data-row]');
    if ((await rows.count()) > 0) return this.refresh(group, rows.nth(dice.roll(await rows.count())));
    const buttons = group.getByRole('button');
    await hand.press(page, buttons.nth(dice.roll(await buttons.count())));
    return false;
  }

  /** Ticks two tiles of a row; the rules refuse some pairs. */
  private async refresh(group: Locator, row: Locator): Promise<boolean> {
    await this.unfold(group.locator('details'));
    const tiles = row.getByRole('checkbox');
    const first = this.dice.roll((await tiles.count()) - 1);
    for (const tile of [first, first + 1]) await this.hand.tick(this.page, tiles.nth(tile));
    const buttons = row.getByRole('button');
    await this.hand.press(this.page, buttons.nth(this.dice.roll(await buttons.count())));
    return true;
  }

  private async placeByForm(fold: Locator): Promise<void> {
    await this.unfold(fold);
    const places = fold.locator('[name="with.cell"], [name="with.site"]');
    const count = await places.count();
    if (count > 0) await this.hand.tick(this.page, places.nth(this.dice.roll(count)));
    const radio = fold.locator(`[name="with.rotation"][value="${this.dice.roll(ROTATIONS)}"]`);
    await this.hand.tick(this.page, radio);
    await this.hand.press(this.page, fold.getByRole('button'));
  }

  private async unfold(fold: Locator): Promise<void> {
    if ((await fold.getAttribute('open')) === null) await this.hand.press(this.page, fold.locator('summary'));
  }
}

/** The sections that advance the turn, or all sections if there is none. */
function groupsOf({ groups }: Survey): readonly string[] {
  const leading = groups.filter((name) => MOVE_STEPS.includes(name));
  return leading.length > 0 ? leading : groups;
}

const refusalOn = (page: Page) => page.locator('#moves').getByRole('alert').allInnerTexts();
