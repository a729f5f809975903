/** Circles of people who leave the service, of guests who sign in, and of a host who is no longer seen. */
import { expect, test } from 'vitest';
import { joinCircle, loadCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { behindLink } from '@/lib/features/groups/groups';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { entriesIn, guest, madeCircle, memberId, playerKeyOf, seenBy } from '../support/world';
import { actOnMember, actInCircle } from './acts';

await useService();

test('a host who leaves the service leaves no name; the longest steward is host', async () => {
  const { circleId, host, others } = await madeCircle(['Bohumil', 'Cilka'], clock);
  const [bohumil = '', cilka = ''] = others;
  const who = { circleId, userId: host };
  await actOnMember(who, 'make-steward', await memberId(circleId, cilka, clock), clock);
  await deleteAccount(host);
  const circle = await seenBy(circleId, bohumil, clock);
  expect(circle.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Cilka host', 'Bohumil member']);
  expect((await entriesIn(circleId)).slice(0, 2)).toMatchObject([
    { kind: 'host', name: 'Cilka' },
    { kind: 'left', name: '' },
  ]);
  expect(JSON.stringify(await db().circleMember.findMany({ where: { circleId } }))).not.toContain('Anna');
});

test('the last member who leaves the service ends the circle', async () => {
  const { circleId, host, token } = await madeCircle([], clock);
  await deleteAccount(host);
  expect(await behindLink({ token }, {}, clock)).toBeUndefined();
  expect((await db().circle.findUniqueOrThrow({ where: { id: circleId } })).endedAt).not.toBeNull();
});

test('a guest who signs in keeps membership, role and results', async () => {
  const { circleId, host } = await madeCircle(['Bohumil'], clock);
  const account = await guest('Anna K.');
  const [from, into] = [await playerKeyOf(host), await playerKeyOf(account)];
  const sums = { games: 2, wins: 1, tablePoints: 96, begun: [1, 1], best: 120 };
  await db().circleYear.create({ data: { circleId, year: 0, playerKey: from, ...sums } });
  await mergePeople(host, account);
  expect((await seenBy(circleId, account, clock)).me).toMatchObject({ role: 'host', playerKey: into });
  expect(await db().circleYear.findMany({ where: { circleId } })).toMatchObject([
    { playerKey: into, ...sums },
  ]);
});

test('if both are members, one remains with the higher role and the sums of both', async () => {
  const { circleId, host, token } = await madeCircle(['Bohumil'], clock);
  const account = await guest('Anna K.');
  await joinCircle({ token, userId: account, name: 'Anna K.' }, clock);
  const year = { circleId, year: 0, wins: 1, tablePoints: 60, best: 90 };
  await db().circleYear.createMany({
    data: [
      { ...year, playerKey: await playerKeyOf(host), games: 2, begun: [1, 1] },
      { ...year, playerKey: await playerKeyOf(account), games: 3, begun: [0, 1, 2], best: 120 },
    ],
  });
  await mergePeople(host, account);
  const circle = await seenBy(circleId, account, clock);
  expect(circle.members.map(({ name, role }) => `${name} ${role}`)).toEqual([
    'Anna K. host',
    'Bohumil member',
  ]);
  expect(await db().circleYear.findMany({ where: { circleId } })).toMatchObject([
    { games: 5, wins: 2, tablePoints: 120, begun: [1, 2, 2], best: 120 },
  ]);
});

test('a removed person who comes back as a guest and signs in stays removed', async () => {
  const { circleId, token } = await madeCircle(['Bohumil'], clock);
  const account = await guest('Cilka');
  await joinCircle({ token, userId: account, name: 'Cilka' }, clock);
  await db().circleMember.updateMany({ where: { userId: account }, data: { state: 'removed' } });
  const other = await guest('Dana');
  await joinCircle({ token, userId: other, name: 'Dana' }, clock);
  await mergePeople(other, account);
  expect(await loadCircle(circleId, { id: account }, clock)).toBeUndefined();
});

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
  const kinds = (await entriesIn(circleId)).map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['host', 'heir', 'host-silent']);
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
