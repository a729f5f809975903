/** How somebody works the page: with a mouse, with a thumb, or with keys (keys.ts). */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export interface Hand {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** A button, or what folds something out. */
  press(page: Page, target: Locator): Promise<void>;
  /** A place of the drawings that glows. */
  point(page: Page, at: string): Promise<void>;
  /** One of several round buttons. */
  tick(page: Page, radio: Locator): Promise<void>;
  /** Turns the tile that is chosen once. */
  turn(page: Page): Promise<void>;
  /** Does what is chosen on the drawings. */
  go(page: Page): Promise<void>;
  end(page: Page): Promise<void>;
  undo(page: Page): Promise<void>;
}

/**
 * The bar beside what is chosen. By its label: a search by role asks every piece of the drawings what it is,
 * each time anew.
 */
export const bar = (page: Page) => page.locator('[role="group"][aria-label="Chosen on the table"]');

/** The first drawing of a place that can be seen; the same place may be drawn twice. */
export const glowing = (page: Page, at: string, more = '') =>
  page.locator(`[data-at="${at}"][data-legal]${more}:not(#turn-bar *)`).filter({ visible: true }).first();

/** A button whose step shows something asks for it once more, in the bar. */
export const asked = (page: Page) => page.locator('#turn-bar:popover-open [data-do="go"]:visible');

type Touch = (target: Locator) => Promise<void>;

function pointing(name: string, options: BrowserContextOptions, touch: Touch): Hand {
  const byKey = (page: Page, key: string) => touch(page.locator(`#moves [data-key="${key}"]`));
  return {
    name,
    options,
    press: async (page, target) => {
      await touch(target);
      if ((await asked(page).count()) > 0) await touch(asked(page));
    },
    point: (page, at) => touch(glowing(page, at)),
    tick: (_, radio) => touch(radio),
    turn: (page) => touch(bar(page).getByRole('button', { name: 'Turn right' })),
    go: (page) => touch(bar(page).locator('[data-do="go"]')),
    end: (page) => byKey(page, 'e'),
    undo: (page) => byKey(page, 'u'),
  };
}

export const MOUSE = pointing('mouse', { viewport: { width: 1440, height: 900 } }, (target) =>
  target.click(),
);

export const THUMB = pointing(
  'thumb',
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  async (target) => {
    // A sheet that stands low for the board is lifted before something in it is pressed, and what is laid out
    // over it is put away.
    const isInSheet = await target.evaluate((it) => {
      const sheet = it.closest<HTMLElement>('.at-moves');
      if (sheet?.dataset.height === 'peek') sheet.querySelector<HTMLElement>('.sheet-handle')?.click();
      return sheet !== null && !it.closest('#turn-bar');
    });
    const away = bar(target.page()).locator('[data-do="cancel"]');
    if (isInSheet && (await away.isVisible())) await away.tap();
    await target.tap();
  },
);

/** Whoever has no scripts: buttons and fields only. */
export const FORMS: Hand = { ...MOUSE, name: 'forms', options: { javaScriptEnabled: false } };
