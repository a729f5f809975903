/**
 * The set of symbols: every good, action, effect and marker, drawn on 24 x 24. They are defined once per
 * page and shown by <use>. `currentColor` is the colour of the seat or zone that uses the symbol.
 */
import { emptyActionBoard } from './action-board';
import { drawHouses } from './art/houses';
import { cityArt } from './art/land';
import { drawSkylines, drawWeathers } from './art/skyline';
import { drawWorks } from './art/works';
import { roadGround } from './bridge';
import { cityGround, cityTowns } from './city/city-ground';
import { TEXT } from './draw';
import { NUMBERED_SYMBOLS } from './glyphs';
import { gridGrounds } from './grid';
import { emptyPlayerBoard } from './player-board';
import { drawRosette } from './small-pieces';
import { HIT_HALF, HIT_HEX, tileParts } from './tiles';
import { craneRim, HIT_WEDGE } from './wheel';
import type { PackData } from '@/lib/game/engine/pack';

// Two styles cover almost every line: outlines of pieces, and pen strokes. As classes they keep pages
// small.
const INK = 'class="sk"';
const LINE = 'class="sl"';
const BATTLEMENT = 'M2 20V7h4v3h4V7h4v3h4V7h4v13z';
const SPIRES = 'M3 21V11l4-8 3 6h4l3-6 4 8v10h-6v-5a3 3 0 0 0-6 0v5z';

const GOODS: Readonly<Record<string, string>> = {
  'i-gold': `<circle cx="12" cy="12" r="10.6" fill="var(--gold)" ${INK}/><circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--line-dark)" stroke-width=".7"/>`,
  'i-stone': `<path d="M3 9l6-6 10 1 4 8-3 9-11 2-8-6z" fill="var(--stone)" ${INK}/><path d="M3 9l6 2 10-7M9 11l0 12" fill="none" stroke="var(--line-dark)" stroke-width=".6"/>`,
  'i-egg': `<path d="M12 1.5c5 0 8.4 7 8.4 12.2a8.4 8.4 0 0 1-16.8 0C3.6 8.5 7 1.5 12 1.5z" fill="var(--egg)" ${INK}/><path d="M4 12l2.7-2.5L9.3 12 12 9.5l2.7 2.5 2.6-2.5L20 12M4.3 16h15.4" fill="none" stroke="var(--red)" stroke-width="1.5"/>`,
  'i-silver': `<path d="M5 22.5V11C5 6 9 3 12 1c3 2 7 5 7 10v11.5z" fill="var(--silver)" ${INK}/><path d="M12 3v19M5.5 13h13M5.5 18h13" fill="none" stroke="var(--line-dark)" stroke-width="1.1"/>`,
  'i-goldwin': `<path d="M2 22.5V12C2 6 8 3 12 1c4 2 10 5 10 11v10.5z" fill="var(--gold)" ${INK}/><path d="M5 20v-6c0-2 1.5-3 2.7-3.7 1.3.7 2.8 1.7 2.8 3.7v6zM13.5 20v-6c0-2 1.5-3 2.7-3.7 1.3.7 2.8 1.7 2.8 3.7v6z" fill="var(--glass)" stroke="var(--line-dark)" stroke-width=".8"/><circle cx="12" cy="7" r="2.6" fill="var(--glass)" stroke="var(--line-dark)" stroke-width=".8"/>`,
  'i-points': `<path d="M2.5 2.5h19v9.5c0 5.5-5 8.7-9.5 10.5C7.5 20.7 2.5 17.5 2.5 12z" fill="var(--shield)" ${INK}/>`,
  'i-bluetok': `<circle cx="12" cy="12" r="10.6" fill="var(--blue-piece)" ${INK}/><path d="M6 17V8h3v2h1.5V8h3v2H15V8h3v9z" fill="#fff8ea"/>`,
  'i-redtok': `<circle cx="12" cy="12" r="10.6" fill="var(--red-piece)" ${INK}/><path d="M7 18v-6l2.5-6 1.8 4h1.4l1.8-4L17 12v6h-3.5v-3a1.5 1.5 0 0 0-3 0v3z" fill="#fff8ea"/>`,
};

