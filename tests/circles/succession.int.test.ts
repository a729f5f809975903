/** A host who is no longer seen is replaced, unless they come back in time. */
import { expect, test } from 'vitest';
import { joinCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { actInCircle } from './acts';
import { entriesIn, guest, madeCircle } from '../support/world';

await useService();

const DAY = 24;

async function seeHost(userId: string, seenOn: string): Promise<void> {
  await db().browser.create({
    data: { id: crypto.randomUUID(), userId, label: '', createdAt: new Date(seenOn), seenOn },
  });
}

/** A circle of three whose host was last seen on the day it was founded. */
async function silent() {
  const clock = new FakeClock('2026-03-01T12:00:00Z');
  const made = await madeCircle(['Bohumil'], clock);
  await seeHost(made.host, '2026-03-01');
  const [bohumil = ''] = made.others;
  const roles = async () =>
    (await loadSettledCircle(made.circleId, { id: bohumil }, clock))?.members.map(
      ({ name, role }) => `${name} ${role}`,
    );
  const act = (userId: string, kind: 'take-over' | 'leave') =>
    actInCircle({ circleId: made.circleId, userId }, kind, clock);
  return { ...made, clock, bohumil, roles, act };
}

test('after 60 days the members are asked, and after 14 more the heir is host', async () => {
  const { circleId, clock, bohumil, roles, act } = await silent();
  clock.pass(59 * DAY);
  await roles();
  expect((await act(bohumil, 'take-over')).ok).toBe(false);
  clock.pass(2 * DAY);
  await roles();
  expect((await act(bohumil, 'take-over')).ok).toBe(true);
  clock.pass(13 * DAY);
  expect(await roles()).toEqual(['Anna host', 'Bohumil member']);
  clock.pass(DAY);
  expect(await roles()).toEqual(['Bohumil host', 'Anna steward']);
  expect((await entriesIn(circleId)).map(({ kind }) => kind).slice(0, 3)).toEqual([
    'host',
    'heir',
    'host-silent',
  ]);
});

test('a host who is seen again stays host', async () => {
  const { circleId, clock, host, bohumil, roles, act } = await silent();
  clock.pass(61 * DAY);
  await roles();
  await act(bohumil, 'take-over');
  clock.pass(10 * DAY);
  await seeHost(host, clock.now().toISOString().slice(0, 10));
  clock.pass(10 * DAY);
  expect(await roles()).toEqual(['Anna host', 'Bohumil member']);
  expect((await entriesIn(circleId))[0]?.kind).toBe('host-back');
  expect((await act(bohumil, 'take-over')).ok).toBe(false);
});

test('of two who would take over, the one who joined first does', async () => {
  const { circleId, clock, token, roles, act, bohumil } = await silent();
  clock.pass(DAY);
  const cilka = await guest('Cilka');
  await joinCircle({ token, userId: cilka, name: 'Cilka' }, clock);
  clock.pass(61 * DAY);
  await roles();
  expect((await act(cilka, 'take-over')).ok).toBe(true);
  expect((await act(bohumil, 'take-over')).ok).toBe(true);
  expect((await act(cilka, 'take-over')).ok).toBe(false);
  clock.pass(14 * DAY);
  expect(await roles()).toEqual(['Bohumil host', 'Anna steward', 'Cilka member']);
  expect(await db().circleMember.count({ where: { circleId, role: 'host' } })).toBe(1);
});

test('an heir who leaves does not become host', async () => {
  const { clock, token, roles, act, bohumil, circleId } = await silent();
  const cilka = await guest('Cilka');
  await joinCircle({ token, userId: cilka, name: 'Cilka' }, clock);
  clock.pass(61 * DAY);
  await roles();
  await act(cilka, 'take-over');
  await act(cilka, 'leave');
  clock.pass(20 * DAY);
  expect((await loadSettledCircle(circleId, { id: bohumil }, clock))?.heirId).toBeNull();
});
