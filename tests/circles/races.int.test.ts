/** Two changes of a circle at once: one outcome, and never two hosts. */
import { expect, test } from 'vitest';
import { joinCircle, loadCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { leaveCircles, lockCirclesOf } from '@/lib/features/people/membership-store';
import { db, type Tx } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { inFull } from '../support/full';
import { untilOneWaits } from '../support/row-lock';
import { useService } from '../support/service';
import { actInCircle, actOnMember, renewLink } from './acts';
import { guest, madeCircle, memberId, seenBy } from '../support/world';

await useService();

const rounds = inFull([0, 1, 2, 3, 4], [0]);
const fresh = () => new FakeClock('2026-03-05T12:00:00Z');

async function hostsOf(circleId: string): Promise<number> {
  return db().circleMember.count({ where: { circleId, role: 'host', state: 'in' } });
}

test.each(rounds)('one person joins in two tabs: one member, one entry (%i)', async () => {
  const clock = fresh();
  const { circleId, token, host } = await madeCircle([], clock);
  const userId = await guest('Bohumil');
  const joined = await Promise.all(
    ['Bohumil', 'Bohumil', 'Bob'].map((name) => joinCircle({ token, userId, name }, clock)),
  );
  expect(joined.every(({ ok }) => ok)).toBe(true);
  expect((await seenBy(circleId, host, clock)).members).toHaveLength(2);
  expect(await db().circleEntry.count({ where: { circleId, kind: 'joined' } })).toBe(1);
});

test.each(rounds)('two people take one name at once: one of them is refused (%i)', async () => {
  const clock = fresh();
  const { token } = await madeCircle([], clock);
  const people = [await guest('x'), await guest('y')];
  const joined = await Promise.all(
    people.map((userId) => joinCircle({ token, userId, name: 'Bohumil' }, clock)),
  );
  expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each(rounds)(
  'the link is replaced while a person joins: admitted before it, or refused (%i)',
  async () => {
    const clock = fresh();
    const { circleId, token, host } = await madeCircle([], clock);
    const userId = await guest('Bohumil');
    const [joined] = await Promise.all([
      joinCircle({ token, userId, name: 'Bohumil' }, clock),
      renewLink({ circleId, userId: host }, clock),
    ]);
    expect(joined.ok).toBe((await loadCircle(circleId, { id: userId }, clock)) !== undefined);
  },
);

test.each(rounds)('a removal takes effect while the member renames themselves and leaves (%i)', async () => {
  const clock = fresh();
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const [userId = ''] = others;
  await actOnMember({ circleId, userId: host }, 'remove', await memberId(circleId, userId, clock), clock);
  clock.pass(24);
  const [left] = await Promise.all([
    actInCircle({ circleId, userId }, 'leave', clock),
    loadSettledCircle(circleId, { id: host }, clock),
    loadSettledCircle(circleId, { id: host }, clock),
  ]);
  expect(left).toMatchObject({ ok: false, error: { kind: 'unknown-circle' } });
  expect(await db().circleEntry.count({ where: { circleId, kind: 'removed' } })).toBe(1);
});

test.each(rounds)('the offer is taken back while it is accepted: one host (%i)', async () => {
  const clock = fresh();
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const [heir = ''] = others;
  await actOnMember({ circleId, userId: host }, 'offer-host', await memberId(circleId, heir, clock), clock);
  const said = await Promise.all([
    actInCircle({ circleId, userId: heir }, 'accept-host', clock),
    actInCircle({ circleId, userId: host }, 'decline-host', clock),
    actInCircle({ circleId, userId: heir }, 'accept-host', clock),
  ]);
  expect(said.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await hostsOf(circleId)).toBe(1);
});

test('two people of the same two circles leave the service at once: neither waits for ever', async () => {
  const clock = fresh();
  const both = [await madeCircle([], clock), await madeCircle([], clock)];
  const userId = await guest('Bohumil');
  for (const { token } of both) await joinCircle({ token, userId, name: 'Bohumil' }, clock);
  const [first = '', second = ''] = both.map(({ circleId }) => circleId).sort();
  const change = (tx: Tx, id: string) =>
    tx.circle.update({ where: { id }, data: { revision: { increment: 1 } } });
  // The row that was changed last lies last in the table.
  await change(db(), first);
  const { leaving } = await db().$transaction(async (tx) => {
    await change(tx, first);
    const started = db().$transaction(async (other) =>
      leaveCircles(other, await lockCirclesOf(other, userId), userId, clock.now()),
    );
    await untilOneWaits();
    await change(tx, second);
    return { leaving: started };
  });
  await expect(leaving).resolves.toBeUndefined();
  expect(await db().circleMember.count({ where: { userId } })).toBe(0);
});
