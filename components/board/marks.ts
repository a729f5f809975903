/**
 * Marks legal and chosen places, visually and for the keyboard. Tab reaches the first; arrow keys lead to the
 * others.
 */
import { isShown } from './pieces';

export interface BoardMarks {
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

/** Lists that are a single Tab stop, with arrow keys inside. Without scripts each piece is a stop. */
const LISTS = '#rows .tiles, #supply .pieces';

/**
 * Marks the pieces within an element. Unchanged pieces are not written, because each write triggers a style
 * recalculation.
 */
export function markPieces(root: Element, marks: BoardMarks | undefined): void {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const isLegal = (piece: HTMLElement) => marks?.legal.has(piece.dataset.at ?? '') === true;
  const isChosen = (piece: HTMLElement) => marks?.chosen.has(piece.dataset.at ?? '') === true;
  // Does not check visibility, which would force a layout between our writes.
  const heard = pieces.filter((piece) => isHeard(piece) && (isLegal(piece) || isChosen(piece)));
  const first = heard.find(leadsOn) ?? heard[0];
  const stops = stopsIn(pieces);
  for (const piece of pieces) {
    const wasMarked = isMarked(piece);
    piece.toggleAttribute('data-legal', isLegal(piece));
    piece.toggleAttribute('data-chosen', isChosen(piece));
    const isNow = isMarked(piece);
    if (isStore(piece) && isNow !== wasMarked) piece.ariaHidden = isNow ? null : 'true';
    if (isNow) setStop(piece, piece === first);
    else if (piece.tagName === 'A' && piece.closest(LISTS)) setStop(piece, !marks || stops.has(piece));
    else if (wasMarked) setStop(piece, isLink(piece));
  }
}

/** The one Tab stop of each list. */
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

function setStop(piece: HTMLElement, isStop: boolean): void {
  const tabIndex = isStop ? 0 : -1;
  if (piece.tabIndex !== tabIndex) piece.tabIndex = tabIndex;
}

/** Whether Tab reaches the link anyway. Links in drawings and row headings do not count. */
const isLink = (piece: HTMLElement): boolean =>
  piece.tagName === 'A' && leadsOn(piece) && piece.closest('svg') === null;

/** The table with its moves panel. */
const table = () => document.getElementById('tabletop');

/** The visible legal places, in page order. */
export function highlightedPlaces(): HTMLElement[] {
  const marked = table()?.querySelectorAll<HTMLElement>('[data-legal]') ?? [];
  return [...marked].filter((it) => isHeard(it) && isShown(it));
}

/**
 * The first place that continues the turn: a site for a tile in hand, else an action that is always
 * available.
 */
export function firstGlowing(): HTMLElement | undefined {
  const places = highlightedPlaces();
  const holds = places.some((piece) => isTile(piece) && piece.hasAttribute('data-chosen'));
  return places.find((piece) => leadsOn(piece) && !(holds && isTile(piece))) ?? places[0];
}

const isTile = (piece: HTMLElement): boolean => piece.dataset.at?.startsWith('slot:') === true;

/**
 * Whether pressing the place continues the turn. Refreshing a row is almost always legal and rarely wanted,
 * so it does not count.
 */
export const leadsOn = (piece: HTMLElement): boolean => !piece.dataset.at?.startsWith('row:');

/** A place drawn twice is reachable in the copy that screen readers read. */
const isHeard = (piece: HTMLElement): boolean => piece.ariaHidden !== 'true' || isStore(piece);

/** Stores are read as one sentence. Their items are separate stops only while they are legal. */
const isStore = (piece: HTMLElement): boolean =>
  piece.tagName === 'LI' && piece.dataset.at?.startsWith('goods:') === true;

/** Focuses a place and makes it the Tab stop. Buttons of the moves are Tab stops anyway. */
export function focusOn(piece: HTMLElement): void {
  for (const other of highlightedPlaces()) if (other.tagName !== 'BUTTON') setStop(other, other === piece);
  piece.focus();
}
