import type { InsightEffect } from '@/lib/features/insights/insights';
import { useWords } from '@/lib/platform/i18n/current-words';
import { betterText, numberText, shareText } from './numbers';
import { NumbersTable } from './numbers-table';

interface TableProps {
  /** The name of the table and of its first column. */
  readonly label: string;
  readonly rows: readonly (InsightEffect & { readonly name: string })[];
}

/** For each row its frequency, the point difference of these seats, and its confidence. */
export function EffectTable({ label, rows }: TableProps) {
  const { t, locale } = useWords();
  return (
    <NumbersTable
      label={label}
      columns={[label, t('insights.share'), t('insights.better'), t('insights.interval')]}
      rows={rows.map(({ name, share, better: { mean, reach } }) => {
        const interval = reach === undefined ? t('insights.unsure') : `± ${numberText(locale, reach)}`;
        return { name, cells: [shareText(locale, share), betterText(locale, mean), interval] };
      })}
    />
  );
}
