/**
 * A player who uses only the moves panel and keys, in any language. Takes the first step that advances the
 * turn, until the turn can end.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { isInMoves } from '../in-turn';
import { allAnswered } from '../journey';
import { stampOf } from './give';
import { confirmByKeys, pressByKeys, walkTo } from './keys';

const PATIENCE_MS = 30_000;
const ROTATIONS = 6;
/** Steps that advance the turn, in the order of the panel: visible buttons, and tiles with folded forms. */
const ONWARD = '#step ~ section:not(:has([data-key])) :is(button, details:not([open]) > summary):visible';

export class PanelPlayer {
  /** The number of commands, and of those after which the focus was still inside the panel. */
  commands = 0;
  kept = 0;
  /** How often in a row the current form of a tile was refused. */
  private tried = 0;

  constructor(readonly page: Page) {}

  isOver(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('#moves .ranking') !== null);
  }

  /** Gives one command; a refusal counts as its answer. */
  async step(): Promise<void> {
    const { page } = this;
    await expect(page.locator('#step, #moves .ranking').first()).toBeAttached({ timeout: PATIENCE_MS });
    if (await this.isOver()) return;
    const before = await stampOf(page);
    const end = page.locator('#moves [data-key="e"]');
    if ((await end.count()) > 0) await this.press(end);
    else await this.goOn();
    await expect.poll(() => stampOf(page), { timeout: PATIENCE_MS }).not.toBe(before);
    await this.answered();
  }

  private async goOn(): Promise<void> {
    const { page } = this;
    const first = page.locator(ONWARD).first();
    if (await first.evaluate((it) => it.tagName === 'SUMMARY')) await this.press(first);
    if (this.tried > 0) await this.turn(page.locator('#moves details[data-tile][open]').first());
    await this.press(page.locator(`${ONWARD}:is(button)`).first());
  }

  /** The tile's rotation was refused, so each attempt turns it by one more. */
  private async turn(fold: Locator): Promise<void> {
    if ((await fold.count()) === 0) return;
    const chosen = fold.locator('[name="with.rotation"]:checked');
    await walkTo(this.page, chosen);
    const wanted = String(this.tried % ROTATIONS);
    while ((await chosen.inputValue()) !== wanted) await this.page.keyboard.press('ArrowRight');
  }

  private async press(target: Locator): Promise<void> {
    await pressByKeys(this.page, target);
    await confirmByKeys(this.page);
  }

  private async answered(): Promise<void> {
    const { page } = this;
    await allAnswered(page);
    this.commands += 1;
    this.tried = (await page.locator('#moves [role="alert"]').count()) > 0 ? this.tried + 1 : 0;
    await expect.poll(() => isInMoves(page), { message: `focus after command ${this.commands}` }).toBe(true);
    this.kept += 1;
  }
}
