/** What would lie or stand somewhere. A tile: its sides and corners turned, those that pay marked in gold. */
import type { Matches } from '@/lib/game/turn/preview';

const NS = 'http://www.w3.org/2000/svg';
/** Radius of the hexagon in the little drawings of a turned tile. */
const SIZE = 49;

/** Takes the ghost away. */
export function clearGhost(): void {
  for (const ghost of document.querySelectorAll('.ghost')) ghost.remove();
}

/** What a place has the size of. */
export const hitOf = (piece: HTMLElement) =>
  piece.querySelector<SVGGraphicsElement>('.hit') ?? piece.querySelector<SVGGraphicsElement>('path');

/**
 * Draws the tile on a place: the little drawing of that rotation from its form in the moves panel, in the
 * size of the place.
 */
export function drawGhost(piece: HTMLElement, form: string, rotation: number, matches?: Matches): void {
  const hit = hitOf(piece);
  const source = document.querySelector(`${form} .turns > :nth-child(${rotation + 1}) svg`);
  if (!hit || !source) return;
  const box = hit.getBBox();
  clearGhost();
  if (box.height === 0) return;
  const drawn = source.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = drawn.viewBox.baseVal;
  const scale = box.height / 2 / SIZE;
  place(
    drawn,
    box.x + box.width / 2 + x * scale,
    box.y + box.height / 2 + y * scale,
    width * scale,
    height * scale,
  );
  if (matches) drawn.append(...marks(matches), ...nameOf(piece));
  putIn(hit, drawn);
}

/** Puts a drawing into a place. */
export function putIn(hit: SVGGraphicsElement, drawn: SVGElement): void {
  const shift = hit.getAttribute('transform');
  const group = shape('g', { class: 'ghost', ...(shift ? { transform: shift } : {}) });
  group.append(drawn);
  hit.parentElement?.append(group);
}

/** Gives a drawing its place in another. */
export function place(svg: SVGElement, x: number, y: number, width: number, height: number): void {
  for (const [name, value] of Object.entries({ x, y, width, height })) svg.setAttribute(name, String(value));
  svg.setAttribute('overflow', 'visible');
}

/** A ring around it, a gold bar along every side that pays, a gold dot on every corner. */
function marks({ sides, corners }: Matches): readonly SVGElement[] {
  const outline = [0, 1, 2, 3, 4, 5].map((k) => corner(k).join(' ')).join('L');
  const ring = shape('path', { d: `M${outline}z`, class: 'ring' });
  const bars = sides.map((side) => {
    const [a, b] = [corner(side), corner(side + 1)];
    return shape('path', { d: `M${a.join(' ')}L${b.join(' ')}`, class: 'pays' });
  });
  const dots = corners.map((k) => {
    const [cx, cy] = corner(k);
    return shape('circle', { cx: String(cx), cy: String(cy), r: '9', class: 'pays' });
  });
  return [ring, ...bars, ...dots];
}

/** The number of the place, which the tile hides: the only one in its name, "Site 1A (New Town)". */
function nameOf(piece: HTMLElement): readonly SVGElement[] {
  const [number] = /\d+[A-Z]?/.exec(piece.getAttribute('aria-label') ?? '') ?? [];
  if (!number) return [];
  const name = shape('text', { y: '10' });
  name.textContent = number;
  return [name];
}

/** Corner 0 is the top; side 0 lies between corners 0 and 1. */
function corner(k: number): readonly [number, number] {
  const angle = ((-90 + 60 * k) * Math.PI) / 180;
  return [Math.round(SIZE * Math.cos(angle)), Math.round(SIZE * Math.sin(angle))];
}

/** One shape. */
export function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
