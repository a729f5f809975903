import 'server-only';
import { nothingHere } from '@/app/nothing-here';
import { hintsOf, type PuzzleTask } from '@/components/analysis/puzzles/hints';
import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import { dayOf } from '@/components/ui/moment';
import { puzzleSet } from '@/lib/features/puzzles/puzzles';
import { isCounted, ratingOf } from '@/lib/features/puzzles/try-puzzle';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ratedPerson } from './rated-person';

interface ShownProps {
  readonly id: number;
  /** Set for the puzzle of the day. */
  readonly day?: string;
}

/** A puzzle on the table, including the puzzle of the day. The browser renders the content of the frame. */
export async function ShownPuzzle({ id, day }: ShownProps) {
  const found = await puzzleSet(id);
  if (!found) return nothingHere();
  const { goal, line, pack, following } = found;
  const [words, userId] = await Promise.all([getWords(), ratedPerson()]);
  const [counted, rated] =
    userId === undefined ? [] : await Promise.all([isCounted(userId, id), ratingOf(userId)]);
  const { t, locale } = words;
  const task: PuzzleTask = {
    ...{ goal, day, following, rating: rated?.rating },
    isRated: counted === false,
    hints: hintsOf(words, pack, goal, line),
  };
  return (
    <>
      <StudyTop
        title={day === undefined ? t('puzzles.one', { id }) : t('puzzles.day', { day: dayOf(locale, day) })}
        note={`${t(`puzzles.theme.${goal.theme}`)}, ${t(`puzzles.grade.${goal.grade}`)}`}
        back={{ href: '/puzzles', name: t('puzzles.all') }}
        here="puzzles"
      />
      <SandboxFrame
        from={`/api/puzzles/${id}`}
        {...{ pack, task }}
        noScript={
          <>
            <p className="notice">{t('puzzles.noScript')}</p>
            <p>
              <a href={`/puzzles/${id}/best/0`}>{t('puzzles.film')}</a>
            </p>
          </>
        }
      />
    </>
  );
}
