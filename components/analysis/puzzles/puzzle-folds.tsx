'use client';

import { Markup } from '@/components/ui/markup';
import { streaksOf } from './progress';
import { Numbers, useFound, type SolvedPuzzles } from './puzzle-list';

/** The puzzles of a theme, easiest first. */
export interface Fold {
  readonly theme: string;
  readonly name: string;
  /** The tile of the theme, as markup. */
  readonly picture: string;
  /** "# of n found", with # as a placeholder for the first number. */
  readonly of: string;
  readonly isOpen: boolean;
  readonly grades: readonly { readonly name: string; readonly of: string; readonly ids: readonly number[] }[];
}

interface FoldsProps {
  readonly folds: readonly Fold[];
  /** `one` contains # as a placeholder for a number. */
  readonly words: Readonly<Record<'found' | 'one' | 'next' | 'allFound', string>>;
}

/** Puzzles folded by theme, with the number this browser has solved, and a link to the next unsolved one. */
export function PuzzleFolds(props: FoldsProps) {
  return <FoldsWith {...props} kept={useFound()} />;
}

/** The folds for a player with this progress. */
export function FoldsWith({ folds, words, kept }: FoldsProps & { readonly kept: SolvedPuzzles }) {
  const { puzzles } = kept;
  const isOpen = (id: number) => !puzzles.has(String(id));
  const told = (of: string, ids: readonly number[]) =>
    of.replace('#', String(ids.filter((id) => !isOpen(id)).length));
  const next = nextOf(folds, isOpen);
  return (
    <>
      <p>
        {next === undefined ? (
          words.allFound
        ) : (
          <a className="btn btn-main" href={`/puzzles/${next}`}>
            {words.next}
          </a>
        )}
      </p>
      <div className="grid items-start gap-2 md:grid-cols-2">
        {folds.map(({ theme, name, picture, of, isOpen: isUnfolded, grades }) => (
          <details key={theme} className="fold open:col-span-full" open={isUnfolded}>
            <summary className="gap-3 py-1">
              <Markup html={picture} className="h-14 w-20 flex-none drawing-full" />
              <span className="min-w-0">
                <strong className="block">{name}</strong>{' '}
                <span className="small muted">
                  {told(
                    of,
                    grades.flatMap(({ ids }) => ids),
                  )}
                </span>
              </span>
            </summary>
            <div className="stack">
              {grades.map((grade) => (
                <section key={grade.name} className="stack gap-1">
                  <h3 className="text-base">
                    {grade.name} <span className="small muted font-normal">{told(grade.of, grade.ids)}</span>
                  </h3>
                  <Numbers {...{ puzzles, words }} ids={grade.ids} />
                </section>
              ))}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}

interface StreakProps {
  readonly day: string;
  readonly words: Readonly<Record<'streak' | 'best', string>>;
}

/** The streak of daily puzzles that this browser found. */
export function DayStreak(props: StreakProps) {
  return <StreakOf {...props} kept={useFound()} />;
}

/** The streak of a player with this progress, and their longest. */
export function StreakOf({ day, words, kept }: StreakProps & { readonly kept: SolvedPuzzles }) {
  const { streak, best } = streaksOf(kept.days, day);
  return (
    <dl className="m-0 flex gap-8 noscript:hidden">
      <Count n={streak} of={words.streak} />
      <Count n={best} of={words.best} />
    </dl>
  );
}

/** A number of days, large above its name. */
function Count({ n, of }: { readonly n: number; readonly of: string }) {
  return (
    <div className="grid">
      <dt className="small muted order-2">{of}</dt>
      <dd className="m-0 font-serif text-3xl">{n}</dd>
    </div>
  );
}

/** The easiest unsolved puzzle: the easy puzzles of all themes come before anything harder. */
function nextOf(folds: readonly Fold[], isOpen: (id: number) => boolean): number | undefined {
  const most = Math.max(0, ...folds.map(({ grades }) => grades.length));
  for (let grade = 0; grade < most; grade += 1)
    for (const { grades } of folds) {
      const id = grades[grade]?.ids.find(isOpen);
      if (id !== undefined) return id;
    }
  return undefined;
}
