import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { ReviewRefusal } from './refusals';

/** The refusals about reviews as problems of the API. */
export const REVIEW_PROBLEMS: ProblemsOf<ReviewRefusal> = {
  'not-this-game': () =>
    problem('not-this-game', 'This is no review of this game, or one by another version of the reviewer.'),
  'wrong-review': ({ turns }) =>
    problem('wrong-review', `The reviewer comes to other results in these turns: ${turns.join(', ')}.`),
  'review-unchecked': ({ retryAfterS }) =>
    problem('review-unchecked', 'The server had no time to check this review. Please send it again.', {
      retryAfter: retryAfterS,
    }),
};
