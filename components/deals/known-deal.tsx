import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

const WEEKLY = /^weekly-(\d)-(.+)$/;
const OF = /^(daily|duel)-(.+)$/;

/** The results page of a deal; undefined for other kinds of deals. */
function pageOf(id: string): string | undefined {
  const [, players, week] = WEEKLY.exec(id) ?? [];
  if (week) return `/weekly/${week}?players=${players}`;
  const [, kind, key = ''] = OF.exec(id) ?? [];
  return kind && (kind === 'duel' ? `/duels/${key}` : `/daily/${key}`);
}

/** Note on a table whose deal is shared with other tables, or was known to someone before. */
export function KnownDeal({ deal }: Pick<TableView, 'deal'>) {
  const { t } = useWords();
  if (!deal) return null;
  const page = pageOf(deal.id ?? '');
  return (
    <>
      {deal.isKnown && <p className="small">{t('daily.known')}</p>}
      {page && (
        <p>
          <a className="btn" href={page}>
            {t('daily.allResults')}
          </a>
        </p>
      )}
    </>
  );
}
