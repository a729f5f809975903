import { PastLinks } from '@/components/table/ending/past-links';
import { TextLink } from '@/components/ui/text-link';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { GlanceFacts, TableThumbnail, type Glance } from './table-glance';
import { againstWords, isAgainstComputer, statusWords, describeTime, type ReaderClock } from './table-words';

interface TablesProps {
  /** Previews of tables, for lists with room for them. */
  readonly glances?: ReadonlyMap<string, Glance>;
  readonly tables: readonly MyTable[];
  readonly timeZone: string | undefined;
  /** Milliseconds since 1970; relative times are computed from here. */
  readonly now: number;
}

/** The tables where this browser holds a seat. Tables waiting for the reader come first. */
export function MyTables({ tables, timeZone, now }: TablesProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('site.myTables')}>
      <h2>{t('site.myTables')}</h2>
      {tables.length === 0 ? (
        <p className="muted">{t('site.noTables')}</p>
      ) : (
        <TableList tables={tables} timeZone={timeZone} now={now} />
      )}
    </section>
  );
}

/** Each link is a box, large enough for a thumb. */
export const TABLE_LINK =
  'flex min-h-target flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border border-line bg-tile px-2.75 py-1.5 text-ink no-underline';

/** Tables as a list of links. */
export function TableList({ tables, glances, ...told }: TablesProps) {
  return (
    <ul className={`grid gap-1.5 p-0 list-none ${glances ? 'lg:grid-cols-2' : ''}`}>
      {tables.map((table) => (
        <li key={table.gameId} className="flex flex-col gap-1.5">
          <TableLink table={table} glance={glances?.get(table.gameId)} {...told} />
          {table.status !== 'running' && (
            <p className="row small">
              <PastLinks game={table} className={TABLE_LINK} />
            </p>
          )}
          {isAgainstComputer(table) && <Discard {...table} />}
        </li>
      ))}
    </ul>
  );
}

interface TableLinkProps extends ReaderClock {
  readonly table: MyTable;
  readonly glance: Glance | undefined;
}

/** A table with its picture and state, if known. */
function TableLink({ table, glance, ...told }: TableLinkProps) {
  const words = useWords();
  const { t } = words;
  const time = describeTime(words, table, told);
  const pace = table.status === 'running' && table.pace !== undefined && t(`tables.pace.${table.pace}`);
  const facts = (
    <>
      <span className="grid min-w-0">
        <strong className="font-serif text-lg leading-tight">{table.name}</strong>
        <span>{againstWords(words, table)}</span>
      </span>
      <span className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${glance ? '' : 'ml-auto'}`}>
        <span className={`badge whitespace-normal ${table.waiting ? 'text-red' : ''}`}>
          {statusWords(words, table, told)}
        </span>
        {time && (
          <time className="small" dateTime={time.iso} title={time.moment}>
            {time.text}
          </time>
        )}
        {pace && <span className="small muted">{pace}</span>}
      </span>
    </>
  );
  const href = `/games/${table.gameId}${pageOf(table)}`;
  if (!glance)
    return (
      <a className={TABLE_LINK} href={href}>
        {facts}
      </a>
    );
  return (
    <a className={`${TABLE_LINK} flex-1 flex-nowrap!`} href={href}>
      <TableThumbnail glance={glance} />
      <span className="grid min-w-0 flex-1 justify-items-start gap-y-2">
        {facts}
        <GlanceFacts glance={glance} />
      </span>
    </a>
  );
}

/** Where a mentor reads, or someone confirms plans; other readers find everything on the table. */
function pageOf({ helped }: MyTable): string {
  if (helped?.power === 'mentor') return '/mentor';
  return helped?.power === 'plans' ? '/help' : '';
}

/** The link for discarding a game against computers. Its page explains the consequences and does it. */
function Discard({ gameId, seat = 0 }: Pick<MyTable, 'gameId' | 'seat'>) {
  const { t } = useWords();
  return (
    <p className="small text-right">
      <a
        className="inline-flex min-h-target items-center text-muted"
        href={`/games/${gameId}/seats?ask=agreed-end&seat=${seat}`}
      >
        {t('tables.list.discard')}
      </a>
    </p>
  );
}

/** The unfinished game against a computer, shown before all offers of a new one. */
export function ContinueGame({ table, ...told }: { readonly table: MyTable } & ReaderClock) {
  const words = useWords();
  const facts = [
    againstWords(words, table),
    statusWords(words, table, told),
    describeTime(words, table, told)?.text,
  ];
  return (
    <p className="grid gap-1.5">
      <TextLink className="btn btn-main w-full" href={`/games/${table.gameId}`}>
        {words.t('site.continueGame')}
      </TextLink>
      <span className="small muted">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
