import { TextLink } from '@/components/ui/text-link';
import type { SoloRecord } from '@/lib/features/insights/insight-store';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PictureToShare } from './picture-to-share';

interface SoloProps {
  readonly table: TableView;
  /** Missing for a game that does not count. */
  readonly record: SoloRecord | undefined;
  /** Origin of the service. */
  readonly home: string;
}

/** A finished solo game: my best, my last five, and a picture of my city to share. */
export function SoloResult({ table, record, home }: SoloProps) {
  const { t } = useWords();
  return (
    <>
      {record && (
        <>
          <p className="f-serif text-lg">
            {t(record.rank === 1 ? 'figures.solo.best' : 'figures.solo.place', {
              rank: record.rank,
              games: record.games,
              points: record.best,
            })}
          </p>
          {record.games > 1 && (
            <p className="row">
              {t('figures.solo.last')}
              {record.last.map(({ gameId, score }) => (
                <TextLink
                  key={gameId}
                  href={`/games/${gameId}`}
                  className="inline-flex min-h-target items-center px-1 aria-[current]:font-bold"
                  current={gameId === table.gameId ? 'page' : undefined}
                >
                  {score}
                </TextLink>
              ))}
            </p>
          )}
        </>
      )}
      <PictureToShare table={table} home={home} title={t('figures.solo.city')} />
    </>
  );
}
