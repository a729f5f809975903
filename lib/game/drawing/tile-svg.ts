/** Single tiles as drawings of their own: in the rows, and six times for choosing a rotation. */
import type { HexTile } from '@/lib/game/engine/pack';
import type { Wording } from '@/lib/game/wording/wording';
import { colour, hexOutline, polygon, svg, TEXT } from './draw';
import { drawTile, tileGround } from './hex-tile';

const SIZE = 50;
const BOX = { x: -46, y: -52, width: 92, height: 104 };

interface TilePose {
  readonly id: string;
  readonly rotation: number;
}

/** A tile with its words as description, as it lies. */
export function tileSvg(
  words: Wording,
  tile: HexTile,
  desc: string,
  lying: TilePose = { id: tile.id, rotation: 0 },
): string {
  const drawn = drawTile(tile, SIZE, lying.rotation);
  return svg({ ...BOX, id: lying.id, title: words.tile(tile.id) ?? tile.name, desc }, drawn);
}

const outline = polygon(
  hexOutline({ x: 0, y: 0 }, SIZE - 2),
  `fill="none" stroke="${colour('edge')}" stroke-dasharray="5 4"`,
);
export const EMPTY_OUTLINE = outline;
export const EMPTY_SLOT = `<svg viewBox="-46 -52 92 104" aria-hidden="true">${outline}</svg>`;

/** Only sides and corners of a tile turned by `rotation` steps: the label next to it names the rotation. */
export function turnSvg(tile: HexTile, rotation: number): string {
  return `<svg viewBox="-46 -52 92 104" ${TEXT} aria-hidden="true">${tileGround(tile, SIZE, rotation)}</svg>`;
}

/** The tile as its row shows it, without words of its own. */
export function tilePicture(tile: HexTile): string {
  return `<svg viewBox="-46 -52 92 104" ${TEXT} aria-hidden="true">${drawTile(tile, SIZE)}</svg>`;
}
