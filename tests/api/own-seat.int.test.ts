/** The reader's own seat and its link, lost links, and two positions compared. */
import { expect, test } from 'vitest';
import { sitDown } from '@/lib/features/seats/seats';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { playOne, seatedTable, type Seating } from '../support/tables';
import { personWith } from '../support/world';
import { post } from './post';

await useService();

/** Anna, Bohumil and Cecilie, who play by programs with access tokens; the host sits elsewhere. */
async function table() {
  const host = await personWith('Host');
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }, { name: 'Cecilie' }];
  const json = { name: 'Own', seats, startingSeat: 'first' };
  const made = (await callJson(post('/api/tables', host.token, json))).body;
  const path = `/api/games/${made.game.id}`;
  const people = await Promise.all(['Anna', 'Bohumil', 'Cecilie'].map(personWith));
  for (const [seat, { token }] of people.slice(0, 2).entries())
    await callJson(post(`${path}/sit`, token, { token: made.seats[seat].token }));
  const [anna = '', bohumil = '', cecilie = ''] = people.map(({ token }) => token);
  const links = made.seats.map(({ token }: { token: string }) => token);
  return { id: made.game.id as string, path, host: host.token, anna, bohumil, cecilie, links };
}

const DONE = { done: true };
const bodyOf = async (asked: Parameters<typeof callJson>[0]) => (await callJson(asked)).body;

test('a holder creates a new link for their seat, and the old one stops working', async () => {
  const { path, anna, bohumil, cecilie, links } = await table();
  expect(await bodyOf({ path: `${path}/seat`, token: anna })).toMatchObject({ seat: 0, isHolder: true });
  const made = await bodyOf(post(`${path}/seat/link`, anna));
  expect(made.link).toContain(made.token);
  expect(await bodyOf({ path, token: made.token })).toMatchObject({ me: 0 });
  expect((await bodyOf({ path, token: links[0] })).unproven).toBe('token-wrong');
  const byLink = post(`${path}/seat/link`, (await bodyOf(post(`${path}/seat/link`, bohumil))).token);
  await problemOf(byLink, 409, 'seat-held');
  await problemOf(post(`${path}/seat/link`, cecilie), 403, 'token-wrong');
});

test('a browser that opened the link is trusted, or signed out with the link', async () => {
  const { id, path, anna, links } = await table();
  await sitDown({ token: links[0], gameId: id, label: 'Firefox' });
  const browsers = async () => (await bodyOf({ path: `${path}/seat`, token: anna })).browsers;
  const came = (await browsers()).find(({ label }: { label: string }) => label === 'Firefox');
  expect(came).toMatchObject({ own: false, isLink: false });
  const own = `${path}/seat/browsers/${came.id}`;
  expect(await bodyOf(post(own, anna))).toEqual(DONE);
  expect((await browsers()).find((each: { id: string }) => each.id === came.id).own).toBe(true);
  expect((await bodyOf({ path: '/api/me/browsers', token: anna })).atSeats).toContainEqual(
    expect.objectContaining({ id: came.id, gameId: id, seat: 0 }),
  );
  const { token } = await bodyOf({ method: 'DELETE', path: own, token: anna });
  expect(await bodyOf({ path, token })).toMatchObject({ me: 0 });
  await problemOf({ method: 'DELETE', path: own, token: anna }, 409, 'not-that-seat');
  await problemOf(post(own, anna), 409, 'not-that-seat');
  await problemOf(post(own, token), 409, 'seat-held');
});

test('a lost link: asked for, refused by the holder; agreed to, made, and handed on', async () => {
  const { id, path, anna, bohumil, cecilie, host, links } = await table();
  await callJson(post(`${path}/sit`, cecilie, { token: links[2] }));
  const claim = (seat: number, act: string, token: string) => post(`${path}/claims/${seat}`, token, { act });
  const open = async () => (await bodyOf({ path: `${path}/claims` })).claims;
  expect((await bodyOf({ path: `${path}/claims`, token: anna })).losable).toEqual([0, 1, 2]);
  expect(await bodyOf(claim(1, 'ask', anna))).toEqual(DONE);
  expect(await bodyOf(claim(1, 'refuse', bohumil))).toEqual(DONE);
  expect(await open()).toEqual([]);
  await problemOf(claim(1, 'ask', anna), 409, 'not-that-seat');
  await callJson(claim(2, 'ask', anna));
  await problemOf(claim(2, 'make', anna), 409, 'not-that-seat');
  expect(await bodyOf(claim(2, 'agree', bohumil))).toEqual(DONE);
  expect(await open()).toMatchObject([{ seat: 2, askedBy: 0, isReady: false }]);
  // Cecilie sat down a week ago and has not been seen since.
  const seatedAt = new Date(Date.now() - 8 * 24 * 3_600_000);
  await db().seat.updateMany({ where: { gameId: id, seat: 2 }, data: { seatedAt } });
  expect(await open()).toMatchObject([{ seat: 2, askedBy: 0, isReady: true }]);
  const { made } = await bodyOf(claim(2, 'make', host));
  expect(await bodyOf({ path, token: cecilie })).not.toHaveProperty('me');
  expect(await bodyOf(post(`${path}/sit`, made.token, { name: 'Cecilie' }))).toMatchObject({ seat: 2 });
  const { token: stranger } = await personWith('Stranger');
  await problemOf(claim(0, 'ask', stranger), 403, 'token-wrong');
});

