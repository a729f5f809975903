/** Looks up pieces and places of the table in the DOM: see lib/game/drawing/board-location.ts. */

/** All elements of a place, which may be drawn more than once. */
export function piecesAt(at: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-at="${at}"]:not(#turn-bar *, dialog *)`)];
}

/** The elements of all these places. */
export function piecesIn(places: ReadonlySet<string>): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('#tabletop [data-at]:not(#turn-bar *)');
  return [...all].filter((piece) => places.has(atOf(piece)) && isShown(piece));
}

/** The piece an event occurred on. */
export function pieceOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-at]') ?? undefined) : undefined;
}

export function atOf(piece: HTMLElement): string {
  return piece.dataset.at ?? '';
}

/** Whether an element is rendered. A phone may show another zone, or a zone may be folded. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Middle of an element, in viewport pixels. */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The scrollable ancestors of a piece, innermost first. */
export function scrollersOf(piece: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each = piece.parentElement; each && each !== document.body; each = each.parentElement) {
    const isLarger = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth;
    if (isLarger && /auto|scroll/.test(getComputedStyle(each).overflow)) found.push(each);
  }
  return found;
}

/** The height in pixels of the window above the bar of zones, which only phones show. */
export const visibleHeight = (): number =>
  innerHeight - (document.querySelector<HTMLElement>('.zones-nav')?.offsetHeight ?? 0);
