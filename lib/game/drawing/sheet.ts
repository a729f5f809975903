/**
 * Shared parts of drawings: symbols and all static parts of a pack's boards. Pages link to it as a
 * cacheable file; a self-contained picture embeds it.
 */
import type { PackData } from '@/lib/game/engine/pack';
import { emptyActionBoard } from './action-board';
import { drawHouses } from './art/houses';
import { cityArt } from './art/land';
import { drawSkylines, drawWeathers } from './art/skyline';
import { drawWorks } from './art/works';
import { roadGround } from './bridge';
import { cityGround, cityTowns } from './city/city-ground';
import { TEXT } from './draw';
import { gridGrounds } from './grid';
import { emptyPlayerBoard } from './player-board';
import { drawRosette } from './small-pieces';
import { SYMBOLS, SYMBOL_STYLE } from './symbols';
import { HIT_HALF, HIT_HEX, tileParts } from './tiles';
import { craneRim, HIT_WEDGE } from './wheel';

const style = `<style>${SYMBOL_STYLE}</style>`;

/** Only the symbols, invisible, for pages without boards. */
export const SYMBOL_SHEET = `<svg width="0" height="0" aria-hidden="true" style="position:absolute">${style}<defs>${SYMBOLS}</defs></svg>`;

/** Shapes of press targets that overlay pieces. */
const HITS = HIT_HEX + HIT_HALF + HIT_WEDGE;

interface Sheet {
  readonly file: string;
  readonly url: string;
}
const sheets = new WeakMap<PackData, Sheet>();

/** A pack's symbols and boards as a file, with an address that depends on its content. */
export function sheetOf(pack: PackData): Sheet {
  const known = sheets.get(pack);
  if (known) return known;
  const boards = boardsOf(pack).map(([id, body]) => `<g id="${id}" ${TEXT}>${body}</g>`);
  // `display="none"`, because Chromium would otherwise style and lay out the whole file in each page, which
  // takes a tenth of a second on a desktop.
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${style}<defs display="none">${SYMBOLS}${HITS}${boards.join('')}</defs></svg>`;
  // A page repeats this address hundreds of times, so it is short.
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

/** Address suffix of a box's sheet: the server finds it by the box's pack. */
function boxMark({ id, box }: PackData): string {
  return box ? `.${id.replace(/^box:/, '')}` : '';
}

/** A short content hash (FNV-1a), so the address changes only with the content. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
