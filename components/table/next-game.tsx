import { useWords } from '@/lib/platform/i18n/current-words';

interface NextGameProps {
  readonly gameId: string;
  /** How many other tables wait for the reader. */
  readonly elsewhere: number;
}

/** The way to the next table that waits for the reader; nothing where no other one does. */
export function NextGame({ gameId, elsewhere: n }: NextGameProps) {
  const { t } = useWords();
  if (n <= 0) return null;
  return (
    <a className="btn top-next" href={`/next?after=${gameId}`} aria-label={t('tables.nextShort', { n })}>
      <span className="top-next-words">{t('tables.next', { n })}</span>
      <span className="top-next-short" aria-hidden="true">{`› ${n}`}</span>
    </a>
  );
}
