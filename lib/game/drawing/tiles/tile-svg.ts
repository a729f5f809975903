/** Single tiles as separate drawings: in the rows, and in six rotations to choose from. */
import type { HexTile } from '@/lib/game/engine/pack';
import { hexWords } from '@/lib/game/wording/city/hexes';
import type { Labelling } from '@/lib/game/wording/labelling';
import { nameOf } from '@/lib/game/wording/names';
import { colour, hexOutline, polygon, svg, TEXT } from '../draw';
import { drawTile, tileGround } from './tile-faces';

const SIZE = 50;
const BOX = { x: -46, y: -52, width: 92, height: 104 };

interface TilePose {
  readonly id: string;
  readonly rotation: number;
}

/** A tile with its description, in its current rotation. */
export function tileSvg(
  { words, pack }: Pick<Labelling, 'words' | 'pack'>,
  tile: HexTile,
  lying: TilePose = { id: tile.id, rotation: 0 },
): string {
  const caption = { title: nameOf(words, pack, tile.id), desc: hexWords(words, tile) };
  return svg({ ...BOX, id: lying.id, ...caption }, drawTile(tile, SIZE, lying.rotation));
}

const outline = polygon(
  hexOutline({ x: 0, y: 0 }, SIZE - 2),
  `fill="none" stroke="${colour('edge')}" stroke-dasharray="5 4"`,
);
export const EMPTY_OUTLINE = outline;
export const EMPTY_SLOT = `<svg viewBox="-46 -52 92 104" aria-hidden="true">${outline}</svg>`;

/**
 * Only the sides and corners of a tile rotated by `rotation` steps; the label next to it names the
 * rotation.
 */
export function turnSvg(tile: HexTile, rotation: number): string {
  return `<svg viewBox="-46 -52 92 104" ${TEXT} aria-hidden="true">${tileGround(tile, SIZE, rotation)}</svg>`;
}

/** The tile as its row shows it, without a description. */
export function tilePicture(tile: HexTile): string {
  return `<svg viewBox="-46 -52 92 104" ${TEXT} aria-hidden="true">${drawTile(tile, SIZE)}</svg>`;
}
