/** Competitions of circles: people, tables, stages and standings. */
import 'server-only';
import { z } from 'zod';
import { NameInCircle } from '@/lib/features/circles/circle';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { loadCircle } from '@/lib/features/circles/circles';
import { RulesShape } from '@/lib/features/circles/preset';
import { competitionAnswer, inCompetition, withCompetition } from '@/lib/features/competitions/api-answer';
import {
  callOffCompetition,
  changeSeasonTerms,
  decideCompetition,
  competitionsOf,
  loadCompetition,
  makeCompetition,
  takeDecisionBack,
} from '@/lib/features/competitions/competitions';
import { MAX_AT_ONCE, SIGN_UP_DAYS, Terms, USUAL_AT_ONCE } from '@/lib/features/competitions/competition';
import { LatestShape } from '@/lib/features/competitions/latest-shape';
import { DecisionShape, EntrantId, NewDecisionShape } from './api-decision';
import { usualTerms } from '@/lib/features/competitions/terms';
import { forPerson } from '@/lib/features/people/person-answer';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { GOES_ON } from '@/lib/game/competing/bracket';
import {
  COMPETITION_FORMS,
  COMPETITION_STATES,
  ENTRANT_STATES,
  FIXTURE_STATES,
} from '@/lib/game/competing/competition';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';

export const CompetitionId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the competition.');
const Size = z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('Players at a table.');
const Done = z.object({ done: z.literal(true) });
const HERE = { access: 'person', params: z.object({ id: CompetitionId }) } as const;
const ONE = { path: '/api/competitions/{id}', ...HERE } as const;

export const Entrant = z
  .object({
    id: EntrantId,
    name: z.string().describe('Empty for a person who has left the service.'),
    state: z.enum(ENTRANT_STATES),
    division: z.int().optional(),
    lot: z.int().optional().describe('Their number in the tables of the division; a reserve has none.'),
    absent: z.array(z.int()).optional().describe('Stages that were drawn without them.'),
    byes: z.array(z.int()).optional().describe('Stages of a Swiss for which they asked for a bye.'),
    pausedAt: Moment.optional().describe('Since when they pause: stages are drawn without them.'),
    paused: z.array(z.int()).optional().describe('Stages that were drawn without them in a pause.'),
    lostSeats: z
      .int()
      .optional()
      .describe('Seats lost by time, in games that ended within a year. Only organisers read it.'),
    lateFrom: z.int().optional().describe('The first stage of a person who joined late.'),
    number: z
      .number()
      .optional()
      .describe('Their rating at the start, if it decides about the first tables.'),
    named: z.boolean().describe('Whether a public page shows their name, because they said so.'),
    endsAt: Moment.optional().describe('They are excluded then, unless that is taken back.'),
    isMe: z.boolean(),
  })
  .meta({ id: 'Entrant', description: 'A person in a competition.' });

const Form = z
  .enum(COMPETITION_FORMS)
  .describe('A series is one division, and no season follows it. Swiss and cup are drawn stage by stage.');

const Stage = z
  .object({
    stage: z.int(),
    tables: z.array(
      z.object({
        fixture: z.string(),
        state: z.enum(FIXTURE_STATES),
        people: z
          .array(
            z.object({
              entrant: EntrantId,
              place: z.int().optional(),
              points: z.int().optional(),
              goesOn: z.enum(GOES_ON).describe('To the next stage; `yes` at the final has won the cup.'),
            }),
          )
          .describe('By place once the table is over, else in the order of turns.'),
      }),
    ),
  })
  .meta({ id: 'CompetitionStage', description: 'A stage of a Swiss or a cup with its tables.' });

const OfMembers = CircleId.describe('Its members can read the competition.');

const LISTED = {
  id: CompetitionId,
  circleId: OfMembers,
  circle: sameAs('circleId', CircleId),
  name: z.string(),
  form: Form,
  state: z.enum(COMPETITION_STATES).describe('`called-off` ended without a result.'),
  stage: z.int().describe('The newest stage that was drawn; 0 before the start.'),
  stages: z.int().describe('Of a Swiss or a cup; a cup may need one more or less.'),
  size: Size,
};

const Listed = z
  .object(LISTED)
  .meta({ id: 'ListedCompetition', description: 'Without its people and tables.' });

const Decided = Done.extend({ decision: DecisionShape });

const CompetitionShape = z
  .object({
    ...LISTED,
    pace: PaceShape,
    terms: Terms,
    decisions: z.array(DecisionShape),
    arbiter: EntrantId.optional().describe('The member who decides as organisers do, and does not play.'),
    atOnce: z.int().describe('The most open tables of one person.'),
    signUpUntil: Moment,
    checkInUntil: Moment.optional(),
    latest: LatestShape.optional(),
    commitment: z.string().describe('SHA-256 of the seed that all lots follow from.'),
    seed: z.string().optional().describe('Only once it is over.'),
    winners: z
      .array(EntrantId)
      .optional()
      .describe('Only once it is over; empty if nobody has won. In a season, of the top division.'),
    previous: CompetitionId.optional(),
    next: CompetitionId.optional(),
    entrants: z.array(Entrant),
    bracket: z.array(Stage).optional().describe('The stages of a Swiss or a cup that were drawn.'),
  })
  .meta({ id: 'Competition', description: 'A competition of a circle, as a member sees it.' });

const UNKNOWN = ['person-missing', 'unknown-competition'] as const;

