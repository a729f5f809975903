'use client';

import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';

/**
 * The texts announced at a table in this tab, and the kind of the last message sent. A step may replace the
 * page.
 */
export interface SpokenState {
  readonly gameId: string;
  readonly seq: number;
  /**
   * `answer` is the newest announced reply to a typed line; `shown` is the newest that has moved the focus.
   */
  readonly answer: string;
  readonly shown: string;
  readonly lesson: string;
  readonly sent: 'step' | 'line' | undefined;
  /** Whether the focus was last in the field for a typed line. */
  readonly isTyping: boolean;
}

const NOTHING: SpokenState = {
  gameId: '',
  seq: 0,
  answer: '',
  shown: '',
  lesson: '',
  sent: undefined,
  isTyping: false,
};

const SpokenContext = createContext<RefObject<SpokenState> | undefined>(undefined);

/** Wraps all pages of a table. */
export function SpokenProvider({ children }: { readonly children: ReactNode }) {
  return <SpokenContext value={useRef(NOTHING)}>{children}</SpokenContext>;
}

/** State that lasts as long as the layout. */
export function useSpoken(): RefObject<SpokenState> {
  const own = useRef(NOTHING);
  return useContext(SpokenContext) ?? own;
}

/** An invisible, silent change of the text. */
const AGAIN = '\u00A0';

/**
 * Announces text in the layout's live region. A repeated event is announced again, although the region is
 * silent if its text does not change.
 */
export function readOut(text: string): void {
  const region = document.getElementById('news');
  if (region && text) region.textContent = region.textContent === text ? text + AGAIN : text;
}

/** Announces more text, after the current one. */
export function readAfter(text: string): void {
  if (text) document.getElementById('news')?.append(` ${text}`);
}
