import { momentWords } from '@/components/pace/pace-words';
import type { MyTable } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import type { Wording } from '@/lib/i18n/wording';
import { seatName } from '@/lib/wording/names';
import { withNames } from '@/lib/wording/seat-names';

interface TablesProps {
  readonly tables: readonly MyTable[];
  /** The reader's, where it is known. */
  readonly timeZone: string | undefined;
}

/** The tables at which this browser holds a seat: those that wait for me first. */
export function MyTables({ tables, timeZone }: TablesProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('site.myTables')}>
      <h2>{t('site.myTables')}</h2>
      {tables.length === 0 ? (
        <p className="muted">{t('site.noTables')}</p>
      ) : (
        <TableList tables={tables} timeZone={timeZone} />
      )}
    </section>
  );
}

/** Tables as a list of links. */
export function TableList({ tables, timeZone }: TablesProps) {
  const words = useWords();
  return (
    <ul className="tables">
      {tables.map((table) => (
        <li key={table.gameId}>
          <a href={`/games/${table.gameId}`}>
            <strong>{table.name}</strong>
            <span className="small muted"> {whoWords(words, table)}</span>
            <span className={table.waiting ? 'badge badge-must' : 'badge'}>
              {statusWords(words, table, timeZone)}
            </span>
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
  { status, waiting, waitingFor, seats, seat, seated, since: iso }: MyTable,
  timeZone: string | undefined,
): string {
  const { t, list } = words;
  const since = momentWords(words, iso, timeZone);
  if (status === 'ended') return t('table.ended');
  if (status === 'finished') return t('site.finished');
  if (seat !== undefined && !seated) return t('tables.keptForYou');
  if (waiting) return t('tables.waitsSince', { since });
  const named = withNames(words, seats);
  const names = list(waitingFor.map((other) => seatName(words, named, other)));
  return t('tables.waitsForSince', { names, since });
}
