import { momentOf } from '@/components/notify/moment';
import { TextField } from '@/components/ui/text-field';
import { TextLink } from '@/components/ui/text-link';
import { TimeZoneField } from '@/components/ui/time-zone-field';
import type { DuelStand } from '@/lib/features/daily/duel';
import type { DuelTable } from '@/lib/features/daily/tables';
import { useWords } from '@/lib/platform/i18n/current-words';

interface DuelTablesProps {
  readonly stand: DuelStand;
  readonly play: (form: FormData) => Promise<void>;
  /** Whether the reader has a name already. */
  readonly isNamed: boolean;
  readonly timeZone?: string | undefined;
}

/** The tables of a duel: who sits where, a seat to take, and what each table came to. */
export function DuelTables({ stand, play, isNamed, timeZone }: DuelTablesProps) {
  const { t, locale } = useWords();
  const { deal, isOpen, mine, tables = [] } = stand;
  const mayJoin = tables.some((table) => table.mayJoin);
  const until = momentOf(locale, timeZone ?? 'UTC', deal.opensAt.toISOString());
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="tables">
      <h2 id="tables">{t('duel.tables')}</h2>
      {!isOpen && <p>{t('daily.until.duel', { at: timeZone ? until : `${until} UTC` })}</p>}
      {mine && <Mine mine={mine} all={stand.finished * stand.seats} />}
      {!mine && !isOpen && !mayJoin && <p>{t('duel.full')}</p>}
      <form action={play} className="stack">
        <TimeZoneField />
        <input type="hidden" name="duel" value={stand.key} />
        {mayJoin && !isNamed && (
          <TextField id="name" label={t('daily.name')} maxLength={40} autoComplete="nickname" />
        )}
        {mayJoin && <p className="small">{t('duel.oneTable')}</p>}
        <ol className="stack list-none p-0">
          {tables.map((table) => (
            <Table key={table.place} table={table} />
          ))}
        </ol>
      </form>
    </section>
  );
}

function Mine({ mine, all }: { readonly mine: NonNullable<DuelStand['mine']>; readonly all: number }) {
  const { t } = useWords();
  const { gameId, status, score, rank } = mine;
  const isRunning = status === 'running';
  return (
    <>
      {status === 'ended' && <p>{t('daily.givenUp.duel')}</p>}
      {score !== undefined && <p>{t('duel.mine', { points: score })}</p>}
      {rank !== undefined && <p className="font-serif text-[1.6rem]">{t('daily.place', { rank, all })}</p>}
      <p>
        <TextLink className={isRunning ? 'btn btn-main w-full' : 'btn'} href={`/games/${gameId}`}>
          {t(isRunning ? 'duel.toMine' : 'daily.openMine')}
        </TextLink>
      </p>
    </>
  );
}

function Table({ table }: { readonly table: DuelTable }) {
  const { t } = useWords();
  const { place, seats, isMine, mayJoin, gameId, status, points } = table;
  const isReplayed = gameId !== undefined && status !== 'running';
  return (
    <li className="stack gap-1 border-b border-line pb-3">
      <h3 className={isMine ? 'font-semibold' : undefined}>
        {t('duel.tableOf', { place })}
        {isMine && ` ${t('duel.yours')}`}
      </h3>
      <p>{seats.length === 0 ? t('duel.notOpened') : <Seats seats={seats} />}</p>
      {points !== undefined && <p>{t('duel.together', { points })}</p>}
      {isReplayed && (
        <p>
          <a className="inline-flex min-h-target items-center" href={`/games/${gameId}/at/1`}>
            {t('duel.replay', { place })}
          </a>
        </p>
      )}
      {mayJoin && (
        <p>
          <button
            className="btn"
            name="table"
            value={place}
            aria-label={t(seats.length === 0 ? 'duel.openAt' : 'duel.sitAt', { place })}
          >
            {t(seats.length === 0 ? 'duel.open' : 'duel.sit')}
          </button>
        </p>
      )}
    </li>
  );
}

function Seats({ seats }: Pick<DuelTable, 'seats'>) {
  const { t } = useWords();
  const names = seats.map(({ name, isFree }) => (isFree ? t('duel.free') : name || t('site.guest')));
  return names.join(', ');
}