test('the host sends a fresh link to a holder, and withdraws a free seat’s link', async () => {
  const { path, host, anna, links } = await table();
  const link = (seat: number) => `${path}/seats/${seat}/link`;
  await callJson(post(`${path}/address`, anna, { email: 'anna@praga.test' }));
  expect(await bodyOf(post(link(0), host))).toEqual(DONE);
  await problemOf(post(link(2), host), 409, 'not-that-seat');
  await problemOf(post(link(0), anna), 403, 'not-host');
  const withdraw = (seat: number, token: string) => ({ method: 'DELETE', path: link(seat), token });
  await problemOf(withdraw(0, host), 409, 'seat-held');
  await problemOf(withdraw(2, anna), 403, 'not-host');
  expect(await bodyOf(withdraw(2, host))).toEqual(DONE);
  expect((await bodyOf({ path, token: links[2] })).unproven).toBe('token-wrong');
});

const pick = (n: number) => (most: number) => (n * 7) % most;

async function played(steps: number, seating?: Seating) {
  const made = await seatedTable(2, { emails: false, ...seating });
  for (let n = 0; n < steps; n += 1) await playOne(made, pick(n));
  return { ...made, path: `/api/games/${made.gameId}` };
}

test('two positions are compared in numbers, the first and the newest unless said otherwise', async () => {
  const { path, seats } = await played(12);
  const { seq } = await bodyOf({ path });
  const all = await bodyOf({ path: `${path}/compare` });
  expect([all.a, all.b]).toEqual([1, seq]);
  expect(all.differences).toContainEqual(expect.objectContaining({ seat: 0, measure: expect.any(String) }));
  const back = await bodyOf({ path: `${path}/compare?a=${seq}&b=1`, token: seats[0]?.token });
  expect(back.differences.map(({ b }: { b: number }) => b)).toEqual(
    all.differences.map(({ a }: { a: number }) => a),
  );
  const same = await bodyOf({ path: `${path}/compare?a=9&b=9` });
  expect([same.differences, same.places]).toEqual([[], []]);
  await problemOf({ path: `${path}/compare?b=32` }, 404, 'unknown-position');
  await problemOf({ path: `${path}/compare?a=x` }, 400, 'invalid-request');
});

test('a recap that was read is marked as read', async () => {
  const table = await played(30);
  const { path, seats } = table;
  const tokens = seats.map(({ token = '' }) => token);
  const shown = (token: string) => bodyOf({ path: `${path}/recap`, token });
  let stands = await Promise.all(tokens.map(shown));
  let newest = 31;
  // Until somebody is in the middle of a turn: the other sees nothing of it.
  while (stands.every(({ seq }) => seq === newest)) {
    await playOne(table, pick(newest));
    newest += 1;
    stands = await Promise.all(tokens.map(shown));
  }
  const rows = stands.map(({ seq }) => seq);
  expect(Math.max(...rows)).toBe(newest);
  expect(Math.min(...rows)).toBeLessThan(newest);
  for (const [n, token] of tokens.entries()) {
    expect(stands[n].seen).not.toBe(rows[n]);
    for (const seq of [newest, 10_000])
      expect(await bodyOf(post(`${path}/recap`, token, { seq }))).toEqual(DONE);
    expect(await shown(token)).toMatchObject({ seq: rows[n], seen: rows[n] });
  }
});

test('a position contains nothing that changes and is cached for ever', async () => {
  const table = await played(10);
  const at = `${table.path}/positions/5`;
  const first = await callJson({ path: at });
  expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  for (let n = 0; n < 6; n += 1) await playOne(table, pick(n));
  await callJson(post(`${table.path}/sit`, table.seats[1]?.token, {}));
  expect((await callJson({ path: at })).body).toEqual(first.body);
  await problemOf({ path: `${table.path}/positions/32` }, 404, 'unknown-position');
});
