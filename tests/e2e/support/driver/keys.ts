/** A player with only a keyboard. The script never sets the focus; it moves there by keys. */
import type { Locator, Page } from '@playwright/test';
import { confirmButton, chosenBar, twoFrames } from '../journey';
import { AT_DESK } from '../screens';
import { glowing, type Hand } from './hands';

/** Single keys work only on the table and in its panel; a skip link leads there. */
export async function walkIn(page: Page): Promise<void> {
  const focused = (selector: string) =>
    page.evaluate((it) => Boolean(document.activeElement?.closest(it)), selector);
  if (await focused('.tabletop')) return;
  for (let i = 0; i < MAX_TABS && !(await focused('a:is([href="#moves"], [href="#step"])')); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const typed = async (page: Page, ...keys: readonly string[]) => {
  await walkIn(page);
  for (const key of keys) await page.keyboard.press(key);
};

const MAX_TABS = 150;
const MAX_ARROWS = 200;

const hasFocus = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** Moves by Tab from the beginning of the moves panel; inside a form straight on. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  const isInForm = await page.evaluate(() => document.activeElement?.matches('#moves input'));
  if (!isInForm) await typed(page, 'p');
  for (let i = 0; i < MAX_TABS; i++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${target}`);
}

/** Moves to a button or a fold of the moves panel, and presses it. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await walkIn(page);
  if (!(await hasFocus(target))) await walkTo(page, target);
  await page.keyboard.press('Enter');
}

/** A step that reveals something asks for confirmation, and has the focus there. */
export async function confirmByKeys(page: Page): Promise<void> {
  if ((await confirmButton(page).count()) > 0) await page.keyboard.press('Enter');
}

/** The arrow keys from the focus towards a place, the longer distance first. */
function arrowsTo(target: Locator): Promise<readonly string[]> {
  return target.evaluate((it) => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x = 0, y = 0] = middle(it);
    const [fromX = 0, fromY = 0] = middle(document.activeElement ?? it);
    const aside = x < fromX ? 'ArrowLeft' : 'ArrowRight';
    const along = y < fromY ? 'ArrowUp' : 'ArrowDown';
    return Math.abs(x - fromX) > Math.abs(y - fromY) ? [aside, along] : [along, aside];
  });
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** The place with the focus. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.at ?? '');

/** The result of each arrow key that was tried, by place. */
type Trodden = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The arrow keys, along known paths, to the nearest place with an untried arrow. */
function wayBack(trodden: Trodden, from: string): readonly string[] | undefined {
  const seen = new Set([from]);
  const ways: { readonly place: string; readonly arrows: readonly string[] }[] = [
    { place: from, arrows: [] },
  ];
  for (const { place, arrows } of ways) {
    const known = trodden.get(place) ?? new Map<string, string>();
    if (known.size < ARROWS.length) return arrows;
    for (const [arrow, next] of known) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ place: next, arrows: [...arrows, arrow] });
    }
  }
  return undefined;
}

/** Moves between places by arrow keys until it is there or no untried path is left. */
async function arrowTo(page: Page, at: string): Promise<void> {
  // A place that is drawn twice takes keys in the drawing that is read out.
  const target = glowing(page, at, ':not([aria-hidden="true"])');
  await typed(page, 'b');
  // If no place advances the turn, this key focuses End turn; the highlighted places are then a single Tab
  // stop.
  const isOnPlace = () => page.evaluate(() => document.activeElement?.hasAttribute('data-legal'));
  for (let i = 0; i < MAX_TABS && !(await isOnPlace()); i++) await page.keyboard.press('Tab');
  const trodden = new Map<string, Map<string, string>>();
  for (let i = 0; i < MAX_ARROWS; i++) {
    if (await hasFocus(target)) return;
    const here = await placeOf(page);
    const known = trodden.get(here) ?? new Map<string, string>();
    trodden.set(here, known);
    const arrow = [...(await arrowsTo(target)), ...ARROWS].find((each) => !known.has(each));
    if (arrow) {
      await page.keyboard.press(arrow);
      known.set(arrow, await placeOf(page));
      continue;
    }
    const back = wayBack(trodden, here);
    if (!back) break;
    for (const each of back) await page.keyboard.press(each);
  }
  throw new Error(`no arrows lead to ${at}`);
}

export const KEYS: Hand = {
  name: 'keys',
  options: AT_DESK,
  async press(page, target) {
    // Several steps at one place are in the bar, which has the focus already.
    const isInBar = (await chosenBar(page).locator('[data-step]').count()) > 0;
    if (isInBar) while (!(await hasFocus(target))) await page.keyboard.press('Tab');
    else await walkTo(page, target);
    await page.keyboard.press('Enter');
    await confirmByKeys(page);
  },
  async point(page, at) {
    await arrowTo(page, at);
    await page.keyboard.press('Enter');
    // The focus moves on with the next frame.
    await twoFrames(page);
  },
  async tick(page, radio) {
    if ((await radio.getAttribute('type')) === 'checkbox') {
      await walkTo(page, radio);
      return page.keyboard.press('Space');
    }
    const group = radio.locator('xpath=ancestor::fieldset').locator('input');
    await walkTo(page, group.and(page.locator(':checked')));
    const count = await group.count();
    for (let i = 0; i < count && !(await radio.isChecked()); i++) await page.keyboard.press('ArrowRight');
  },
  turn: (page) => typed(page, 'r'),
  go: (page) => typed(page, 'Enter'),
  end: (page) => typed(page, 'e', 'Enter'),
  undo: (page) => typed(page, 'u'),
};
