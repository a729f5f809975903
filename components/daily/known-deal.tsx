import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

const OF = /^(daily|duel)-(.+)$/;

/** What a table says whose deal others play too, or somebody knew before; nothing at all others. */
export function KnownDeal({ deal }: Pick<TableView, 'deal'>) {
  const { t } = useWords();
  if (!deal) return null;
  const [, kind, key = ''] = OF.exec(deal.id ?? '') ?? [];
  return (
    <>
      {deal.isKnown && <p className="small">{t('daily.known')}</p>}
      {kind && (
        <p>
          <TextLink className="btn" href={kind === 'duel' ? `/duels/${key}` : `/daily/${key}`}>
            {t('daily.allResults')}
          </TextLink>
        </p>
      )}
    </>
  );
}
