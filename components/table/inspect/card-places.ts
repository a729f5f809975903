/** The place of the card of a piece: next to it, off everything in use, and within the window. */
import { isPhone } from '@/components/ui/browser/screen';

const GAP = 6;
/** Distances in pixels between the piece and the small card, tried in turn. */
const FAR = [10, 50, 90, 130];
/** Minimum height in pixels of the whole close-up; if there is less space, it covers the piece. */
const MIN_HEIGHT = 200;
/** Parts that the small card never covers: the next press may be meant for them, or they name a zone. */
const IN_USE =
  '#tabletop [data-legal], #tabletop [data-chosen], #tabletop .zone > h2, #moves, #turn-bar:popover-open, #lesson';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

function put(card: HTMLElement, { x, y }: ScreenPoint): void {
  Object.assign(card.style, { left: `${x}px`, top: `${y}px` });
}

const within = (at: number, size: number, all: number): number =>
  Math.min(Math.max(GAP, at), Math.max(GAP, all - size - GAP));

/** Places a name above the piece, or below if there is no room. */
export function placeName(card: HTMLElement, box: DOMRect): void {
  const above = box.top - card.offsetHeight - GAP;
  const x = within(box.left + (box.width - card.offsetWidth) / 2, card.offsetWidth, innerWidth);
  put(card, { x, y: above < GAP ? box.bottom + GAP : above });
}

/** Whether there was a place for the small card: next to the piece, never over it. */
export function placeSmall(card: HTMLElement, piece: DOMRect, pointer: ScreenPoint | undefined): boolean {
  const { offsetWidth: width, offsetHeight: height } = card;
  const used = [...document.querySelectorAll(IN_USE)]
    .map((each) => each.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
  const corner = cornersAround(piece, pointer, width, height).find(({ x, y }) =>
    used.every(
      ({ left, top, right, bottom }) => x >= right || x + width <= left || y >= bottom || y + height <= top,
    ),
  );
  if (corner) put(card, corner);
  return corner !== undefined;
}

/** Upper left corners on the screen for a card of this size, the nearest to the piece first. */
function cornersAround(
  box: DOMRect,
  pointer: ScreenPoint | undefined,
  width: number,
  height: number,
): readonly ScreenPoint[] {
  // Next to a large piece the card stays at the height of the pointer.
  const { x: atX, y: atY } = pointer ?? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const [middle, centre] = [atX - width / 2, atY - height / 2];
  return FAR.flatMap((far) => {
    const sides = [box.right + far, box.left - far - width];
    const [above, below] = [box.top - far - height, box.bottom + far];
    const beside = sides.flatMap((x) => [centre, box.top, box.bottom - height].map((y) => ({ x, y })));
    const over = [above, below].flatMap((y) => [middle, box.left, box.right - width].map((x) => ({ x, y })));
    const across = sides.flatMap((x) => [above, below].map((y) => ({ x, y })));
    return [...beside, ...over, ...across];
  }).filter(
    ({ x, y }) => x >= GAP && y >= GAP && x + width <= innerWidth - GAP && y + height <= innerHeight - GAP,
  );
}

/** Places the whole close-up left or right of a piece, or above or below it, wherever there is more room. */
export function placeWhole(card: HTMLElement, box: DOMRect): void {
  const { left, top, right, bottom } = box;
  const tall = Math.max(MIN_HEIGHT, top - 2 * GAP, innerHeight - bottom - 2 * GAP);
  // A low card shows its whole picture, with its text below.
  card.style.setProperty('--room', `${tall}px`);
  card.style.maxHeight = isPhone() ? `min(34rem, ${tall}px)` : '';
  const { offsetWidth: width, offsetHeight: height } = card;
  const isLeft = left > innerWidth - right;
  const room = isLeft ? left : innerWidth - right;
  if (!isPhone() && room >= width + 2 * GAP) {
    const x = isLeft ? left - GAP - width : right + GAP;
    return put(card, { x, y: within((top + bottom - height) / 2, height, innerHeight) });
  }
  const isAbove = top > innerHeight - bottom;
  const x = within((left + right - width) / 2, width, innerWidth);
  put(card, {
    x,
    y: isAbove ? Math.max(GAP, top - GAP - height) : within(bottom + GAP, height, innerHeight),
  });
}
