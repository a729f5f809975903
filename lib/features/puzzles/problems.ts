import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { PuzzleRefusal } from './refusals';

/** The refusals about puzzles as problems of the API. */
export const PUZZLE_PROBLEMS: ProblemsOf<PuzzleRefusal> = {
  'unknown-puzzle': () => problem('unknown-puzzle', 'There is no puzzle of this number.'),
};
