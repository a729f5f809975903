import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { CircleRefusal } from './circle';

/** The refusals about circles as problems of the API; a taken name has its own. */
export const CIRCLE_PROBLEMS: ProblemsOf<Exclude<CircleRefusal, { readonly kind: 'name-taken' }>> = {
  'unknown-circle': () => problem('unknown-circle', 'There is no such circle, or you are not a member.'),
  'no-name': () =>
    problem(
      'bad-name',
      'Your own name does not fit into a circle, or you have none. Send a name without a link.',
    ),
  'circle-closed': () => problem('circle-closed', 'This link opens no circle. Ask for a new one.'),
  'circle-full': () => problem('circle-full', 'This circle has as many members as it can have.'),
  'not-in-charge': () => problem('not-in-charge', 'Only a steward or the host of the circle may do this.'),
  'not-that-member': () => problem('not-that-member', 'This cannot be done with that member.'),
  'host-stays': () =>
    problem('host-stays', 'The host cannot leave. Hand the circle on to another member first, or end it.'),
  'not-those-players': () =>
    problem(
      'not-those-players',
      'Choose two to four members, including yourself. A call needs fewest and most players that fit its tables.',
    ),
  'not-that-start': () =>
    problem('not-those-players', 'Choose a start of at least one hour and at most 60 days from now.'),
  'many-gatherings': () => problem('many-gatherings', 'This circle asks five times already who is in.'),
  'gathering-over': () => problem('gathering-over', 'This call for players is over, or it is not for you.'),
  'no-result': () =>
    problem('no-result', 'This game cannot be taken in: it has no result, or a circle has it already.'),
  'nothing-to-do': () => problem('nothing-to-do', 'There is nothing to do: it is so already.'),
};
