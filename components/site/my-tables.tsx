import type { MyTable } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';

/** The tables at which this browser holds a seat: those that wait for me first. */
export function MyTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const words = useWords();
  return (
    <section className="panel stack" aria-label={words.t('site.myTables')}>
      <h2>{words.t('site.myTables')}</h2>
      {tables.length === 0 ? (
        <p className="muted">{words.t('site.noTables')}</p>
      ) : (
        <ul className="tables">
          {tables.map((table) => (
            <li key={`${table.gameId} ${table.seat}`}>
              <a href={`/games/${table.gameId}`}>
                <strong>{table.name}</strong>
                <span className="small muted"> {words.t('site.as', { name: table.seatName })}</span>
                <span className={table.waiting ? 'badge badge-must' : 'badge'}>
                  {statusWords(words, table)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusWords({ t, list }: Wording, { status, waiting, waitingFor }: MyTable): string {
  if (status === 'finished') return t('site.finished');
  if (status === 'ended') return t('table.ended');
  return waiting ? t('site.waitsForYou') : t('site.waitsFor', { names: list(waitingFor) });
}
