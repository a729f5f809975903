/** Animates changes between two moments: new pieces drop and numbers count up. */

export interface TableContents {
  readonly pieces: ReadonlySet<string>;
  /** Amounts and points, keyed by place. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Drawings, goods by place, and points by seat, on a table page or in an exported game. */
const DRAWINGS = ':is(.cards .drawing, #board :is(.drawing, .boards)) svg';
const NUMBERS = ':is(.at-mine, #board) [data-at^="goods:"], .at-mine h2 strong';

/** Markers with their own animation (motion.ts) and pieces that turn with the wheel do not drop. */
const GLIDES = /#s-\d$/;
const GLIDING_PLACES = '.grid-zone, #bridge-zone';
const WHEEL = '#crane-zone';
const SVG = 'http://www.w3.org/2000/svg';

/** The pieces and numbers on the page. */
export function readTableContents(): TableContents {
  return {
    pieces: new Set(piecesLying().keys()),
    numbers: new Map([...numbersShown()].map(([key, text]) => [key, Number(text.data)])),
  };
}

/** Animates new pieces. With reduced motion they just appear. */
export function animateArrivals(before: TableContents, paceMs: number): void {
  for (const [key, piece] of piecesLying()) if (!before.pieces.has(key)) drop(piece, paceMs);
  for (const [key, text] of numbersShown()) {
    const from = before.numbers.get(key);
    if (from !== undefined && from !== Number(text.data)) animateNumber(text, from, paceMs);
  }
}

/** Symbols in the drawings, keyed by kind and place. */
function piecesLying(): ReadonlyMap<string, SVGUseElement> {
  const found = new Map<string, SVGUseElement>();
  for (const [i, drawing] of document.querySelectorAll(DRAWINGS).entries())
    for (const use of drawing.getElementsByTagNameNS(SVG, 'use')) {
      if (!(use instanceof SVGUseElement)) continue;
      const href = use.getAttribute('href') ?? '';
      if (use.closest(GLIDES.test(href) ? GLIDING_PLACES : WHEEL)) continue;
      const { x, y } = use;
      const place = use.closest<SVGElement>('[transform]')?.getAttribute('transform') ?? '';
      found.set(`${i} ${href} ${x.baseVal.value} ${y.baseVal.value} ${place}`, use);
    }
  return found;
}

/** The text node of each number. */
function numbersShown(): ReadonlyMap<string, Text> {
  const found = new Map<string, Text>();
  let seat = 0;
  for (const { dataset, firstChild, lastChild } of document.querySelectorAll<HTMLElement>(NUMBERS)) {
    const [key, text] = dataset.at ? [dataset.at, lastChild] : [`points ${(seat += 1)}`, firstChild];
    if (text instanceof Text) found.set(key, text);
  }
  return found;
}

function drop(piece: SVGUseElement, ms: number): void {
  const on = { duration: Math.min(DROP_MS, ms * 0.8), easing: 'cubic-bezier(.3, .7, .3, 1.3)' };
  piece.animate([{ transform: 'translateY(-16px)' }, { transform: 'none' }], { ...on, composite: 'add' });
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { ...on, easing: 'linear' });
}

const DROP_MS = 420;
const RUN_MS = 480;

/** Counts a number up or down. If the text changes meanwhile, the newer text wins. */
function animateNumber(text: Text, from: number, paceMs: number): void {
  const to = Number(text.data);
  const began = performance.now();
  const ms = Math.min(RUN_MS, paceMs * 0.8);
  let shown = text.data;
  const next = (now: number) => {
    if (text.data !== shown) return;
    const part = Math.min(1, (now - began) / ms);
    shown = String(Math.round(from + (to - from) * part));
    text.data = shown;
    if (part < 1) requestAnimationFrame(next);
  };
  next(began);
}
