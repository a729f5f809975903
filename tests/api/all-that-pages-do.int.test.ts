import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { mustBeEvents } from '../support/answers';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playOne, seatedTable, sitAs } from '../support/tables';
import { personWith } from '../support/world';

await useService();

const post = (path: string, token: string | undefined, json: object = {}) =>
  callJson({ method: 'POST', path, token, json });

async function openTable(token?: string) {
  const json = { name: 'Open', door: 'open', seats: [{}, {}] };
  const { body } = await post('/api/tables', token, json);
  return { ...body, path: `/api/games/${body.game.id}` };
}

test('a program finds a table in the lobby and takes a free seat there', async () => {
  const anna = await personWith('Anna');
  const { game } = await openTable(anna.token);
  const { body: found } = await callJson({ path: '/api/lobby?players=2' });
  expect(found.tables[0]).toMatchObject({ id: game.id, name: 'Open', board: 'usual' });
  expect(found.hasMore).toBe(false);
  expect((await callJson({ path: '/api/lobby?players=3' })).body.tables).toEqual([]);
  const joined = await post('/api/joins', anna.token, { gameId: game.id, name: 'Bot', seat: 1 });
  expect(joined.body).toMatchObject({ game: game.id, seat: 1 });
  const path = `/api/games/${game.id}`;
  expect((await callJson({ path, token: anna.token })).body).toMatchObject({ me: 1, isHost: true });
  expect((await callJson({ path, token: joined.body.token })).body).toMatchObject({ me: 1 });
});

test('the lobby continues on the next page', async () => {
  for (let n = 0; n < 22; n += 1) await openTable();
  const { body: first } = await callJson({ path: '/api/lobby' });
  expect([first.tables.length, first.hasMore]).toEqual([20, true]);
  const { body: second } = await callJson({ path: `/api/lobby?after=${first.next}` });
  const ids = [...first.tables, ...second.tables].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await problemOf({ path: '/api/lobby?after=nowhere' }, 400, 'invalid-request');
});

test('the link for any free seat seats a program without an account; a wrong link does not', async () => {
  const { game, door } = await openTable();
  const { body } = await post('/api/joins', undefined, { token: door.token, name: 'Bot' });
  expect(body).toMatchObject({ game: game.id, seat: 0 });
  const { body: table } = await callJson({ path: `/api/games/${game.id}`, token: body.token });
  expect(table).toMatchObject({ me: 0, isHolder: true });
  const join = { method: 'POST', path: '/api/joins' };
  await problemOf({ ...join, json: { token: 'A'.repeat(22), name: 'Bot' } }, 403, 'token-wrong');
  await problemOf({ ...join, json: { name: 'Bot' } }, 400, 'invalid-request');
  await post('/api/joins', undefined, { token: door.token, name: 'Second' });
  await problemOf({ ...join, json: { token: door.token, name: 'Third' } }, 409, 'no-free-seat');
});

test("a person's tables are listed with those to move at first; a seat token identifies no person", async () => {
  const anna = await personWith('Anna');
  const [first, second] = [await seatedTable(2, { emails: false }), await seatedTable(2, { emails: false })];
  await sitAs({ token: first.seats[1]?.token ?? '', userId: anna.id });
  await sitAs({ token: second.seats[0]?.token ?? '', userId: anna.id });
  const { body } = await callJson({ path: '/api/me/tables', token: anna.token });
  expect(body.tables).toMatchObject([
    { gameId: second.gameId, waiting: true },
    { gameId: first.gameId, waiting: false },
  ]);
  await problemOf({ path: '/api/me/tables', token: first.seats[0]?.token }, 401, 'person-missing');
  await problemOf({ path: '/api/me/stream' }, 401, 'person-missing');
});