const STEPS: Readonly<Record<string, string>> = {
  'i-technology': `<circle cx="12" cy="12" r="9" fill="none" stroke="var(--line-dark)" stroke-width="4.6" stroke-dasharray="3.9 3.170"/><circle cx="12" cy="12" r="8" fill="var(--tech)" ${INK}/><path d="M12 17V8m-3.5 3L12 7.5 15.5 11" fill="none" stroke="#fff8ea" stroke-width="2.2"/>`,
  'i-university': `<path d="M6 11v6c3 3.5 9 3.5 12 0v-6" fill="var(--scholar)" ${INK}/><path d="M12 3.5l11 5.5-11 5.5L1 9z" fill="var(--scholar)" ${INK}/><path d="M21 10v7" ${INK} fill="none"/>`,
  'i-mine': `<path d="M1.5 22c0-13 5-18 10.5-18s10.5 5 10.5 18z" fill="var(--earth)" ${INK}/><circle cx="12" cy="16.5" r="4.6" fill="var(--gold)" ${INK}/><path d="M18.5 1v8m-4-4h8" stroke="var(--art)" stroke-width="2.4"/>`,
  'i-quarry': `<path d="M1.5 22l4-14h4l2-4h5l6 18z" fill="var(--earth)" ${INK}/><path d="M7.5 20l1-6 5-2 4 3-1 5z" fill="var(--stone)" ${INK}/><path d="M18.5 1v8m-4-4h8" stroke="var(--art)" stroke-width="2.4"/>`,
  'i-wall': `<path d="${BATTLEMENT}" fill="var(--blue-piece)" ${INK}/><path d="M2 14h20M8 14v-4m8 10v-6M8 20v-1" stroke="#fff8ea" stroke-width=".8"/>`,
  'i-cathedral': `<path d="${SPIRES}" fill="var(--red-piece)" ${INK}/>`,
  'i-wallstep': `<path d="M5 12V2h3v3h3V2h3v3h3V2h3v10z" fill="var(--blue-piece)" ${INK}/><path d="M21 18.5H4m4.5-4L4 18.5 8.5 22.5" ${LINE}/>`,
  'i-cathstep': `<path d="M5 13V7l3-6 2.5 4h3L16 1l3 6v6z" fill="var(--red-piece)" ${INK}/><path d="M3 18.5h17m-4.5-4l4.5 4-4.5 4" ${LINE}/>`,
  'i-climb': `<path d="M7 23V3m10 20V3M7 18h10M7 12.5h10M7 7h10" ${LINE}/>`,
  'i-up': `<path d="M12 21V5m-6 6l6-7 6 7" ${LINE}/>`,
  'i-left': `<path d="M21 12H5m6-6l-7 6 7 6" ${LINE}/>`,
  'i-right': `<path d="M3 12h16m-6-6l7 6-7 6" ${LINE}/>`,
  'i-special': `<path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" fill="var(--gold)" ${INK}/><path d="M12 5.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5L12 15.5l-4 2.3.9-4.5L5.5 10.2l4.6-.5z" fill="var(--line-dark)"/>`,
  'i-wheel-gold': `<circle cx="12" cy="12" r="10.5" fill="none" stroke="var(--art)" stroke-width="1.8"/><path d="M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M4.6 19.4L19.4 4.6" stroke="var(--art)" stroke-width="1"/><circle cx="12" cy="12" r="5.5" fill="var(--gold)" ${INK}/>`,
  'i-wheel-stone': `<circle cx="12" cy="12" r="10.5" fill="none" stroke="var(--art)" stroke-width="1.8"/><path d="M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M4.6 19.4L19.4 4.6" stroke="var(--art)" stroke-width="1"/><path d="M7 10l4-4 5 2 1 6-4 4-5-2z" fill="var(--stone)" ${INK}/>`,
  'i-plaza': `<path d="M3 21h18l-2-5H5zM12 16V8" fill="var(--glass)" ${INK}/><path d="M12 8c-2-5-7-4-7 1m7-1c2-5 7-4 7 1" ${LINE}/>`,
};

