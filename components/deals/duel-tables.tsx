import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import type { DuelView } from '@/lib/features/deals/duel';
import type { DuelTable } from '@/lib/features/deals/tables';
import { useWords } from '@/lib/platform/i18n/current-words';
import { AT_TABLE, DealForm, OwnEntry, type OwnGameProps } from './own-game';

/** The tables of a duel: players, a seat to take, and each result. */
export function DuelTables({ stand, play, isNamed = false, timeZone }: OwnGameProps & { stand: DuelView }) {
  const { t, locale } = useWords();
  const { deal, isOpen, mine, tables = [] } = stand;
  const mayJoin = tables.some((table) => table.mayJoin);
  const until = formatMoment(locale, timeZone, deal.opensAt.toISOString());
  return (
    <section className="panel stack border-t-4 border-t-gold" aria-labelledby="tables">
      <h2 id="tables">{t('duel.tables')}</h2>
      {!isOpen && <p>{t('daily.until.duel', { at: until })}</p>}
      {mine && <OwnEntry {...{ stand, mine }} of={AT_TABLE} all={stand.finished * stand.seats} />}
      {!mine && !isOpen && !mayJoin && <p>{t('duel.full')}</p>}
      <DealForm
        play={play}
        fields={<input type="hidden" name="duel" value={stand.key} />}
        isAsked={mayJoin && !isNamed}
      >
        {mayJoin && <p className="small">{t('duel.oneTable')}</p>}
        <ol className="stack list-none p-0">
          {tables.map((table) => (
            <Table key={table.place} table={table} />
          ))}
        </ol>
      </DealForm>
    </section>
  );
}

function Table({ table }: { readonly table: DuelTable }) {
  const { t } = useWords();
  const { place, seats, isMine, mayJoin, gameId, status, points } = table;
  const names = seats.map(({ name, isFree }) => (isFree ? t('duel.free') : name || t('site.guest')));
  const isReplayed = gameId !== undefined && status !== 'running';
  return (
    <li className="stack gap-1 border-b border-line pb-3 last:border-b-0 last:pb-0">
      <h3 className={isMine ? 'font-semibold' : undefined}>
        {t('duel.tableOf', { place })}
        {isMine && ` ${t('duel.yours')}`}
      </h3>
      <p>{seats.length === 0 ? t('duel.notOpened') : names.join(', ')}</p>
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
          <SubmitButton
            className="btn"
            name="table"
            value={place}
            aria-label={t(seats.length === 0 ? 'duel.openAt' : 'duel.sitAt', { place })}
          >
            {t(seats.length === 0 ? 'duel.open' : 'duel.sit')}
          </SubmitButton>
        </p>
      )}
    </li>
  );
}
