'use client';

import { useStoredText } from '@/components/analysis/use-stored-text';
import { foundIn, progressIn, progressText, streaksOf } from './progress';

export interface PuzzleListProps {
  readonly ids: readonly number[];
  readonly day: string;
  /** Texts contain # as a placeholder for a number. */
  readonly words: Readonly<Record<'found' | 'one' | 'of' | 'streak', string>>;
}

/** A list of puzzles, with those solved in this browser marked. */
export function PuzzleList({ ids, day, words }: PuzzleListProps) {
  const { puzzles, days } = useFound();
  const found = ids.filter((id) => puzzles.has(String(id))).length;
  const { streak } = streaksOf(days, day);
  return (
    <>
      <p role="status">
        {found > 0 && words.of.replace('#', String(found))}{' '}
        {streak > 0 ? words.streak.replace('#', String(streak)) : ''}
      </p>
      <Numbers {...{ ids, puzzles, words }} />
    </>
  );
}

/** Puzzles solved in this browser; empty on the server. */
export function useFound(): SolvedPuzzles {
  const { puzzles, days } = progressIn(useStoredText(progressText));
  return { puzzles: foundIn(puzzles), days: foundIn(days) };
}

interface NumbersProps extends Pick<PuzzleListProps, 'ids'> {
  readonly words: Pick<PuzzleListProps['words'], 'found' | 'one'>;
  readonly puzzles: SolvedPuzzles['puzzles'];
}

/** One number per puzzle; solved ones are marked. */
export function Numbers({ ids, words, puzzles }: NumbersProps) {
  return (
    <ol className="m-0 flex list-none flex-wrap gap-2 p-0">
      {ids.map((id) => (
        <li key={id}>
          <a
            className="btn min-w-target justify-center"
            href={`/puzzles/${id}`}
            aria-label={
              words.one.replace('#', String(id)) + (puzzles.has(String(id)) ? `, ${words.found}` : '')
            }
          >
            {id}
            {puzzles.has(String(id)) && ' ★'}
          </a>
        </li>
      ))}
    </ol>
  );
}

export interface SolvedPuzzles {
  readonly puzzles: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
}
