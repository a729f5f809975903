/**
 * The places that can be chosen now, and those that are: marked for the eye and for Tab, which reaches the
 * first; arrows lead to the others.
 */
import { isShown } from './pieces';

export interface BoardMarks {
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

/** Lists that are one stop for Tab each, where arrows walk them. Without scripts each piece is a stop. */
const LISTS = '#rows .tiles, #supply .pieces';

/**
 * Marks the pieces within an element. Unchanged pieces are not written to: each write makes the browser work
 * out their style.
 */
export function markPieces(root: Element, marks: BoardMarks | undefined): void {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const isLegal = (piece: HTMLElement) => marks?.legal.has(piece.dataset.at ?? '') === true;
  const isChosen = (piece: HTMLElement) => marks?.chosen.has(piece.dataset.at ?? '') === true;
  // Without asking what is in sight, which would cost a layout in the middle of our changes.
  const heard = pieces.filter((piece) => isHeard(piece) && (isLegal(piece) || isChosen(piece)));
  const first = heard.find(leadsOn) ?? heard[0];
  const stops = stopsIn(pieces);
  for (const piece of pieces) {
    const wasMarked = isMarked(piece);
    setMark(piece, 'data-legal', isLegal(piece));
    setMark(piece, 'data-chosen', isChosen(piece));
    const isNow = isMarked(piece);
    if (isStore(piece) && isNow !== wasMarked) piece.ariaHidden = isNow ? null : 'true';
    if (isNow) setStop(piece, piece === first);
    else if (piece.tagName === 'A' && piece.closest(LISTS)) setStop(piece, !marks || stops.has(piece));
    else if (wasMarked) setStop(piece, isLink(piece));
  }
}

/** The one piece of each list that Tab stops at. */
function stopsIn(pieces: readonly HTMLElement[]): ReadonlySet<HTMLElement> {
  const stops = new Map<Element, HTMLElement>();
  for (const piece of pieces) {
    const list = piece.tagName === 'A' ? piece.closest(LISTS) : null;
    if (list && (!stops.has(list) || piece === document.activeElement)) stops.set(list, piece);
  }
  return new Set(stops.values());
}

const isMarked = (piece: HTMLElement): boolean =>
  piece.hasAttribute('data-legal') || piece.hasAttribute('data-chosen');

function setMark(piece: HTMLElement, name: 'data-legal' | 'data-chosen', isOn: boolean): void {
  if (piece.hasAttribute(name) !== isOn) piece.toggleAttribute(name, isOn);
}

function setStop(piece: HTMLElement, isStop: boolean): void {
  const tabIndex = isStop ? 0 : -1;
  if (piece.tabIndex !== tabIndex) piece.tabIndex = tabIndex;
}

/** Whether Tab reaches the link without a mark: not in drawings, and not the heading of a row. */
const isLink = (piece: HTMLElement): boolean =>
  piece.tagName === 'A' && leadsOn(piece) && piece.closest('svg') === null;

/** The table with its panel of moves. */
const table = () => document.getElementById('tabletop');

/** The places that may be chosen, as far as they are in sight, in the order of the page. */
export function glowing(): HTMLElement[] {
  const marked = table()?.querySelectorAll<HTMLElement>('[data-legal]') ?? [];
  return [...marked].filter((it) => isHeard(it) && isShown(it));
}

/** The first of them where the turn may go on: for a tile in hand a place, else what may always be done. */
export function firstGlowing(): HTMLElement | undefined {
  const places = glowing();
  const holds = places.some((piece) => isTile(piece) && piece.hasAttribute('data-chosen'));
  return places.find((piece) => leadsOn(piece) && !(holds && isTile(piece))) ?? places[0];
}

const isTile = (piece: HTMLElement): boolean => piece.dataset.at?.startsWith('slot:') === true;

/** A row may nearly always be refreshed, and seldom is: that leads nowhere. */
export const leadsOn = (piece: HTMLElement): boolean => !piece.dataset.at?.startsWith('row:');

/** Of a place that is drawn twice, keys reach the copy that is read out. */
const isHeard = (piece: HTMLElement): boolean => piece.ariaHidden !== 'true' || isStore(piece);

/** Stores are told in one sentence, and by themselves only while something may be done there. */
const isStore = (piece: HTMLElement): boolean =>
  piece.tagName === 'LI' && piece.dataset.at?.startsWith('goods:') === true;

/** Gives a place the focus, and Tab the way back to it; a button of the moves is a stop anyway. */
export function focusOn(piece: HTMLElement): void {
  for (const other of glowing()) if (other.tagName !== 'BUTTON') setStop(other, other === piece);
  piece.focus();
}
