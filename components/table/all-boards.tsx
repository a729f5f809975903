import type { TableView } from '@/lib/service/table-view';
import { PlayerPanel } from '@/components/board/player-panel';

/** The boards of all players: mine first and open, then the others in turn order. */
export function AllBoards({ table }: { readonly table: TableView }) {
  const { view, me, seats, pack, waitingFor } = table;
  const { state } = view;
  const first = me ?? state.turn.seat;
  const order = state.players.map((_, i) => (first + i) % state.players.length);
  return order.map((seat) => {
    const player = state.players[seat];
    const marks = [...(seat === me ? ['you'] : []), ...(waitingFor.includes(seat) ? ['to move'] : [])];
    return (
      player && (
        <PlayerPanel
          key={seat}
          pack={pack}
          state={state}
          seats={seats}
          seat={seat}
          player={player}
          open={seat === first}
          marks={marks}
        />
      )
    );
  });
}
