/** The cross-tables of competitions, also of those that everyone can see. */
import 'server-only';
import { z } from 'zod';
import { personOfRequest } from '@/lib/features/people/guests';
import { GameId } from '@/lib/features/table/contract-shapes';
import { CROSS_STATES } from '@/lib/game/competing/cross-table';
import { REST_KINDS } from '@/lib/game/competing/rests';
import type { Locale } from '@/lib/game/wording/language/locales';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract, FORMAT } from '@/lib/platform/http/contract';
import { csvOf, csvResponse } from '@/lib/platform/http/csv';
import { operation } from '@/lib/platform/http/endpoint';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';
import { CompetitionId } from './api';
import { EntrantId } from './api-decision';
import { loadCompetition, loadPublicCompetition, type PublicCompetition } from './competitions';
import { type CrossTables, loadCrossTables } from './cross-tables';

const Cell = z
  .object({
    fixture: z.string(),
    stage: z.int(),
    state: z.enum(CROSS_STATES).describe('`bye` sits out the stage, `void` was not played.'),
    gameId: GameId.optional().describe('The id of its table, if you may watch it.'),
    game: sameAs('gameId', GameId.optional()),
    place: z.int().optional(),
    points: z.number().optional().describe('Table points.'),
    left: z.boolean(),
    isCorrected: z.boolean().describe('Whether an organiser corrected the result.'),
    others: z.array(z.object({ entrant: EntrantId, place: z.int().optional() })),
    from: Moment.optional().describe('When the table was opened.'),
    until: Moment.optional().describe('When it ended.'),
  })
  .meta({ id: 'CrossTableCell', description: 'A table of a competition as one of its people sees it.' });

export const COMPETITION_CROSS_API = [
  operation(
    defineContract({
      id: 'readCrossTable',
      tag: 'Competitions',
      method: 'GET',
      path: '/api/competitions/{id}/crosstable',
      access: 'anyone',
      params: z.object({ id: CompetitionId }),
      query: z.object(FORMAT),
      hasCsv: true,
      summary:
        'Who met whom, the best person first, with each result and the standings after each stage. A public competition has empty names for people who do not show theirs.',
      answer: z.object({
        divisions: z.array(
          z.object({
            division: z.int(),
            stages: z.array(z.int()),
            rows: z.array(
              z.object({
                entrant: EntrantId,
                name: z.string(),
                place: z.int(),
                rating: z
                  .number()
                  .optional()
                  .describe('Before their first rated table here; only for members of a rated circle.'),
                after: z
                  .array(z.int().nullable())
                  .describe('The places after the stages that are over; empty in a season.'),
                cells: z.array(Cell),
                rests: z
                  .array(z.object({ stage: z.int(), kind: z.enum(REST_KINDS), points: z.number() }))
                  .describe('Stages of a Swiss without a table, with the points that count for them.'),
              }),
            ),
          }),
        ),
      }),
      problems: ['unknown-competition'],
    }),
    async ({ headers, params: { id }, query }) => {
      const person = await personOfRequest(headers);
      const shown = (await loadCompetition(id, person)) ?? (await loadPublicCompetition(id));
      if (!shown) return refused({ kind: 'unknown-competition' });
      const cross = await loadCrossTables(shown);
      if (query.format !== 'csv') return { ok: true, value: { body: crossAnswer(shown, cross) } };
      return { response: csvResponse(crossCsv(shown, cross, localeOfHeaders(headers)), `crosstable-${id}`) };
    },
  ),
];

function crossAnswer(
  { entrants, fixtures, closedGames }: PublicCompetition,
  { divisions, dates, ratings, corrected }: CrossTables,
) {
  const gameOf = (fixture: string) => {
    const game = fixtures.find(({ id }) => id === fixture)?.tableId;
    return game !== undefined && !closedGames.includes(game) ? game : undefined;
  };
  return {
    divisions: divisions.map(({ division, stages, rows }) => ({
      division,
      stages: [...stages],
      rows: rows.map(({ id, place, after, cells, rests }) => ({
        entrant: id,
        name: entrants.find((each) => each.id === id)?.name ?? '',
        place,
        rating: ratings.get(id),
        after: after.map((each) => each ?? null),
        rests: [...rests],
        cells: cells.map(({ others, ...cell }) => ({
          ...cell,
          ...dates.get(cell.fixture),
          gameId: gameOf(cell.fixture),
          isCorrected: corrected.has(cell.fixture),
          others: others.map(({ id: entrant, place: placeOf }) => ({ entrant, place: placeOf })),
        })),
      })),
    })),
  };
}

const COLUMNS = [
  'division',
  'place',
  'name',
  'entrant',
  'rating',
  'stage',
  'fixture',
  'state',
  'from',
  'until',
];
const RESULT = ['tablePlace', 'points', 'left', 'corrected', 'others', 'placeAfterStage'];

/** A row for each table and each rest of each person. */
export function crossCsv(
  { entrants }: Pick<PublicCompetition, 'entrants'>,
  { divisions, dates, ratings, corrected }: CrossTables,
  locale: Locale,
): string {
  const nameOf = (wanted: string) => entrants.find(({ id }) => id === wanted)?.name ?? '';
  const dayOf = (at: Date | undefined) => at?.toISOString().slice(0, 10);
  const lines = divisions.flatMap(({ division, stages, rows }) =>
    rows.flatMap(({ id, place, cells, rests, after }) => {
      const person = [division, place, nameOf(id), id, ratings.get(id)];
      const placeAfter = (stage: number) => after[stages.indexOf(stage)];
      const tables = cells.map(({ fixture, stage, state, place: placeHere, points, left, others }) => {
        const { from, until } = dates.get(fixture) ?? {};
        const table = [stage, fixture, state, dayOf(from), dayOf(until), placeHere, points, left];
        const met = others.map((each) => `${each.place ?? '?'} ${nameOf(each.id)}`).join(', ');
        return [...person, ...table, corrected.has(fixture), met, placeAfter(stage)];
      });
      const without = rests.map(({ stage, kind, points }) => {
        const rest = [stage, '', kind, undefined, undefined, undefined, points, false, false, ''];
        return [...person, ...rest, placeAfter(stage)];
      });
      return [...tables, ...without];
    }),
  );
  return csvOf([...COLUMNS, ...RESULT], lines, locale);
}
