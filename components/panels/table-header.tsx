import type { Pack } from '@/lib/engine/pack-index';
import type { TableView } from '@/lib/service/table-view';
import { count, list } from '@/lib/wording/grammar';
import { seatName } from '@/lib/wording/names';
import { HowThisPlays } from './how-this-plays';
import { TextLink } from '@/components/ui/text-link';

/** Name of the table, where the game stands and whom it waits for. */
export function TableHeader({ table }: { readonly table: TableView }) {
  const { state } = table.view;
  const round = Math.min(
    Math.floor(state.turnsDone / state.setup.players) + 1,
    table.pack.crane.turnsPerPlayer,
  );
  return (
    <header className="top" data-seq={table.seq}>
      <h1>
        <TextLink href={`/games/${table.gameId}`}>{table.name}</TextLink>
      </h1>
      <p className="small">
        Era {state.era} · round {round} of {table.pack.crane.turnsPerPlayer} ·{' '}
        {count(turnsLeft(table.pack, table), 'turn')} left · step {table.seq}
      </p>
      <p className="small">
        <strong>{waitingWords(table)}</strong>
      </p>
      <HowThisPlays setup={state.setup} />
      <nav className="row small" aria-label="Table">
        <TextLink href={`/games/${table.gameId}/log`}>Log</TextLink>
        <TextLink href={`/games/${table.gameId}/at/${table.seq}`}>Steps</TextLink>
        <TextLink href="/rules">Rules</TextLink>
        <TextLink href="/">My tables</TextLink>
      </nav>
    </header>
  );
}

function turnsLeft(pack: Pack, { view }: TableView): number {
  return pack.crane.turnsPerPlayer * view.state.setup.players - view.state.turnsDone;
}

/** Whom the table waits for, in a short sentence. */
export function waitingWords({ status, waitingFor, seats, me }: TableView): string {
  if (status === 'finished') return 'The game is over';
  const names = waitingFor.map((seat) => (seat === me ? 'you' : seatName(seats, seat)));
  return `Waiting for ${list(names)}`;
}
