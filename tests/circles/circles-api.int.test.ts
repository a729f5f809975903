/** Circles for programs: every operation, and each of its refusals. */
import { beforeAll, expect, test } from 'vitest';
import { makeGuest } from '@/lib/features/people/guests';
import { callJson, problemOf } from '../support/api';
import { programsAt } from '../support/programs';
import { useService } from '../support/service';
import { personWith, programOf } from '../support/world';

await useService();

const people = { anna: '', bohumil: '', cilka: '', zdenka: '' };

beforeAll(async () => {
  for (const who of ['anna', 'bohumil', 'cilka', 'zdenka'] as const)
    people[who] = (await personWith(who)).token;
});

const { ask, refuse } = programsAt(() => '/api/circles', people);

/** A circle of Anna that Bohumil has joined. */
async function made() {
  // One person starts five a day.
  people.anna = (await personWith('anna')).token;
  const { body } = await ask('anna', 'POST', '', { name: 'Thursday', myName: 'Anna' });
  const token = String(body.link).split('/').at(-1);
  await ask('bohumil', 'POST', `/${body.id}/members`, { token, name: 'Bohumil' });
  const { members } = (await ask('anna', 'GET', `/${body.id}`)).body;
  const idOf = (name: string): string => members.find((member: { name: string }) => member.name === name).id;
  return { at: `/${body.id}`, token, idOf };
}

test('a program starts a circle, others join by its link, and all read it', async () => {
  const { at, token } = await made();
  const { body: circle } = await ask('bohumil', 'GET', at);
  expect(circle).toMatchObject({ name: 'Thursday', joinBy: 'link' });
  expect(circle.link).toBeUndefined();
  expect((await ask('bohumil', 'GET', `${at}/members`)).body.members).toMatchObject([
    { name: 'Anna', role: 'host', isMe: false },
    { name: 'Bohumil', role: 'member', isMe: true },
  ]);
  expect((await ask('bohumil', 'GET', `${at}/entries`)).body.entries).toMatchObject([
    { kind: 'joined', name: 'Bohumil', by: 'Bohumil' },
    { kind: 'founded', by: 'Anna' },
  ]);
  expect((await ask('bohumil', 'GET', '')).body.circles[0]).toMatchObject({ members: 2, state: 'in' });
  const mine = await callJson({ path: '/api/me/circles', token: people.bohumil });
  expect(mine.body.circles).toHaveLength(1);
  expect((await ask('bohumil', 'POST', `${at}/members`, { token })).body).toEqual({ state: 'in' });
  // No answer names a person.
  expect(JSON.stringify([circle, mine.body])).not.toMatch(/userId|playerKey/);
});

test('members change their own entries; the host changes the rest', async () => {
  const { at, idOf } = await made();
  const bohumil = `${at}/members/${idOf('Bohumil')}`;
  expect((await ask('bohumil', 'PATCH', bohumil, { name: 'Bob', letter: false })).body).toEqual({
    done: true,
  });
  expect((await ask('anna', 'PATCH', bohumil, { act: 'make-steward' })).status).toBe(200);
  expect((await ask('bohumil', 'PATCH', at, { notice: 'Cake at eight' })).status).toBe(200);
  const renewed = await ask('bohumil', 'POST', `${at}/link`);
  expect(renewed.body.link).toMatch(new RegExp(`/join/${renewed.body.token}$`));
  expect((await ask('bohumil', 'DELETE', `${at}/link`)).status).toBe(200);
  expect((await ask('anna', 'DELETE', bohumil)).status).toBe(200);
  expect((await ask('anna', 'GET', at)).body.members[1].endsAt).toBeDefined();
  expect((await ask('bohumil', 'DELETE', bohumil)).status).toBe(200);
  await refuse('bohumil', ['GET', at], 404, 'unknown-circle');
  expect((await ask('anna', 'DELETE', at)).status).toBe(200);
  await refuse('anna', ['GET', at], 404, 'unknown-circle');
});

test('for everyone else the circle is not found', async () => {
  const { at, idOf } = await made();
  const member = `${at}/members/${idOf('Bohumil')}`;
  for (const call of [
    ['GET', at],
    ['PATCH', at, { notice: 'x' }],
    ['DELETE', at],
    ['GET', `${at}/members`],
    ['PATCH', member, { act: 'remove' }],
    ['DELETE', member],
    ['POST', `${at}/link`],
    ['DELETE', `${at}/link`],
    ['GET', `${at}/entries`],
  ] as const)
    await refuse('zdenka', call, 404, 'unknown-circle');
});

test('members who are not in charge are refused', async () => {
  const { at, idOf } = await made();
  const anna = `${at}/members/${idOf('Anna')}`;
  for (const call of [
    ['PATCH', at, { notice: 'x' }],
    ['DELETE', at],
    ['PATCH', anna, { act: 'remove' }],
    ['DELETE', anna],
    ['POST', `${at}/link`],
    ['DELETE', `${at}/link`],
  ] as const)
    await refuse('bohumil', call, 403, 'not-in-charge');
});

test('refused changes have a reason', async () => {
  const { at, token, idOf } = await made();
  const anna = `${at}/members/${idOf('Anna')}`;
  await refuse('anna', ['PATCH', at, {}], 409, 'nothing-to-do');
  await refuse('anna', ['PATCH', at, { act: 'leave' }], 409, 'host-stays');
  await refuse('anna', ['DELETE', anna], 409, 'host-stays');
  await refuse('anna', ['PATCH', anna, { act: 'make-steward' }], 409, 'not-that-member');
  await refuse('bohumil', ['PATCH', anna, { name: 'Other' }], 409, 'not-that-member');
  await refuse('anna', ['PATCH', anna, { name: 'bohumil' }], 409, 'name-taken');
  await refuse('cilka', ['POST', `${at}/members`, { token, name: 'ANNA' }], 409, 'name-taken');
  await ask('anna', 'DELETE', at);
  await refuse('anna', ['DELETE', at], 409, 'nothing-to-do');
  await ask('anna', 'DELETE', `${at}/link`);
  await refuse('anna', ['DELETE', `${at}/link`], 409, 'nothing-to-do');
  await refuse('cilka', ['POST', `${at}/members`, { token, name: 'Cilka' }], 404, 'circle-closed');
});

