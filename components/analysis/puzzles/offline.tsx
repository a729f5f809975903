import { packUrl } from '@/components/board/pack-url';
import { sheetUrl } from '@/components/board/sheet-url';
import { TextLink } from '@/components/ui/text-link';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { OfflineIsland } from './offline-island';
import { PuzzleList } from './puzzle-list';
import { StoredPuzzles } from './stored-puzzles';

interface OfflineProps {
  /** The puzzle of the day and a few more. */
  readonly ids: readonly number[];
  readonly day: string;
  readonly pack: Pack;
}

/** Stores these puzzles with everything their pages need. */
export function KeepForOffline({ ids, day, pack }: OfflineProps) {
  const { t, locale } = useWords();
  const keep = {
    version: `${day} ${locale} ${ids.join(' ')}`,
    lang: locale,
    pages: ['/offline', '/puzzles', '/puzzles/today', ...ids.map((id) => `/puzzles/${id}`)],
    files: [packUrl(pack), sheetUrl(pack), ...ids.map((id) => `/api/puzzles/${id}`)],
  };
  return <OfflineIsland keep={keep} offline={t('puzzles.offline.here')} />;
}

interface PuzzlesProps extends Omit<OfflineProps, 'pack'> {
  /** On the page that is stored for offline use, which lists what else is stored. */
  readonly isKept: boolean;
}

/** The puzzles that work offline. */
export function OfflinePuzzles({ ids, day, isKept }: PuzzlesProps) {
  const { t } = useWords();
  const list = { day, words: listWords(t, ids.length) };
  const above = (
    <>
      <h2 id="kept">{t('puzzles.title')}</h2>
      <p className="small">{t('puzzles.offline.lead')}</p>
      <p>
        <TextLink className="btn" href="/puzzles/today">
          {t('site.places.dailyPuzzle')}
        </TextLink>
      </p>
    </>
  );
  if (isKept) return <StoredPuzzles {...list}>{above}</StoredPuzzles>;
  return (
    <section className="panel stack" aria-labelledby="kept">
      {above}
      <PuzzleList ids={ids} {...list} />
    </section>
  );
}

/** The texts of a list of puzzles, with # as a placeholder for a number. */
const listWords = (t: Wording['t'], all: number) => ({
  found: t('puzzles.foundMark'),
  one: t('puzzles.one', { id: '#' }),
  of: t('puzzles.foundOf', { found: '#', all }),
  streak: t('puzzles.streakShort'),
});
