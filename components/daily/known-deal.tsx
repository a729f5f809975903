import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

const DAILY = /^daily-(?=\d)/;

/** What a table says whose deal others play too, or somebody knew before; nothing at all others. */
export function KnownDeal({ deal }: Pick<TableView, 'deal'>) {
  const { t } = useWords();
  if (!deal) return null;
  return (
    <>
      {deal.isKnown && <p className="small">{t('daily.known')}</p>}
      {deal.id && DAILY.test(deal.id) && (
        <p>
          <TextLink className="btn" href={`/daily/${deal.id.replace(DAILY, '')}`}>
            {t('daily.allResults')}
          </TextLink>
        </p>
      )}
    </>
  );
}
