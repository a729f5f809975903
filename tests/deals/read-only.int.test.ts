/** Deals while the service is being worked on: they can be read, and reading writes nothing. */
import { afterEach, expect, test } from 'vitest';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { makeDuel, playDuel, loadDuelView } from '@/lib/features/deals/duel';
import { announceReadOnly, cancelReadOnly } from '@/lib/features/operator/notices';
import { sitDown } from '@/lib/features/seats/seats';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { guest, programOf } from '../support/world';

await useService();
const OPERATOR = { userId: 'the-operator' };
afterEach(() => cancelReadOnly(OPERATOR));

async function workOn(): Promise<void> {
  const [begins, ends] = [new Date(Date.now() - 60_000), new Date(Date.now() + 600_000)];
  expect(await announceReadOnly(OPERATOR, { begins, ends })).toBe('done');
}

/** A duel that both have just finished, and nobody has looked at since. */
async function finishedDuel() {
  const deal = await makeDuel({ places: 2, days: 7 });
  const key = keyOfDuel(deal.id) ?? '';
  const people = await Promise.all(['Anna', 'Bohumil'].map(guest));
  for (const userId of people) {
    const played = await playDuel(key, { userId, tableName: 'Duel' });
    const [own] = (played.ok && played.value.made?.seats) || [];
    if (own) await sitDown({ token: own.token, userId });
  }
  const over = { status: 'finished', finishedAt: new Date(), waiting: [] };
  await db().game.updateMany({ where: { dealId: deal.id }, data: over });
  return { key, id: deal.id, userId: people[0] ?? '' };
}

const stored = (id: string) =>
  db().deal.findUniqueOrThrow({
    where: { id },
    select: { opensAt: true, entries: { select: { score: true }, orderBy: { gameId: 'asc' } } },
  });

test.each(['/api/daily', '/api/weekly'])('%s: a missing deal is drawn after maintenance', async (path) => {
  await workOn();
  await problemOf({ path }, 404, 'unknown-deal');
  expect(await db().deal.count({ where: { kind: path.replace('/api/', '') } })).toBe(0);
  await cancelReadOnly(OPERATOR);
  expect((await callJson({ path })).status).toBe(200);
  // Values known by then are read during maintenance as well.
  await workOn();
  expect((await callJson({ path })).status).toBe(200);
});

test('a duel is read, and counted by those who read it afterwards', async () => {
  const { key, id, userId } = await finishedDuel();
  const before = await stored(id);
  await workOn();
  const token = await programOf(userId);
  const { status, body } = await callJson({ path: `/api/duels/${key}`, token });
  expect([status, body.isOpen, body.begun]).toEqual([200, false, 2]);
  expect(await stored(id)).toEqual(before);
  await problemOf({ method: 'POST', path: `/api/duels/${key}`, token, json: {} }, 503, 'read-only');
  await cancelReadOnly(OPERATOR);
  expect(await loadDuelView(key, userId)).toMatchObject({ finished: 2, mine: { rank: 1 } });
  expect((await stored(id)).opensAt.getTime()).toBeLessThan(before.opensAt.getTime());
});
