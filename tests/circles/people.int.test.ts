/** Circles of people who leave the service, and of guests who sign in. */
import { expect, test } from 'vitest';
import { joinCircle, loadCircle } from '@/lib/features/circles/circles';
import { behindLink } from '@/lib/features/groups/groups';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { actOnMember } from './acts';
import { entriesIn, guest, madeCircle, memberId, playerKeyOf, seenBy } from '../support/world';

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
