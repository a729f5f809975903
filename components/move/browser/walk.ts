/** Arrows lead from place to place in the drawings, for whoever plays and for whoever looks. */
import { glowing, moveFocus, type Arrow } from './glow';
import { piecesAround } from './rove';
import { isShown, pieceOf } from './table-dom';

/**
 * From one highlighted place to the next, wherever they are; from any other to its neighbour in the same
 * drawing, which is one stop for Tab.
 */
export function walk(key: Arrow, target: EventTarget | null): boolean {
  const piece = pieceOf(target);
  if (piece?.hasAttribute('data-legal')) return moveFocus(piece, key, glowing());
  if (!(target instanceof Element)) return false;
  const all = piecesAround(target).filter(isShown);
  if (piece) return moveFocus(piece, key, all);
  // Where the drawing is larger than its frame, arrows move it first.
  const [first] = target.scrollWidth > target.clientWidth ? [] : all;
  first?.focus();
  return first !== undefined;
}