const ACTIONS: Readonly<Record<string, string>> = {
  'a-manage-mines': `<path d="M3 10C8 3 16 3 21 10M12 5.5V22" ${LINE}/><circle cx="18.5" cy="18.5" r="4.2" fill="var(--gold)" ${INK}/>`,
  'a-manage-quarries': `<path d="M6 3h11v6H6zM11.5 9v13" ${LINE}/><path d="M14.5 18l2-3.5h4l2.5 3-1.5 4.5h-5z" fill="var(--stone)" ${INK}/>`,
  'a-upgrade-action': `<path d="M12 1.5l9 5.250v10.5l-9 5.250-9-5.250V6.750z" ${LINE}/><path d="M12 17.5V8m-4 3.5L12 7l4 4.5" ${LINE}/>`,
  'a-construct-wall': `<path d="${BATTLEMENT}" fill="var(--art)"/><path d="M2 14.5h20" stroke="var(--tile)" stroke-width="1.3"/>`,
  'a-construct-building': `<path d="M12 2l10 9h-2.5v11h-5v-6a2.5 2.5 0 0 0-5 0v6h-5V11H2z" fill="var(--art)"/>`,
  'a-kings-road': `<path d="M2.5 20V7.5l5.5 4 4-8 4 8 5.5-4V20z" fill="var(--art)"/><path d="M3 16.5h18" stroke="var(--tile)" stroke-width="1.3"/>`,
  'a-any': `<path d="M12 1.5l3 7 7.5.7-5.7 5 1.7 7.3L12 17.7 5.5 21.5l1.7-7.3-5.7-5 7.5-.7z" fill="var(--art)"/>`,
};

/** The sign of a seat with a light rim, so red stays visible on a red shield, and blue on a blue tower. */
function seat(shape: string, n: number, mark: string): string {
  const rim = 'fill="#fff8ea" stroke="#fff8ea" stroke-width="4.6" stroke-linejoin="round"';
  return `<g transform="translate(1.5 1.5) scale(.875)">${shape} ${rim}/>${shape} fill="var(--seat-${n})" ${INK}/>${mark}</g>`;
}

const MARKS: Readonly<Record<string, string>> = {
  'i-cube': `<path d="M12 1.5l9 4.5v11L12 22.5 3 17V6z" fill="currentColor" ${INK}/><path d="M3 6l9 5 9-5M12 11v11" fill="none" stroke="var(--line-dark)" stroke-width="1"/>`,
  'i-pawn': `<path d="M12 1.5a4.5 4.5 0 0 1 3 7.9l3.5 10.1H21v3H3v-3h2.5L9 9.4a4.5 4.5 0 0 1 3-7.9z" fill="currentColor" ${INK}/>`,
  'i-seal': `<path d="M8 13l-2 10 6-3.5L18 23l-2-10z" fill="var(--red-piece)" ${INK}/><circle cx="12" cy="9" r="8" fill="var(--gold)" ${INK}/>`,
  rider: `<path d="M3.500 9.800l2.300-1.600 1-2.200 1.300 1.500q2.600 1 3.200 3.200h6.200q2.600 0 3.300 2l1.500 1.600-.6 4.300-.9-.2-.2-3-.8-.9q0 1.800-.9 2.600l.6 4.600h-1.900l-.7-4.300-.9-1.500q-3 .9-5.600.2l-.9 2.400.2 3.200h-1.800l-.2-4-.8-2.600q-1.200-1.500-.6-3.900l-1.600.2-1.500.1z" fill="currentColor" stroke="var(--line-dark)" stroke-width=".6" stroke-linejoin="round"/><path d="M11 10.500l.4-5.200 1-1.100h2.200l1 1.300.4 5z" fill="currentColor" stroke="var(--line-dark)" stroke-width=".6" stroke-linejoin="round"/><path d="M11.700 4.100a1.900 1.900 0 1 1 3.700 0z" fill="var(--vellum)" stroke="var(--line-dark)" stroke-width=".6" stroke-linejoin="round"/><path d="M10.300 3.200h6.400l-1-1.700h-4.200z" fill="currentColor" stroke="var(--line-dark)" stroke-width=".6" stroke-linejoin="round"/>`,
  'i-crate': `<path d="M2.5 3.5h19v17h-19z" fill="var(--wood)" ${INK}/><path d="M2.5 8.5h19m-19 7h19M4 4l16 16" fill="none" stroke="var(--line-dark)" stroke-width="1.3"/>`,
  'i-hourglass': `<path d="M5 1.5h14v3L13.5 12l5.5 7.5v3H5v-3L10.5 12 5 4.5z" fill="#fff8ea" ${INK}/><path d="M8 20l4-4 4 4z" fill="var(--gold)"/>`,
  'i-check': `<path d="M4 13l5.5 6L20 5" ${LINE}/>`,
  // Colour, shape and inner mark of each seat differ, so no single cue has to carry the meaning.
  's-0': seat('<circle cx="12" cy="12" r="10.4"', 0, '<circle cx="12" cy="12" r="3.6" fill="#fff8ea"/>'),
  's-1': seat('<path d="M2 2h20v20H2z"', 1, '<path d="M7 12h10" stroke="#fff8ea" stroke-width="3.4"/>'),
  's-2': seat(
    '<path d="M12 1.5L23 21.5H1z"',
    2,
    '<path d="M12 10v8m-4-3.6h8" stroke="#fff8ea" stroke-width="2.6"/>',
  ),
  's-3': seat(
    '<path d="M12 .8L23.2 12 12 23.2.8 12z"',
    3,
    '<path d="M8.5 8.5l7 7m0-7l-7 7" stroke="#fff8ea" stroke-width="2.6"/>',
  ),
};

