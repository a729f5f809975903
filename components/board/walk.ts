/** Arrow keys between places in drawings, for players and spectators. */
import { focusOn, highlightedPlaces } from './marks';
import { isShown, middleOf, pieceOf } from './pieces';

const AXES = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof AXES;

export function isArrow(key: string): key is Arrow {
  return key in AXES;
}

/**
 * Moves from one highlighted place to the next anywhere, or from another place to its neighbour in the same
 * list or drawing. Each list or drawing is one Tab stop.
 */
export function walk(key: Arrow, target: EventTarget | null): boolean {
  const piece = pieceOf(target);
  if (piece?.hasAttribute('data-legal')) return moveFocus(piece, key, highlightedPlaces());
  if (!(target instanceof Element)) return false;
  const around = target.closest('#rows .tiles, #supply .pieces') ?? target.closest('.drawing');
  const all = [...(around?.querySelectorAll<HTMLElement>('a[data-at]:not([aria-hidden])') ?? [])].filter(
    isShown,
  );
  if (piece) return moveFocus(piece, key, all);
  // If the drawing is larger than its frame, arrow keys scroll it first.
  const [first] = target.scrollWidth > target.clientWidth ? [] : all;
  first?.focus();
  return first !== undefined;
}

/** Arrow keys for spectators. During a turn the table's keys handle them (components/move/keys/keys.ts). */
export function walkByArrow(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isArrow(key)) return;
  const isTurn = document.getElementById('step') !== null;
  if (isTurn || !(target instanceof Element) || !target.closest('.drawing, #supply .pieces')) return;
  // Arrow keys scroll a drawing that is larger than its frame; its places do not scroll.
  if (target.closest('[data-at]') || target.scrollWidth <= target.clientWidth) event.preventDefault();
  walk(key, target);
}

/**
 * Moves the focus to the nearest candidate in a direction, if there is one. Sideways distance counts double.
 */
function moveFocus(from: HTMLElement, arrow: Arrow, among: readonly HTMLElement[]): boolean {
  const [dx, dy] = AXES[arrow];
  const here = middleOf(from);
  let best: { readonly piece: HTMLElement; readonly far: number } | undefined;
  for (const piece of among) {
    const { x, y } = middleOf(piece);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + 2 * aside;
    if (piece !== from && ahead > 4 && (!best || far < best.far)) best = { piece, far };
  }
  if (best?.piece.hasAttribute('data-legal')) focusOn(best.piece);
  else best?.piece.focus();
  return best !== undefined;
}
