/** Single tiles as drawings of their own: in the rows, and six times for choosing a rotation. */
import type { HexTile } from '@/lib/engine/pack';
import { colour, hexOutline, polygon, svg, TEXT } from './draw';
import { drawTile, tileGround } from './hex-tile';

const SIZE = 50;
const BOX = { x: -46, y: -52, width: 92, height: 104 };

/** A tile with its words as description. */
export function tileSvg(tile: HexTile, words: string): string {
  return svg({ ...BOX, id: tile.id, title: tile.name, desc: words }, drawTile(tile, SIZE));
}

const outline = polygon(
  hexOutline({ x: 0, y: 0 }, SIZE - 2),
  `fill="none" stroke="${colour('edge')}" stroke-dasharray="5 4"`,
);
/** An empty slot. */
export const EMPTY_SLOT = `<svg viewBox="-46 -52 92 104" aria-hidden="true">${outline}</svg>`;

/** Only sides and corners of a tile turned by `rotation` steps: the label beside it names the rotation. */
export function turnSvg(tile: HexTile, rotation: number): string {
  return `<svg viewBox="-46 -52 92 104" ${TEXT} aria-hidden="true">${tileGround(tile, SIZE, rotation)}</svg>`;
}
