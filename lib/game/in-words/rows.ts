import { ROWS, type Row } from '@/lib/game/engine/vocabulary';
import { slotAt } from '@/lib/game/turn/places';
import { edgeParts, mainParts } from '@/lib/game/wording/city/hexes';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { nameOf, namesOf } from '@/lib/game/wording/names';
import { planWords } from '@/lib/game/wording/opponent';
import { rowName } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordRow, WordTable, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** The three rows of tiles, with a table each. */
export function rowsZone(on: TextContext, doable: Doable): TextZone {
  return {
    id: 'rows',
    title: on.words.t('table.rows'),
    lines: planWords(on),
    tables: ROWS.map((row) => rowTable(on, doable, row)),
  };
}

function rowTable(on: TextContext, doable: Doable, row: Row): WordTable {
  const { words, state } = on;
  const { t } = words;
  const { slots, stack } = state.rows[row];
  return {
    title: t('board.rowTable', {
      row: capitalize(rowName(words, row)),
      faceDown: t('table.faceDown', stack),
    }),
    columns: [t('board.slot'), t('board.tile'), t('board.gives'), t('board.marks'), t('board.may')],
    rows: slots.map((id, slot) => slotRow(on, id, slot, mayAt(on, doable, slotAt(row, slot)))),
  };
}

function slotRow({ words, pack }: TextContext, id: string | null, slot: number, may: string): WordRow {
  const { t } = words;
  const head = slot === 3 ? t('board.specialSlot') : t('moves.slot', { n: slot + 1 });
  const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
  const nothing = t('board.nothing');
  if (!tile) return { head, cells: [t('position.empty'), nothing, nothing, may] };
  const marks = edgeParts(words, tile);
  return {
    head,
    cells: [
      nameOf(words, pack, tile.id),
      mainParts(words, tile).join('; '),
      marks.length > 0 ? marks.join('; ') : nothing,
      may,
    ],
  };
}
