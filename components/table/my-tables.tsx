import { deadlineWords, momentWords } from '@/components/clocks/pace-words';
import { absenceWords } from '@/components/clocks/turn-clocks';
import { GlanceFacts, TableThumbnail, type Glance } from './table-glance';
import type { MyTable } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { endingWords } from '@/lib/game/wording/game-ending';
import { seatName } from '@/lib/game/wording/names';
import { withNames } from '@/lib/game/wording/seat-names';

interface TablesProps {
  /** Where tables stand, for lists with room for it. */
  readonly glances?: ReadonlyMap<string, Glance>;
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

/** Links stand in boxes of their own, large enough for a thumb. */
const LINK =
  'flex min-h-target flex-wrap items-center gap-x-[.6rem] gap-y-1 rounded-md border border-line bg-tile px-[.7rem] py-[.4rem] text-ink no-underline';

/** Tables as a list of links. */
export function TableList({ tables, timeZone, glances }: TablesProps) {
  return (
    <ul className={`grid gap-[.4rem] p-0 list-none ${glances ? 'lg:grid-cols-2' : ''}`}>
      {tables.map((table) => (
        <li key={table.gameId} className="flex flex-col gap-[.4rem]">
          <TableLink table={table} timeZone={timeZone} glance={glances?.get(table.gameId)} />
          {table.status !== 'running' && <PastLinks {...table} />}
        </li>
      ))}
    </ul>
  );
}

interface TableLinkProps extends Pick<TablesProps, 'timeZone'> {
  readonly table: MyTable;
  readonly glance: Glance | undefined;
}

/** A table with its picture and where it stands, where that is known. */
function TableLink({ table, timeZone, glance }: TableLinkProps) {
  const words = useWords();
  const facts = (
    <>
      <span className="flex flex-wrap items-baseline gap-x-[.6rem]">
        <strong>{table.name}</strong> <span className="small muted">{whoWords(words, table)}</span>
      </span>
      <span
        className={`badge whitespace-normal ${glance ? '' : 'ml-auto'} ${table.waiting ? 'text-red' : ''}`}
      >
        {statusWords(words, table, timeZone)}
      </span>
    </>
  );
  const href = `/games/${table.gameId}`;
  if (!glance)
    return (
      <a className={LINK} href={href}>
        {facts}
      </a>
    );
  return (
    <a className={`${LINK} flex-1 flex-nowrap!`} href={href}>
      <TableThumbnail glance={glance} />
      <span className="grid min-w-0 flex-1 justify-items-start gap-y-2">
        {facts}
        <GlanceFacts glance={glance} />
      </span>
    </a>
  );
}

/**
 * Of a game that is over: stepping through it, its figures, its review if it was played out, the file to
 * keep.
 */
function PastLinks({ gameId, status }: Pick<MyTable, 'gameId' | 'status'>) {
  const { t } = useWords();
  return (
    <p className="row small">
      <a className={LINK} href={`/games/${gameId}/at/1`}>
        {t('table.replay')}
      </a>
      <a className={LINK} href={`/games/${gameId}/figures`}>
        {t('figures.title')}
      </a>
      {status === 'finished' && (
        <a className={LINK} href={`/games/${gameId}/review`}>
          {t('table.review')}
        </a>
      )}
      <a className={LINK} href={`/games/${gameId}/archive.html`}>
        {t('table.keepGame')}
      </a>
    </p>
  );
}

/** Against whom a table is played, and whom it waits for: enough to know it again. */
export function againstWords(words: Wording, table: MyTable): string {
  const named = withNames(words, table.seats);
  const rivals = table.seats.filter(({ seat }) => seat !== table.seat);
  const names = words.list(rivals.map(({ seat }) => seatName(words, named, seat)));
  return `${words.t('tables.against', { names })} · ${waitWords(words, table, undefined)}`;
}

function whoWords(words: Wording, { seat, seats }: MyTable): string {
  const named = withNames(words, seats);
  if (seat === undefined) return words.t('tables.asHost');
  return words.t('site.as', { name: seatName(words, named, seat) });
}

function statusWords(words: Wording, table: MyTable, timeZone: string | undefined): string {
  const { t } = words;
  const { status, ending, seats, seat, seated } = table;
  if (status === 'finished') return t('site.finished');
  if (ending) return endingWords(words, withNames(words, seats), ending);
  if (seat !== undefined && !seated) return t('tables.keptForYou');
  return waitWords(words, table, timeZone);
}

/** Whom a running table waits for, with until when where it has a clock. */
function waitWords(words: Wording, table: MyTable, timeZone: string | undefined): string {
  const { t, list } = words;
  const { waiting, waitingFor, seats, since, until, isOut, holidayUntil, playingMs } = table;
  const named = withNames(words, seats);
  const names = list(waitingFor.map((other) => seatName(words, named, other)));
  const absent = waiting ? [] : waitingFor.filter((other) => seats[other]?.seated === false);
  if (absent.length > 0 && absent.length === waitingFor.length)
    return absent.map((other) => absenceWords(words, named, { seat: other })).join(' ');
  const moment = (iso: string) => momentWords(words, iso, timeZone);
  const away = holidayUntil ? `${t('pace.line.away', { name: names, time: moment(holidayUntil) })} ` : '';
  if (!until)
    return waiting
      ? t('tables.waitsSince', { since: moment(since) })
      : `${away}${t('tables.waitsForSince', { names, since: moment(since) })}`;
  const facts = { names, until: deadlineWords(words, until, timeZone, playingMs) };
  if (isOut) return waiting ? t('tables.outSince', facts) : t('tables.outForSince', facts);
  return waiting ? t('tables.waitsUntil', facts) : `${away}${t('tables.waitsForUntil', facts)}`;
}
