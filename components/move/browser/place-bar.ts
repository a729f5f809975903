/** Where the bar beside a chosen place lies. */
import { placeOf, type Choice } from './choice';
import { glowing } from './glow';
import { isPhone, isShown, middleOf, piecesAt } from './table-dom';

const GAP = 10;

/**
 * Beside the place, where it hides the fewest other places, and at the end of the screen while that is out of
 * sight; on a phone it is docked by the style sheet.
 */
export function placeBar(element: HTMLElement, choice: Choice): void {
  const piece = choice.kind === 'pressed' ? choice.button : piecesAt(placeOf(choice)).find(isShown);
  element.style.cssText = '';
  if (isPhone() || !piece) return;
  const { width, height } = element.getBoundingClientRect();
  const middles = glowing().map(middleOf);
  const hidden = ({ left, top }: Corner): number =>
    middles.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
  const [best] = cornersAround(piece.getBoundingClientRect(), width, height)
    .map((corner) => ({ corner, hides: hidden(corner) }))
    .sort((a, b) => a.hides - b.hides);
  const { left, top } = best?.corner ?? { left: innerWidth - width - 8, top: floor() - height - 8 };
  element.style.cssText = `left:${left}px;top:${top}px`;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Where the bar of zones begins, or the screen ends. */
const floor = (): number =>
  innerHeight - (document.querySelector<HTMLElement>('.zones-nav')?.offsetHeight ?? 0);

/**
 * Where the upper left corner may lie, above the bar of zones and beside the rail, whose form says the same:
 * below, above, to the right and to the left of the place.
 */
function cornersAround(place: DOMRect, width: number, height: number): readonly Corner[] {
  const lowest = floor() - height;
  const wall = (document.querySelector('.at-moves')?.getBoundingClientRect().right ?? 0) + GAP;
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
