import { linkToSheet } from '@/components/board/sheet-url';
import { dayOf } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { PuzzleEntry } from '@/lib/features/puzzles/puzzle-view';
import { piecePicture } from '@/lib/game/drawing/component-picture';
import type { PackData } from '@/lib/game/engine/pack';
import { GRADES, type Grade } from '@/lib/game/analysis/puzzles/bank';
import { type PuzzleTheme, THEMES } from '@/lib/game/analysis/puzzles/certain';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DayStreak, PuzzleFolds, type Fold } from './puzzle-folds';
import { RUN_LENGTH } from './run';
import { RunOffer } from './run-offer';

/** The hardest grade of a run. */
const EASY = 2;

interface ListProps {
  readonly puzzles: readonly PuzzleEntry[];
  /** The pack that has the pictures of the themes. */
  readonly pack: PackData;
  readonly theme?: PuzzleTheme | undefined;
  readonly grade?: Grade | undefined;
  readonly day: string;
  /** The reader's rating; undefined without an account. */
  readonly rating?: { readonly rating: number; readonly games: number } | 'none' | undefined;
}

/** All puzzles, folded by theme; or only one theme or grade. */
export function Puzzles({ puzzles, pack, theme, grade, day, rating }: ListProps) {
  const { t, locale } = useWords();
  const isChosen = (each: PuzzleEntry) => (grade ?? each.grade) === each.grade;
  const folds = THEMES.flatMap((each) => foldOf(t, pack, puzzles.filter(isChosen), each, each === theme));
  const run = {
    title: t('puzzles.run.title'),
    about: t('puzzles.run.about'),
    start: t('puzzles.run.start'),
    goOn: t('puzzles.run.goOn'),
    best: t('puzzles.run.best', { found: '#', of: RUN_LENGTH, time: '@' }),
    failed: t('puzzles.run.failed'),
  };
  const easy = puzzles.filter((each) => each.grade <= EASY).map(({ id }) => id);
  const words = {
    found: t('puzzles.foundMark'),
    one: t('puzzles.one', { id: '#' }),
    streak: t('puzzles.inRow'),
    best: t('puzzles.bestRow'),
    next: t('puzzles.next'),
    allFound: t('puzzles.allFound'),
  };
  return (
    <>
      <p>{t('puzzles.lead', { puzzles: puzzles.length })}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <section className="panel stack border-t-4 border-t-gold" aria-labelledby="today">
          <h2 id="today">{t('puzzles.day', { day: dayOf(locale, day) })}</h2>
          <DayStreak {...{ day, words }} />
          <p>
            <TextLink className="btn btn-main" href="/puzzles/today">
              {t('site.places.dailyPuzzle')}
            </TextLink>
          </p>
        </section>
        <RunOffer ids={easy} words={run} />
      </div>
      <section id="list" className="panel stack" aria-labelledby="themes">
        <h2 id="themes">
          {t('puzzles.themes')}
          {grade ? `, ${t(`puzzles.grade.${grade}`)}` : ''}
        </h2>
        <PuzzleFolds {...{ folds, words }} />
      </section>
      {rating && <p>{rating === 'none' ? t('puzzles.rating.none') : t('puzzles.rating.mine', rating)}</p>}
      <p className="small noscript:hidden">
        {t('puzzles.offline.lead')} <TextLink href="/offline">{t('train.title')}</TextLink>
      </p>
    </>
  );
}

/** A tile that stands for a theme. */
function themePicture(pack: PackData, theme: PuzzleTheme): string {
  const { actionTiles, buildings, bridge, technologies, seals } = pack;
  const ids = {
    crane: actionTiles.tiles[0]?.id,
    corners: buildings.find(({ corners }) => corners.length > 1)?.id,
    road: bridge.tilesIV[0]?.id,
    technologies: technologies[0]?.id,
    'end-game': seals[0]?.id,
  } as const satisfies Readonly<Record<PuzzleTheme, string | undefined>>;
  return piecePicture(pack, ids[theme] ?? '', 'A') ?? '';
}

/** The puzzles of a theme by grade; undefined if it has none. */
function foldOf(
  t: Wording['t'],
  pack: PackData,
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
  return own.length === 0
    ? []
    : [
        {
          theme,
          name,
          picture: linkToSheet(themePicture(pack, theme), pack),
          of: of(own.length),
          isOpen,
          grades: shown,
        },
      ];
}
