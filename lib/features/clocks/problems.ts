import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { ClockRefusal } from './refusals';

/** The refusals about clocks as problems of the API. */
export const CLOCK_PROBLEMS: ProblemsOf<ClockRefusal> = {
  'not-late': ({ seq }) => problem('not-late', 'Time is not out at this seat, or no longer.', { seq }),
  'not-asked': ({ seq }) =>
    problem('not-asked', 'The other people at the table decide about this seat.', { seq }),
  'not-to-agree': ({ seq, why }) =>
    why
      ? problem('not-to-agree', 'Only one person plays here, so no one has to agree.', {
          seq,
          params: { why },
        })
      : problem('not-to-agree', 'This cannot be agreed on.', { seq }),
  'not-to-take-back': ({ seq }) =>
    problem('not-to-take-back', 'There is nothing to take back, or not any more.', { seq }),
};
