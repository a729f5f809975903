'use client';

import { Numbers, describeStreak, useFound, type SolvedPuzzles } from './puzzle-list';

/** The puzzles of a theme, the easiest first. */
export interface Fold {
  readonly theme: string;
  readonly name: string;
  /** How many of how many are found, with # for the first. */
  readonly of: string;
  readonly isOpen: boolean;
  readonly grades: readonly { readonly name: string; readonly of: string; readonly ids: readonly number[] }[];
}

interface FoldsProps {
  readonly folds: readonly Fold[];
  readonly day: string;
  readonly words: {
    readonly found: string;
    /** With # for a number. */
    readonly one: string;
    readonly streak: string;
    readonly next: string;
    readonly allFound: string;
  };
}

/** Puzzles folded by theme, with how many this browser has found, and the way to the next it has not. */
export function PuzzleFolds(props: FoldsProps) {
  return <FoldsWith {...props} kept={useFound()} />;
}

/** The same for players who have found these. */
export function FoldsWith({ folds, day, words, kept }: FoldsProps & { readonly kept: SolvedPuzzles }) {
  const { puzzles, days } = kept;
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
      <p role="status">{describeStreak(days, day, words.streak)}</p>
      {folds.map(({ theme, name, of, isOpen: isUnfolded, grades }) => (
        <details key={theme} className="fold" open={isUnfolded}>
          <summary>
            <strong>{name}</strong>{' '}
            <span className="small muted">
              {told(
                of,
                grades.flatMap(({ ids }) => ids),
              )}
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
    </>
  );
}

/** The easiest that is open: every theme's easy ones before anything harder. */
function nextOf(folds: readonly Fold[], isOpen: (id: number) => boolean): number | undefined {
  const most = Math.max(0, ...folds.map(({ grades }) => grades.length));
  for (let grade = 0; grade < most; grade += 1)
    for (const { grades } of folds) {
      const id = grades[grade]?.ids.find(isOpen);
      if (id !== undefined) return id;
    }
  return undefined;
}
