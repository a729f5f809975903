/** Competitions of circles, their people, tables and standings. */
import { z } from 'zod';
import { NameInCircle } from '@/lib/features/circles/circle';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { ENTRANT_ACTS } from '@/lib/features/competitions/entrant-acts';
import { MAX_AT_ONCE, SIGN_UP_DAYS, USUAL_AT_ONCE } from '@/lib/features/competitions/terms';
import { GOES_ON } from '@/lib/game/competing/bracket';
import {
  COMPETITION_FORMS,
  COMPETITION_STATES,
  ENTRANT_STATES,
  FIXTURE_STATES,
} from '@/lib/game/competing/competition';
import { SeasonDocumentShape } from '@/lib/game/competing/season-document';
import { Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, FORMAT, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

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
    endsAt: Stamp.optional().describe('They are excluded then, unless that is taken back.'),
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
    signUpUntil: Stamp,
    checkInUntil: Stamp.optional(),
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

export const competitionsContract = defineContract({
  ...LOOK,
  id: 'listCompetitions',
  path: '/api/competitions',
  access: 'person',
  params: NOTHING,
  query: z.object({ circle: CircleId }),
  summary: 'The competitions of a circle, the newest first. Only its members can read them.',
  answer: z.object({ competitions: z.array(Listed) }),
  problems: ['person-missing', 'unknown-circle'],
});

export const makeCompetitionContract = defineContract({
  id: 'makeCompetition',
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
});

export const competitionContract = defineContract({
  ...ONE,
  ...LOOK,
  id: 'readCompetition',
  summary: 'A competition with its people. Only members of its circle can read it.',
  answer: CompetitionShape,
  problems: UNKNOWN,
});

export const changeCompetitionContract = defineContract({
  ...ONE,
  id: 'changeCompetition',
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
});

export const callOffCompetitionContract = defineContract({
  ...ONE,
  id: 'callOffCompetition',
  method: 'DELETE',
  limit: 'note',
  summary: 'Call off a competition that has not started.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: [...UNKNOWN, 'not-in-charge', 'not-now', 'cross-site'],
});

export const enterCompetitionContract = defineContract({
  ...HERE,
  id: 'enterCompetition',
  method: 'POST',
  path: '/api/competitions/{id}/entrants',
  limit: 'join',
  summary: 'Sign up.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: [...UNKNOWN, 'competition-full', 'not-now', 'cross-site'],
});

const ON_ENTRANT = [...UNKNOWN, 'not-in-charge', 'not-that-entrant', 'not-now', 'cross-site'] as const;

export const changeEntrantContract = defineContract({
  ...ENTRANT,
  id: 'changeEntrant',
  method: 'PATCH',
  limit: 'join',
  summary: 'Check in or withdraw, by your own id, or exclude another entrant and take that back.',
  body: z.strictObject({
    act: z.enum(ENTRANT_ACTS).describe('An exclusion takes effect a day later; `keep` takes it back.'),
  }),
  status: 200,
  answer: Done,
  problems: ON_ENTRANT,
});

export const removeEntrantContract = defineContract({
  ...ENTRANT,
  id: 'removeEntrant',
  method: 'DELETE',
  limit: 'join',
  summary: 'Withdraw, by your own id, or exclude another entrant. An exclusion takes effect a day later.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ON_ENTRANT,
});

export const fixturesContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'listFixtures',
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
          places: z
            .array(z.object({ entrant: EntrantId, place: z.int(), points: z.int(), left: z.boolean() }))
            .describe('Once the table is over.'),
        })
        .meta({ id: 'Fixture', description: 'A table of a competition.' }),
    ),
  }),
  problems: UNKNOWN,
});

export const standingContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'readStanding',
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
});

export const exportCompetitionContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'exportCompetition',
  path: '/api/competitions/{id}/export',
  limit: 'my-data',
  summary: 'A competition with everything that its draw, results and standings follow from.',
  answer: SeasonDocumentShape,
  problems: UNKNOWN,
});

export const COMPETITION_CONTRACTS = [
  competitionsContract,
  makeCompetitionContract,
  competitionContract,
  changeCompetitionContract,
  callOffCompetitionContract,
  enterCompetitionContract,
  changeEntrantContract,
  removeEntrantContract,
  fixturesContract,
  standingContract,
  exportCompetitionContract,
] as const;
