'use client';

import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';

/**
 * The texts read out at a table in this tab, and the kind of the last message sent. A step may replace the
 * page.
 */
export interface SpokenState {
  readonly gameId: string;
  readonly seq: number;
  /** The newest answer to a typed line that was read out, and the newest that has taken the focus along. */
  readonly answer: string;
  readonly shown: string;
  readonly lesson: string;
  readonly sent: 'step' | 'line' | undefined;
}

const NOTHING: SpokenState = { gameId: '', seq: 0, answer: '', shown: '', lesson: '', sent: undefined };

const SpokenContext = createContext<RefObject<SpokenState> | undefined>(undefined);

/** Around all pages of a table. */
export function SpokenProvider({ children }: { readonly children: ReactNode }) {
  return <SpokenContext value={useRef(NOTHING)}>{children}</SpokenContext>;
}

/** As long as the layout stays. */
export function useSpoken(): RefObject<SpokenState> {
  const own = useRef(NOTHING);
  return useContext(SpokenContext) ?? own;
}

/** Unseen and unheard, but another text. */
const AGAIN = '\u00A0';

/**
 * Reads something out, in the region of the layout. An event that happens twice is read out twice, though the
 * region stays silent if its text does not change.
 */
export function readOut(text: string): void {
  const region = document.getElementById('news');
  if (region && text) region.textContent = region.textContent === text ? text + AGAIN : text;
}

/** Reads out something more, after what is being read. */
export function readAfter(text: string): void {
  if (text) document.getElementById('news')?.append(` ${text}`);
}
