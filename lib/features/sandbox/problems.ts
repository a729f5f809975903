import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { SandboxRefusal } from './refusals';

/** The refusals about analysis boards as problems of the API. */
export const SANDBOX_PROBLEMS: ProblemsOf<SandboxRefusal> = {
  'unknown-line': () => problem('unknown-line', 'You keep no line of this id.'),
  'lines-private': () => problem('lines-private', 'At this table lines stay private while the game runs.'),
  'too-many-lines': ({ most }) =>
    problem('too-many-lines', `You keep ${most} lines of this game already; forget one first.`, {
      params: { most },
    }),
};
