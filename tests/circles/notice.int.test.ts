/** A removal, or the end of a circle, can be taken back for a day. Times away do not count. */
import { beforeEach, describe, expect, test } from 'vitest';
import { loadCircle, loadSettledCircle } from '@/lib/features/circles/circles';
import { circleDates } from '@/lib/features/calendar/calendar-store';
import { circleFacts } from '@/lib/features/notify/circles/circle-words-store';
import { forgetAway } from '@/lib/platform/ops/notice-store';
import { takeSample } from '@/lib/platform/ops/samples';
import { db } from '@/lib/platform/db/db';
import { FakeClock, hoursAfter } from '../support/clock';
import { useService } from '../support/service';
import { entriesIn, madeCircle, memberId } from '../support/world';
import { actInCircle, actOnMember } from './acts';

const { sql } = await useService();
const T0 = '2026-03-05T12:00:00Z';
const SETTLE_H = 1 / 6;

beforeEach(async () => {
  for (const table of ['ServiceBeat', 'ServiceOutage', 'Maintenance'])
    await sql.query(`delete from "${table}"`);
  forgetAway();
});

/** A removal and the end of another circle, both decided at T0. */
async function noticesAt(clock: FakeClock) {
  const [left, ended] = [await madeCircle(['Bohumil'], clock), await madeCircle(['Cilka'], clock)];
  const [removed = ''] = left.others;
  const id = await memberId(left.circleId, removed, clock);
  await actOnMember({ circleId: left.circleId, userId: left.host }, 'remove', id, clock);
  await actInCircle({ circleId: ended.circleId, userId: ended.host }, 'end', clock);
  const here = async () => {
    const member = await loadCircle(left.circleId, { id: removed }, clock);
    const circle = await loadCircle(ended.circleId, { id: ended.host }, clock);
    return [member !== undefined, circle !== undefined];
  };
  return { ...left, removed, id, here };
}

interface Gap {
  readonly fromH: number;
  readonly untilH: number;
}
/** Gaps beside the day of notice, and when it ends, in hours after the decision. */
const GAPS: readonly (readonly [what: string, gaps: readonly Gap[], endH: number])[] = [
  ['no gap', [], 24],
  ['a gap within the day', [{ fromH: 2, untilH: 50 }], 24 + 48 + SETTLE_H],
  ['a gap that lasts beyond the day', [{ fromH: 20, untilH: 120 }], 24 + 100 + SETTLE_H],
  [
    'two gaps',
    [
      { fromH: 2, untilH: 12 },
      { fromH: 20, untilH: 40 },
    ],
    24 + 30 + 2 * SETTLE_H,
  ],
  ['a gap that began before the notice', [{ fromH: -30, untilH: 3 }], 24 + 3 + SETTLE_H],
  ['a gap before the notice', [{ fromH: -30, untilH: -2 }], 24],
  ['a gap after the notice', [{ fromH: 24.5, untilH: 30 }], 24],
];

describe.each(['an outage', 'a maintenance'])('%s', (kind) => {
  test.each(GAPS)('%s', async (_what, gaps, endH) => {
    const clock = new FakeClock(T0);
    const start = clock.now();
    const { circleId, host, removed, id, here } = await noticesAt(clock);
    for (const { fromH, untilH } of gaps) {
      const span = { begins: hoursAfter(start, fromH), ends: hoursAfter(start, untilH) };
      if (kind === 'an outage') await db().serviceOutage.create({ data: span });
      else
        await db().maintenance.create({
          data: { ...span, id: crypto.randomUUID(), announcedAt: span.begins },
        });
    }
    forgetAway();
    const end = hoursAfter(start, endH);
    expect((await circleFacts(circleId)).removedAt(id)).toEqual(end);
    clock.goTo(new Date(end.getTime() - 1));
    expect(await here()).toEqual([true, true]);
    expect(await circleDates(removed, clock.now())).toHaveLength(1);
    const seen = await loadSettledCircle(circleId, { id: host }, clock);
    expect(seen?.members.find((member) => member.id === id)?.endsAt).toEqual(end);
    clock.goTo(end);
    expect(await here()).toEqual([false, false]);
    expect(await circleDates(removed, clock.now())).toHaveLength(0);
    await loadSettledCircle(circleId, { id: host }, clock);
    expect((await entriesIn(circleId))[0]).toMatchObject({ kind: 'removed' });
  });
});

test('a host is silent later by an outage, and has as much longer to come back', async () => {
  const clock = new FakeClock(T0);
  const start = clock.now();
  const { circleId, others } = await madeCircle(['Bohumil'], clock);
  const [userId = ''] = others;
  await db().browser.deleteMany();
  const look = async (days: number) => {
    clock.goTo(hoursAfter(start, days * 24));
    return loadSettledCircle(circleId, { id: userId }, clock);
  };
  const awayFor = async (fromDay: number, untilDay: number) => {
    const span = { begins: hoursAfter(start, fromDay * 24), ends: hoursAfter(start, untilDay * 24) };
    await db().serviceOutage.create({ data: span });
    forgetAway();
  };
  await awayFor(30, 45);
  expect((await look(70))?.silentSince).toBeNull();
  expect((await look(76))?.silentSince).toEqual(clock.now());
  await actInCircle({ circleId, userId }, 'take-over', clock);
  await awayFor(80, 90);
  const seen = await look(95);
  expect(seen?.heirAt).toEqual(hoursAfter(start, (76 + 14 + 10) * 24 + SETTLE_H));
  expect(seen?.me.role).toBe('member');
  expect((await look(101))?.me.role).toBe('host');
});

test('an outage counts before and after it is recorded, and a removal can still be taken back', async () => {
  const now = new Date();
  const clock = new FakeClock(hoursAfter(now, -50).toISOString());
  const { circleId, host, id, here } = await noticesAt(clock);
  await takeSample(clock);
  clock.goTo(now);
  expect(await here()).toEqual([true, true]);
  await takeSample(clock);
  expect(await here()).toEqual([true, true]);
  clock.goTo(hoursAfter(now, 20));
  await db().serviceBeat.updateMany({ data: { lastAt: clock.now() } });
  const kept = await actOnMember({ circleId, userId: host }, 'keep', id, clock);
  expect(kept).toMatchObject({ ok: true });
  clock.goTo(hoursAfter(now, 25));
  expect(await here()).toEqual([true, false]);
});
