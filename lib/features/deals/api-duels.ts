/** Duels: one deal for two tables. */
import 'server-only';
import { z } from 'zod';
import { duelAnswer, newDuelAnswer, playedAnswer } from '@/lib/features/deals/api-answer';
import { PlayedDeal, Promised, Stand } from '@/lib/features/deals/contract-shapes';
import { DUEL_PLACES } from '@/lib/features/deals/deal';
import { loadDuelView, makeDuel, playDuel } from '@/lib/features/deals/duel';
import { NewDuelShape, Places, Seats } from '@/lib/features/deals/duel-shapes';
import { personOfRequest } from '@/lib/features/people/guests';
import { requirePerson } from '@/lib/features/people/person-answer';
import { GameId, Name } from '@/lib/features/table/contract-shapes';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const Key = z
  .string()
  .regex(/^[\w-]{10,64}$/)
  .describe('The key of the duel, as in its address.');

const TableNumber = z.int().min(1).max(DUEL_PLACES.most).describe('Which table of the duel, from 1.');

const Table = z
  .object({
    table: TableNumber,
    seats: z
      .array(
        z.object({
          seat: SeatNumber,
          name: z.string().describe('Empty where the seat has no name yet.'),
          isFree: z.boolean().describe('Whether it has no player and is reserved for none.'),
        }),
      )
      .describe('Empty until a player has opened the table.'),
    isMine: z.boolean(),
    mayJoin: z.boolean().describe('Whether you may sit down there.'),
    gameId: GameId.optional().describe('For those who may look at it.'),
    game: sameAs('gameId', GameId.optional()),
    status: z.enum(GAME_STATUSES).optional(),
    points: z.int().optional().describe('The points of all its players together, once it is counted.'),
  })
  .meta({ id: 'DuelTable', description: 'A table of a duel with several people at each.' });

const params = z.object({ key: Key });

export const DUEL_API = [
  operation(
    defineContract({
      id: 'makeDuel',
      tag: 'Play',
      method: 'POST',
      path: '/api/duels',
      limit: 'create',
      summary:
        'Make a duel: one deal that a few people play, each in a solo game against Peter Parler, or at several tables of two to four. Anyone with its link may take a place.',
      access: 'person',
      body: NewDuelShape,
      status: 201,
      answer: z.object({
        key: Key,
        link: z.url().describe('The link for the people who play it.'),
        opensAt: Moment.describe('When it is over at the latest.'),
        ...Promised,
      }),
      problems: ['person-missing', 'cross-site', 'read-only'],
    }),
    async ({ body, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      return { ok: true, value: { body: newDuelAnswer(await makeDuel(body)) } };
    },
  ),
  operation(
    defineContract({
      id: 'readDuel',
      tag: 'Play',
      method: 'GET',
      path: '/api/duels/{key}',
      summary:
        'A duel as you may see it now: until it is over, only people who have finished their game see the results, and the seed is secret.',
      access: 'anyone',
      params,
      answer: z.object({
        key: Key,
        places: Places,
        seats: Seats,
        ...Promised,
        opensAt: Moment.describe('When it is over. Games finished later do not count.'),
        ...Stand,
        tables: z.array(Table).optional().describe('Where several people sit at each table.'),
      }),
      problems: ['unknown-deal'],
    }),
    async ({ params: { key }, headers }) => {
      const stand = await loadDuelView(key, (await personOfRequest(headers))?.id);
      return stand ? { ok: true, value: { body: duelAnswer(stand) } } : refused({ kind: 'unknown-deal' });
    },
  ),
  operation(
    defineContract({
      id: 'playDuel',
      tag: 'Play',
      method: 'POST',
      path: '/api/duels/{key}',
      limit: 'create',
      summary:
        'Take a place in a duel. In solo games your first table counts, and is returned until it is over; every later one is for fun. With several people at a table you get a free seat, or a new table with you as its host.',
      access: 'person',
      params,
      body: z.strictObject({
        name: Name.optional().describe('Your name in the results; without it your usual one.'),
        table: TableNumber.optional().describe(
          'The table wished for, where several people sit at each; else the first with a free seat.',
        ),
      }),
      status: 201,
      again: 200,
      answer: PlayedDeal,
      problems: [
        'person-missing',
        'unknown-deal',
        'deal-full',
        'deal-over',
        'deal-known',
        'cross-site',
        'read-only',
      ],
    }),
    async ({ params: { key }, body, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const { id: userId, name } = asked.person;
      const tableName = wordingOf('en').t('duel.table');
      const player = { userId, name: body.name ?? name ?? undefined, tableName };
      const played = await playDuel(key, player, systemClock, body.table);
      if (!played.ok) return refused(played.error);
      const { value: table } = played;
      return { ok: true, value: { body: playedAnswer(table), isAgain: !table.made && !table.joined } };
    },
  ),
];
