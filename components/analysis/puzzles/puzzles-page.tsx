import { dayOf } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { PuzzleEntry } from '@/lib/features/puzzles/puzzle-view';
import { GRADES, type Grade } from '@/lib/game/puzzles/bank';
import { THEMES, type PuzzleTheme } from '@/lib/game/puzzles/theme';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PuzzleFolds, type Fold } from './puzzle-folds';

interface ListProps {
  readonly puzzles: readonly PuzzleEntry[];
  readonly theme?: PuzzleTheme | undefined;
  readonly grade?: Grade | undefined;
  readonly day: string;
  /** The reader's rating; undefined without an account. */
  readonly rating?: { readonly rating: number; readonly games: number } | 'none' | undefined;
}

/** All puzzles, folded by theme; or only one theme or grade. */
export function Puzzles({ puzzles, theme, grade, day, rating }: ListProps) {
  const { t, locale } = useWords();
  const isChosen = (each: PuzzleEntry) => (grade ?? each.grade) === each.grade;
  const folds = THEMES.flatMap((each) => foldOf(t, puzzles.filter(isChosen), each, each === theme));
  const words = {
    found: t('puzzles.foundMark'),
    one: t('puzzles.one', { id: '#' }),
    streak: t('puzzles.streakShort'),
    next: t('puzzles.next'),
    allFound: t('puzzles.allFound'),
  };
  return (
    <>
      <p>{t('puzzles.lead', { puzzles: puzzles.length })}</p>
      <p>
        <TextLink className="btn" href="/puzzles/today">
          {t('puzzles.day', { day: dayOf(locale, day) })}
        </TextLink>
      </p>
      <p className="small noscript:hidden">
        {t('puzzles.offline.lead')} <TextLink href="/train">{t('train.take', { n: 0 })}</TextLink>
      </p>
      {rating && <p>{rating === 'none' ? t('puzzles.rating.none') : t('puzzles.rating.mine', rating)}</p>}
      <section id="list" className="panel stack" aria-labelledby="themes">
        <h2 id="themes">
          {t('puzzles.themes')}
          {grade ? `, ${t(`puzzles.grade.${grade}`)}` : ''}
        </h2>
        <PuzzleFolds {...{ folds, day, words }} />
      </section>
    </>
  );
}

/** The puzzles of a theme by grade; undefined if it has none. */
function foldOf(
  t: Wording['t'],
  puzzles: readonly PuzzleEntry[],
  theme: PuzzleTheme,
  isOpen: boolean,
): Fold[] {
  const own = puzzles.filter((each) => each.theme === theme);
  const of = (all: number) => t('puzzles.foundOf', { found: '#', all });
  const grades = GRADES.map((grade) => {
    const ids = own.filter((each) => each.grade === grade).map(({ id }) => id);
    return { name: t(`puzzles.grade.${grade}`), of: of(ids.length), ids };
  });
  const shown = grades.filter(({ ids }) => ids.length > 0);
  const name = t(`puzzles.theme.${theme}`);
  return own.length === 0 ? [] : [{ theme, name, of: of(own.length), isOpen, grades: shown }];
}
