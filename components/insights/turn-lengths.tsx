import type { Insights } from '@/lib/features/insights/insights';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Wide, WideChart } from '@/components/ui/wide';
import { barChart } from './bar-chart';
import { shareText } from './numbers';

/** How long turns were in somebody's hands. */
export function TurnLengths({ turnLengths }: Insights) {
  const { t, locale } = useWords();
  const title = t('insights.lengths.title');
  const rows = turnLengths.map(({ length, share }) => ({
    name: t('insights.lengths.upTo', { length: String(length) }),
    text: shareText(locale, share),
    mean: 100 * share,
    n: 0,
  }));
  return (
    <section className="panel stack" aria-labelledby="lengths">
      <h2 id="lengths">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <WideChart title={title} html={barChart(title, rows)} />
        <Wide label={title}>
          <table className="compare-table numbers">
            <thead>
              <tr>
                <th scope="col">{t('insights.lengths.length')}</th>
                <th scope="col">{t('insights.lengths.share')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, text }) => (
                <tr key={name}>
                  <th scope="row" className="font-normal">
                    {name}
                  </th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </div>
    </section>
  );
}
