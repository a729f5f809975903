'use client';

import { useSyncExternalStore } from 'react';
import { localStore } from '@/components/ui/browser/browser-features';

export interface PuzzleListProps {
  readonly ids: readonly number[];
  readonly day: string;
  /** Texts contain # as a placeholder for a number. */
  readonly words: {
    readonly found: string;
    readonly one: string;
    readonly of: string;
    readonly streak: string;
  };
}

/** A list of puzzles, with those solved in this browser marked. */
export function PuzzleList({ ids, day, words }: PuzzleListProps) {
  const { puzzles, days } = useFound();
  const found = ids.filter((id) => puzzles.has(String(id))).length;
  return (
    <>
      <p role="status">
        {found > 0 && words.of.replace('#', String(found))} {describeStreak(days, day, words.streak)}
      </p>
      <Numbers {...{ ids, puzzles, words }} />
    </>
  );
}

/** Puzzles solved in this browser; empty on the server. */
export function useFound(): SolvedPuzzles {
  return foundIn(useSyncExternalStore(never, keptText, nothing));
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

const never = () => () => {};
const nothing = () => '';
const keptText = () => localStore.read('puzzles') ?? '';

export interface SolvedPuzzles {
  readonly puzzles: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
}

const isResult = (value: unknown): value is { found: unknown } =>
  typeof value === 'object' && value !== null && 'found' in value;

/** Reads solved puzzles from the stored text without the 10 kB validation library. */
function foundIn(text: string): SolvedPuzzles {
  const found = (part: unknown) =>
    new Set(
      Object.entries(typeof part === 'object' && part !== null ? part : {}).flatMap(([name, result]) =>
        isResult(result) && result.found === true ? [name] : [],
      ),
    );
  try {
    const kept = JSON.parse(text);
    return { puzzles: found(kept.puzzles), days: found(kept.days) };
  } catch {
    return { puzzles: new Set(), days: new Set() };
  }
}

/** The length of the streak in words; empty if it is 0. */
function describeStreak(days: ReadonlySet<string>, today: string, word: string): string {
  const { streak } = streaksOf(days, today);
  return streak > 0 ? word.replace('#', String(streak)) : '';
}

const DAY_MS = 86_400_000;

/** The days in a row up to today, or up to yesterday while today's is open, and the most there ever were. */
export function streaksOf(days: ReadonlySet<string>, today: string) {
  const before = (day: string, n: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - n * DAY_MS).toISOString().slice(0, 10);
  const lengthTo = (day: string): number => {
    let length = 0;
    while (days.has(before(day, length))) length += 1;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(before(day, -1)));
  return {
    streak: lengthTo(days.has(today) ? today : before(today, 1)),
    best: Math.max(0, ...ends.map(lengthTo)),
  };
}
