/** Gives one command by keys from the moves panel: with a button, a line of a list, or a tile's form. */
import { expect, type Locator, type Page } from '@playwright/test';
import { allAnswered } from '../journey';
import { confirmByKeys, pressByKeys, walkIn, walkTo } from './keys';

/** A command by its fields. */
export interface Given {
  readonly type: string;
  readonly [field: string]: unknown;
}

const PATIENCE_MS = 30_000;
const FIELDS = ['site', 'cell', 'plaza'];

/** Gives a command that the panel offers, and waits until it is answered. */
export async function giveByKeys(page: Page, command: Given): Promise<void> {
  const before = await stampOf(page);
  await walkIn(page);
  await pressByKeys(page, await chosen(page, command));
  await confirmByKeys(page);
  await expect.poll(() => stampOf(page), { timeout: PATIENCE_MS }).not.toBe(before);
  await allAnswered(page);
  await expect(page.locator('#moves [role="alert"]')).toHaveCount(0);
}

/** The shown row, and the newest answer. */
export function stampOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#step [name="commandId"]');
    return `${document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq} ${field?.value ?? ''}`;
  });
}

/** The button of a command, once all lists and fields before it have the right values. */
async function chosen(page: Page, command: Given): Promise<Locator> {
  const buttons = '#moves button[name="command"]';
  const button = await saying(page, buttons, command);
  if (button) return unfolded(page, button);
  if (command.type === 'RefreshRow') return ticked(page, command);
  const field = await saying(page, '#moves form input[type="hidden"][name="command"]', command);
  if (field) return filled(page, field.locator('xpath=ancestor::form'), command);
  throw new Error(`nothing gives ${JSON.stringify(command)}`);
}

/** The button with the right price, once both tiles of the row are ticked. */
async function ticked(page: Page, { slots, ...priced }: Given): Promise<Locator> {
  const prices = '#moves form[data-row] button';
  // The form is folded away, and may be rendered only after the first key.
  await expect.poll(() => valueOf(page.locator(prices), priced), { timeout: PATIENCE_MS }).not.toBeNull();
  const button = await saying(page, prices, priced);
  if (!button) throw new Error(`nothing gives ${JSON.stringify(priced)}`);
  await unfolded(page, button);
  const row = page.locator(`#moves form[data-row="row:${priced.row}"]`);
  for (const slot of slots as readonly number[]) {
    await walkTo(page, row.locator(`[name="with.slots"][value="${slot}"]`));
    await page.keyboard.press('Space');
  }
  return button;
}

/**
 * The button or option with this command, or with its beginning that a form completes. It is found by its
 * value, not by its position: when the browser takes over, folded parts may appear a moment later.
 */
async function saying(page: Page, selector: string, command: Given): Promise<Locator | undefined> {
  const value = await valueOf(page.locator(selector), command);
  return value === null ? undefined : page.locator(`${selector}[value=${JSON.stringify(value)}]`).first();
}

/** The matching value; null if there is none. */
function valueOf(values: Locator, command: Given): Promise<string | null> {
  return values.evaluateAll((all, wanted) => {
    const said = (it: Element): Record<string, unknown> => {
      const value = it.getAttribute('value') ?? '';
      return value.startsWith('{') ? JSON.parse(value.replaceAll('~', '"')) : {};
    };
    const isWhole = (it: Element) => it.tagName !== 'INPUT';
    const found = all.find((it) => {
      const fields = Object.entries(said(it));
      // The row that an undo returns to differs from game to game.
      if (wanted.type === 'Undo') return fields.some(([, value]) => value === 'Undo');
      const isSame = fields.every(([key, value]) => JSON.stringify(value) === JSON.stringify(wanted[key]));
      const isAll = !isWhole(it) || fields.length === Object.keys(wanted).length;
      return fields.length > 0 && isSame && isAll;
    });
    return found?.getAttribute('value') ?? null;
  }, command);
}

/** Opens all folds around the target, the outer ones first. */
async function unfolded(page: Page, target: Locator): Promise<Locator> {
  await expect(target).toBeAttached({ timeout: PATIENCE_MS });
  const folds = target.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0) await pressByKeys(page, folds.first().locator('> summary'));
  return target;
}

/** Selects places and the tile's rotation, in the order of the form. */
async function filled(page: Page, form: Locator, command: Given): Promise<Locator> {
  const button = form.locator('button:not([type="button"])').last();
  await unfolded(page, button);
  const slots = Object.entries((command.slots as Record<string, number> | undefined) ?? {});
  const wanted = [
    ...FIELDS.map((field) => [`with.${field}`, command[field]] as const),
    ...slots.map(([row, slot]) => [`with.slots.${row}`, slot] as const),
  ];
  for (const [name, value] of wanted) {
    if (value !== undefined) await choose(page, form.locator(`[name="${name}"]`), String(value));
  }
  if (command.rotation !== undefined)
    await choose(page, form.locator('[name="with.rotation"]'), String(command.rotation));
  return button;
}

/** Selects one of several radio buttons. */
async function choose(page: Page, radios: Locator, value: string): Promise<void> {
  const count = await radios.count();
  if (count === 0) return;
  const ticked = radios.and(page.locator(':checked'));
  await walkTo(page, ticked);
  for (let i = 0; i < count && (await ticked.inputValue()) !== value; i++)
    await page.keyboard.press('ArrowRight');
}
