/**
 * What the drawings of a page share: symbols, and the empty boards of which every player has one. Put it into a page (or
 * picture) once, before the first drawing.
 */
import type { PackData } from '@/lib/engine/pack';
import { emptyActionBoard } from './action-board';
import { TEXT } from './draw';
import { emptyPlayerBoard } from './player-board';
import { SYMBOLS, SYMBOL_STYLE } from './symbols';

const hidden = (defs: string): string =>
  `<svg width="0" height="0" aria-hidden="true" style="position:absolute"><style>${SYMBOL_STYLE}</style><defs>${defs}</defs></svg>`;

/** The symbols alone, for pages without boards. */
export const SYMBOL_SHEET = hidden(SYMBOLS);

const sheets = new WeakMap<PackData, string>();

/** Symbols and empty boards of a pack. */
export function sheetOf(pack: PackData): string {
  const known = sheets.get(pack);
  if (known) return known;
  const boards = `<g id="empty-player" ${TEXT}>${emptyPlayerBoard(pack)}</g><g id="empty-actions" ${TEXT}>${emptyActionBoard(pack)}</g>`;
  const sheet = hidden(SYMBOLS + boards);
  sheets.set(pack, sheet);
  return sheet;
}
