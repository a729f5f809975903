import type { TableView } from '@/lib/service/table-view';
import { OpenItems } from '@/components/prompt/open-items';
import { RefusalNotice, type Refusal } from '@/components/prompt/refusal-notice';
import { waitingWords } from '@/components/panels/table-header';
import { seatName } from '@/lib/wording/names';

interface WatchingProps {
  readonly table: TableView;
  readonly refusal?: Refusal | undefined;
}

/** In place of the prompt, for spectators and for players whose turn it is not. */
export function Watching({ table, refusal }: WatchingProps) {
  const { me, seats, status, options, pack, view } = table;
  const absent = seats.filter((seat) => !seat.seated).map((seat) => seat.name);
  return (
    <section id="prompt" className="panel stack" aria-label="Your move">
      <h2 className="initial">{waitingWords(table)}</h2>
      <RefusalNotice refusal={refusal} />
      <p className="small">
        {me === undefined
          ? 'You are watching. Open your seat link to play.'
          : `You sit here as ${seatName(seats, me)}.`}
        {status === 'running' && ' This page loads again when something has happened.'}
      </p>
      {absent.length > 0 && <p className="small muted">Not yet seated: {absent.join(', ')}</p>}
      {options && <OpenItems on={{ pack, state: view.state }} open={options.open} />}
      {status === 'running' && (
        <noscript>
          <meta httpEquiv="refresh" content="60" />
        </noscript>
      )}
    </section>
  );
}
