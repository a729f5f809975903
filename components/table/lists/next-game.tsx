import { useWords } from '@/lib/platform/i18n/current-words';

interface NextGameProps {
  readonly gameId: string;
  /** Number of other tables waiting for the reader. */
  readonly elsewhere: number;
}

/** The link to the next table waiting for the reader; nothing if none is. */
export function NextGame({ gameId, elsewhere: n }: NextGameProps) {
  const { t } = useWords();
  if (n <= 0) return null;
  return (
    <a
      className="btn ml-auto whitespace-nowrap max-lg:py-0.75 max-lg:px-2.5"
      href={`/next?after=${gameId}`}
      aria-label={t('tables.nextShort', { n })}
    >
      <span className="max-lg:hidden">{t('tables.next', { n })}</span>
      <span className="hidden max-lg:inline" aria-hidden="true">{`› ${n}`}</span>
    </a>
  );
}
