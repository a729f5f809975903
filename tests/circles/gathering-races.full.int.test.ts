/** A call for players starts while it is changed: one outcome. */
import { expect, test } from 'vitest';
import { storeAnswer } from '@/lib/features/circles/gatherings/gathering-store';
import {
  answerGathering,
  callOffGathering,
  gatheringFor,
  startGathering,
} from '@/lib/features/circles/gatherings/gatherings';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { madeCircle } from '../support/world';
import { callPlayers, tablesOf } from './games';

await useService();

const ROUNDS = [0, 1, 2];

/** A full call whose last answer is stored, and whose table is yet to be made. */
async function fullGathering(clock: FakeClock) {
  const circle = await madeCircle(['Bohumil', 'Cecilie'], clock);
  const id = await callPlayers(circle, clock, { most: 3 });
  for (const userId of circle.others) await storeAnswer({ id, userId, now: clock.now() }, 'in');
  const state = async () => (await gatheringFor(id, circle.host, clock))?.gathering.state;
  return { ...circle, id, people: [circle.host, ...circle.others].sort(), state };
}

const peopleAt = async (circleId: string) =>
  (await tablesOf(circleId)).map(({ seats }) => seats.map(({ userId }) => userId).sort());

const fresh = () => new FakeClock(new Date().toISOString());

test.each(ROUNDS)('two starts at once are one table, and both name it (%i)', async () => {
  const clock = fresh();
  const { id, circleId, people, state } = await fullGathering(clock);
  const started = await Promise.all([startGathering(id, clock), startGathering(id, clock)]);
  const [table] = await tablesOf(circleId);
  expect(await peopleAt(circleId)).toEqual([people]);
  // The slower answer may find it over.
  for (const gameIds of started) expect([[], [table?.id]]).toContainEqual(gameIds);
  expect(started.flat()).toContain(table?.id);
  expect(await state()).toBe('started');
});

test.each(ROUNDS)('an answer is taken back while the table starts: in time, or refused (%i)', async () => {
  const clock = fresh();
  const { id, circleId, others, people, state } = await fullGathering(clock);
  const [userId = ''] = others;
  const [taken] = await Promise.all([
    answerGathering({ id, userId }, undefined, clock),
    startGathering(id, clock),
    startGathering(id, clock),
  ]);
  expect(await peopleAt(circleId)).toEqual(taken.ok ? [] : [people]);
  expect(await state()).toBe(taken.ok ? 'open' : 'started');
});

test.each(ROUNDS)('a call is called off while the table starts: no table, or refused (%i)', async () => {
  const clock = fresh();
  const { id, circleId, host, people, state } = await fullGathering(clock);
  const [off] = await Promise.all([
    callOffGathering({ id, userId: host }, clock),
    startGathering(id, clock),
    startGathering(id, clock),
  ]);
  expect(await peopleAt(circleId)).toEqual(off.ok ? [] : [people]);
  expect(await state()).toBe(off.ok ? 'called-off' : 'started');
});
