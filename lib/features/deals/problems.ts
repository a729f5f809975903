import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { DealRefusal } from './refusals';

/** The refusals about deals as problems of the API. */
export const DEAL_PROBLEMS: ProblemsOf<DealRefusal> = {
  'unknown-deal': () => problem('unknown-deal', 'There is no such deal, or its day has not come.'),
  'deal-full': () => problem('deal-full', 'All places of this duel are taken.'),
  'deal-over': () => problem('deal-over', 'No new table of this deal counts any more.'),
  'deal-known': () => problem('deal-known', 'You know this deal from another table.'),
};