export const COMPETITION_API = [
  operation(
    defineContract({
      method: 'GET',
      id: 'listCompetitions',
      tag: 'Competitions',
      path: '/api/competitions',
      access: 'person',
      query: z.object({ circleId: OfMembers, circle: sameAs('circleId', CircleId.optional()) }),
      summary: 'The competitions of a circle, the newest first. Only its members can read them.',
      answer: z.object({ competitions: z.array(Listed) }),
      problems: ['person-missing', 'unknown-circle'],
    }),
    async ({ headers, query }) =>
      forPerson(headers, async (person) => {
        const circle = await loadCircle(query.circleId, person);
        if (!circle) return refused({ kind: 'unknown-circle' });
        const competitions = await competitionsOf(circle.id);
        return { ok: true, value: { body: { competitions } } };
      }),
  ),
  operation(
    defineContract({
      id: 'makeCompetition',
      tag: 'Competitions',
      method: 'POST',
      path: '/api/competitions',
      access: 'person',
      limit: 'create',
      summary: 'Set up a competition; only a steward or the host of the circle can.',
      body: z.strictObject({
        circleId: OfMembers,
        circle: sameAs('circleId', CircleId.optional()),
        name: NameInCircle,
        form: Form.default('series'),
        size: Size.default(4),
        pace: z
          .union([z.enum(['relaxed', 'daily', 'brisk']), PaceShape])
          .default('daily')
          .describe('By name, a computer takes over when time is out. Only a series can be relaxed.'),
        ...RulesShape.shape,
        terms: Terms.optional(),
        days: z.int().min(SIGN_UP_DAYS.least).max(SIGN_UP_DAYS.most).default(SIGN_UP_DAYS.usual),
        atOnce: z
          .int()
          .min(1)
          .max(MAX_AT_ONCE)
          .default(USUAL_AT_ONCE)
          .describe('The most open tables of one person; in a Swiss or a cup always one.'),
      }),
      status: 201,
      answer: CompetitionShape,
      problems: [
        'person-missing',
        'unknown-circle',
        'not-in-charge',
        'needs-clock',
        'terms-unfit',
        'few-members',
        'many-competitions',
        'cross-site',
      ],
    }),
    async ({ headers, body: { circleId, ...chosen } }) =>
      forPerson(headers, async (person) => {
        const terms = usualTerms(chosen);
        if (!terms.ok) return terms;
        const made = await makeCompetition({ circleId, userId: person.id }, terms.value);
        if (!made.ok) return made;
        const shown = await loadCompetition(made.value.id, person);
        return shown
          ? { ok: true, value: { body: competitionAnswer(shown) } }
          : refused({ kind: 'unknown-competition' });
      }),
  ),
  operation(
    defineContract({
      ...ONE,
      method: 'GET',
      id: 'readCompetition',
      tag: 'Competitions',
      summary: 'A competition with its people. Only members of its circle can read it.',
      answer: CompetitionShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params }) => withCompetition(headers, params.id, competitionAnswer),
  ),
  operation(
    defineContract({
      ...ONE,
      id: 'changeCompetition',
      tag: 'Competitions',
      method: 'PATCH',
      limit: 'note',
      summary:
        'Rename a competition, move the end of its sign-up, name an arbiter, or change who can see it.',
      body: z.strictObject({
        name: NameInCircle.optional(),
        isPublic: z.boolean().optional().describe('Whether everyone can see its page.'),
        byHand: z.boolean().optional().describe('Whether the next stages of a Swiss wait for an organiser.'),
        arbiter: EntrantId.nullable().optional().describe('A member who does not play; null for none.'),
        days: z.int().min(0).max(SIGN_UP_DAYS.most).optional().describe('Sign-up ends after these days.'),
      }),
      answer: Done,
      problems: [...UNKNOWN, 'not-in-charge', 'not-that-member', 'arbiter-plays', 'not-now', 'cross-site'],
    }),
    async ({ headers, params, body }) =>
      inCompetition(headers, params.id, async (who) => changeSeasonTerms(who, body)),
  ),
  operation(
    defineContract({
      ...ONE,
      id: 'callOffCompetition',
      tag: 'Competitions',
      method: 'DELETE',
      limit: 'note',
      summary: 'Call off a competition that has not started.',
      answer: Done,
      problems: [...UNKNOWN, 'not-in-charge', 'not-now', 'cross-site'],
    }),
    async ({ headers, params }) => inCompetition(headers, params.id, async (who) => callOffCompetition(who)),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'decideCompetition',
      tag: 'Competitions',
      method: 'POST',
      path: '/api/competitions/{id}/decisions',
      limit: 'note',
      summary:
        'Decide about a running competition. It takes effect an hour later, or a day later about a table of your own; those concerned are told.',
      body: NewDecisionShape.strict(),
      answer: Decided,
      problems: [
        ...UNKNOWN,
        'not-in-charge',
        'own-case',
        'not-now',
        'decision-unfit',
        'decided',
        'pairing-changed',
        'cross-site',
      ],
    }),
    async ({ headers, params, body }) =>
      inCompetition(headers, params.id, async (who) => decideCompetition(who, body)),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'takeDecisionBack',
      tag: 'Competitions',
      method: 'DELETE',
      path: '/api/competitions/{id}/decisions/{decision}',
      params: z.object({ id: CompetitionId, decision: z.coerce.number().int().min(1) }),
      limit: 'note',
      summary: 'Take a decision back, within its hour.',
      answer: Decided,
      problems: [...UNKNOWN, 'not-in-charge', 'own-case', 'not-now', 'cross-site'],
    }),
    async ({ headers, params }) =>
      inCompetition(headers, params.id, async (who) => takeDecisionBack(who, params.decision)),
  ),
];
