/** The recap and the figures of a game. */
import 'server-only';
import { z } from 'zod';
import { loadFigures } from '@/lib/features/history/figures';
import { dismissRecap, loadRecap } from '@/lib/features/history/recap';
import { DONE } from '@/lib/features/people/person-answer';
import { proveHolder } from '@/lib/features/seats/holder';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { requireSeat } from '@/lib/features/seats/visitor';
import { EventShape, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { loadTable } from '@/lib/features/table/load/load-table';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { SourceKindShape } from '@/lib/game/engine/state';
import { CostShape, SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { HELD } from '@/lib/game/recap/figures';
import type { TimedTurn } from '@/lib/game/recap/timeline';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const MEANINGS = [
  ...(['tile-gone', 'tile-come', 'crane-free', 'crane-dear', 'crane-payable', 'crane-points'] as const),
  ...(['plaza-done', 'plaza-open', 'plaza-lost', 'plaza-won', 'seal-gone', 'era', 'forecast'] as const),
] as const;

const Row = z.int().describe('A row of the log.');

const Goods = z.partialRecord(z.enum(HELD), z.int());

const TurnCardShape = z
  .object({
    seat: SeatNumber,
    turn: z.int().describe('The number of the turn at the whole table, from 1.'),
    from: Row,
    to: Row,
    isOpen: z.boolean().describe('Whether it goes on.'),
    tile: z.object({ tile: z.string(), position: z.int() }).optional().describe('The action tile taken.'),
    actions: z.array(z.enum(ACTIONS)).describe('Performed, in their order.'),
    deeds: z.array(EventShape).describe('Changes on the boards.'),
    paid: CostShape,
    income: z.array(z.object({ seat: SeatNumber, source: SourceKindShape, goods: Goods, points: z.int() })),
  })
  .meta({ id: 'TurnCard', description: 'A turn of another player, in short.' });

const Turn = {
  turn: z.int(),
  seat: SeatNumber,
  from: Row,
  to: Row,
  index: z.int().describe('Which event of its first row began it.'),
};

const Points = z.partialRecord(SourceKindShape, z.int());

/** The times of a turn without its counts. */
const timed = ({ turn, seat, from, to, index }: TimedTurn): TimedTurn => ({ turn, seat, from, to, index });

export const TOLD_API = [
  operation(
    defineContract({
      id: 'readRecap',
      asIs: true,
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/recap',
      summary:
        'The turns of the others since your last own one, and their effect on you. Without such turns there is no `recap`.',
      access: 'seat',
      params: OfTable,
      answer: z.object({
        seq: z.int(),
        seen: Row.optional().describe('The last row that you have marked as seen.'),
        recap: z
          .object({
            from: Row,
            to: Row,
            hasPlayed: z.boolean().describe('Whether you have had a turn before.'),
            cards: z.array(TurnCardShape),
            meanings: z
              .array(z.looseObject({ kind: z.enum(MEANINGS) }))
              .describe('Effects of these turns on you, the most important first; see `kind`.'),
          })
          .optional(),
      }),
      problems: ['token-missing', 'token-wrong', 'not-seated', 'unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const me = await requireSeat(id, headers);
      if (!me.ok) return me;
      const table = await loadTable(id, me.value, { log: 'none' });
      if (!table) return refused({ kind: 'unknown-table' });
      const found = await loadRecap(table, me.value);
      const { seq, seenSeq } = table;
      const stand = { seq, ...(seenSeq ? { seen: seenSeq } : {}) };
      if (!found) return { ok: true, value: { body: stand } };
      // The log already contains the events.
      const cards = found.cards.map(({ events: _events, ...card }) => card);
      return { ok: true, value: { body: { ...stand, recap: { ...found, cards } } } };
    },
  ),
  operation(
    defineContract({
      id: 'foldRecap',
      tag: 'Log',
      method: 'POST',
      path: '/api/games/{id}/recap',
      summary:
        'Say that you have seen everything up to a row; pages fold the recap away until then. Only the holder of the seat does so.',
      access: 'seat',
      limit: 'join',
      params: OfTable,
      body: z.strictObject({ seq: Seq }),
      answer: z.object({ done: z.literal(true) }),
      problems: ['token-missing', 'token-wrong', 'not-seated', 'seat-held', 'unknown-table', 'cross-site'],
    }),
    async ({ params: { id }, body, headers }) => {
      const me = await requireSeat(id, headers);
      if (!me.ok) return me;
      const who = await visitorOfRequest(id, headers);
      const holder = await proveHolder(id, who);
      if (!holder.ok) return holder;
      await dismissRecap(id, who, body.seq);
      return DONE;
    },
  ),
  operation(
    defineContract({
      id: 'readFigures',
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/figures',
      summary: 'A game in numbers, turn by turn: points, forecasts, goods, sources, actions, turning points.',
      access: 'anyone-or-seat',
      params: OfTable,
      answer: z.object({
        seq: z.int(),
        seats: z.array(SeatNumber).describe('Seats that play for points.'),
        turns: z.array(
          z.object({
            ...Turn,
            points: z.array(z.int()).describe('By seat, at the end of the turn.'),
            forecast: z.array(z.int()).describe('The points of each seat if the game ended then.'),
            held: z.array(Goods),
            bySource: z.array(Points),
          }),
        ),
        sources: z
          .array(
            z.array(
              z.object({
                source: SourceKindShape,
                points: z.int(),
                earned: z.array(z.object({ seq: Row, points: z.int(), id: z.string().optional() })),
              }),
            ),
          )
          .describe('By seat: where the points came from, and the rows that scored them.'),
        actions: z
          .array(z.partialRecord(z.enum(ACTIONS), z.int()))
          .describe('By seat: how often each was taken.'),
        turningPoints: z.array(
          z.object({
            turn: z.object(Turn),
            seat: SeatNumber,
            by: z.int().describe('By how much its lead in the forecast grew.'),
          }),
        ),
        scoredAt: Row.optional().describe('Where final scoring began.'),
        minutes: z
          .array(z.object({ turn: z.object(Turn), minutes: z.int() }))
          .describe('How long your own turns took.'),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const found = await loadFigures(id, await visitorOfRequest(id, headers));
      if (!found) return refused({ kind: 'unknown-table' });
      const { table, figures, times } = found;
      const turningPoints = figures.turningPoints.map((point) => ({ ...point, turn: timed(point.turn) }));
      return { ok: true, value: { body: { seq: table.seq, ...figures, turningPoints, minutes: times } } };
    },
  ),
];
