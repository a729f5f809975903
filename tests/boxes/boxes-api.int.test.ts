/** Boxes for programs: every operation, and each of its refusals. */
import { beforeAll, expect, test } from 'vitest';
import { MAX_BOXES, MAX_EDITORS, MAX_REVISIONS } from '@/lib/features/boxes/box';
import { createBox } from '@/lib/features/boxes/boxes';
import { db } from '@/lib/platform/db/db';
import { callJson } from '../support/api';
import { programsAt } from '../support/programs';
import { useService } from '../support/service';
import { personWith } from '../support/world';
import { CHEAP, DEAR, SEAL, valueOf, WALL } from './made-box';

await useService();

const people = { anna: '', bohumil: '', zdenka: '' };
const ids = { anna: '', bohumil: '', zdenka: '' };

beforeAll(async () => {
  for (const who of ['anna', 'bohumil', 'zdenka'] as const)
    ({ id: ids[who], token: people[who] } = await personWith(who));
});

const { ask, refuse } = programsAt(() => '/api/boxes', people);

const DONE = { done: true };

/** A box of Anna that Bohumil has joined. */
async function made(name = 'Our box') {
  await db().box.deleteMany({ where: { ownerId: ids.anna } });
  const { body } = await ask('anna', 'POST', '', { name });
  const at = `/${body.id}`;
  const { token } = (await ask('anna', 'POST', `${at}/link`)).body;
  await ask('bohumil', 'POST', `${at}/editors`, { token });
  return { at, id: String(body.id), token, wall: `${at}/values/${WALL}`, seal: `${at}/values/${SEAL}` };
}

test('two programs enter values, choose, and make a revision that a table is played with', async () => {
  const { at, id, wall, seal } = await made();
  expect((await ask('anna', 'PUT', wall, { value: DEAR, doubt: 'worn' })).body).toEqual(DONE);
  expect((await ask('bohumil', 'PUT', wall, { value: CHEAP })).body).toEqual(DONE);
  expect((await ask('bohumil', 'PUT', seal, {})).body).toEqual(DONE);
  const { body: box } = await ask('bohumil', 'GET', at);
  expect(box).toMatchObject({ id, name: 'Our box', open: [WALL], mayEdit: true, isOwner: false });
  expect(box.link).toBeUndefined();
  expect(box.entries[WALL]).toMatchObject([{ by: 'anna', doubt: 'worn', value: DEAR }, { isMine: true }]);
  const { editor } = box.entries[WALL][1];
  expect((await ask('anna', 'PUT', `${wall}/choice`, { editor })).body).toEqual(DONE);
  expect((await ask('bohumil', 'DELETE', seal)).body).toEqual(DONE);
  const revision = await ask('anna', 'POST', `${at}/revisions`);
  expect(revision.status).toBe(201);
  const { revisions } = (await ask('bohumil', 'GET', `${at}/revisions`)).body;
  expect(revisions).toMatchObject([
    { number: 1, pack: revision.body.pack, people: 1, changed: [{ component: WALL, fields: ['cost'] }] },
  ]);
  const json = { name: 'Boxed', pack: revision.body.pack, seats: [{}, { bot: 'journeyman' }] };
  const table = await callJson({ method: 'POST', path: '/api/tables', token: people.anna, json });
  expect(table.status).toBe(201);
  await refuse('anna', ['DELETE', at], 409, 'box-in-use');
  await db().game.deleteMany({ where: { id: table.body.game.id } });
  expect((await ask('anna', 'DELETE', at)).body).toEqual(DONE);
  // No answer names a person.
  expect(JSON.stringify([box, revisions])).not.toMatch(/userId|ownerId/);
});

test('a box goes out as a file and comes in as another box', async () => {
  const { at, wall, seal } = await made();
  await ask('anna', 'PUT', wall, { value: DEAR });
  await ask('anna', 'PUT', seal, {});
  const { body: file } = await ask('bohumil', 'GET', `${at}/file`);
  expect(file).toMatchObject({ format: 'praga-by-post/box', version: 1, changes: { [WALL]: DEAR } });
  expect(file.looked.sort()).toEqual([SEAL, WALL].sort());
  const copy = await ask('zdenka', 'POST', '', { file });
  expect(copy.status).toBe(201);
  expect((await ask('zdenka', 'GET', `/${copy.body.id}/file`)).body).toEqual(file);
  const { body } = await refuse(
    'zdenka',
    ['POST', '', { file: { ...file, changes: { [WALL]: { cost: { gold: 99 } } } } }],
    422,
    'bad-values',
  );
  expect(body.params).toEqual({ problem: 'bad-value', path: `changes.${WALL}.cost.gold` });
});

