/**
 * What glows: the places that can be chosen now, and what is chosen. The first one can be reached by Tab, the
 * others by arrows.
 */
import { isShown, middleOf, piecesByMark } from './table-dom';

interface Marks {
  readonly legal?: boolean;
  readonly chosen?: boolean;
}
let marked = new Map<HTMLElement, Marks>();

/**
 * Marks the places that may be chosen and those that are. What stays as it was is left alone: each change
 * costs the browser a look at its style.
 */
export function glow(legal: Iterable<string>, chosen: Iterable<string>): void {
  const pieces = piecesByMark();
  const next = new Map<HTMLElement, Marks>();
  const add = (places: Iterable<string>, marks: Marks) => {
    for (const at of places)
      for (const piece of pieces.get(at) ?? []) next.set(piece, { ...next.get(piece), ...marks });
  };
  add(legal, { legal: true });
  add(chosen, { chosen: true });
  for (const piece of marked.keys()) if (!next.has(piece)) unmark(piece);
  // Without asking what is in sight, which would cost a layout in the middle of our changes.
  const heard = [...next.keys()].filter(isHeard);
  const first = heard.find(leadsOn) ?? heard[0];
  for (const [piece, marks] of next) mark(piece, marks, piece === first ? 0 : -1);
  marked = next;
}

/** Takes all marks away. */
export function darken(): void {
  for (const piece of marked.keys()) unmark(piece);
  marked = new Map();
}

function unmark(piece: HTMLElement): void {
  delete piece.dataset.legal;
  delete piece.dataset.chosen;
  if (isStore(piece)) piece.ariaHidden = 'true';
  if (piece.tagName !== 'A' || piece.closest('svg')) setStop(piece, -1);
}

function mark(piece: HTMLElement, { legal = false, chosen = false }: Marks, tabIndex: number): void {
  piece.toggleAttribute('data-legal', legal);
  piece.toggleAttribute('data-chosen', chosen);
  if (isStore(piece)) piece.ariaHidden = null;
  setStop(piece, tabIndex);
}

/** A button of the moves, as that of a card to choose, stays a stop for Tab, whatever glows beside it. */
function setStop(piece: HTMLElement, tabIndex: number): void {
  if (piece.tagName !== 'BUTTON' && piece.tabIndex !== tabIndex) piece.tabIndex = tabIndex;
}

/** The places that may be chosen, as far as they are in sight, in the order of the page. */
export function glowing(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-legal]')].filter(
    (it) => isHeard(it) && isShown(it),
  );
}

/** The first of them where the turn may go on: for a tile in hand a place, else what may always be done. */
export function firstGlowing(): HTMLElement | undefined {
  const places = glowing();
  const holds = places.some((piece) => isTile(piece) && piece.hasAttribute('data-chosen'));
  return places.find((piece) => leadsOn(piece) && !(holds && isTile(piece))) ?? places[0];
}

const isTile = (piece: HTMLElement): boolean => piece.matches('[data-at^="slot:"]');

/** A row may nearly always be refreshed, and seldom is: that leads nowhere. */
export const leadsOn = (piece: HTMLElement): boolean => !piece.dataset.at?.startsWith('row:');

/** What is drawn twice has its keys where it is read out. */
const isHeard = (piece: HTMLElement): boolean => piece.ariaHidden !== 'true' || isStore(piece);

/** Stores are told in one sentence, and by themselves only while something may be done there. */
const isStore = (piece: HTMLElement): boolean => piece.matches('li[data-at^="goods:"]');

const AXES = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof AXES;

/** Whether a key is an arrow. */
export function isArrow(key: string): key is Arrow {
  return key in AXES;
}

/**
 * Moves the focus to the nearest of some places in a direction, if there is one; sideways distance counts
 * double.
 */
export function moveFocus(from: HTMLElement, arrow: Arrow, among: readonly HTMLElement[]): boolean {
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

/** Gives a place the focus, and Tab the way back to it. */
export function focusOn(piece: HTMLElement): void {
  for (const other of glowing()) setStop(other, -1);
  setStop(piece, 0);
  piece.focus();
}
