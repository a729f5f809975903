/** Two games of one deal side by side, after the same turn of their players. */
import { beforeAll, expect, test } from 'vitest';
import { compareDeals } from '@/lib/features/deals/compare-deals';
import { ensureDeals, promiseTomorrow } from '@/lib/features/deals/deals';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { layOut, type LaidOut } from '../support/lay-out';
import { useService } from '../support/service';

await useService();

const GAME = 'rules-2-3-players';
let short: LaidOut;
let long: LaidOut;
beforeAll(async () => {
  short = await layOut({ game: GAME, commands: 50 });
  long = await layOut({ game: GAME, commands: 80 });
}, 60_000);

const look = ({ gameId }: LaidOut) => ({ gameId, who: {} });

test('the last turn that both have finished, or the requested one', async () => {
  const two = await compareDeals(look(short), look(long), Number.NaN);
  expect(two?.turns).toBeGreaterThan(1);
  expect(two?.turn).toBe(two?.turns);
  // It is the same game: after the same turn there is no difference.
  expect(two?.a.view.state).toEqual(two?.b.view.state);
  expect([two?.a.gameId, two?.b.gameId]).toEqual([short.gameId, long.gameId]);
  const first = await compareDeals(look(short), look(long), 1);
  expect(first?.turn).toBe(1);
  expect(first?.a.seq).toBeLessThan(two?.a.seq ?? 0);
  expect((await compareDeals(look(short), look(long), 999))?.turn).toBe(two?.turns);
});

test('games of two deals are not compared, nor a game that the reader may not see', async () => {
  const other = await layOut({ game: 'solo-simple', commands: 10 });
  expect(await compareDeals(look(short), look(other), 1)).toBeUndefined();
  expect(await compareDeals(look(short), { gameId: 'nowhere', who: {} }, 1)).toBeUndefined();
  const { now: today } = await ensureDeals('daily');
  await db().deal.update({ where: { id: today.id }, data: { opensAt: new Date('2100-01-01T00:00:00Z') } });
  await db().game.update({ where: { id: long.gameId }, data: { dealId: today.id } });
  expect(await compareDeals(look(short), look(long), 1)).toBeUndefined();
  expect(await compareDeals(look(long), look(short), 1)).toBeUndefined();
});

test("the scheduler draws tomorrow's deal once if no visitor opens the page", async () => {
  const clock = new FakeClock('2031-01-01T23:00:00Z');
  await promiseTomorrow(clock);
  const tomorrow = { where: { id: 'daily-2031-01-02' } };
  expect((await db().deal.findUnique(tomorrow))?.createdAt).toEqual(clock.now());
  await db().deal.delete(tomorrow);
  await promiseTomorrow(clock);
  expect(await db().deal.findUnique(tomorrow)).toBeNull();
});