test('the owner renames, shares and lists a box, and others see it there', async () => {
  const { at, id, wall } = await made();
  await ask('anna', 'PUT', wall, { value: DEAR });
  await ask('anna', 'POST', `${at}/revisions`);
  const settings = { name: 'Zlatá ulička', share: 'listed' };
  expect((await ask('anna', 'PATCH', at, settings)).body).toEqual(DONE);
  expect((await ask('anna', 'GET', '')).body.mine).toMatchObject([{ id, ...settings }]);
  const { listed } = (await ask('zdenka', 'GET', '')).body;
  expect(listed.find((box: { id: string }) => box.id === id)).toMatchObject({ newest: { number: 1 } });
  expect((await ask('zdenka', 'GET', at)).body).toMatchObject({ mayEdit: false, editors: [] });
  const entry = ['PUT', wall, { value: DEAR }] as const;
  for (const asked of [entry, ['POST', `${at}/revisions`], ['DELETE', `${at}/editors/me`]] as const)
    await refuse('zdenka', asked, 403, 'not-an-editor');
});

test('the link makes editors of its own box until it is closed; they may leave', async () => {
  const [one, other] = [await made(), await made()];
  const { body } = await ask('anna', 'POST', `${other.at}/link`);
  expect(body.link).toMatch(new RegExp(`/join/${body.token}$`));
  const join = ['POST', `${other.at}/editors`] as const;
  await refuse('zdenka', [...join, { token: other.token }], 404, 'box-closed');
  await refuse('zdenka', ['POST', `${one.at}/editors`, { token: body.token }], 404, 'box-closed');
  expect((await ask('zdenka', ...join, { token: body.token })).body).toEqual(DONE);
  expect((await ask('zdenka', 'DELETE', `${other.at}/editors/me`)).body).toEqual(DONE);
  await refuse('anna', ['DELETE', `${other.at}/editors/me`], 409, 'owner-stays');
  expect((await ask('anna', 'DELETE', `${other.at}/link`)).body).toEqual(DONE);
  await refuse('anna', ['DELETE', `${other.at}/link`], 409, 'nothing-to-do');
  await refuse('zdenka', [...join, { token: body.token }], 404, 'box-closed');
});

test('the owner removes an editor, whose entries stay; the link they know is closed', async () => {
  const { at, wall, token } = await made();
  await ask('zdenka', 'POST', `${at}/editors`, { token });
  await ask('zdenka', 'PUT', wall, { value: DEAR });
  const { removable, entries } = (await ask('anna', 'GET', at)).body;
  const editor = removable.find(({ name }: { name: string }) => name === 'zdenka')?.editor;
  const remove = ['DELETE', `${at}/editors/${editor}`] as const;
  expect((await ask('zdenka', 'GET', at)).body.removable).toBeUndefined();
  await refuse('zdenka', remove, 403, 'not-the-owner');
  expect((await ask('anna', ...remove)).body).toEqual(DONE);
  await refuse('anna', remove, 409, 'nothing-to-do');
  await refuse('zdenka', ['PUT', wall, { value: DEAR }], 404, 'unknown-box');
  await refuse('zdenka', remove, 404, 'unknown-box');
  await refuse('zdenka', ['POST', `${at}/editors`, { token }], 404, 'box-closed');
  const after = (await ask('anna', 'GET', at)).body;
  expect([after.entries, after.link]).toEqual([entries, undefined]);
});

test('the owner is no editor to be removed', async () => {
  const { id } = await made();
  const box = await db().box.findUniqueOrThrow({ where: { id }, include: { editors: true } });
  const own = box.editors.find(({ userId }) => userId === box.ownerId)?.id;
  await refuse('anna', ['DELETE', `/${id}/editors/${own}`], 409, 'owner-stays');
});

test('to people who do not edit it, a private box is unknown', async () => {
  const { at, wall } = await made();
  for (const asked of [
    ['GET', at],
    ['PATCH', at, { name: 'Mine' }],
    ['DELETE', at],
    ['PUT', wall, { value: {} }],
    ['DELETE', wall],
    ['PUT', `${wall}/choice`, { editor: crypto.randomUUID() }],
    ['GET', `${at}/revisions`],
    ['POST', `${at}/revisions`],
    ['GET', `${at}/file`],
    ['POST', `${at}/link`],
    ['DELETE', `${at}/link`],
    ['DELETE', `${at}/editors/me`],
  ] as const)
    await refuse('zdenka', asked, 404, 'unknown-box');
});

