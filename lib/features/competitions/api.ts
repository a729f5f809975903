/** Competitions of circles: people, tables, stages and standings. */
import 'server-only';
import { z } from 'zod';
import { NameInCircle } from '@/lib/features/circles/circle';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { loadCircle } from '@/lib/features/circles/circles';
import {
  competitionAnswer,
  fixturesAnswer,
  inCompetition,
  listedAnswer,
  standingTable,
  withCompetition,
} from '@/lib/features/competitions/api-answer';
import {
  actOnEntrant,
  callOffCompetition,
  changeSeasonTerms,
  competitionsOf,
  enterCompetition,
  loadCompetition,
  makeCompetition,
  removeEntrant,
} from '@/lib/features/competitions/competitions';
import { ENTRANT_ACTS } from '@/lib/features/competitions/entrant-acts';
import { exportOfCompetition, standingLines } from '@/lib/features/competitions/export-season';
import { MAX_AT_ONCE, SIGN_UP_DAYS, USUAL_AT_ONCE, usualTerms } from '@/lib/features/competitions/terms';
import { forPerson } from '@/lib/features/people/person-answer';
import { GOES_ON } from '@/lib/game/competing/bracket';
import { ENDING_FIELDS, PLACE_FIELDS } from '@/lib/game/competing/ending-shapes';
import {
  COMPETITION_FORMS,
  COMPETITION_STATES,
  ENTRANT_STATES,
  FIXTURE_STATES,
} from '@/lib/game/competing/competition';
import { SeasonDocumentShape } from '@/lib/game/competing/season-document';
import { Moment } from '@/lib/platform/http/answer-of';
import { FORMAT, NOTHING, NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { csvResponse } from '@/lib/platform/http/csv';
import { operation } from '@/lib/platform/http/endpoint';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { refused } from '@/lib/platform/http/refused';

const CompetitionId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the competition.');

const EntrantId = z.uuid().describe('The id of the entrant, the same as the id of the member in the circle.');

const Size = z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('Players at a table.');

const Hash = z.string().describe('SHA-256 of the seed that all lots follow from.');

const Done = z.object({ done: z.literal(true) });
const OfCompetition = z.object({ id: CompetitionId });
const HERE = { access: 'person', params: OfCompetition, query: NOTHING } as const;

const ONE = { path: '/api/competitions/{id}', ...HERE } as const;

const ENTRANT = {
  ...HERE,
  path: '/api/competitions/{id}/entrants/{entrant}',
  params: z.object({ id: CompetitionId, entrant: EntrantId }),
} as const;

const LOOK = { method: 'GET', body: NO_BODY, status: 200 } as const;

const Entrant = z
  .object({
    id: EntrantId,
    name: z.string().describe('Empty for a person who has left the service.'),
    state: z.enum(ENTRANT_STATES),
    division: z.int().optional(),
    lot: z.int().optional().describe('Their number in the tables of the division; a reserve has none.'),
    absent: z.array(z.int()).optional().describe('Stages that were drawn without them.'),
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

const LISTED = {
  id: CompetitionId,
  circle: CircleId,
  name: z.string(),
  form: Form,
  state: z.enum(COMPETITION_STATES),
  stage: z.int().describe('The newest stage that was drawn; 0 before the start.'),
  stages: z.int().describe('Of a Swiss or a cup; a cup may need one more or less.'),
  size: Size,
};

const Listed = z
  .object(LISTED)
  .meta({ id: 'ListedCompetition', description: 'Without its people and tables.' });

const CompetitionShape = z
  .object({
    ...LISTED,
    atOnce: z.int().describe('The most open tables of one person.'),
    signUpUntil: Moment,
    checkInUntil: Moment.optional(),
    commitment: Hash,
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

const ON_ENTRANT = [...UNKNOWN, 'not-in-charge', 'not-that-entrant', 'not-now', 'cross-site'] as const;

export const COMPETITION_API = [
  operation(
    defineContract({
      ...LOOK,
      id: 'listCompetitions',
      tag: 'Competitions',
      path: '/api/competitions',
      access: 'person',
      params: NOTHING,
      query: z.object({ circle: CircleId }),
      summary: 'The competitions of a circle, the newest first. Only its members can read them.',
      answer: z.object({ competitions: z.array(Listed) }),
      problems: ['person-missing', 'unknown-circle'],
    }),
    async ({ headers, query }) =>
      forPerson(headers, async (person) => {
        const circle = await loadCircle(query.circle, person);
        if (!circle) return refused({ kind: 'unknown-circle' });
        const competitions = (await competitionsOf(circle.id)).map(listedAnswer);
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
      params: NOTHING,
      query: NOTHING,
      limit: 'create',
      summary: 'Set up a competition; only a steward or the host of the circle can.',
      body: z.strictObject({
        circle: CircleId,
        name: NameInCircle,
        form: Form.default('series'),
        size: Size.default(4),
        pace: z
          .enum(['relaxed', 'daily', 'brisk'])
          .default('daily')
          .describe('A computer takes over when time is out. Only a series can be relaxed.'),
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
        'few-members',
        'many-competitions',
        'cross-site',
      ],
    }),
    async ({ headers, body: { circle: circleId, ...chosen } }) =>
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
      ...LOOK,
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
      summary: 'Rename a competition, or move the end of its sign-up. Nothing else changes.',
      body: z.strictObject({
        name: NameInCircle.optional(),
        days: z.int().min(0).max(SIGN_UP_DAYS.most).optional().describe('Sign-up ends after these days.'),
      }),
      status: 200,
      answer: Done,
      problems: [...UNKNOWN, 'not-in-charge', 'not-now', 'cross-site'],
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
      body: NO_BODY,
      status: 200,
      answer: Done,
      problems: [...UNKNOWN, 'not-in-charge', 'not-now', 'cross-site'],
    }),
    async ({ headers, params }) => inCompetition(headers, params.id, async (who) => callOffCompetition(who)),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'enterCompetition',
      tag: 'Competitions',
      method: 'POST',
      path: '/api/competitions/{id}/entrants',
      limit: 'join',
      summary: 'Sign up.',
      body: NO_BODY,
      status: 200,
      answer: Done,
      problems: [...UNKNOWN, 'competition-full', 'not-now', 'cross-site'],
    }),
    async ({ headers, params }) => inCompetition(headers, params.id, async (who) => enterCompetition(who)),
  ),
  operation(
    defineContract({
      ...ENTRANT,
      id: 'changeEntrant',
      tag: 'Competitions',
      method: 'PATCH',
      limit: 'join',
      summary: 'Check in or withdraw, by your own id, or exclude another entrant and take that back.',
      body: z.strictObject({
        act: z.enum(ENTRANT_ACTS).describe('An exclusion takes effect a day later; `keep` takes it back.'),
      }),
      status: 200,
      answer: Done,
      problems: ON_ENTRANT,
    }),
    async ({ headers, params, body }) =>
      inCompetition(headers, params.id, async (who) => actOnEntrant(who, body.act, params.entrant)),
  ),
  operation(
    defineContract({
      ...ENTRANT,
      id: 'removeEntrant',
      tag: 'Competitions',
      method: 'DELETE',
      limit: 'join',
      summary: 'Withdraw, by your own id, or exclude another entrant. An exclusion takes effect a day later.',
      body: NO_BODY,
      status: 200,
      answer: Done,
      problems: ON_ENTRANT,
    }),
    async ({ headers, params }) =>
      inCompetition(headers, params.id, async (who) => removeEntrant(who, params.entrant)),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'listFixtures',
      tag: 'Competitions',
      path: '/api/competitions/{id}/fixtures',
      summary: 'The tables of a competition, made or yet to be made.',
      answer: z.object({
        fixtures: z.array(
          z
            .object({
              id: z.string().describe('Stage, division and number, such as `1.2.3`.'),
              state: z.enum(FIXTURE_STATES),
              entrants: z.array(EntrantId).describe('In the order of turns.'),
              game: z.string().optional().describe('The id of its table.'),
              ...ENDING_FIELDS,
              places: z
                .array(z.object({ entrant: EntrantId, ...PLACE_FIELDS }))
                .describe('Once the table is over.'),
            })
            .meta({ id: 'Fixture', description: 'A table of a competition.' }),
        ),
      }),
      problems: UNKNOWN,
    }),
    async ({ headers, params }) => withCompetition(headers, params.id, fixturesAnswer),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'readStanding',
      tag: 'Competitions',
      path: '/api/competitions/{id}/standing',
      summary: 'The standing of each division, the best first.',
      query: z.object(FORMAT),
      hasCsv: true,
      answer: z.object({
        divisions: z.array(
          z
            .object({
              division: z.int(),
              lines: z.array(
                z.object({
                  entrant: EntrantId,
                  place: z.int(),
                  tables: z.int(),
                  wins: z.int(),
                  mean: z.number().optional().describe('Mean table points.'),
                  isBelowLine: z.boolean().describe('Played less than half of their tables.'),
                  reached: z.int().optional().describe('In a cup: the newest stage with a table of theirs.'),
                }),
              ),
            })
            .meta({ id: 'DivisionStanding', description: 'The people of a division in their order.' }),
        ),
      }),
      problems: UNKNOWN,
    }),
    async ({ headers, params: { id }, query }) =>
      withCompetition(headers, id, (shown) =>
        query.format === 'csv'
          ? csvResponse(standingTable(shown, localeOfHeaders(headers)), `standing-${id}`)
          : { divisions: standingLines(shown) },
      ),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'exportCompetition',
      tag: 'Competitions',
      path: '/api/competitions/{id}/export',
      limit: 'my-data',
      summary: 'A competition with everything that its draw, results and standings follow from.',
      answer: SeasonDocumentShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withCompetition(headers, params.id, async (shown) => exportOfCompetition(shown)),
  ),
];
