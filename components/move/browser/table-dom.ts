/** The pieces and places of the table as elements: see components/board/README.md. */

import { matchesMedia } from '@/components/ui/browser-features';

/** All elements with a mark; one place may be drawn more than once. */
export function piecesAt(at: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-at="${at}"]:not(#turn-bar *, dialog *)`)];
}

/** All pieces by their marks: one walk through the page, where each mark by itself would be another. */
export function piecesByMark(): ReadonlyMap<string, readonly HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const piece of document.querySelectorAll<HTMLElement>('[data-at]:not(#turn-bar *, dialog *)')) {
    const known = found.get(atOf(piece));
    if (known) known.push(piece);
    else found.set(atOf(piece), [piece]);
  }
  return found;
}

/** The piece an event happened on. */
export function pieceOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-at]') ?? undefined) : undefined;
}

/** The mark of a piece. */
export function atOf(piece: HTMLElement): string {
  return piece.dataset.at ?? '';
}

/** Whether something is drawn at all just now: a zone may be another card of the phone, or folded away. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Middle of an element on the screen. */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether movement is welcome. */
export function mayMove(): boolean {
  return matchesMedia('(prefers-reduced-motion: no-preference)');
}

/** Whether the screen is as small as a phone's, upright or on its side: as `phone` in app/globals.css. */
export function isPhone(): boolean {
  return matchesMedia('(max-width: 45.99rem) or ((max-width: 73.99rem) and (max-height: 31.99rem))');
}

/**
 * Whether one zone at a time is seen, above a sheet with the moves (table.css): not on a page enlarged so
 * much that nothing has its own place and all of it scrolls.
 */
export function hasSheet(): boolean {
  return isPhone() && matchesMedia('(min-height: 18.75rem)');
}

/** Whether the whole table is seen at once. */
export function isDesk(): boolean {
  return matchesMedia('(min-width: 74rem)');
}

/** What a piece is moved by, from within. */
export function scrollersOf(piece: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each = piece.parentElement; each && each !== document.body; each = each.parentElement) {
    const isLarger = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth;
    if (isLarger && /auto|scroll/.test(getComputedStyle(each).overflow)) found.push(each);
  }
  return found;
}
