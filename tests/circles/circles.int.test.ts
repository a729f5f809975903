/** Circles: founding, joining, roles, leaving, and who may do what. */
import { expect, test } from 'vitest';
import { MAX_MEMBERS, MEMBER_ACTS, type CircleAct, type MemberAct } from '@/lib/features/circles/circle';
import { myCircles, joinCircle, loadCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { behindLink } from '@/lib/features/groups/groups';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { actInCircle, actOnMember, changeOwn, changeSettings, closeLink, renewLink } from './acts';
import { entriesIn, guest, linkOf, madeCircle, memberId, seenBy } from '../support/world';

await useService();

const clock = new FakeClock('2026-03-05T12:00:00Z');

type Role = 'host' | 'steward' | 'member' | 'stranger';

/** A circle with one of each role; `other` is a second plain member, `deputy` a second steward. */
async function cast() {
  const { circleId, host, others, token } = await madeCircle(['Bohumil', 'Cilka', 'Dana', 'Emil'], clock);
  const [steward = '', member = '', other = '', deputy = ''] = others;
  for (const userId of [steward, deputy])
    await actOnMember(
      { circleId, userId: host },
      'make-steward',
      await memberId(circleId, userId, clock),
      clock,
    );
  const as: Record<Role, string> = { host, steward, member, stranger: await guest('Zdenka') };
  const idOf = async (userId: string) => memberId(circleId, userId, clock);
  const by = (who: Role) => ({ circleId, userId: as[who] });
  return { circleId, token, as, by, other, deputy, idOf };
}

let refusing: ReturnType<typeof cast> | undefined;
/** A refusal changes nothing, so all refusals share one circle. */
const castFor = async (answer: string | undefined) => (answer === 'done' ? cast() : (refusing ??= cast()));

const kinds = async (circleId: string) => (await entriesIn(circleId)).map(({ kind }) => kind);
const errorOf = (said: { readonly ok: boolean; readonly error?: { readonly kind: string } }) =>
  said.ok ? 'done' : said.error?.kind;

test("opening a link shows the circle's name, size and host, and adds no member", async () => {
  const { circleId, token } = await madeCircle(['Bohumil'], clock);
  const stranger = await guest('Zdenka');
  expect(await behindLink({ token }, { userId: stranger }, clock)).toEqual({
    kind: 'circle',
    id: circleId,
    name: 'Thursday',
    people: 2,
    inviter: { name: 'Anna', key: expect.any(String) },
    needsApproval: false,
    isFull: false,
    mine: null,
    competition: null,
    table: null,
  });
  expect(await myCircles(stranger, clock)).toEqual([]);
  expect(await loadCircle(circleId, { id: stranger }, clock)).toBeUndefined();
  // The database keeps no token.
  expect(JSON.stringify(await db().circle.findMany())).not.toContain(token);
});

test('a closed circle, a closed link and a replaced link admit no one', async () => {
  const { circleId, token, host } = await madeCircle(['Bohumil'], clock);
  const who = { circleId, userId: host };
  const tryJoin = async (by: string) =>
    errorOf(await joinCircle({ token: by, userId: await guest('x'), name: 'Zdenka' }, clock));
  const renewed = await renewLink(who, clock);
  expect(await tryJoin(token)).toBe('circle-closed');
  const fresh = renewed.ok ? renewed.value.token : '';
  expect(await linkOf(circleId, host, clock)).toBe(fresh);
  await changeSettings(who, { joinBy: 'closed' }, clock);
  expect(await tryJoin(fresh)).toBe('circle-closed');
  await changeSettings(who, { joinBy: 'link' }, clock);
  await closeLink(who, clock);
  expect(await tryJoin(fresh)).toBe('circle-closed');
  expect(await tryJoin('nonsense')).toBe('circle-closed');
  expect(errorOf(await closeLink(who, clock))).toBe('nothing-to-do');
});

test('where joining needs approval, a person who asks sees nothing until a steward approves', async () => {
  const { circleId, token, as, by, idOf } = await cast();
  await changeSettings(by('host'), { joinBy: 'approval' }, clock);
  expect(await joinCircle({ token, userId: as.stranger, name: 'Zdenka' }, clock)).toMatchObject({
    value: { state: 'asked' },
  });
  expect(await loadCircle(circleId, { id: as.stranger }, clock)).toBeUndefined();
  const [asking] = (await seenBy(circleId, as.steward, clock)).asking;
  const steward = by('steward');
  expect(errorOf(await actOnMember(steward, 'approve', asking?.id ?? '', clock))).toBe('done');
  expect(await idOf(as.stranger)).toBe(asking?.id);
  expect(errorOf(await actOnMember(steward, 'approve', asking?.id ?? '', clock))).toBe('not-that-member');
});

test('a refused applicant leaves no name', async () => {
  const { circleId, token, as, by } = await cast();
  await changeSettings(by('host'), { joinBy: 'approval' }, clock);
  await joinCircle({ token, userId: as.stranger, name: 'Zdenka' }, clock);
  const [asking] = (await seenBy(circleId, as.host, clock)).asking;
  await actOnMember(by('host'), 'refuse', asking?.id ?? '', clock);
  expect(await loadCircle(circleId, { id: as.stranger }, clock)).toBeUndefined();
  expect(JSON.stringify(await db().circleMember.findMany({ where: { circleId } }))).not.toContain('Zdenka');
});

const WHO = ['host', 'steward', 'member', 'stranger'] as const;

/** The answer to each role for each act on a plain member. */
const ON_MEMBER: Readonly<Record<MemberAct, readonly [string, string, string, string]>> = {
  approve: ['not-that-member', 'not-that-member', 'not-in-charge', 'unknown-circle'],
  refuse: ['not-that-member', 'not-that-member', 'not-in-charge', 'unknown-circle'],
  'make-steward': ['done', 'not-in-charge', 'not-in-charge', 'unknown-circle'],
  'make-member': ['nothing-to-do', 'not-in-charge', 'not-in-charge', 'unknown-circle'],
  'offer-host': ['done', 'not-in-charge', 'not-in-charge', 'unknown-circle'],
  remove: ['done', 'done', 'not-in-charge', 'unknown-circle'],
  keep: ['nothing-to-do', 'nothing-to-do', 'not-in-charge', 'unknown-circle'],
};

test.each(MEMBER_ACTS)('who may %s a member', async (act) => {
  for (const [i, who] of WHO.entries()) {
    const { by, other, idOf } = await castFor(ON_MEMBER[act][i]);
    const said = await actOnMember(by(who), act, await idOf(other), clock);
    expect(errorOf(said), who).toBe(ON_MEMBER[act][i]);
  }
});

test('a steward removes neither the host nor another steward, nor themselves', async () => {
  const { circleId, as, deputy, idOf } = await cast();
  const remove = async (by: string, whom: string) =>
    errorOf(await actOnMember({ circleId, userId: by }, 'remove', await idOf(whom), clock));
  expect(await remove(as.steward, as.host)).toBe('not-that-member');
  expect(await remove(as.steward, deputy)).toBe('not-that-member');
  expect(await remove(as.host, as.host)).toBe('not-that-member');
  expect(await remove(as.host, deputy)).toBe('done');
});

/** The answer to each role for each act on the circle. */
const ON_CIRCLE: Readonly<Record<CircleAct, readonly [string, string, string, string]>> = {
  leave: ['host-stays', 'done', 'done', 'unknown-circle'],
  'leave-unnamed': ['host-stays', 'done', 'done', 'unknown-circle'],
  end: ['done', 'not-in-charge', 'not-in-charge', 'unknown-circle'],
  'keep-open': ['nothing-to-do', 'not-in-charge', 'not-in-charge', 'unknown-circle'],
  'accept-host': ['nothing-to-do', 'nothing-to-do', 'nothing-to-do', 'unknown-circle'],
  'decline-host': ['nothing-to-do', 'nothing-to-do', 'nothing-to-do', 'unknown-circle'],
  'take-over': ['nothing-to-do', 'nothing-to-do', 'nothing-to-do', 'unknown-circle'],
};

test.each(Object.entries(ON_CIRCLE))('who may %s', async (act, said) => {
  const results = [];
  for (const [i, who] of WHO.entries()) {
    const { by } = await castFor(said[i]);
    results.push(errorOf(await actInCircle(by(who), act as CircleAct, clock)));
  }
  expect(results).toEqual(said);
});

test('stewards write the notice; only the host changes the rest', async () => {
  const { circleId, as, by } = await cast();
  const change = async (who: Role, settings: object) =>
    errorOf(await changeSettings(by(who), settings, clock));
  expect(await change('steward', { notice: 'Cake at eight' })).toBe('done');
  expect(await change('member', { notice: 'No' })).toBe('not-in-charge');
  expect(await change('stranger', { notice: 'No' })).toBe('unknown-circle');
  for (const settings of [{ name: 'Friday' }, { joinBy: 'closed' }, { timeZone: 'UTC' }])
    expect(await change('steward', settings)).toBe('not-in-charge');
  expect(await change('host', { name: 'Friday', joinBy: 'closed', timeZone: 'UTC' })).toBe('done');
  expect(await seenBy(circleId, as.member, clock)).toMatchObject({
    name: 'Friday',
    notice: 'Cake at eight',
    joinBy: 'closed',
    timeZone: 'UTC',
  });
  expect((await kinds(circleId)).slice(0, 4)).toEqual(['time-zone', 'join-by', 'name', 'notice']);
});

test('everyone changes their own name, but not to another member’s', async () => {
  const { circleId, as, by } = await cast();
  const who = by('member');
  expect(errorOf(await changeOwn(who, { name: 'anna' }, clock))).toBe('name-taken');
  expect(errorOf(await changeOwn(who, { name: 'Cilka K.', letter: false }, clock))).toBe('done');
  expect((await seenBy(circleId, as.member, clock)).me).toMatchObject({ name: 'Cilka K.', letter: false });
});

test('a removal takes effect a day later, and until then can be taken back', async () => {
  const { circleId, token, as, by, idOf } = await cast();
  const at = new FakeClock('2026-03-06T12:00:00Z');
  const id = await idOf(as.member);
  const act = async (kind: MemberAct) => errorOf(await actOnMember(by('host'), kind, id, at));
  expect(await act('remove')).toBe('done');
  expect((await seenBy(circleId, as.member, at)).me.endsAt).toEqual(new Date('2026-03-07T12:00:00Z'));
  at.pass(23);
  expect(await act('keep')).toBe('done');
  expect(await act('remove')).toBe('done');
  at.pass(24);
  // Nobody has carried it out yet.
  expect(await loadCircle(circleId, { id: as.member }, at)).toBeUndefined();
  expect(await myCircles(as.member, at)).toEqual([]);
  const who = by('member');
  expect(errorOf(await changeOwn(who, { name: 'Here' }, at))).toBe('unknown-circle');
  const settled = await loadSettledCircle(circleId, { id: as.host }, at);
  expect(settled?.members.map(({ name }) => name).sort()).toEqual(['Anna', 'Bohumil', 'Dana', 'Emil']);
  expect((await kinds(circleId))[0]).toBe('removed');
  // The link does not bring them back: a member in charge decides.
  const again = await joinCircle({ token, userId: as.member, name: 'Cilka' }, at);
  expect(again).toMatchObject({ value: { state: 'asked' } });
});

test('a removed member does not come back as a guest, in this browser or another', async () => {
  const { circleId, token, as, by, idOf } = await cast();
  const newcomer = async (name: string) => {
    const done = await joinCircle({ token, userId: await guest(name), name }, clock);
    return done.ok ? done.value.state : done.error.kind;
  };
  expect(await newcomer('Before')).toBe('in');
  const host = by('host');
  await actOnMember(host, 'remove', await idOf(as.member), clock);
  // From the decision on, not only once it takes effect.
  expect(await newcomer('Cilka again')).toBe('asked');
  expect((await kinds(circleId)).slice(0, 3)).toEqual(['asked', 'join-by', 'removing']);
  expect(errorOf(await changeSettings(host, { joinBy: 'link' }, clock))).toBe('done');
  expect(await newcomer('Somebody else')).toBe('in');
});

test('ending a circle takes effect a day later; then no one finds it', async () => {
  const { circleId, token, as, by } = await cast();
  const at = new FakeClock('2026-03-06T12:00:00Z');
  const host = by('host');
  await actInCircle(host, 'end', at);
  expect((await seenBy(circleId, as.member, at)).endsAt).toEqual(new Date('2026-03-07T12:00:00Z'));
  expect(errorOf(await actInCircle(host, 'keep-open', at))).toBe('done');
  await actInCircle(host, 'end', at);
  at.pass(24);
  expect(await loadSettledCircle(circleId, { id: as.host }, at)).toBeUndefined();
  expect(await behindLink({ token }, {}, at)).toBeUndefined();
  expect(errorOf(await actInCircle(host, 'keep-open', at))).toBe('unknown-circle');
  expect(await myCircles(as.host, at)).toEqual([]);
});

test('the host hands the circle on once the other accepts, and can leave then', async () => {
  const { circleId, as, by, idOf } = await cast();
  const heir = by('member');
  const host = by('host');
  await actOnMember(host, 'offer-host', await idOf(as.member), clock);
  expect((await seenBy(circleId, as.host, clock)).me.role).toBe('host');
  expect(errorOf(await actInCircle(by('steward'), 'accept-host', clock))).toBe('nothing-to-do');
  expect(errorOf(await actInCircle(heir, 'decline-host', clock))).toBe('done');
  expect(errorOf(await actInCircle(heir, 'accept-host', clock))).toBe('nothing-to-do');
  await actOnMember(host, 'offer-host', await idOf(as.member), clock);
  expect(errorOf(await actInCircle(heir, 'accept-host', clock))).toBe('done');
  expect((await seenBy(circleId, as.member, clock)).me.role).toBe('host');
  expect((await seenBy(circleId, as.host, clock)).me.role).toBe('steward');
  expect(errorOf(await actInCircle(host, 'leave', clock))).toBe('done');
});

test('a member who leaves without a name has none in the circle, and may join again by the link', async () => {
  const { circleId, token, as, by, idOf } = await cast();
  const id = await idOf(as.member);
  await actInCircle(by('member'), 'leave-unnamed', clock);
  expect(JSON.stringify(await db().circleMember.findMany({ where: { circleId } }))).not.toContain('Cilka');
  expect((await entriesIn(circleId))[0]).toMatchObject({ kind: 'left', name: '' });
  expect(await joinCircle({ token, userId: as.member, name: 'Cilka' }, clock)).toMatchObject({
    value: { state: 'in' },
  });
  expect(await idOf(as.member)).toBe(id);
});

test('a circle has no more members than its limit', async () => {
  const { circleId, token, host } = await madeCircle([], clock);
  const [uuid, joinedAt] = [() => crypto.randomUUID(), clock.now()];
  const names = Array.from({ length: MAX_MEMBERS - 1 }, (_, i) => `M${i}`);
  await db().circleMember.createMany({
    data: names.map((name) => ({ circleId, id: uuid(), playerKey: uuid(), name, state: 'in', joinedAt })),
  });
  const joined = await joinCircle({ token, userId: await guest('x'), name: 'Zdenka' }, clock);
  expect(errorOf(joined)).toBe('circle-full');
  expect((await seenBy(circleId, host, clock)).me.name).toBe('Anna');
});

test('entries are never changed or deleted', async () => {
  const { circleId } = await madeCircle([], clock);
  await expect(db().circleEntry.deleteMany({ where: { circleId } })).rejects.toThrow();
  await expect(
    db().circleEntry.updateMany({ where: { circleId }, data: { kind: 'left' } }),
  ).rejects.toThrow();
});

test('no entry holds a name', async () => {
  const { circleId, as, by, idOf } = await cast();
  await changeOwn(by('member'), { name: 'Cilka K.' }, clock);
  await actOnMember(by('host'), 'remove', await idOf(as.member), clock);
  const stored = JSON.stringify(await db().circleEntry.findMany({ where: { circleId } }), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  for (const name of ['Anna', 'Bohumil', 'Cilka', 'Dana']) expect(stored).not.toContain(name);
});
