/** A banned person is taken out of everything that has not begun. */
import { expect, test } from 'vitest';
import { setBan } from '@/lib/features/operator/desk';
import { openCall } from '@/lib/features/ratings/calls';
import { db } from '@/lib/platform/db/db';
import { madeCircle } from '../support/world';
import { entered } from '../support/competitions';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';

await useService();

test('a ban withdraws from calls for players and from competitions that have not started', async () => {
  const clock = new FakeClock('2026-11-02T10:00:00Z');
  const made = await madeCircle(['Bohumil'], clock);
  const [userId = ''] = made.others;
  const id = await entered(made, [made.host, userId], clock);
  await db().user.update({
    where: { id: userId },
    data: { email: 'b@praga.test', emailVerified: clock.now() },
  });
  await openCall(userId, { size: 4, pace: 'daily' }, clock);
  await setBan('command line', { userId, isBanned: true }, clock);
  expect(await db().ratedAnswer.count({ where: { userId } })).toBe(0);
  expect(await db().ratedCall.count({ where: { state: 'open' } })).toBe(0);
  const entrants = await db().entrant.findMany({ where: { competitionId: id } });
  expect(entrants.find((each) => each.userId === userId)?.state).toBe('withdrawn');
  expect(entrants.find((each) => each.userId === made.host)?.state).toBe('entered');
});
