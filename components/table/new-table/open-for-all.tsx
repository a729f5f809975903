import { OpenItems } from '@/components/move/open-items';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { OpenEntry } from '@/lib/game/engine/options';
import type { State } from '@/lib/game/engine/state';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';

/**
 * The bonuses available to other players; the reader's own are in the moves panel. They are public, so
 * spectators see them too.
 */
export function OpenForAll({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { pack, view, seats, me } = table;
  const on = { words, pack, state: view.state };
  return view.state.players.map((_, seat) => (
    <OpenItems
      key={seat}
      on={on}
      open={seat === me ? [] : bonusesOf(view.state, seat)}
      title={words.t('table.openFor', { name: seatName(words, seats, seat) })}
    />
  ));
}

/** Public open bonuses and questions of a seat. */
export function bonusesOf({ items, turn, phase }: State, seat: number): readonly OpenEntry[] {
  const open = items
    .filter((item) => item.seat === seat)
    .map((item): OpenEntry => ({ seat, kind: item.kind, class: item.class, item }));
  const isHere = phase === 'playing' && turn.seat === seat && turn.slotBonus !== undefined;
  return isHere ? [...open, { seat, kind: 'slot-bonus', class: 'lapse' }] : open;
}
