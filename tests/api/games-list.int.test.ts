/** Finished games, one a line. */
import { expect, test } from 'vitest';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { db } from '@/lib/platform/db/db';
import { call, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable, sitAs, type Seating } from '../support/tables';
import { guest } from '../support/world';

await useService();

/** A table that counts as played to its end on a day of November. */
async function over(day: number, people: 1 | 2 | 3 = 2, seating: Seating = {}) {
  const table = await seatedTable(people, { emails: false, ...seating });
  const finishedAt = new Date(Date.UTC(2026, 10, day, 12));
  await db().game.update({
    where: { id: table.gameId },
    data: { status: 'finished', finishedAt, waiting: [] },
  });
  return table;
}

async function listed(path: string, token?: string) {
  const response = await call({ path, token });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
  ]);
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as { id: string; cursor: string; game?: { log: unknown[] } });
}
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

test('public games are paged and filtered; private tables are never listed', async () => {
  const [a, b, c] = [await over(1), await over(2, 3), await over(3)];
  const hidden = [await over(4, 2, { watchers: 'link' }), await over(5, 2, { watchers: 'players' })];
  await seatedTable(2, { emails: false });
  const all = await listed('/api/games');
  expect(idsOf(all)).toEqual([c, b, a].map(({ gameId }) => gameId));
  expect(idsOf(all)).not.toContain(hidden[0]?.gameId);
  const [first] = await listed('/api/games?limit=1');
  const rest = await listed(`/api/games?after=${first?.cursor}`);
  expect(idsOf(rest)).toEqual([b.gameId, a.gameId]);
  expect(await listed(`/api/games?after=${rest.at(-1)?.cursor}`)).toEqual([]);
  expect(idsOf(await listed('/api/games?players=3'))).toEqual([b.gameId]);
  expect(idsOf(await listed('/api/games?since=2026-11-02&until=2026-11-02'))).toEqual([b.gameId]);
  expect(await listed('/api/games?pack=another')).toEqual([]);
});

test('whole games are returned as exported, with fewer per page', async () => {
  const [line] = await listed('/api/games?whole=1&limit=1');
  const response = await call({ path: `/api/games/${line?.id}/export` });
  expect(line?.game).toEqual(await response.json());
  const { body } = await problemOf({ path: '/api/games?whole=1&limit=21' }, 400, 'invalid-request');
  expect(body.issues[0].path).toBe('query.limit');
});

test('a person lists their own games regardless of who may watch them', async () => {
  const id = await guest('Anna');
  const table = await over(6, 2, { watchers: 'players' });
  await sitAs({ token: table.seats[0]?.token ?? '', userId: id });
  const token = await makeAccessToken(id, { name: 'program', scope: 'read', days: 7 });
  expect(idsOf(await listed('/api/me/games', token))).toEqual([table.gameId]);
  expect((await listed('/api/me/games?whole=1&limit=5', token))[0]?.game?.log).toHaveLength(1);
});
