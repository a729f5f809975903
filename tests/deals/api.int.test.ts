/** The deal of the day for programs. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { personWith } from '../support/world';

await useService();

const PATH = '/api/daily';

const program = async (name: string) => (await personWith(name)).token;

const play = (token: string) => callJson({ method: 'POST', path: PATH, token, json: {} });

test('a program plays the deal of the day, and reads the results when it has', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const first = await play(anna);
  expect([first.status, first.body.counts]).toEqual([201, true]);
  const again = await play(anna);
  expect([again.status, again.body]).toEqual([200, { game: first.body.game, counts: true }]);
  const game: string = first.body.game.id;
  const sat = await callJson({
    method: 'POST',
    path: `/api/games/${game}/sit`,
    token: first.body.seat.token,
    json: {},
  });
  expect(sat.status).toBe(200);
  const { body: begun } = await callJson({ path: PATH, token: anna });
  expect(begun).toMatchObject({ begun: 1, finished: 0, isOpen: false, mine: { game, status: 'running' } });
  await db().game.update({
    where: { id: game },
    data: { status: 'finished', finishedAt: new Date(), waiting: [] },
  });
  const { body: done } = await callJson({ path: PATH, token: anna });
  expect(done.results).toMatchObject([{ game, name: 'Anna', rank: 1, isMine: true }]);
  expect(done.mine).toMatchObject({ status: 'finished', score: done.results[0].score, rank: 1 });
  const other = await callJson({ path: PATH, token: bohumil });
  expect(other.body).toMatchObject({ begun: 1, finished: 1, commitment: begun.commitment });
  for (const hidden of ['results', 'seed', 'mine']) expect(other.body).not.toHaveProperty(hidden);
  expect(done.tomorrow.commitment).not.toBe(done.commitment);
});

test('playing it requires a signed-in person', async () => {
  await problemOf({ method: 'POST', path: PATH, json: {} }, 401, 'person-missing');
});

test('a day without a deal, one that has not come, and an invalid day', async () => {
  await problemOf({ path: `${PATH}?day=2020-01-01` }, 404, 'unknown-deal');
  const { body } = await callJson({ path: PATH });
  await problemOf({ path: `${PATH}?day=${body.tomorrow.day}` }, 404, 'unknown-deal');
  await problemOf({ path: `${PATH}?day=2026-13-41` }, 400, 'invalid-request');
  expect((await callJson({ path: `${PATH}?day=${body.day}` })).body.commitment).toBe(body.commitment);
});