test('editors who do not own a box are refused', async () => {
  const { at } = await made();
  for (const asked of [
    ['PATCH', at, { name: 'Mine' }],
    ['DELETE', at],
    ['POST', `${at}/link`],
    ['DELETE', `${at}/link`],
  ] as const)
    await refuse('bohumil', asked, 403, 'not-the-owner');
});

test('every refusal of names, remarks, values and acts', async () => {
  const { at, wall } = await made();
  for (const name of ['<b>', ' ', 'x'.repeat(41), 'www.example.com']) {
    await refuse('anna', ['POST', '', { name }], 422, 'bad-name');
    await refuse('anna', ['PATCH', at, { name }], 422, 'bad-name');
  }
  await refuse('anna', ['PATCH', at, {}], 409, 'nothing-to-do');
  await refuse('anna', ['PUT', `${at}/values/no-such-tile`, { value: {} }], 404, 'unknown-component');
  await refuse('anna', ['PUT', wall, { value: { art: 'x' } }], 422, 'bad-values');
  await refuse('anna', ['PUT', wall, { value: DEAR, doubt: 'see https://evil.test' }], 422, 'bad-doubt');
  await refuse('anna', ['DELETE', wall], 409, 'not-entered');
  await refuse('anna', ['PUT', `${wall}/choice`, { editor: crypto.randomUUID() }], 409, 'not-entered');
  await refuse('anna', ['POST', `${at}/revisions`], 409, 'nothing-to-do');
  await ask('anna', 'PUT', wall, { value: DEAR });
  const { editor } = (await ask('anna', 'GET', at)).body.entries[WALL][0];
  await refuse('anna', ['PUT', `${wall}/choice`, { editor }], 409, 'nothing-to-do');
  await ask('bohumil', 'PUT', wall, { value: CHEAP });
  await refuse('anna', ['POST', `${at}/revisions`], 409, 'entries-differ');
  await refuse('anna', ['POST', '', {}], 400, 'invalid-request');
});

test('stored values that no longer fit are refused wherever the box is changed', async () => {
  const { at, id, wall, seal } = await made();
  await ask('anna', 'PUT', seal, { value: { cost: { gold: 7 } } });
  await ask('anna', 'PUT', wall, { value: DEAR });
  const where = { boxId: id, componentId: SEAL };
  await db().boxValue.updateMany({ where, data: { value: { cost: { gold: 99 } } } });
  await refuse('anna', ['POST', `${at}/revisions`], 422, 'bad-values');
  await refuse('anna', ['DELETE', wall], 422, 'bad-values');
  await db().boxValue.updateMany({ where, data: { value: { cost: { gold: 7 } } } });
  await ask('bohumil', 'PUT', wall, { value: CHEAP });
  await db().boxValue.updateMany({ where, data: { value: { cost: { gold: 99 } } } });
  const { editor } = (await ask('anna', 'GET', at)).body.entries[WALL][1];
  await refuse('anna', ['PUT', `${wall}/choice`, { editor }], 422, 'bad-values');
  expect((await ask('anna', 'DELETE', seal)).body).toEqual(DONE);
});

test('editors and revisions of a box, and boxes of a person, have limits', async () => {
  const { at, id, token, wall } = await made();
  await db().box.deleteMany({ where: { ownerId: ids.zdenka } });
  for (let n = 0; n < MAX_BOXES; n += 1) valueOf(await createBox({ name: 'Box', userId: ids.zdenka }));
  const join = ['POST', `${at}/editors`, { token }] as const;
  await refuse('zdenka', ['POST', '', { name: 'Box' }], 409, 'many-boxes');
  await refuse('zdenka', join, 409, 'many-boxes');
  await ask('anna', 'PUT', wall, { value: DEAR });
  await ask('anna', 'POST', `${at}/revisions`);
  await db().boxRevision.updateMany({ where: { boxId: id }, data: { number: MAX_REVISIONS } });
  await ask('anna', 'PUT', wall, { value: CHEAP });
  await refuse('anna', ['POST', `${at}/revisions`], 409, 'many-revisions');
  const strangers = Array.from({ length: MAX_EDITORS }, () => ({
    boxId: id,
    id: crypto.randomUUID(),
    joinedAt: new Date(),
  }));
  await db().boxEditor.createMany({ data: strangers });
  await refuse('zdenka', join, 409, 'box-full');
});