test('chat messages are read, deleted by their author, and reported by others', async () => {
  const { gameId, seats } = await seatedTable(2, { emails: false });
  const [anna, bohumil] = seats.map(({ token }) => token);
  const path = `/api/games/${gameId}/talk`;
  const id = crypto.randomUUID();
  for (const _again of [1, 2]) {
    const said = await callJson({ method: 'POST', path, token: anna, json: { id, text: ' Hello ' } });
    const message = { id, text: 'Hello', name: 'Anna', isMine: true, seat: 0 };
    expect(said).toMatchObject({ status: 200, body: { done: true, message } });
  }
  const { body } = await callJson({ path, token: bohumil });
  expect(body).toMatchObject({
    maySpeak: true,
    lines: [{ id, text: 'Hello', isMine: false, mayReport: true }],
  });
  expect((await callJson({ path })).body.maySpeak).toBe(false);
  const word = { path: `${path}/${id}` };
  expect((await call({ ...word, method: 'POST', token: bohumil })).status).toBe(200);
  await problemOf({ ...word, method: 'DELETE', token: bohumil }, 403, 'not-yours');
  expect((await call({ ...word, method: 'DELETE', token: anna })).status).toBe(200);
  expect((await callJson({ path })).body.lines[0]).not.toHaveProperty('text');
  const unknown = { method: 'DELETE', path: `${path}/${crypto.randomUUID()}`, token: anna };
  await problemOf(unknown, 404, 'unknown-word');
  const strange = { method: 'POST', path, token: 'A'.repeat(22), json: { id, text: 'x' } };
  await problemOf(strange, 403, 'may-not-speak');
});

test('a player reacts to a message, and everyone sees it', async () => {
  const bohumil = await personWith('Bohumil');
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await sitAs({ token: seats[1]?.token ?? '', userId: bohumil.id });
  const path = `/api/games/${gameId}/talk`;
  const id = crypto.randomUUID();
  await post(path, seats[0]?.token, { id, text: 'Hello' });
  const json = { reaction: 'heart', isOn: true };
  const { token } = bohumil;
  expect((await call({ method: 'PUT', path: `${path}/${id}`, token, json })).status).toBe(200);
  expect((await callJson({ path, token })).body.lines[0].reactions).toEqual([
    { reaction: 'heart', names: ['Bohumil'], isMine: true },
  ]);
});

test('notes are visible only to their holder, and a sealed one stays', async () => {
  const anna = await personWith('Anna');
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await sitAs({ token: seats[0]?.token ?? '', userId: anna.id });
  const path = `/api/games/${gameId}/notes`;
  const [plain, sealed] = [crypto.randomUUID(), crypto.randomUUID()];
  const json = { id: plain, text: 'mine' };
  const kept = await callJson({ method: 'POST', path, token: anna.token, json });
  expect(kept.body).toMatchObject({ done: true, note: { ...json, seat: 0, sealed: false } });
  await post(path, anna.token, { id: sealed, text: 'my guess', sealed: true });
  const { body } = await callJson({ path, token: anna.token });
  expect(body.own.map(({ id }: { id: string }) => id).sort()).toEqual([plain, sealed].sort());
  const { body: others } = await callJson({ path, token: seats[1]?.token });
  expect(others).toEqual({ own: [], opened: [], sealed: [{ seat: 0, n: 1 }] });
  const drop = (id: string) => ({ method: 'DELETE', path: `${path}/${id}`, token: anna.token });
  await problemOf(drop(sealed), 409, 'note-sealed');
  expect((await call(drop(plain))).status).toBe(200);
});

test('only the host token changes terms, makes links and frees seats', async () => {
  const { hostToken, seats, path, game } = await openTable();
  const [anna, bohumil] = seats;
  await post(`${path}/sit`, bohumil.token, { name: 'Bohumil' });
  const terms = { method: 'POST', path: `${path}/terms`, json: { watchers: 'players' } };
  await problemOf({ ...terms, token: bohumil.token }, 403, 'not-host');
  await problemOf({ ...terms, json: { watchers: 'circle' }, token: hostToken }, 422, 'terms-unfit');
  expect((await post(terms.path, hostToken, terms.json)).status).toBe(200);
  await problemOf({ path }, 404, 'unknown-table');
  const link = (await post(`${path}/links`, hostToken, { seat: 0 })).body;
  expect(link.link).toContain(link.token);
  await problemOf({ method: 'POST', path: `${path}/sit`, token: anna.token, json: {} }, 404, 'unknown-table');
  expect((await post(`${path}/sit`, link.token, { name: 'Anna' })).body).toMatchObject({ seat: 0 });
  const held = { method: 'POST', path: `${path}/links`, token: hostToken, json: { seat: 0 } };
  await problemOf(held, 409, 'seat-held');
  const door = (await post(`${path}/links`, hostToken)).body.token;
  const free = await callJson({ method: 'DELETE', path: `${path}/seats/1`, token: hostToken });
  expect(free.status).toBe(200);
  expect((await post('/api/joins', undefined, { token: door, name: 'Cecilie' })).body).toMatchObject({
    game: game.id,
    seat: 1,
  });
});

