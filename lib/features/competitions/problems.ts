import 'server-only';
import { LEAST_STAGED } from '@/lib/game/competing/stage-count';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { CompetitionRefusal } from './competition';

/** The refusals about competitions as problems of the API. */
export const COMPETITION_PROBLEMS: ProblemsOf<CompetitionRefusal> = {
  'unknown-competition': () =>
    problem('unknown-competition', 'There is no such competition, or you are not a member of its circle.'),
  'needs-clock': () =>
    problem('needs-clock', 'Only a series can do without a clock after which a computer takes over.'),
  'few-members': () =>
    problem('few-members', `A Swiss or a cup needs ${LEAST_STAGED} people; the circle has fewer members.`),
  'terms-unfit': () =>
    problem('terms-unfit', 'The size of tables, the days or the tables at once do not fit.'),
  'many-competitions': () =>
    problem('many-competitions', 'This circle already has three competitions. Wait until one is over.'),
  'competition-full': () =>
    problem('competition-full', 'This competition has as many people as it can have.'),
  'not-now': () => problem('not-now', 'This is not possible at this stage of the competition.'),
  'decision-unfit': () =>
    problem(
      'decision-unfit',
      'The table, the person or the places do not fit this decision, or its reason is missing.',
    ),
  decided: () => problem('decided', 'Another organiser has decided this a moment ago. It can be taken back.'),
  'not-that-entrant': () => problem('not-that-entrant', 'This cannot be done with that entrant.'),
};
