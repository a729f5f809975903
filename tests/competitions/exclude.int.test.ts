/** Excluding an entrant: a decision that takes effect a day later. */
import { expect, test } from 'vitest';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { goOn, idOf, playAll } from '../support/competitions';
import { begun, fresh } from './made-competition';

await useService();

test('an exclusion takes effect a day later, and can be taken back until then', async () => {
  const clock = fresh();
  const { id, circle, look } = await begun(4, { form: 'series', size: 3, atOnce: 1 }, clock);
  const [bohumil = '', cecilie = ''] = circle.others;
  const [out, kept] = [idOf(await look(), bohumil), idOf(await look(), cecilie)];
  const act = async (userId: string, what: 'exclude' | 'keep', whom: string) => {
    const done = await actOnEntrant({ id, userId }, what, whom, clock);
    return done.ok ? 'done' : done.error.kind;
  };
  expect(await act(bohumil, 'exclude', kept)).toBe('not-in-charge');
  expect(await act(circle.host, 'exclude', idOf(await look(), circle.host))).toBe('not-that-entrant');
  expect(await act(circle.host, 'exclude', out)).toBe('done');
  expect(await act(circle.host, 'exclude', out)).toBe('not-that-entrant');
  expect(await act(circle.host, 'exclude', kept)).toBe('done');
  clock.pass(23);
  await goOn(clock);
  expect(await act(bohumil, 'keep', kept)).toBe('not-in-charge');
  expect(await act(circle.host, 'keep', kept)).toBe('done');
  expect(await act(circle.host, 'keep', kept)).toBe('not-that-entrant');
  const before = await look();
  expect(before.entrants.every(({ state }) => state === 'playing')).toBe(true);
  clock.pass(1);
  await goOn(clock);
  const after = await look();
  const states = new Map(after.entrants.map((each) => [each.id, each.state]));
  expect([states.get(out), states.get(kept)]).toEqual(['excluded', 'playing']);
  expect(await act(circle.host, 'keep', out)).toBe('not-that-entrant');
  // Tables that were not made yet are played without them.
  const waiting = new Set(after.fixtures.filter(({ state }) => state === 'waiting').map((each) => each.id));
  expect(waiting.size).toBeGreaterThan(0);
  const over = await playAll(id, circle.host, clock, () => [0, 1, 2]);
  for (const fixture of over.fixtures.filter((each) => waiting.has(each.id))) {
    expect(fixture.entrants).not.toContain(out);
    const seats = await db().seat.findMany({ where: { gameId: fixture.tableId ?? '' } });
    expect(seats.map(({ userId }) => userId)).not.toContain(bohumil);
  }
  const entries = await db().circleEntry.findMany({
    where: { circleId: circle.circleId, kind: { in: ['excluding', 'not-excluded'] } },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ kind, memberId }) => [kind, memberId])).toEqual([
    ['excluding', out],
    ['excluding', kept],
    ['not-excluded', kept],
  ]);
});
