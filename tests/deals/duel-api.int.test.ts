/** Duels for programs, and their page. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { personWith } from '../support/world';

await useService();

const program = async (name: string) => (await personWith(name)).token;

const make = (token: string, json: object = { places: 2, days: 7 }) =>
  callJson({ method: 'POST', path: '/api/duels', token, json });

test('a program makes a duel, others play it by its link, and all read the results', async () => {
  const [anna, bohumil] = [await program('Anna'), await program('Bohumil')];
  const { status, body: made } = await make(anna);
  expect(status).toBe(201);
  expect(made.link).toMatch(new RegExp(`/duels/${made.key}$`));
  const path = `/api/duels/${made.key}`;
  const play = (token: string) => callJson({ method: 'POST', path, token, json: {} });
  const first = await play(anna);
  expect([first.status, first.body.counts]).toEqual([201, true]);
  const again = await play(anna);
  expect([again.status, again.body]).toEqual([200, { game: first.body.game, counts: true }]);
  expect((await play(bohumil)).status).toBe(201);
  const third = { method: 'POST', path, token: await program('Cecilie'), json: {} };
  await problemOf(third, 409, 'deal-full');
  const read = async (token?: string) => (await callJson({ path, ...(token ? { token } : {}) })).body;
  expect(await read()).toMatchObject({ key: made.key, places: 2, begun: 2, commitment: made.commitment });
  await db().game.updateMany({
    data: { status: 'finished', finishedAt: new Date(), waiting: [] },
  });
  expect(await read(anna)).toMatchObject({ finished: 2, mine: { rank: 1 } });
  await db().deal.updateMany({ data: { opensAt: new Date(Date.now() - 1) } });
  const over = await read();
  expect([over.isOpen, over.seed]).toEqual([true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await problemOf(third, 409, 'deal-over');
});

test('refused: no session, too few places, too many days, an unknown key', async () => {
  await problemOf(
    { method: 'POST', path: '/api/duels', json: { places: 2, days: 7 } },
    401,
    'person-missing',
  );
  const token = await program('Anna');
  for (const json of [{ places: 1, days: 7 }, { places: 9, days: 7 }, { places: 2, days: 31 }, { places: 2 }])
    await problemOf({ method: 'POST', path: '/api/duels', token, json }, 400, 'invalid-request');
  const none = '/api/duels/abcdefghijkl';
  await problemOf({ path: none }, 404, 'unknown-deal');
  await problemOf({ method: 'POST', path: none, token, json: {} }, 404, 'unknown-deal');
  await problemOf({ method: 'POST', path: none, json: {} }, 401, 'person-missing');
  await problemOf({ path: '/api/duels/a' }, 400, 'invalid-request');
});
