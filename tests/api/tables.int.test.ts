import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyChain } from '@/lib/game/eventlog/chain';
import { afterResponses, call, callJson, problemOf } from '../support/api';
import { makeTable, SEATS } from '../support/new-table';
import { CRON_SECRET, useService } from '../support/service';
import { post } from './post';

await useService();

test('a new table comes with its links, and shows no token again', async () => {
  const { game, seats, path } = await makeTable();
  expect(game).toEqual({
    id: expect.stringMatching(/^[a-z0-9]{12}$/),
    name: 'At the Golden Tiger',
    seq: 1,
    link: `http://praga.test/games/${game.id}`,
  });
  expect(seats).toEqual(
    SEATS.map((given, seat) => ({
      seat,
      name: given.name,
      token: expect.any(String),
      link: `http://praga.test/seat/${seats[seat].token}`,
      ...('email' in given ? { sentTo: given.email } : {}),
    })),
  );
  const text = await (await call({ path })).text();
  for (const { token } of seats) expect(text).not.toContain(token);
  expect(text).not.toContain('anna@praga.test');
});

test('the first player is drawn by turning the circle of seats', async () => {
  const orders = new Set<string>();
  for (let n = 0; n < 40 && orders.size < 3; n += 1) {
    const { seats } = await makeTable({ startingSeat: 'random' });
    orders.add(seats.map(({ name }: { name: string }) => name.charAt(0)).join(''));
  }
  expect([...orders].sort()).toEqual(['ABC', 'BCA', 'CAB']);
});

test('sitting down is repeatable, can change name and address, and sets the cookie', async () => {
  const { tokens, path, game } = await makeTable();
  const [token = ''] = tokens;
  const first = await callJson(post(`${path}/sit`, token));
  expect(first.body).toEqual({ gameId: game.id, game: game.id, seat: 0, name: 'Anna', seated: true });
  const set = first.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^seat_\w+=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const cookie = `other=1; ${set.split(';')[0]}`;
  const json = { name: ' Anežka ', email: 'a@praga.test' };
  const again = await callJson({ ...post(`${path}/sit`, undefined, json), headers: { cookie } });
  expect(again.body).toEqual({ gameId: game.id, game: game.id, seat: 0, name: 'Anežka', seated: true });
  // The cookie stays what it is, and the link changes nothing of a seat that somebody holds.
  expect(again.headers.get('set-cookie')).toBe(set);
  await problemOf(post(`${path}/sit`, token, { name: 'Nobody' }), 409, 'seat-held');
  expect((await callJson(post(`${path}/sit`, token))).body.name).toBe('Anežka');
  const look = await callJson({ path, headers: { cookie } });
  expect(look.body).toMatchObject({
    me: 0,
    seats: [{ name: 'Anežka', seated: true }, { seated: false }, { seated: false }],
  });
  const stale = await callJson({ path, headers: { cookie: `seat_${game.id}=${'A'.repeat(22)}` } });
  expect([stale.status, stale.body.me]).toEqual([200, undefined]);
});

test('a game can be played, taken back, read and checked over the API', async () => {
  const { tokens, path, game } = await makeTable();
  const [token = ''] = tokens;
  for (const each of tokens.slice(0, 2)) await call(post(`${path}/sit`, each));
  const options = await callJson({ path: `${path}/options`, token });
  const take = options.body.commands[0].command;
  expect(take.type).toBe('TakeActionTile');
  const json = { expectedSeq: 1, commandId: crypto.randomUUID(), command: take };
  const given = post(`${path}/commands?view=1`, token, json);
  const first = await (await call(given)).text();
  expect(JSON.parse(first)).toMatchObject({ seq: 2, waitingFor: [0], view: { seat: 0, state: { seq: 2 } } });
  const undo = { expectedSeq: 2, commandId: crypto.randomUUID(), to: 1 };
  expect((await callJson(post(`${path}/undo`, token, undo))).body).toMatchObject({
    seq: 3,
    events: [{ type: 'Undone', to: 1, rows: [2] }],
  });
  expect(await (await call(given)).text(), 'the same bytes, though the table has moved on').toBe(first);

  const opening = { status: 'running', view: { state: { turn: { main: 'open' } } } };
  expect((await callJson({ path, token })).body).toMatchObject({ seq: 3, latestSeq: 3, ...opening });
  expect((await callJson({ path: `${path}/at/2`, token })).body).toMatchObject({
    seq: 2,
    latestSeq: 3,
    view: { offers: [] },
  });
  // The turn is not over: others see the table as it was before.
  for (const other of [tokens[1], undefined]) {
    const asked = { path, token: other };
    expect((await callJson(asked)).body).toMatchObject({ seq: 1, latestSeq: 1, ...opening });
    await problemOf({ ...asked, path: `${path}/at/2` }, 404, 'unknown-position');
    expect((await callJson({ ...asked, path: `${path}/log` })).body.rows).toHaveLength(1);
  }
  const { body: log } = await callJson({ path: `${path}/log`, token });
  expect(log.rows.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3]);
  expect(verifyChain(log.rows, { gameId: game.id })).toBeUndefined();
  expect(log.head).toBe(log.rows[2].hash);
  expect((await callJson({ path: `${path}/log?from=2&to=2`, token })).body.rows).toEqual([log.rows[1]]);
  const { body: whole } = await callJson({ path: `${path}/export`, token });
  expect(whole).toMatchObject({ format: 'praga-by-post/1', game: { id: game.id, seq: 3 }, log: log.rows });
});

test('an operator can ask with the same secret which headers the proxies pass on', async () => {
  const path = '/api/health/proxy';
  await problemOf({ path }, 401, 'token-missing');
  await problemOf({ path, token: 'x' }, 403, 'token-wrong');
  const { body } = await callJson({
    path,
    token: CRON_SECRET,
    headers: { 'x-forwarded-host': 'praga.test, a' },
  });
  expect(body.findings).toHaveLength(3);
  expect(body.findings[0]).toEqual({ part: 'host', isOk: true, says: 'praga.test arrives as asked for' });
});

test('the scheduler must know its secret', async () => {
  const path = '/api/cron/outbox';
  for (const method of ['GET', 'POST']) {
    await problemOf({ method, path }, 401, 'token-missing');
    await problemOf({ method, path, token: 'x' }, 403, 'token-wrong');
    expect((await callJson({ method, path, token: CRON_SECRET })).body).toEqual({ sent: 0, failed: 0 });
  }
  await afterResponses();
});
