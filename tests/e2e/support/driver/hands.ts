/** Kinds of input: a mouse, a thumb, or keys (keys.ts). */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { clickAt, middleOf } from '../in-turn';
import { confirmButton, chosenBar } from '../journey';
import { AT_DESK, ON_PHONE } from '../screens';

export interface Hand {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Presses a button or unfolds a section. */
  press(page: Page, target: Locator): Promise<void>;
  /** Clicks a highlighted place in the drawings. */
  point(page: Page, at: string): Promise<void>;
  /** Selects one of several radio buttons. */
  tick(page: Page, radio: Locator): Promise<void>;
  /** Turns the chosen tile once. */
  turn(page: Page): Promise<void>;
  /** Plays the step that is chosen in the drawings. */
  go(page: Page): Promise<void>;
  end(page: Page): Promise<void>;
  undo(page: Page): Promise<void>;
}

/** The first visible drawing of a place; the same place may be drawn twice. */
export const glowing = (page: Page, at: string, more = '') =>
  page.locator(`[data-at="${at}"][data-legal]${more}:not(#turn-bar *)`).filter({ visible: true }).first();

type Touch = (target: Locator) => Promise<void>;

function pointing(name: string, options: BrowserContextOptions, touch: Touch): Hand {
  const byKey = (page: Page, key: string) => touch(page.locator(`#moves [data-key="${key}"]`));
  return {
    name,
    options,
    press: async (page, target) => {
      await touch(target);
      if ((await confirmButton(page).count()) > 0) await touch(confirmButton(page));
    },
    point: (page, at) => touch(glowing(page, at)),
    tick: (_, radio) => touch(radio),
    turn: (page) => touch(chosenBar(page).getByRole('button', { name: 'Turn right' })),
    go: (page) => touch(chosenBar(page).locator('[data-do="go"]')),
    end: (page) => byKey(page, 'e'),
    undo: (page) => byKey(page, 'u'),
  };
}

export const MOUSE = pointing('mouse', AT_DESK, (target) => target.click());

/** A pointer that rests after every click, and then goes straight to the next place. */
export const still = (restMs: number): Hand =>
  pointing('still mouse', AT_DESK, async (target) => {
    await target.waitFor();
    // The rest is the input that is tested.
    await target.page().waitForTimeout(restMs);
    await clickAt(target.page(), await middleOf(target));
  });

export const THUMB = pointing('thumb', ON_PHONE, async (target) => {
  // A sheet that is lowered to show the board is raised before a press, and a popover above it is closed.
  const isInSheet = await target.evaluate((it) => {
    const sheet = it.closest<HTMLElement>('.at-moves');
    if (sheet?.dataset.height === 'peek') sheet.querySelector<HTMLElement>('.sheet-handle')?.click();
    return sheet !== null && !it.closest('#turn-bar');
  });
  const away = chosenBar(target.page()).locator('[data-do="cancel"]');
  if (isInSheet && (await away.isVisible())) await away.tap();
  await target.tap();
});

/** A browser without scripts: only buttons and fields. */
export const FORMS: Hand = { ...MOUSE, name: 'forms', options: { javaScriptEnabled: false } };
