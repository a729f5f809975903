/** A series of four from sign-up to the end, against figures that are computed here in another way. */
import { expect, test } from 'vitest';
import { advanceCompetition } from '@/lib/features/competitions/advance';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { sha256Hex } from '@/lib/game/engine/hash';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { clubOf, entrantOf, fresh } from './made-competition';

await useService();

const POINTS = [10, 6, 3, 1];

test('a series of four: each seat once, at most two tables at once, and the standing is the sum', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock, { form: 'series', pace: { kind: 'relaxed' } });
  const promised = (await shownTo(id, circle.host, clock)).competition.commitment;
  clock.pass(24);
  await goOn(clock);
  expect((await shownTo(id, circle.host, clock)).competition.state).toBe('check-in');
  for (const userId of people) {
    const mine = await entrantOf(id, userId, clock);
    expect((await actOnEntrant({ id, userId }, 'check-in', mine, clock)).ok).toBe(true);
  }
  const started = await shownTo(id, circle.host, clock);
  expect(started.competition.state).toBe('running');
  expect(started.fixtures).toHaveLength(4);
  expect(started.entrants.every(({ state }) => state === 'playing')).toBe(true);
  for (const entrant of started.entrants)
    expect(started.fixtures.map(({ entrants }) => entrants.indexOf(entrant.id)).sort()).toEqual([0, 1, 2, 3]);
  // The one who sits in the first seat wins, at every table.
  const sums = new Map<string, number>();
  for (let played = 0; played < 4; played += 1) {
    const open = openIn(await shownTo(id, circle.host, clock));
    expect(open.length).toBe(Math.min(2, 4 - played));
    const [{ tableId = '', entrants } = { entrants: [] }] = open;
    const table = await db().game.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
    expect(table).toMatchObject({ circleId: circle.circleId, watchers: 'circle', hostId: null });
    const bySeat = [0, 1, 2, 3].map((n) => table.seats.find(({ seat }) => seat === n)?.userId);
    const byId = new Map(started.entrants.map((each) => [each.id, each.userId]));
    expect(bySeat).toEqual(entrants.map((each) => byId.get(each)));
    const ranking = played === 3 ? [3, 2, 1, 0] : [0, 1, 2, 3];
    ranking.forEach((seat, place) => {
      const who = entrants[seat] ?? '';
      sums.set(who, (sums.get(who) ?? 0) + (POINTS[place] ?? 0));
    });
    await endGame(tableId, ranking, clock);
    await goOn(clock);
  }
  const over = await shownTo(id, circle.host, clock);
  expect(over.competition.state).toBe('over');
  expect(over.nextId).toBeUndefined();
  expect(over.entrants.every(({ state }) => state === 'done')).toBe(true);
  expect(sha256Hex(over.competition.seed)).toBe(promised);
  const [lines] = over.standings.map((each) => each.lines);
  expect(lines?.map(({ mean = 0 }) => mean)).toEqual(
    [...sums.values()].sort((a, b) => b - a).map((sum) => sum / 4),
  );
  for (const { id: who, mean = 0, tables } of lines ?? [])
    expect([tables, 4 * mean]).toEqual([4, sums.get(who)]);
  expect(await db().gameResult.count({ where: { competitionId: id } })).toBe(4);
  expect(await advanceCompetition(id, clock)).toBe(0);
  const exported = await exportOfCompetition(over, clock);
  expect(verifySeason(exported)).toMatchObject({ complete: true, faults: [] });
  expect(JSON.stringify(exported)).not.toContain(circle.host);
});
