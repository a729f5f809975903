/**
 * What a page that is played in the browser says of itself when it is asked for anew: it draws the boards,
 * the moves and the log, so the server need not (a cookie, for Next sends nothing else along).
 */
import { writeCookie } from '@/components/ui/browser-features';

/** The cookie. */
export const DRAWN_THERE = 'drawn-there';
/** It is meant for the one request that follows at once. */
const SECONDS = 3;

export interface DrawnWith {
  readonly packUrl: string;
  readonly wordsUrl: string;
  readonly sheetUrl: string;
}

/** With what it is drawn: a page that has other words or drawings by now begins anew. */
export const drawnWith = ({ packUrl, wordsUrl, sheetUrl }: DrawnWith): string =>
  encodeURIComponent(`${packUrl} ${wordsUrl} ${sheetUrl}`);

/** In the page, right before it is asked for. */
export function sayDrawnThere(gameId: string, urls: DrawnWith): void {
  writeCookie(
    `${DRAWN_THERE}=${drawnWith(urls)}; path=/games/${gameId}; max-age=${SECONDS}; samesite=strict`,
  );
}

/** A page that draws nothing is sent all of it, whatever was said before it came. */
export function sayNothingDrawn(gameId: string): void {
  writeCookie(`${DRAWN_THERE}=; path=/games/${gameId}; max-age=0`);
}
