import { formatMoment } from '@/components/ui/moment';
import type { CircleEntry } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CircleEntriesProps {
  readonly entries: readonly CircleEntry[];
  readonly timeZone: string;
}

/** The circle's history of changes, newest first, folded. */
export function CircleEntries({ entries, timeZone }: CircleEntriesProps) {
  const { t, locale } = useWords();
  const called = (name: string | null) => name || t('circles.someone');
  return (
    <details className="panel stack">
      <summary>{t('circles.entries')}</summary>
      <ul className="stack">
        {entries.map(({ id, kind, at, name, by }) => (
          <li key={id}>
            <span className="small muted">{formatMoment(locale, timeZone, at.toISOString())}</span>{' '}
            {t(`circles.entry.${kind}`, { name: called(name), by: called(by) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
