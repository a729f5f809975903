/** Deals of the day and of the week, and duels, for programs. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { personWith } from '../support/world';

await useService();

const [DAILY, WEEKLY, DUELS] = ['/api/daily', '/api/weekly', '/api/duels'] as const;

const program = async (name: string) => (await personWith(name)).token;

const post = (path: string, token: string, json: object = {}) =>
  callJson({ method: 'POST', path, token, json });
const read = async (path: string, token?: string) =>
  (await callJson({ path, ...(token ? { token } : {}) })).body;

/** A first table counts; asked for again it is the same. */
async function playTwice(path: string, token: string, json: object = {}) {
  const first = await post(path, token, json);
  expect([first.status, first.body.counts]).toEqual([201, true]);
  const again = await post(path, token, json);
  const { game, gameId } = first.body;
  expect([again.status, again.body]).toEqual([200, { game, gameId, counts: true }]);
  return { first: first.body, game: first.body.game.id as string };
}

const sit = (game: string, token: string) => post(`/api/games/${game}/sit`, token);

const finish = (id: string) =>
  db().game.update({ where: { id }, data: { status: 'finished', finishedAt: new Date(), waiting: [] } });

test('a program plays the deal of the day, and reads the results when it has', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const { first, game } = await playTwice(DAILY, anna);
  expect((await sit(game, first.seat.token)).status).toBe(200);
  const begun = await read(DAILY, anna);
  expect(begun).toMatchObject({ begun: 1, finished: 0, isOpen: false, mine: { game, status: 'running' } });
  await finish(game);
  const done = await read(DAILY, anna);
  expect(done.results).toMatchObject([{ game, name: 'Anna', rank: 1, isMine: true }]);
  expect(done.mine).toMatchObject({ status: 'finished', score: done.results[0].score, rank: 1 });
  const other = await read(DAILY, bohumil);
  expect(other).toMatchObject({ begun: 1, finished: 1, commitment: begun.commitment });
  for (const hidden of ['results', 'seed', 'mine']) expect(other).not.toHaveProperty(hidden);
  expect(done.tomorrow.commitment).not.toBe(done.commitment);
});

test('a program opens a table of the week, hands on its link, and reads the results', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const { first, game } = await playTwice(WEEKLY, anna, { players: 2, others: [{ name: 'Bohumil' }] });
  expect(first.links).toMatchObject([{ seat: 1, name: 'Bohumil' }]);
  await sit(game, first.seat.token);
  expect(await read(WEEKLY, anna)).toMatchObject({
    begun: 1,
    finished: 0,
    mine: { game, status: 'running' },
  });
  await finish(game);
  const done = await read(WEEKLY, anna);
  expect(done.tables).toMatchObject([{ game, rank: 1, isMine: true, seats: [{}, {}] }]);
  expect(done.results).toHaveLength(2);
  expect(done.next.commitment).not.toBe(done.commitment);
  const other = await read(WEEKLY, bohumil);
  expect(other).toMatchObject({ begun: 1, finished: 1, commitment: done.commitment, players: 2 });
  for (const hidden of ['results', 'tables', 'seed', 'mine']) expect(other).not.toHaveProperty(hidden);
  expect(JSON.stringify(other)).not.toContain(game);
  expect((await read(`${WEEKLY}?players=3`, bohumil)).commitment).not.toBe(done.commitment);
  expect((await post(WEEKLY, anna, { players: 2 })).body).toMatchObject({ counts: false });
});

test('a program makes a duel, others play it by its link, and all read the results', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const { status, body: made } = await post(DUELS, anna, { places: 2, days: 7 });
  expect(status).toBe(201);
  expect(made.link).toMatch(new RegExp(`/duels/${made.key}$`));
  const path = `${DUELS}/${made.key}`;
  const { game } = await playTwice(path, anna);
  const theirs = await post(path, bohumil);
  expect(theirs.status).toBe(201);
  const third = { method: 'POST', path, token: await program('Cecilie'), json: {} };
  await problemOf(third, 409, 'deal-full');
  const now = await read(path);
  expect(now).toMatchObject({ key: made.key, places: 2, begun: 2, commitment: made.commitment });
  for (const id of [game, theirs.body.game.id]) await finish(id);
  expect(await read(path, anna)).toMatchObject({ finished: 2, mine: { rank: 1 } });
  const data = { opensAt: new Date(Date.now() - 1) };
  await db().deal.updateMany({ where: { id: `duel-${made.key}` }, data });
  const over = await read(path);
  expect([over.isOpen, over.seed]).toEqual([true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await problemOf(third, 409, 'deal-over');
});

test('playing requires a signed-in person', async () => {
  const none = `${DUELS}/abcdefghijkl`;
  for (const [path, json] of [
    [DAILY, {}],
    [WEEKLY, { players: 2 }],
    [DUELS, { places: 2, days: 7 }],
    [none, {}],
  ] as const)
    await problemOf({ method: 'POST', path, json }, 401, 'person-missing');
});

test('a day without a deal, one that has not come, and an invalid day', async () => {
  await problemOf({ path: `${DAILY}?day=2020-01-01` }, 404, 'unknown-deal');
  const { day, tomorrow, commitment } = await read(DAILY);
  await problemOf({ path: `${DAILY}?day=${tomorrow.day}` }, 404, 'unknown-deal');
  await problemOf({ path: `${DAILY}?day=2026-13-41` }, 400, 'invalid-request');
  expect((await read(`${DAILY}?day=${day}`)).commitment).toBe(commitment);
});

test('a week without a deal, one that has not come, and an invalid week', async () => {
  const { next, week } = await read(WEEKLY);
  await problemOf({ path: `${WEEKLY}?week=2020-01-06` }, 404, 'unknown-deal');
  const asked = { method: 'POST', path: WEEKLY, token: await program('Anna') };
  await problemOf({ ...asked, json: { players: 2, week: '2020-01-06' } }, 404, 'unknown-deal');
  await problemOf({ path: `${WEEKLY}?week=${next.week}` }, 404, 'unknown-deal');
  await problemOf({ path: `${WEEKLY}?players=5` }, 400, 'invalid-request');
  await problemOf({ path: `${WEEKLY}?week=Monday` }, 400, 'invalid-request');
  expect((await read(`${WEEKLY}?week=${week}`)).week).toBe(week);
});

test('a week that is over takes no new table', async () => {
  const token = await program('Anna');
  const { week, commitment } = await read(WEEKLY);
  const before = new Date(Date.parse(`${week}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);
  const now = await db().deal.findUniqueOrThrow({ where: { id: `weekly-2-${week}` } });
  const old = { ...now, id: `weekly-2-${before}`, setup: now.setup ?? {}, commitment };
  await db().deal.create({ data: old });
  const json = { players: 2, week: before };
  await problemOf({ method: 'POST', path: WEEKLY, token, json }, 409, 'deal-over');
});

test('a duel with too few places or too many days, or of an unknown key, is refused', async () => {
  const token = await program('Anna');
  for (const json of [{ places: 1, days: 7 }, { places: 9, days: 7 }, { places: 2, days: 31 }, { places: 2 }])
    await problemOf({ method: 'POST', path: DUELS, token, json }, 400, 'invalid-request');
  const none = `${DUELS}/abcdefghijkl`;
  await problemOf({ path: none }, 404, 'unknown-deal');
  await problemOf({ method: 'POST', path: none, token, json: {} }, 404, 'unknown-deal');
  await problemOf({ path: `${DUELS}/a` }, 400, 'invalid-request');
});
