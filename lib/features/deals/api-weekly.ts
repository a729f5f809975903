/** The deal of the week. */
import 'server-only';
import { z } from 'zod';
import { playedAnswer, weekAnswer } from '@/lib/features/deals/api-answer';
import {
  NewWeekTable,
  PlayedDeal,
  Players,
  Promised,
  Stand,
  Week,
} from '@/lib/features/deals/contract-shapes';
import { playWeek } from '@/lib/features/deals/play-week';
import { loadDealOfWeek } from '@/lib/features/deals/week-results';
import { personOfRequest } from '@/lib/features/people/guests';
import { requirePerson } from '@/lib/features/people/person-answer';
import { GameId } from '@/lib/features/table/contract-shapes';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const Table = z
  .object({
    gameId: GameId,
    game: sameAs('gameId', GameId),
    rank: z.int().min(1).describe('Its place by the points of its winner, from 1; equal ones share one.'),
    isMine: z.boolean().describe('Whether you sat there.'),
    points: z.int().describe('The points of all its players together.'),
    seats: z
      .array(
        z.object({
          seat: SeatNumber,
          name: z.string(),
          score: z.int().describe('The points of the seat.'),
          isWinner: z
            .boolean()
            .describe('Whether the game names it the winner: of equal ones the later seat.'),
        }),
      )
      .describe('The best first.'),
  })
  .meta({ id: 'WeekTable', description: 'A table of a week that was over in time.' });

export const WEEKLY_API = [
  operation(
    defineContract({
      id: 'readWeekly',
      tag: 'Play',
      method: 'GET',
      path: '/api/weekly',
      summary:
        'The deal of a week: the same set-up and stacks at every table with this number of people. A table is begun in the week and counts if it is over within four weeks after it. Until the deal is open, only people whose table is over see the results, and the seed is secret.',
      access: 'anyone',
      query: z.object({
        week: Week.optional().describe('Which week; this one unless said otherwise.'),
        players: z.coerce
          .number()
          .pipe(Players)
          .optional()
          .describe('How many sit at a table; two unless said otherwise.'),
      }),
      answer: z.object({
        week: Week,
        players: Players,
        ...Promised,
        endsAt: Moment.describe('The end of the week: until then a table may be begun.'),
        opensAt: Moment.describe(
          'Games finished later do not count. The deal opens earlier if, after the week, no game of it is running.',
        ),
        ...Stand,
        tables: z.array(Table).optional().describe('By the points of the winner; `results` has every seat.'),
        next: z
          .object({ week: Week, ...Promised })
          .optional()
          .describe('The commitment to the deal of the next week.'),
      }),
      problems: ['unknown-deal'],
    }),
    async ({ query: { week, players = 2 }, headers }) => {
      const stand = await loadDealOfWeek(week, players, (await personOfRequest(headers))?.id);
      return stand ? { ok: true, value: { body: weekAnswer(stand) } } : refused({ kind: 'unknown-deal' });
    },
  ),
  operation(
    defineContract({
      id: 'playWeekly',
      tag: 'Play',
      method: 'POST',
      path: '/api/weekly',
      limit: 'create',
      summary:
        'Open a table on the deal of the week, as its host and in its first seat. Your table is returned until it is over; every later one is for fun, with computers on the other seats.',
      access: 'person',
      body: NewWeekTable,
      status: 201,
      again: 200,
      answer: PlayedDeal.extend({
        links: z
          .array(z.object({ seat: SeatNumber, name: z.string(), link: z.url() }))
          .optional()
          .describe('Of a new table: the link for the player of that seat.'),
      }),
      problems: ['person-missing', 'unknown-deal', 'deal-over', 'deal-known', 'cross-site', 'read-only'],
    }),
    async ({ body, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const { id: userId, name } = asked.person;
      const { players, week, table, ...rest } = body;
      const tableName = table ?? wordingOf('en').t('weekly.title');
      const player = { ...rest, userId, name: body.name ?? name ?? undefined, tableName };
      const played = await playWeek({ players, week }, player);
      if (!played.ok) return refused(played.error);
      const { value } = played;
      const others = value.counts ? (value.made?.seats ?? []).filter(({ seat }) => seat > 0) : [];
      const links = others.map(({ seat, name: called, link }) => ({ seat, name: called, link }));
      const answer = { ...playedAnswer(value), links: links.length > 0 ? links : null };
      return { ok: true, value: { body: answer, isAgain: value.made === undefined } };
    },
  ),
];
