/** The tile as it would lie: its sides and corners turned, those that pay marked in gold. */
import type { Matches } from '@/lib/game/turn/preview';

const NS = 'http://www.w3.org/2000/svg';
/** Radius of the hexagon in the little drawings of a turned tile. */
const SIZE = 49;

/** Takes the ghost away. */
export function clearGhost(): void {
  for (const ghost of document.querySelectorAll('.ghost')) ghost.remove();
}

/**
 * Draws the tile on a place: the little drawing of that rotation from the moves panel, in the size of the
 * place.
 */
export function drawGhost(piece: HTMLElement, tileAt: string, rotation: number, matches: Matches): void {
  const hit =
    piece.querySelector<SVGGraphicsElement>('.hit') ?? piece.querySelector<SVGGraphicsElement>('path');
  const source = document.querySelector(
    `[data-tile="${tileAt}"] .turns label:nth-of-type(${rotation + 1}) svg`,
  );
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
  drawn.append(...marks(matches), ...nameOf(piece));
  const group = document.createElementNS(NS, 'g');
  group.setAttribute('class', 'ghost');
  const shift = hit.getAttribute('transform');
  if (shift) group.setAttribute('transform', shift);
  group.append(drawn);
  piece.append(group);
}

function place(svg: SVGSVGElement, x: number, y: number, width: number, height: number): void {
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

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
