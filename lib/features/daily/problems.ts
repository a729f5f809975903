import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { DealRefusal } from './refusals';

/** What the refusals about deals are to a program. */
export const DEAL_PROBLEMS: ProblemsOf<DealRefusal> = {
  'unknown-deal': () => problem('unknown-deal', 'That day has no deal, or has not come.'),
};