test("the recap lists the others' moves, and the figures count them", async () => {
  const table = await seatedTable(2, { emails: false });
  const path = `/api/games/${table.gameId}`;
  const [anna, bohumil] = table.seats.map(({ token }) => token);
  const recap = async (token?: string) => (await callJson({ path: `${path}/recap`, token })).body;
  expect(await recap(bohumil)).toEqual({ seq: 1 });
  for (let n = 0; n < 60; n += 1) await playOne(table, (most) => (n * 7) % most);
  const told = [await recap(anna), await recap(bohumil)].find((each) => each.recap);
  expect(told.recap.cards[0].from).toBeGreaterThan(1);
  expect(told.recap.cards[0]).not.toHaveProperty('events');
  const { body } = await callJson({ path: `${path}/figures`, token: anna });
  expect(body.turns.length).toBeGreaterThan(1);
  expect(body.seats).toEqual([0, 1]);
  const rematch = { method: 'POST', path: `${path}/rematch` };
  await problemOf({ ...rematch, token: anna }, 409, 'still-running');
  await problemOf(rematch, 403, 'token-wrong');
});

test('the first request creates the rematch and gets its links; the others are redirected to it', async () => {
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await db().game.update({ where: { id: gameId }, data: { status: 'ended' } });
  const [anna, bohumil] = seats.map(({ token }) => token);
  const path = `/api/games/${gameId}/rematch`;
  const { body: made } = await post(path, anna);
  expect(made.seats.map(({ name }: { name: string }) => name)).toEqual(['Bohumil', 'Anna']);
  expect(made.seat).toBe(1);
  const { body: led } = await post(path, bohumil);
  expect(led).toEqual({ gameId: made.game.id, game: made.game });
});

/** The stream of a person: its events about tables so far, and a way to read on. */
async function streamOf({ token }: { readonly token: string }) {
  const response = await call({ path: '/api/me/stream', token });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const events = () =>
    [...heard.matchAll(/event: table\ndata: (.*)\n\n/g)].map(([, data = '']) => JSON.parse(data));
  const until = async (isEnough: () => boolean) => {
    while (!isEnough()) heard += (await reader?.read())?.value ?? '';
  };
  const end = async () => {
    mustBeEvents('/api/me/stream', heard);
    await reader?.cancel();
  };
  return { events, until, end };
}

test('one stream reports all tables of a person, at once and when one changes', async () => {
  const anna = await personWith('Anna');
  const tables = [await seatedTable(2, { emails: false }), await seatedTable(2, { emails: false })];
  for (const { seats } of tables) await sitAs({ token: seats[0]?.token ?? '', userId: anna.id });
  const { events, until, end } = await streamOf(anna);
  await until(() => events().length === 2);
  expect(new Set(events().map(({ table }) => table))).toEqual(new Set(tables.map(({ gameId }) => gameId)));
  const [, second] = tables;
  if (second) await playOne(second, () => 0);
  await until(() => events().some(({ version }) => version.startsWith('2.')));
  expect(events().at(-1).table).toBe(second?.gameId);
  expect(events().every(({ status, seated, seat }) => status === 'running' && seated && seat === 0)).toBe(
    true,
  );
  await end();
});

test('the stream of all my tables reports invitations, new tables, turns and endings', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const anna = await personWith('Anna');
  const { events, until, end } = await streamOf(anna);
  const last = async (isIt: (event: Record<string, unknown>) => boolean) => {
    await until(() => events().some(isIt));
    return events().find(isIt);
  };
  const table = await seatedTable(2, { emails: false });
  await setSeat(table.gameId, 0, { userId: anna.id, seatedAt: null });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await last(({ seated }) => seated === false)).toMatchObject({
    gameId: table.gameId,
    table: table.gameId,
    seat: 0,
  });
  await sitAs({ token: table.seats[0]?.token ?? '', userId: anna.id });
  expect(await last(({ waiting }) => waiting === true)).toMatchObject({ seated: true, status: 'running' });
  await playOne(table, () => 0);
  await db().game.update({ where: { id: table.gameId }, data: { status: 'ended', waiting: [] } });
  expect(await last(({ status }) => status === 'ended')).toMatchObject({ ending: { how: 'no-result' } });
  await end();
  vi.useRealTimers();
});
