import 'server-only';
import { LEAST_STAGED } from '@/lib/game/competing/stage-count';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import type { CompetitionRefusal, RestCause, StaleCause, UnfitCause } from './refusals';

const UNFIT: Readonly<Record<UnfitCause, string>> = {
  table: 'Not that table: it is not of the newest stage, or not open or over as this decision needs.',
  person: 'Not that person: they have left, or do not sit at that table.',
  places: 'The places do not fit: each person of the table once, from 1 and without gaps.',
  reason: 'A corrected result needs a reason.',
  everyone: 'Everybody of the stage sits at exactly one table.',
  sizes: 'A table has too few or too many people.',
  repeats: 'Some have met before; `mayRepeat` allows it.',
};

const REST: Readonly<Record<RestCause, string>> = {
  'not-offered': 'This competition has no byes on request, or it is not a running Swiss.',
  drawn: 'That stage has been drawn already.',
  last: 'The competition has no such stage.',
  used: 'You have had your bye. A pause is possible, without points.',
  'few-left': 'Fewer than two others would play that stage.',
};

const STALE: Readonly<Record<StaleCause, string>> = {
  arranged: 'Another organiser has arranged this stage. It can be taken back.',
  drawn: 'That stage has begun.',
  people: 'Somebody has left, rests or joined since.',
};

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
  'decision-unfit': ({ cause }) => problem('decision-unfit', UNFIT[cause], { params: { cause } }),
  'own-case': () =>
    problem('own-case', 'This is about your own table or seat. Another organiser can decide it.'),
  'arbiter-plays': () =>
    problem('arbiter-plays', 'An arbiter does not play, and an entrant cannot be the arbiter.'),
  decided: () => problem('decided', 'Another organiser has decided this a moment ago. It can be taken back.'),
  'rest-unfit': ({ cause }) => problem('rest-unfit', REST[cause], { params: { cause } }),
  'pairing-changed': ({ cause, who, name }) =>
    problem('pairing-changed', STALE[cause], {
      params: { cause, ...(who === undefined ? {} : { who }), ...(name === undefined ? {} : { name }) },
    }),
  'entry-refused': ({ condition, wanted, own }) =>
    problem('entry-refused', 'You do not meet a condition of this competition.', {
      params: { condition, wanted, ...(own === undefined ? {} : { own }) },
    }),
  'late-closed': () =>
    problem('late-closed', 'Nobody can join this competition late, or half of its stages are drawn.'),
  'not-that-entrant': () => problem('not-that-entrant', 'This cannot be done with that entrant.'),
};
