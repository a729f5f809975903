import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PastProps {
  readonly game: Pick<TableView, 'gameId' | 'status'>;
  readonly className: string;
}

/** Replay, statistics, review if it was played to the end, and download of a game that is over. */
export function PastLinks({ game: { gameId, status }, className }: PastProps) {
  const { t } = useWords();
  const here = `/games/${gameId}` as const;
  return (
    <>
      <TextLink className={className} href={`${here}/at/1`}>
        {t('table.replay')}
      </TextLink>
      <TextLink className={className} href={`${here}/figures`}>
        {t('history.figures')}
      </TextLink>
      {status === 'finished' && (
        <TextLink className={className} href={`${here}/review`}>
          {t('table.review')}
        </TextLink>
      )}
      <a className={className} href={`${here}/archive.html`}>
        {t('table.keepGame')}
      </a>
    </>
  );
}
