/** Settings of a person, changed by their programs: channels, browsers, holidays. */
import { expect, test } from 'vitest';
import { sessionCookie } from '@/lib/platform/auth/session';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { personWith } from '../support/world';

await useService();

async function anna() {
  const { id, token } = await personWith('Anna');
  const ask = (method: string, path: string, json?: object) => ({
    method,
    path: `/api/${path}`,
    token,
    json,
  });
  const done = async (...asked: Parameters<typeof ask>) =>
    expect((await callJson(ask(...asked))).body).toMatchObject({ done: true });
  const read = async (path: string) => (await callJson({ path: `/api/${path}`, token })).body;
  return { id, token, ask, done, read };
}

test('a new address waits for confirmation; a webhook works at once and shows its secret once', async () => {
  const { ask, read } = await anna();
  const mail = await callJson(ask('POST', 'me/channels', { kind: 'mail', address: 'anna@praga.test' }));
  expect([mail.status, mail.body.channel.state]).toEqual([201, 'waits-for-proof']);
  const hook = { kind: 'json', url: 'https://hook.example/praga', label: 'mine' };
  const { body } = await callJson(ask('POST', 'me/channels', hook));
  expect(body).toMatchObject({ channel: { form: 'webhook', label: 'mine', state: 'on' } });
  expect(body.standardSecret).toContain('whsec_');
  const settled = await read('me/notifications');
  expect(settled.channels.map(({ label }: { label: string }) => label)).toEqual(['anna@praga.test', 'mine']);
  expect(JSON.stringify(settled)).not.toContain(body.secret);
  const inside = { kind: 'json', url: 'https://10.0.0.1/' };
  const refused = await problemOf(ask('POST', 'me/channels', inside), 409, 'channel-refused');
  expect(refused.body.params).toEqual({ why: 'not-public' });
});

test('a channel is paused, resumed, configured and removed', async () => {
  const { ask, done, read } = await anna();
  await call(ask('POST', 'me/channels', { kind: 'mail', address: 'anna@praga.test' }));
  const own = async () => (await read('me/notifications')).channels[0];
  const { id } = await own();
  const path = `me/channels/${id}`;
  await done('POST', path, { act: 'pause' });
  expect((await own()).state).toBe('paused');
  await done('POST', path, { act: 'resume' });
  await done('POST', path, { act: 'prove' });
  await problemOf(ask('POST', path, { act: 'test' }), 404, 'unknown-entry');
  await done('PATCH', path, { wants: ['your-turn'] });
  expect((await own()).wants).toEqual(['your-turn']);
  await done('DELETE', path);
  await problemOf(ask('DELETE', path), 404, 'unknown-entry');
  await problemOf(ask('PATCH', path, { wants: ['your-turn'] }), 404, 'unknown-entry');
});

test('an older name is still taken, and one that contradicts the newer name is refused', async () => {
  const { ask } = await anna();
  const mail = { form: 'mail', address: 'anna@praga.test' };
  expect((await callJson(ask('POST', 'me/channels', mail))).body.channel).toMatchObject({ kind: 'mail' });
  const two = await problemOf(ask('POST', 'me/channels', { ...mail, kind: 'json' }), 400, 'invalid-request');
  const message = 'is an older name of `kind`, which has another value';
  expect(two.body.issues).toEqual([{ path: 'body.form', message }]);
  // A fault is told by the name that was sent.
  const odd = await problemOf(ask('GET', 'competitions?circle=X'), 400, 'invalid-request');
  expect(odd.body.issues).toMatchObject([{ path: 'query.circle' }]);
});

test('the number of channels is limited', async () => {
  const { ask } = await anna();
  const mail = (n: number) => ask('POST', 'me/channels', { kind: 'mail', address: `anna${n}@praga.test` });
  for (let n = 0; n < 12; n += 1) expect((await call(mail(n))).status).toBe(201);
  const { body } = await problemOf(mail(12), 409, 'channel-refused');
  expect(body.params).toEqual({ why: 'too-many' });
});

