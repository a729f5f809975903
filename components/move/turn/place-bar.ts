/** Position of the bar next to a chosen place. */
import { middleOf, visibleHeight } from '@/components/board/pieces';
import { isPhone } from '@/components/ui/browser/screen';

const GAP = 24;

/**
 * Positions the bar next to a place or button where it hides the fewest other places, or at the screen edge
 * while the place is out of view. On a phone the style sheet docks it.
 */
export function placeBar(
  element: HTMLElement,
  piece: HTMLElement | undefined,
  others: readonly HTMLElement[],
): void {
  element.style.cssText = '';
  element.removeAttribute('data-hangs');
  if (isPhone() || !piece) return;
  const { width, height } = element.getBoundingClientRect();
  const middles = others.map(middleOf);
  const hidden = ({ left, top }: Corner): number =>
    middles.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
  const [best] = cornersAround(piece.getBoundingClientRect(), element.closest('.at-moves'), { width, height })
    .map((corner) => ({ corner, hides: hidden(corner) }))
    .sort((a, b) => a.hides - b.hides);
  const { left, top } = best?.corner ?? { left: innerWidth - width - 8, top: visibleHeight() - height - 8 };
  // It grows away from its place: upwards if above it, else downwards.
  const isAbove = top + height <= piece.getBoundingClientRect().top;
  element.toggleAttribute('data-hangs', !isAbove);
  element.style.cssText = isAbove
    ? `left:${left}px;bottom:${innerHeight - top - height}px`
    : `left:${left}px;top:${top}px`;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/**
 * Candidates for the upper left corner, above the bar of zones and next to the rail, whose form has the same
 * content: below, above, right and left of the place.
 */
function cornersAround(
  place: DOMRect,
  rail: Element | null,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Corner[] {
  const lowest = visibleHeight() - height;
  const wall = (rail?.getBoundingClientRect().right ?? 0) + GAP;
  const left = Math.min(Math.max(wall, place.left + place.width / 2 - width / 2), innerWidth - width - 8);
  const top = Math.min(Math.max(8, place.top + place.height / 2 - height / 2), lowest - 8);
  return [
    { left, top: place.bottom + GAP },
    { left, top: place.top - GAP - height },
    { left: place.right + GAP, top },
    { left: place.left - GAP - width, top },
  ].filter(
    (corner) =>
      corner.left >= wall && corner.top >= 0 && corner.left + width <= innerWidth && corner.top <= lowest,
  );
}
