import type { MyTable } from '@/lib/service/table-view';
import { list } from '@/lib/wording/grammar';

/** The tables at which this browser holds a seat: those that wait for me first. */
export function MyTables({ tables }: { readonly tables: readonly MyTable[] }) {
  return (
    <section className="panel stack" aria-label="My tables">
      <h2>My tables</h2>
      {tables.length === 0 ? (
        <p className="muted">
          None yet in this browser. Open the link that a friend has sent you, or create a table below.
        </p>
      ) : (
        <ul className="tables">
          {tables.map((table) => (
            <li key={`${table.gameId} ${table.seat}`}>
              <a href={`/games/${table.gameId}`}>
                <strong>{table.name}</strong>
                <span className="small muted"> as {table.seatName}</span>
                <span className={table.waiting ? 'badge badge-must' : 'badge'}>{statusWords(table)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusWords({ status, waiting, waitingFor }: MyTable): string {
  if (status === 'finished') return 'finished';
  return waiting ? 'waits for you' : `waits for ${list(waitingFor)}`;
}
