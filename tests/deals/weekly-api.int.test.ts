/** The deal of a week for programs. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { personWith } from '../support/world';

await useService();

const PATH = '/api/weekly';

const program = async (name: string) => (await personWith(name)).token;

const play = (token: string, json: object = { players: 2 }) =>
  callJson({ method: 'POST', path: PATH, token, json });
const read = async (token?: string, query = '') =>
  (await callJson({ path: `${PATH}${query}`, ...(token ? { token } : {}) })).body;

test('a program opens a table of the week, hands on its link, and reads the results', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const first = await play(anna, { players: 2, others: [{ name: 'Bohumil' }] });
  expect([first.status, first.body.counts]).toEqual([201, true]);
  expect(first.body.links).toMatchObject([{ seat: 1, name: 'Bohumil' }]);
  const game: string = first.body.game.id;
  const again = await play(anna);
  expect([again.status, again.body]).toEqual([200, { game: first.body.game, counts: true }]);
  const path = `/api/games/${game}/sit`;
  await callJson({ method: 'POST', path, token: first.body.seat.token, json: {} });
  expect(await read(anna)).toMatchObject({ begun: 1, finished: 0, mine: { game, status: 'running' } });
  await db().game.update({
    where: { id: game },
    data: { status: 'finished', finishedAt: new Date(), waiting: [] },
  });
  const done = await read(anna);
  expect(done.tables).toMatchObject([{ game, rank: 1, isMine: true, seats: [{}, {}] }]);
  expect(done.results).toHaveLength(2);
  expect(done.next.commitment).not.toBe(done.commitment);
  const other = await read(bohumil);
  expect(other).toMatchObject({ begun: 1, finished: 1, commitment: done.commitment, players: 2 });
  for (const hidden of ['results', 'tables', 'seed', 'mine']) expect(other).not.toHaveProperty(hidden);
  expect(JSON.stringify(other)).not.toContain(game);
  expect((await read(bohumil, '?players=3')).commitment).not.toBe(done.commitment);
  expect((await play(anna)).body).toMatchObject({ counts: false });
});

test('playing it requires a signed-in person and an existing week', async () => {
  await problemOf({ method: 'POST', path: PATH, json: { players: 2 } }, 401, 'person-missing');
  const { next, week } = await read();
  await problemOf({ path: `${PATH}?week=2020-01-06` }, 404, 'unknown-deal');
  const asked = { method: 'POST', path: PATH, token: await program('Anna') };
  await problemOf({ ...asked, json: { players: 2, week: '2020-01-06' } }, 404, 'unknown-deal');
  await problemOf({ path: `${PATH}?week=${next.week}` }, 404, 'unknown-deal');
  await problemOf({ path: `${PATH}?players=5` }, 400, 'invalid-request');
  await problemOf({ path: `${PATH}?week=Monday` }, 400, 'invalid-request');
  expect((await read(undefined, `?week=${week}`)).week).toBe(week);
});

test('a week that is over takes no new table', async () => {
  const token = await program('Anna');
  const { week, commitment } = await read();
  const before = new Date(Date.parse(`${week}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);
  const now = await db().deal.findUniqueOrThrow({ where: { id: `weekly-2-${week}` } });
  const old = { ...now, id: `weekly-2-${before}`, setup: now.setup ?? {}, commitment };
  await db().deal.create({ data: old });
  const json = { players: 2, week: before };
  await problemOf({ method: 'POST', path: PATH, token, json }, 409, 'deal-over');
});
