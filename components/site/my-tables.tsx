import type { MyTable } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';
import { seatName } from '@/lib/wording/names';
import { withNames } from '@/lib/wording/seat-names';

/** The tables at which this browser holds a seat: those that wait for me first. */
export function MyTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('site.myTables')}>
      <h2>{t('site.myTables')}</h2>
      {tables.length === 0 ? <p className="muted">{t('site.noTables')}</p> : <TableList tables={tables} />}
    </section>
  );
}

/** Tables as a list of links. */
export function TableList({ tables }: { readonly tables: readonly MyTable[] }) {
  const words = useWords();
  return (
    <ul className="tables">
      {tables.map((table) => (
        <li key={table.gameId}>
          <a href={`/games/${table.gameId}`}>
            <strong>{table.name}</strong>
            <span className="small muted"> {whoWords(words, table)}</span>
            <span className={table.waiting ? 'badge badge-must' : 'badge'}>{statusWords(words, table)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function whoWords(words: Wording, { seat, seats }: MyTable): string {
  const named = withNames(words, seats);
  if (seat === undefined) return words.t('tables.asHost');
  return words.t('site.as', { name: seatName(words, named, seat) });
}

function statusWords(
  words: Wording,
  { status, waiting, waitingFor, seats, seat, seated, since }: MyTable,
): string {
  const { t, list, time } = words;
  if (status === 'ended') return t('table.ended');
  if (status === 'finished') return t('site.finished');
  if (seat !== undefined && !seated) return t('tables.keptForYou');
  if (waiting) return t('tables.waitsSince', { since: time(since) });
  const named = withNames(words, seats);
  const names = list(waitingFor.map((other) => seatName(words, named, other)));
  return t('tables.waitsForSince', { names, since: time(since) });
}
