/** Reads the available actions from the page itself. */
import type { Page } from '@playwright/test';

export interface Survey {
  readonly seq: number;
  /** Changes with every answer of the service, including a refusal. */
  readonly answer: string;
  readonly isOver: boolean;
  /** Whether the moves panel offers a decision. */
  readonly isMine: boolean;
  readonly canEnd: boolean;
  readonly canUndo: boolean;
  /** Highlighted places in the drawings. */
  readonly places: readonly string[];
  /** The places where the chosen tile can be put. */
  readonly spots: readonly string[];
  /** Names of the sections in the moves panel that offer steps, without undo and ending. */
  readonly groups: readonly string[];
  /** The content of the bar next to the chosen place: a button for it, or one of several steps. */
  readonly bar: { readonly go: boolean; readonly canTurn: boolean; readonly steps: number };
}

/** Reads the page; waits for a page that is reloading. */
export async function survey(page: Page): Promise<Survey> {
  for (;;) {
    try {
      return await read(page);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('Execution context was destroyed'))
        throw error;
      await page.waitForLoadState();
    }
  }
}

function read(page: Page): Promise<Survey> {
  return page.evaluate(() => {
    const isShown = (it: Element | null) => it !== null && it.getClientRects().length > 0;
    const glowing = [...document.querySelectorAll<HTMLElement>('[data-legal]:not(#turn-bar *)')];
    const places = [...new Set(glowing.map((it) => it.dataset.at ?? ''))];
    const sections = [...document.querySelectorAll('#moves section[aria-label]')].filter(
      (it) => it.querySelector('button') && !it.querySelector('[data-key]'),
    );
    const chosen = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-chosen]')].map((it) => it.dataset.at ?? ''),
    );
    return {
      seq: Number(document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq),
      answer: document.querySelector<HTMLInputElement>('#step [name="commandId"]')?.value ?? '',
      isOver: document.querySelector('#moves h2')?.textContent === 'The game is over',
      isMine: document.querySelector('form#step') !== null,
      canEnd: document.querySelector('#moves [data-key="e"]') !== null,
      canUndo: document.querySelector('#moves [data-key="u"]') !== null,
      places,
      // In a chosen row, its tiles are the spots.
      spots: places.filter(
        (at) =>
          !chosen.has(at) &&
          ([...chosen].some((it) => it.startsWith('row:')) ? /^slot:/ : /^(site|cell):/).test(at),
      ),
      groups: sections.map((it) => it.getAttribute('aria-label') ?? ''),
      bar: {
        go: isShown(document.querySelector('#turn-bar [data-do="go"]')),
        canTurn: isShown(document.querySelector('#turn-bar [data-do="right"]')),
        steps: document.querySelectorAll('#turn-bar:popover-open [data-step]').length,
      },
    };
  });
}
