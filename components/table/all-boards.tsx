import type { Bot, TableView } from '@/lib/service/table-view';
import { AutomaticPanel } from '@/components/board/automatic-panel';
import { PlayerPanel } from '@/components/board/player-panel';

const BOT_MARKS: Readonly<Record<Bot, string>> = {
  journeyman: 'computer, Journeyman',
  master: 'computer, Master builder',
};

/** The boards of all players: mine first and open, then the others in turn order. */
export function AllBoards({ table }: { readonly table: TableView }) {
  const { view, me, seats, pack, waitingFor } = table;
  const { state } = view;
  const first = me ?? state.turn.seat;
  const order = state.players.map((_, i) => (first + i) % state.players.length);
  return order.map((seat) => {
    const player = state.players[seat];
    const info = seats.find((entry) => entry.seat === seat);
    if (player && info?.automatic)
      return (
        <AutomaticPanel key={seat} pack={pack} state={state} name={info.name} seat={seat} player={player} />
      );
    const marks = [
      ...(seat === me ? ['you'] : []),
      ...(info?.bot ? [BOT_MARKS[info.bot]] : []),
      ...(waitingFor.includes(seat) ? ['to move'] : []),
    ];
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
