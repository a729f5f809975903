import type { Insights } from '@/lib/features/insights/insights';
import { useWords } from '@/lib/platform/i18n/current-words';
import { shareText } from './numbers';
import { BarsWithTable } from './numbers-table';

/** How long players took for their turns. */
export function TurnLengths({ turnLengths }: Insights) {
  const { t, locale } = useWords();
  const bars = turnLengths.map(({ length, share }) => {
    const text = shareText(locale, share);
    const name = t('insights.lengths.upTo', { length: String(length) });
    return { name, text, mean: 100 * share, n: 0, cells: [text] };
  });
  const columns = [t('insights.lengths.length'), t('insights.lengths.share')];
  return <BarsWithTable id="lengths" title={t('insights.lengths.title')} {...{ columns, bars }} />;
}