/** Zones of the table, as the bar that switches between them shows them. */
const ZONES: Readonly<Record<string, string>> = {
  'z-move': `<path d="M6 12.5V6a1.8 1.8 0 0 1 3.6 0v5-7.5a1.8 1.8 0 0 1 3.6 0V11V4.5a1.8 1.8 0 0 1 3.6 0V12V8a1.8 1.8 0 0 1 3.5 0v7.5c0 4-2.8 7-6.8 7-3 0-4.7-1-6.2-3.5L3 13.5c1-1.8 2.2-1.5 3-1z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>`,
  'z-crane': `<g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="3.5"/><path d="M12 2v6.5M12 15.5V22M2 12h6.5M15.5 12H22M5 5l4.5 4.5M14.5 14.5L19 19M19 5l-4.5 4.5M9.5 14.5L5 19"/></g>`,
  'z-rows': `<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"><path d="M7 1.5l5 3v6l-5 3-5-3v-6zM17 10.5l5 3v6l-5 3-5-3v-6z"/><path d="M17 1.5l5 3v6" opacity=".6"/></g>`,
  'z-city': `<path d="M2 22V12l4-4 4 4v-7l3-4 3 4v9h6v8zM12 22v-4h3v4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>`,
  'z-road': `<path d="M1 9h22M1 13h22M1 21.5h3a4 4 0 0 1 8 0h0a4 4 0 0 1 8 0h3M3.5 9V5M12 9V5m8.5 4V5" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
  'z-projects': `<path d="M1.5 22v-9h2v2h2v-2h2v2h2v-2h1v9zM14 22V10l2.5-7L19 10h1l1.5-3L23 10v12z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>`,
  'z-mine': `<path d="M2 3h20v18H2zM5.5 14.5h13M5.5 18h13" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="7.5" cy="8.5" r="2.6" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="16.5" cy="8.5" r="2.6" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
  'z-rivals': `<g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="8" cy="7" r="4"/><path d="M1 21c0-5 3-8 7-8s7 3 7 8"/><path d="M15.5 3.5a4 4 0 0 1 0 7.5M18 14c3 1 5 3.5 5 7"/></g>`,
  'z-log': `<path d="M5 2h12v17a3 3 0 0 0 5 1.5V18H9M5 2a3 3 0 0 0-3 3v2h3m0-5a3 3 0 0 1 3 3v13.5A3 3 0 0 0 11 22h8M11 8h4M11 12h4" fill="none" stroke="currentColor" stroke-width="1.7"/>`,
};

/** Coins, stones and shields with their number in the middle. */
function numberedSymbols(): Record<string, string> {
  const entries = NUMBERED_SYMBOLS.flatMap(([name, fill, most]) =>
    Array.from({ length: most }, (_, i): [string, string] => [
      `${name}-${i + 1}`,
      `<use href="#${name}" width="24" height="24"/><text x="12" y="17.2" font-size="14.5" font-weight="700" text-anchor="middle" fill="var(--${fill})">${i + 1}</text>`,
    ]),
  );
  return Object.fromEntries(entries);
}

const ALL: Readonly<Record<string, string>> = {
  ...GOODS,
  ...STEPS,
  ...ACTIONS,
  ...MARKS,
  ...ZONES,
  ...numberedSymbols(),
};

const ROUND = 'stroke-linejoin:round;stroke-linecap:round';

/** Line styles of the symbols and of numerals on boards. */
const SYMBOL_STYLE = `.sk{stroke:var(--line-dark);stroke-width:1.4;${ROUND}}.sl{fill:none;stroke:var(--art);stroke-width:2.2;${ROUND}}.f-serif{font-family:var(--font-garamond),Georgia,serif}`;

/** All symbols, as a part of the sheet (sheet.ts). */
export const SYMBOLS = Object.entries(ALL)
  .map(([id, body]) => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`)
  .join('');

/** The names of all symbols. */
export const SYMBOL_NAMES: readonly string[] = Object.keys(ALL);

// Shared parts of drawings: symbols and all static parts of a pack's boards. Pages link to it as a
// cacheable file; a self-contained picture embeds it.

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
