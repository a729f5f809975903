/** The tables of competitions, their standings and their export. */
import 'server-only';
import { z } from 'zod';
import { fixturesAnswer, standingTable, withCompetition } from '@/lib/features/competitions/api-answer';
import { exportOfCompetition, standingLines } from '@/lib/features/competitions/export-season';
import { ENDING_FIELDS, PLACE_FIELDS } from '@/lib/game/competing/ending-shapes';
import { FIXTURE_STATES } from '@/lib/game/competing/competition';
import { SeasonDocumentShape } from '@/lib/game/competing/season';
import { defineContract, FORMAT } from '@/lib/platform/http/contract';
import { csvResponse } from '@/lib/platform/http/csv';
import { operation } from '@/lib/platform/http/endpoint';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { sameAs } from '@/lib/platform/http/older-names';
import { loadPairing } from '@/lib/features/competitions/competitions';
import { forPerson } from '@/lib/features/people/person-answer';
import { Moment } from '@/lib/platform/http/answer-of';
import { CompetitionId } from './api';
import { EntrantId } from './api-decision';

const LOOK = {
  access: 'person',
  params: z.object({ id: CompetitionId }),
  method: 'GET',
  problems: ['person-missing', 'unknown-competition'],
} as const;

export const COMPETITION_TABLES_API = [
  operation(
    defineContract({
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
              gameId: z.string().optional().describe('The id of its table.'),
              game: sameAs('gameId', z.string().optional()),
              isBye: z
                .boolean()
                .describe('A stage in which this entrant does not play; its state is `void`.'),
              ...ENDING_FIELDS,
              places: z
                .array(z.object({ entrant: EntrantId, ...PLACE_FIELDS }))
                .describe('Once the table is over.'),
            })
            .meta({ id: 'Fixture', description: 'A table of a competition.' }),
        ),
      }),
    }),
    async ({ headers, params }) => withCompetition(headers, params.id, fixturesAnswer),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'readPairing',
      tag: 'Competitions',
      path: '/api/competitions/{id}/pairing',
      summary:
        'The proposed tables of the next stage of a Swiss, while it waits for an organiser: `decideCompetition` with `arrange` changes them.',
      answer: z.object({
        stage: z.int().describe('The stage that waits.'),
        until: Moment.describe('Then the proposed tables are played.'),
        tables: z.array(z.array(EntrantId)),
        repeats: z.array(z.array(EntrantId)).describe('Pairs of these tables who have met before.'),
      }),
      problems: ['person-missing', 'unknown-competition', 'not-in-charge', 'not-now'],
    }),
    async ({ headers, params }) =>
      forPerson(headers, async (person) => {
        const found = await loadPairing({ id: params.id, userId: person.id });
        return found.ok ? { ok: true, value: { body: found.value } } : found;
      }),
  ),
  operation(
    defineContract({
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
      ...LOOK,
      id: 'exportCompetition',
      tag: 'Competitions',
      path: '/api/competitions/{id}/export',
      limit: 'my-data',
      summary: 'A competition with everything that its draw, results and standings follow from.',
      answer: SeasonDocumentShape,
    }),
    async ({ headers, params }) =>
      withCompetition(headers, params.id, async (shown) => exportOfCompetition(shown)),
  ),
];
