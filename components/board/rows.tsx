import type { Pack } from '@/lib/engine/pack-index';
import type { Row } from '@/lib/engine/vocabulary';
import type { State } from '@/lib/engine/state';
import { escapeMarkup } from '@/components/ui/escape';
import { MarkupList } from '@/components/ui/words';
import { namesOf } from '@/lib/wording/names';
import { plansOf } from '@/lib/wording/opponent';
import { hexWords } from '@/lib/wording/position';
import { capital } from '@/lib/wording/grammar';
import { ROW_NAMES } from '@/lib/wording/terms';
import { seatIcon } from './svg/seat-marks';
import { linkToSheet, sheetOf } from './svg/sheet';
import { EMPTY_SLOT, tileSvg } from './svg/tile-svg';

interface RowsProps {
  readonly pack: Pack;
  readonly state: State;
}

const SHOWN: readonly Row[] = ['upgrade', 'wall', 'building'];

/** The three rows of hexagon tiles, each with its three normal slots and the special one. */
export function TileRows({ pack, state }: RowsProps) {
  return (
    <section id="rows" className="panel zone stack" aria-label="Rows of tiles">
      <h2>Rows of tiles</h2>
      {SHOWN.map((row) => (
        <TileRow key={row} pack={pack} state={state} row={row} />
      ))}
    </section>
  );
}

function TileRow({ pack, state, row }: RowsProps & { readonly row: Row }) {
  const { slots, stack } = state.rows[row];
  return (
    <div>
      <h3>
        {capital(ROW_NAMES[row])}{' '}
        <span className="muted small">
          face down: {stack.normal} normal, {stack.special} special
        </span>
      </h3>
      <MarkupList
        className="tiles"
        items={linkToSheet(slotItems(pack, slots, plansOf(state)?.markers[row]), sheetOf(pack).url)}
      />
    </div>
  );
}

/** Peter Parler's marker: he goes for this tile. */
const MARKER = `<span class="marker"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#${seatIcon(1)}"/></svg>Peter Parler’s marker</span>`;

/** The slots of a row as list items; the last one holds the special tile. */
function slotItems(pack: Pack, slots: State['rows'][Row]['slots'], marked?: number): string {
  return slots
    .map((id, slot) => {
      const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
      const name = `<span>${escapeMarkup(tile?.name ?? 'empty')}</span>`;
      const special = slot === 3 ? '<span class="muted">special</span>' : '';
      return `<li>${tile ? tileSvg(tile, hexWords(tile)) : EMPTY_SLOT}${name}${special}${slot === marked ? MARKER : ''}</li>`;
    })
    .join('');
}
