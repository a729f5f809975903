/**
 * While a deal is played elsewhere, a table of it is as closed as one only for its players: on every page,
 * stream, picture and operation, requested as in the authorisation matrix.
 */
import { beforeAll, expect, test } from 'vitest';
import { playDaily } from '@/app/daily/actions';
import { takeDuelPlace } from '@/app/duels/actions';
import { ensureDeals } from '@/lib/features/deals/deals';
import { db } from '@/lib/platform/db/db';
import { allEntries } from '../auth/matrix-entries';
import { inputOf } from '../auth/matrix-inputs';
import { EXPECTED } from '../auth/matrix-table';
import { ASKERS, askAs, makeWorld, type Asker, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { formOf } from '../support/form';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';

leaveLater();
await useService();

let world: World;
beforeAll(async () => {
  world = await makeWorld('anyone');
  const { now: today } = await ensureDeals('daily');
  // The test may be run at midnight.
  await db().deal.update({ where: { id: today.id }, data: { opensAt: new Date('2100-01-01T00:00:00Z') } });
  await db().game.update({ where: { id: world.gameId }, data: { dealId: today.id } });
});

/** Visitors without a seat here, known and unknown, and the holder of the seat. */
const ASKED: readonly Asker[] = ['anonymous', 'spectator', 'own'];
const looks = [...allEntries().values()].flatMap((entry) => {
  const { closed } = EXPECTED[entry.key] ?? {};
  const isLook = entry.kind === 'page' || entry.name === 'GET';
  return isLook && closed ? [{ entry, closed }] : [];
});

test('there are such ways of every kind', () => {
  const keys = looks.map(({ entry }) => entry.key).join('\n');
  for (const part of ['/log/', '/export/', '/stream/', '/picture/', '/live/', 'archive.html', '/review/'])
    expect(keys).toContain(part);
});

test.each(looks.map((each) => [each.entry.key, each] as const))('%s', async (_key, { entry, closed }) => {
  for (const asker of ASKED) {
    const expected = closed.length === 1 ? closed[0] : closed[ASKERS.indexOf(asker)];
    const answer = await askAs(asker, world, entry, inputOf(entry.key, entry.file, world));
    expect(answer, asker).toBe(expected);
  }
});

/** Sends a form of a visitor without a session; it leads elsewhere. */
async function submit(act: (form: FormData) => Promise<unknown>, fields: Readonly<Record<string, string>>) {
  const request = { cookies: new Map<string, string>(), headers: new Headers({ host: 'praga.test' }) };
  await expect(inRequest(request, () => act(formOf(fields)))).rejects.toThrow('NEXT_REDIRECT');
}

test('the name given with the first game is in the results', async () => {
  await submit(playDaily, { name: ' Dobromila ' });
  const seats = await db().seat.findMany({ where: { name: 'Dobromila', seatedAt: { not: null } } });
  expect(seats.map(({ gameId }) => gameId)).toHaveLength(1);
});

test('an unknown duel creates no guest', async () => {
  const before = await db().user.count();
  await submit(takeDuelPlace, { duel: 'x'.repeat(12) });
  expect(await db().user.count()).toBe(before);
});
