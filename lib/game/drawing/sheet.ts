/**
 * Shared parts of drawings: symbols and everything of a pack's boards that never changes. A page links to it
 * as a file that browsers cache; a self-contained picture carries it inside.
 */
import type { PackData } from '@/lib/game/engine/pack';
import { emptyActionBoard } from './action-board';
import { roadGround } from './bridge';
import { drawHouses } from './art/houses';
import { cityArt } from './art/land';
import { drawSkylines } from './art/skyline';
import { drawWeathers } from './art/weather';
import { drawWorks } from './art/works';
import { cityGround, cityTowns } from './city-ground';
import { TEXT } from './draw';
import { gridGrounds } from './grid';
import { emptyPlayerBoard } from './player-board-empty';
import { SYMBOLS, SYMBOL_STYLE } from './symbols';
import { HIT_HALF, HIT_HEX, tileParts } from './tile-parts';
import { drawRosette } from './small-pieces';
import { HIT_WEDGE, craneRim } from './wheel';

const style = `<style>${SYMBOL_STYLE}</style>`;

/** Only the symbols, invisible, for pages without boards. */
export const SYMBOL_SHEET = `<svg width="0" height="0" aria-hidden="true" style="position:absolute">${style}<defs>${SYMBOLS}</defs></svg>`;

/** Shapes to be pressed, laid over pieces. */
const HITS = HIT_HEX + HIT_HALF + HIT_WEDGE;

interface Sheet {
  readonly file: string;
  readonly url: string;
}
const sheets = new WeakMap<PackData, Sheet>();

/** Symbols and boards of a pack as a file, and its address, which changes with its content. */
export function sheetOf(pack: PackData): Sheet {
  const known = sheets.get(pack);
  if (known) return known;
  const boards = boardsOf(pack).map(([id, body]) => `<g id="${id}" ${TEXT}>${body}</g>`);
  // Drawn where it is referred to. Chromium would style and lay out the whole file besides, within each page:
  // a tenth of a second on a desk.
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${style}<defs display="none">${SYMBOLS}${HITS}${boards.join('')}</defs></svg>`;
  // Hundreds of references in a page repeat this address, hence its shortness.
  const sheet = { file, url: `/s/${fingerprint(file)}${boxMark(pack)}` };
  sheets.set(pack, sheet);
  return sheet;
}

function boardsOf(pack: PackData): readonly (readonly [string, string])[] {
  return [
    ['crane-rim', craneRim(pack)],
    ['city-ground', cityGround(pack)],
    ['city-towns', cityTowns(pack)],
    ['city-art', cityArt(pack)],
    ...drawHouses(pack),
    ...drawWorks(),
    ...drawSkylines(),
    ...drawWeathers(pack),
    ['empty-player', emptyPlayerBoard(pack)],
    ['empty-actions', emptyActionBoard(pack)],
    ['road-ground', roadGround(pack)],
    ['rosette', drawRosette()],
    ...gridGrounds(pack),
    ...tileParts(),
  ];
}

/** The sheet of a box is found by the pack of the box. */
function boxMark({ id, box }: PackData): string {
  return box ? `.${id.replace(/^box:/, '')}` : '';
}

/** A short number for a content (FNV-1a): the same content keeps its address, another one gets a new one. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
