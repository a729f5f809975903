import { KnownDeal } from '@/components/deals/known-deal';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { HowTableEnded } from './how-it-ended';
import { PastLinks } from './past-links';

interface AfterEndProps {
  readonly table: TableView;
}

/** Links of a finished game, and how it ended. */
export function AfterEnd({ table }: AfterEndProps) {
  const { gameId, latestSeq } = table;
  const { t } = useWords();
  return (
    <>
      {table.status === 'ended' && <HowTableEnded table={table} />}
      <nav className="row" aria-label={t('table.afterEnd')}>
        <PastLinks game={table} className="btn" />
        <a className="btn" href={`/games/${gameId}/at/${latestSeq}/picture?poster`}>
          {t('table.poster.link')}
        </a>
      </nav>
      <div className="after-count empty:hidden">
        <KnownDeal deal={table.deal} />
      </div>
    </>
  );
}

/** A rematch button for those who played. It invites no one. */
export function Rematch({ table }: AfterEndProps) {
  const { t } = useWords();
  if (!mayAskForRematch(table)) return null;
  if (table.me !== undefined && !table.isHolder)
    return <p className="small">{t('seats.refused.link-only')}</p>;
  return (
    <form action={`/games/${table.gameId}/rematch`} method="post" className="stack">
      <FormKey />
      <p className="small">{t('tables.rematch.why')}</p>
      <SubmitButton className="btn btn-main">{t('tables.rematch.button')}</SubmitButton>
    </form>
  );
}

/**
 * A replaced player may ask too, if a computer has their place or there is a free seat: see
 * lib/features/seats/rematch.ts.
 */
function mayAskForRematch({ me, former, seats }: AfterEndProps['table']): boolean {
  if (me !== undefined || former === undefined) return me !== undefined;
  const isSolo = seats.some(({ automatic }) => automatic);
  return seats[former]?.bot !== undefined || (!isSolo && seats.length < 4);
}
