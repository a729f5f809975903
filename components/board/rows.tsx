import type { Pack } from '@/lib/engine/pack-index';
import type { Row } from '@/lib/engine/vocabulary';
import type { State } from '@/lib/engine/state';
import { namesOf } from '@/lib/wording/names';
import { hexWords } from '@/lib/wording/position';
import { capital } from '@/lib/wording/grammar';
import { ROW_NAMES } from '@/lib/wording/terms';
import { Drawing } from './drawing';
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
      <ul className="tiles">
        {slots.map((id, slot) => (
          <Slot key={slot} pack={pack} id={id} special={slot === 3} />
        ))}
      </ul>
    </div>
  );
}

function Slot({
  pack,
  id,
  special,
}: {
  readonly pack: Pack;
  readonly id: string | null;
  readonly special: boolean;
}) {
  const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
  return (
    <li>
      <Drawing pack={pack} svg={tile ? tileSvg(tile, hexWords(tile)) : EMPTY_SLOT} />
      <span>{tile?.name ?? 'empty'}</span>
      {special && <span className="muted">special</span>}
    </li>
  );
}