test('emails for turns are configured, and a table is muted', async () => {
  const { id, token, ask, done, read } = await anna();
  const { gameId, seats } = await seatedTable(2, { emails: false });
  await sitAs({ token: seats[0]?.token ?? '', userId: id });
  await done('PATCH', 'me/notifications', { turnMails: 'digest', digestAt: '07:05' });
  await done('POST', `games/${gameId}/mute`, { muted: true });
  expect(await read('me/notifications')).toMatchObject({
    turnMails: 'digest',
    digestAt: '07:05',
    tables: [{ gameId, muted: true }],
  });
  await problemOf(ask('PATCH', 'me/notifications', { turnMails: 'both' }), 400, 'invalid-request');
  const elsewhere = await seatedTable(2, { emails: false });
  const mute = { method: 'POST', path: `/api/games/${elsewhere.gameId}/mute`, json: { muted: true } };
  await problemOf({ ...mute, token }, 404, 'unknown-table');
});

test('browsers are listed and signed out, each by its id', async () => {
  const { id, ask, done, read } = await anna();
  await sessionCookie(id, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  const { browsers, atSeats } = await read('me/browsers');
  expect([browsers.length, atSeats]).toEqual([1, []]);
  await done('DELETE', `me/browsers/${browsers[0].id}`);
  expect((await read('me/browsers')).browsers).toEqual([]);
  await problemOf(ask('DELETE', 'me/browsers/none'), 404, 'unknown-entry');
});

test('days off are taken, listed and cancelled; past days are refused', async () => {
  const { ask, done, read } = await anna();
  const { today, left } = await read('me/holidays');
  const first = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await callJson(ask('POST', 'me/holidays', { first, last: first }));
  const taken = await read('me/holidays');
  expect(body).toEqual({ done: true, holiday: taken.holidays[0] });
  expect(taken.holidays).toMatchObject([{ first, last: first, automatic: false }]);
  expect(left - taken.left).toBe(first.startsWith(today.slice(0, 4)) ? 1 : 0);
  await done('DELETE', `me/holidays/${taken.holidays[0].id}`);
  expect((await read('me/holidays')).holidays).toEqual([]);
  await problemOf(ask('DELETE', 'me/holidays/none'), 404, 'unknown-entry');
  const past = { first: '2020-01-01', last: '2020-01-02' };
  const refused = await problemOf(ask('POST', 'me/holidays', past), 409, 'holiday-refused');
  expect(refused.body.params).toEqual({ why: 'in-the-past' });
  await done('PATCH', 'me/holidays', { isAutomatic: false });
  expect((await read('me/holidays')).isAutomatic).toBe(false);
});

test('the address of a calendar is made, read again, made new and removed', async () => {
  const { ask, done, read } = await anna();
  expect(await read('me/calendar')).toEqual({});
  const first = (await callJson(ask('POST', 'me/calendar'))).body;
  expect(first.url).toMatch(/^http:\/\/praga\.test\/calendar\/[\w-]{22}\.ics$/);
  expect(await read('me/calendar')).toEqual(first);
  const second = (await callJson(ask('POST', 'me/calendar'))).body;
  expect(second.url).not.toBe(first.url);
  await done('DELETE', 'me/calendar');
  expect(await read('me/calendar')).toEqual({});
  await problemOf(ask('DELETE', 'me/calendar'), 404, 'unknown-entry');
});

test("a seat's token identifies no person, and cannot change settings", async () => {
  const { seats, gameId } = await seatedTable(2, { emails: false });
  const token = seats[0]?.token;
  for (const path of ['notifications', 'browsers', 'holidays', 'calendar'])
    await problemOf({ path: `/api/me/${path}`, token }, 401, 'person-missing');
  const mute = { method: 'POST', path: `/api/games/${gameId}/mute`, json: { muted: true }, token };
  await problemOf(mute, 401, 'person-missing');
});
