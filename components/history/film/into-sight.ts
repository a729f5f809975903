/**
 * Brings what a film shows into sight where a part of the table is seen at a time: card by card on a phone,
 * in a page that scrolls on a tablet, in the rail of a desk.
 */
import { matchesMedia } from '@/components/ui/browser/browser-features';
import { isShown, scrollersOf } from '@/components/board/pieces';
import { visibleHeight } from '@/components/board/visible-height';
import { hasSheet, isDesk, mayMove } from '@/components/ui/browser/screen';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** A page so low that the strip would hide the board is not moved. */
const isMoved = () => hasSheet() || matchesMedia('(min-height: 40rem)');

export class IntoSight {
  /** Where everything stood that was moved. */
  private readonly came = new Map<Element, Place>();

  /** Whether something is seen to move for it: then what happens there waits a moment. */
  bring(selectors: readonly string[]): boolean {
    const found = selectors.map((selector) => document.querySelector(selector));
    const piece = found.find((each) => each !== null && isShown(each));
    if (!piece || !isMoved()) return false;
    const scrollers = scrollersOf(piece);
    if (isInSight(piece, scrollers)) return false;
    const page = document.documentElement;
    const before = [...scrollers, page].map((each) => [each, placeOf(each)] as const);
    piece.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    // Of a low desk only the rail is moved: its card would leave with the page.
    if (isDesk()) page.scrollTo({ ...before.at(-1)?.[1], behavior: 'instant' });
    const moved = before.flatMap(([each, from]) => {
      const to = placeOf(each);
      return from.left === to.left && from.top === to.top ? [] : [{ each, from, to }];
    });
    for (const { each, from } of moved) if (!this.came.has(each)) this.came.set(each, from);
    // Scrolling to a distant place would take longer than the scene lasts.
    if (!mayMove() || moved.some(({ each, from, to }) => isFar(each, from, to))) return false;
    for (const { each, from, to } of moved) {
      each.scrollTo({ ...from, behavior: 'instant' });
      each.scrollTo({ ...to, behavior: 'smooth' });
    }
    return moved.length > 0;
  }

  /** Everything stands again as it was. */
  goBack(): void {
    for (const [each, place] of this.came) each.scrollTo({ ...place, behavior: 'instant' });
    this.came.clear();
  }
}

const placeOf = ({ scrollLeft, scrollTop }: Element): Place => ({ left: scrollLeft, top: scrollTop });

const isFar = ({ clientWidth, clientHeight }: Element, from: Place, to: Place): boolean =>
  Math.abs(to.left - from.left) > 1.5 * clientWidth || Math.abs(to.top - from.top) > clientHeight;

/** Above the bar of zones. */
function isInSight(piece: Element, scrollers: readonly Element[]): boolean {
  const { left, top, right, bottom } = piece.getBoundingClientRect();
  if (top < 0 || bottom > visibleHeight()) return false;
  return scrollers.every((each) => {
    const frame = each.getBoundingClientRect();
    return (
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1
    );
  });
}