test('the token of one circle opens no other', async () => {
  const [one, other] = [await made(), await made()];
  const join = ['POST', `${other.at}/members`, { token: one.token, name: 'Cilka' }] as const;
  await refuse('cilka', join, 404, 'circle-closed');
});

test.each([
  ['a link in its name', { name: 'Come to www.example.com' }],
  ['an address in its name', { name: 'see example.com/x' }],
  ['another link', { name: 'http://example' }],
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['a link in the name of its host', { name: 'Thursday', myName: 'example.com' }],
  ['a time zone that is none', { name: 'Thursday', timeZone: 'Mars' }],
])('a circle with %s is refused', async (_what, json) => {
  await refuse('zdenka', ['POST', '', json], 400, 'invalid-request');
});

test('one person starts no more than five circles a day', async () => {
  const { token: busy } = await personWith('Busy');
  const found = () =>
    callJson({ method: 'POST', path: '/api/circles', token: busy, json: { name: 'Thursday' } });
  const said = [];
  for (let n = 0; n < 6; n++) said.push((await found()).status);
  expect(said).toEqual([201, 201, 201, 201, 201, 429]);
});

test('members talk: written once, reacted to, reported, taken away, and for nobody else', async () => {
  const { at, idOf } = await made();
  const id = crypto.randomUUID();
  const talk = `${at}/talk`;
  const word = `${talk}/${id}`;
  for (const _twice of [1, 2]) {
    const said = await ask('anna', 'POST', talk, { id, text: ' Thursday, @Bohumil? ' });
    const message = { id, memberId: idOf('Anna'), text: 'Thursday, @Bohumil?', isMine: true };
    expect(said).toMatchObject({ status: 200, body: { done: true, message } });
  }
  const heart = { reaction: 'heart', isOn: true };
  expect((await ask('bohumil', 'PUT', word, heart)).status).toBe(200);
  expect((await ask('bohumil', 'POST', word)).status).toBe(200);
  const { body } = await ask('bohumil', 'GET', talk);
  const line = { id, memberId: idOf('Anna'), name: 'Anna', text: 'Thursday, @Bohumil?', callsMe: true };
  const reactions = [{ reaction: 'heart', names: ['Bohumil'], isMine: true }];
  expect(body).toMatchObject({ unread: 1, lines: [{ ...line, reactions, isMine: false, mayReport: false }] });
  expect(body.lines[0]).not.toHaveProperty('reports');
  expect((await ask('anna', 'GET', talk)).body.lines[0].reports).toBe(1);
  await refuse('bohumil', ['DELETE', word], 403, 'not-yours');
  expect((await ask('anna', 'DELETE', word)).status).toBe(200);
  expect((await ask('bohumil', 'GET', talk)).body.lines[0]).not.toHaveProperty('text');
  await refuse('bohumil', ['PUT', word, heart], 404, 'unknown-word');
  const unknown = `${talk}/${crypto.randomUUID()}`;
  await refuse('bohumil', ['POST', unknown], 404, 'unknown-word');
  await refuse('bohumil', ['DELETE', unknown], 404, 'unknown-word');
  const every = [
    ['GET', talk],
    ['POST', talk, { id, text: 'Hello' }],
    ['POST', word],
    ['PUT', word, heart],
    ['DELETE', word],
  ] as const;
  for (const asked of every) await refuse('zdenka', asked, 404, 'unknown-circle');
});

test('a person’s name in a circle follows its rule for names, and no one gets a placeholder', async () => {
  const names = [undefined, 'www.advert.cz', 'Anna'];
  const people = await Promise.all(
    names.map(async (name) => programOf((await makeGuest({ ...(name ? { name } : {}), locale: 'de' })).id)),
  );
  const circle = { method: 'POST', path: '/api/circles', json: { name: 'Thursday' } };
  const [nobody, advert, anna] = people;
  for (const token of [nobody, advert]) await problemOf({ ...circle, token }, 422, 'bad-name');
  const { body } = await callJson({ ...circle, token: anna });
  expect(body.members).toMatchObject([{ name: 'Anna' }]);
  const json = { token: body.link.split('/').at(-1) };
  const joining = { method: 'POST', path: `/api/circles/${body.id}/members`, json };
  for (const token of [nobody, advert]) await problemOf({ ...joining, token }, 422, 'bad-name');
  const named = { ...joining, token: nobody, json: { ...json, name: 'Bohumil' } };
  expect((await callJson(named)).body).toEqual({ state: 'in' });
});

test('an act with settings is refused, and changes neither', async () => {
  const token = await programOf((await makeGuest({ name: 'Anna', locale: 'en' })).id);
  const { body } = await callJson({
    method: 'POST',
    path: '/api/circles',
    token,
    json: { name: 'Thursday' },
  });
  const path = `/api/circles/${body.id}`;
  const json = { act: 'end', notice: 'We meet at eight.' };
  const refusal = await problemOf({ method: 'PATCH', path, token, json }, 400, 'invalid-request');
  expect(refusal.body.issues).toEqual([{ path: 'body.notice', message: 'does not go with this act' }]);
  expect((await callJson({ path, token })).body).toEqual(body);
});
