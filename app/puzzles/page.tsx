import { CurrentPage } from '@/app/current-page';
import { cardMeta } from '@/app/page-meta';
import { Puzzles } from '@/components/analysis/puzzles/puzzles-page';
import { gradeIn, themeIn } from '@/lib/features/puzzles/puzzle-view';
import { puzzleEntries, puzzleOfDay, puzzlePack } from '@/lib/features/puzzles/puzzles';
import { ratingOf } from '@/lib/features/puzzles/try-puzzle';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ratedPerson } from './rated-person';

export const generateMetadata = cardMeta('puzzles');

/** The viewer's rating, if they have an account. */
async function currentRating() {
  const userId = await ratedPerson();
  return userId === undefined ? undefined : ((await ratingOf(userId)) ?? 'none');
}

/** Puzzles by theme and difficulty. */
export default async function PuzzlesPage({ searchParams }: PageProps<'/puzzles'>) {
  const [{ t }, query, puzzles, pack, { day }, rating] = await Promise.all([
    getWords(),
    searchParams,
    puzzleEntries(),
    puzzlePack(),
    puzzleOfDay(systemClock.now()),
    currentRating(),
  ]);
  return (
    <CurrentPage here="puzzles" title={t('puzzles.title')}>
      <Puzzles
        {...{ puzzles, pack }}
        theme={themeIn(query.theme)}
        grade={gradeIn(query.grade)}
        {...{ day, rating }}
      />
    </CurrentPage>
  );
}
