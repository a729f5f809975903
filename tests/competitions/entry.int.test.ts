/** Conditions for entering a competition: each refusal names the condition and the person's own figure. */
import { expect, test } from 'vitest';
import { Terms } from '@/lib/features/competitions/competition';
import { enterCompetition } from '@/lib/features/competitions/competitions';
import { lostSeats } from '@/lib/features/competitions/entry-store';
import { db } from '@/lib/platform/db/db';
import { endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, cupOf, fresh } from './made-competition';

await useService();

const CASES = [
  ['memberDays', { memberDays: 30 }, { wanted: 30, own: 0 }],
  ['games', { games: 1 }, { wanted: 1, own: 0 }],
  ['ratingFrom', { ratingFrom: 1500 }, { wanted: 1500, own: undefined }],
  ['ratingFrom', { ratingFrom: 1500 }, { wanted: 1500, own: 1400 }],
  ['ratingTo', { ratingTo: 1300 }, { wanted: 1300, own: 1400 }],
] as const;

test.each(CASES)('%s refuses with the own figure: %j', async (condition, conditions, { wanted, own }) => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const [, userId = ''] = people;
  if (own !== undefined && condition.startsWith('rating')) await rate(userId, own, clock.now());
  const terms = Terms.parse({ conditions });
  const id = await entered(circle, [], clock, { form: 'series', terms });
  const done = await enterCompetition({ id, userId }, clock);
  expect(done).toMatchObject({ ok: false, error: { kind: 'entry-refused', condition, wanted, own } });
  expect((await shownTo(id, circle.host, clock)).entrants).toEqual([]);
});

async function rate(userId: string, mu: number, lastAt: Date): Promise<void> {
  const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  await db().rating.create({ data: { scope: 'open', playerKey, mu, sigma: 100, games: 12, lastAt } });
}

test('who meets all conditions is in, and older competitions ask nothing', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(3, clock);
  const [, userId = ''] = people;
  await rate(userId, 1400, clock.now());
  clock.pass(24 * 31);
  const conditions = { memberDays: 30, ratingFrom: 1400, ratingTo: 1400, mostLost: 0 };
  const id = await entered(circle, [userId], clock, { form: 'series', terms: Terms.parse({ conditions }) });
  await entered(circle, people, clock, { form: 'series', name: 'Old' });
  expect((await shownTo(id, circle.host, clock)).entrants).toHaveLength(1);
  expect(Terms.safeParse({ conditions: { ratingFrom: 1500, ratingTo: 1400 } }).success).toBe(false);
});

test('seats lost by time count for a year, only organisers see them, and a condition refuses', async () => {
  const cup = await cupOf(4);
  const [table] = openIn(await cup.look());
  const [winner = '', loser = ''] = table?.entrants ?? [];
  await endGame(table?.tableId ?? '', [0, 1], cup.clock);
  await goOn(cup.clock);
  const { entrants } = await cup.look();
  const [person, other] = [loser, winner].map((id) => entrants.find((each) => each.id === id));
  // Out of time: a computer has the seat, and the holder before it was replaced.
  const where = { gameId_seat: { gameId: table?.tableId ?? '', seat: table?.entrants.indexOf(loser) ?? 0 } };
  const { gameId, seat } = where.gameId_seat;
  const at = cup.clock.now();
  await db().seatHolder.create({
    data: { gameId, seat, untilSeq: 1, name: 'Late', userId: person?.userId ?? '', replaced: true, at },
  });
  await db().seat.update({
    where,
    data: { userId: null, seatedAt: null, tokenHash: null, bot: 'journeyman' },
  });
  const key = person?.key ?? '';
  await db().resultSeat.updateMany({ where: { gameId, playerKey: key }, data: { left: true } });
  expect((await lostSeats([key, other?.key ?? ''], cup.clock.now())).get(key)).toBe(1);
  expect((await cup.look()).lost?.get(key)).toBe(1);
  expect((await shownTo(cup.id, person?.userId ?? '', cup.clock)).lost).toBeUndefined();
  const terms = Terms.parse({ conditions: { mostLost: 0 } });
  const id = await entered(cup.circle, [], cup.clock, { form: 'series', name: 'Series', terms });
  expect(await enterCompetition({ id, userId: person?.userId ?? '' }, cup.clock)).toMatchObject({
    error: { kind: 'entry-refused', condition: 'mostLost', wanted: 0, own: 1 },
  });
  expect(await enterCompetition({ id, userId: other?.userId ?? '' }, cup.clock)).toMatchObject({ ok: true });
  cup.clock.pass(24 * 366);
  expect((await lostSeats([key], cup.clock.now())).get(key)).toBeUndefined();
});
