/**
 * Previews of pieces at their places. A tile is drawn with its rotation, and gold marks show the sides and
 * corners that pay. Peter Parler appears at the lower left of his plaza, and his marker at the foot of a
 * tile.
 */
import { isShown, piecesAt } from './pieces';

export interface Ghost {
  readonly at: string;
  /** The rotated tile as separate markup. */
  readonly tile?: string;
  readonly pays?: { readonly sides: readonly number[]; readonly corners: readonly number[] };
  /** A symbol instead of a tile. */
  readonly sign?: { readonly href: string; readonly isPawn: boolean };
}

/** Radius of the hexagon in drawings of rotated tiles. */
const SIZE = 49;

/** Draws previews in the size of their places, and removes the previous ones. */
export function drawGhosts(root: Element, ghosts: readonly Ghost[]): void {
  // All measurements come before all changes, so the browser computes one layout.
  const drawn = ghosts.map((ghost) => drawnIn(root, ghost));
  for (const old of root.querySelectorAll('.ghost')) old.remove();
  for (const [place, markup] of drawn) place?.insertAdjacentHTML('beforeend', markup);
}

function drawnIn(root: Element, ghost: Ghost): readonly [HTMLElement | null | undefined, string] {
  const piece = piecesAt(ghost.at).find((each) => root.contains(each) && isShown(each));
  const shapes = [...(piece?.querySelectorAll<SVGGraphicsElement>('.hit, path') ?? [])];
  const hit = shapes.find((each) => each.classList.contains('hit')) ?? shapes[0];
  const box = hit?.getBBox();
  if (!piece || !hit || !box || box.height === 0) return [undefined, ''];
  const drawn = ghost.sign ? signIn(box, ghost.sign) : tileIn(box, ghost, numberOf(piece));
  const shift = hit.getAttribute('transform');
  return [hit.parentElement, `<g class="ghost"${shift ? ` transform="${shift}"` : ''}>${drawn}</g>`];
}

function signIn({ x, y, width, height }: DOMRect, { href, isPawn }: NonNullable<Ghost['sign']>): string {
  const size = height * (isPawn ? 0.46 : 0.4);
  const left = x + width / 2 - size / 2 - (isPawn ? height / 3 : 0);
  const top = y + height * (isPawn ? 0.65 : 0.85) - size / 2;
  return `<use href="${href}" color="var(--seat-1)" x="${left}" y="${top}" width="${size}" height="${size}"/>`;
}

function tileIn(box: DOMRect, { tile = '', pays }: Ghost, number: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(tile)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const scale = box.height / 2 / SIZE;
  const left = box.x + box.width / 2 + x * scale;
  const top = box.y + box.height / 2 + y * scale;
  const frame = `x="${left}" y="${top}" width="${width * scale}" height="${height * scale}" overflow="visible"`;
  const name = pays && number ? `<text y="10">${number}</text>` : '';
  return tile
    .replace('<svg', `<svg ${frame}`)
    .replace(/<\/svg>$/, `${pays ? marksOf(pays) : ''}${name}</svg>`);
}

/** A ring around the tile, gold bars along paying sides and gold dots on paying corners. */
function marksOf({ sides, corners }: NonNullable<Ghost['pays']>): string {
  const ring = [0, 1, 2, 3, 4, 5].map((k) => corner(k).join(' ')).join('L');
  const bars = sides.map(
    (side) => `<path d="M${corner(side).join(' ')}L${corner(side + 1).join(' ')}" class="pays"/>`,
  );
  const dots = corners.map((k) => {
    const [x, y] = corner(k);
    return `<circle cx="${x}" cy="${y}" r="9" class="pays"/>`;
  });
  return `<path d="M${ring}z" class="ring"/>${bars.join('')}${dots.join('')}`;
}

/** The number of the place, which the tile hides, taken from its accessible name: "Site 1A (New Town)". */
const numberOf = (piece: HTMLElement): string =>
  /\d+[A-Z]?/.exec(piece.getAttribute('aria-label') ?? '')?.[0] ?? '';

/** Coordinates of a corner. Corner 0 is the top; side 0 lies between corners 0 and 1. */
function corner(k: number): readonly [number, number] {
  const angle = ((-90 + 60 * k) * Math.PI) / 180;
  return [Math.round(SIZE * Math.cos(angle)), Math.round(SIZE * Math.sin(angle))];
}
