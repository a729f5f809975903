import type { Effect } from '@/lib/features/insights/insights';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Wide } from '@/components/ui/wide';
import { betterText, numberText, shareText } from './numbers';

interface TableProps {
  /** What the rows are: the name of the table, and of its first column. */
  readonly label: string;
  readonly rows: readonly (Effect & { readonly name: string })[];
}

/** How often each was so, and by how many points these seats did better, with how sure that is. */
export function EffectTable({ label, rows }: TableProps) {
  const { t, locale } = useWords();
  return (
    <Wide label={label}>
      <table className="compare-table numbers">
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{t('insights.share')}</th>
            <th scope="col">{t('insights.better')}</th>
            <th scope="col">{t('insights.interval')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, share, better: { mean, reach } }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{shareText(locale, share)}</td>
              <td>{betterText(locale, mean)}</td>
              <td>{reach === undefined ? t('insights.unsure') : `± ${numberText(locale, reach)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
