/** Boxes: entries, differing entries, choices, revisions, and the refusals. */
import { expect, test } from 'vitest';
import { MAX_BOXES } from '@/lib/features/boxes/box';
import {
  changeBox,
  createBox,
  findBoxOfPack,
  listBoxes,
  readBox,
  readRevisions,
} from '@/lib/features/boxes/boxes';
import { loadPack } from '@/lib/features/boxes/load-pack';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { CHEAP, DEAR, done, entered, kindOf, madeBox, SEAL, seenBy, valueOf, WALL } from './made-box';
import { guest } from '../support/world';

await useService();

test('an entry is the value of the box, and people who enter the same confirm it', async () => {
  const { boxId, anna, who, others } = await madeBox(['Bohumil']);
  const [bohumil = ''] = others;
  await done(who, { act: 'enter', componentId: WALL, value: DEAR, doubt: 'worn corner' });
  await done({ boxId, userId: bohumil }, { act: 'enter', componentId: WALL });
  const box = await seenBy(boxId, bohumil);
  expect(box.values.changes).toEqual({ [WALL]: DEAR });
  expect(box.entries[WALL]).toMatchObject([
    { by: 'Anna', isMine: false, doubt: 'worn corner' },
    { by: 'Bohumil', isMine: true, doubt: '' },
  ]);
  expect(box).toMatchObject({ open: [], people: 2, mayEdit: true, isOwner: false });
  expect((await seenBy(boxId, anna)).joinLink).toMatch(/\/join\/[\w-]{22}$/);
  expect(box.joinLink).toBeNull();
});

test('differing entries are shown side by side until one is chosen', async () => {
  const { boxId, anna, who, others } = await madeBox(['Bohumil']);
  const [bohumil = ''] = others;
  await entered(boxId, WALL, { [anna]: DEAR, [bohumil]: CHEAP });
  expect(await seenBy(boxId, anna)).toMatchObject({ open: [WALL], people: 1 });
  expect(kindOf(await changeBox(who, { act: 'finish' }))).toBe('entries-differ');
  const editorId = (await seenBy(boxId, anna)).entries[WALL]?.[1]?.editorId ?? '';
  await done(who, { act: 'choose', componentId: WALL, editorId });
  expect(await seenBy(boxId, anna)).toMatchObject({ open: [], values: { changes: { [WALL]: CHEAP } } });
  await done({ boxId, userId: bohumil }, { act: 'withdraw', componentId: WALL });
  expect(await seenBy(boxId, anna)).toMatchObject({ open: [], values: { changes: { [WALL]: DEAR } } });
});

test('a revision is a pack that games are played with; later ones say what changed', async () => {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: DEAR });
  const first = (await done(who, { act: 'finish' })).packId;
  expect((await loadPack({ id: first, version: 1 })).wallById.get(WALL)?.cost).toEqual(DEAR.cost);
  expect(kindOf(await changeBox(who, { act: 'finish' }))).toBe('nothing-to-do');
  await entered(boxId, WALL, { [anna]: { ...DEAR, name: 'Dear wall' } });
  const second = (await done(who, { act: 'finish' })).packId;
  expect(await readRevisions(boxId, { id: anna })).toMatchObject([
    { number: 2, packId: second, changed: [{ componentId: WALL, fields: ['name'] }] },
    { number: 1, packId: first, people: 1, changed: [{ componentId: WALL, fields: ['cost'] }] },
  ]);
  expect(await findBoxOfPack(first, anna)).toMatchObject({ boxId, number: 1, newer: second });
  expect(await findBoxOfPack(second, anna)).toMatchObject({ newer: null });
  expect(await findBoxOfPack(first)).toBeUndefined();
});

test('a value counts as confirmed once a finished revision holds the value that somebody read', async () => {
  const { boxId, anna, who } = await madeBox();
  const counts = async () => {
    const { confirmed, fresh } = await seenBy(boxId, anna);
    return { confirmed, fresh };
  };
  expect(await counts()).toEqual({ confirmed: 0, fresh: 0 });
  await entered(boxId, WALL, { [anna]: DEAR });
  await entered(boxId, SEAL, { [anna]: {} });
  expect(await counts()).toEqual({ confirmed: 0, fresh: 2 });
  await done(who, { act: 'finish' });
  expect(await counts()).toEqual({ confirmed: 2, fresh: 0 });
  await entered(boxId, SEAL, { [anna]: {} });
  expect(await counts()).toEqual({ confirmed: 2, fresh: 0 });
  expect(kindOf(await changeBox(who, { act: 'finish' }))).toBe('nothing-to-do');
  await entered(boxId, WALL, { [anna]: CHEAP });
  expect(await counts()).toEqual({ confirmed: 1, fresh: 1 });
});

test('a revision records that more people read the same values', async () => {
  const { boxId, anna, who, others } = await madeBox(['Bohumil']);
  await entered(boxId, WALL, { [anna]: DEAR });
  const { packId } = await done(who, { act: 'finish' });
  await entered(boxId, WALL, { [others[0] ?? '']: DEAR });
  await entered(boxId, SEAL, { [anna]: {} });
  expect((await done(who, { act: 'finish' })).packId).toBe(packId);
  expect(await readRevisions(boxId, { id: anna })).toMatchObject([
    { number: 2, confirmed: 2, people: 2, changed: [] },
    { number: 1, confirmed: 1, people: 1 },
  ]);
  expect(await findBoxOfPack(packId, anna)).toMatchObject({ number: 2, confirmed: 2, newer: null });
});

test('a value that was taken back is recorded too', async () => {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: DEAR });
  await done(who, { act: 'finish' });
  await done(who, { act: 'withdraw', componentId: WALL });
  expect(await seenBy(boxId, anna)).toMatchObject({ confirmed: 0, fresh: 0, mayFinish: true });
  await done(who, { act: 'finish' });
  expect(await seenBy(boxId, anna)).toMatchObject({ newest: { number: 2 }, mayFinish: false });
});

test('a private box is unknown to others; a listed one shows its values without names', async () => {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: DEAR });
  const stranger = await guest('Cilka');
  expect(await readBox(boxId, { id: stranger })).toBeUndefined();
  expect(await readRevisions(boxId, undefined)).toBeUndefined();
  expect(
    kindOf(await changeBox({ boxId, userId: stranger }, { act: 'enter', componentId: WALL, value: {} })),
  ).toBe('unknown-box');
  await done(who, { act: 'share', share: 'listed' });
  await done(who, { act: 'finish' });
  const seen = await seenBy(boxId, stranger);
  expect(seen).toMatchObject({ mayEdit: false, editors: [], values: { changes: { [WALL]: DEAR } } });
  expect(JSON.stringify(seen)).not.toContain('Anna');
  expect((await listBoxes({ id: stranger })).listed.map(({ id }) => id)).toContain(boxId);
  expect((await listBoxes({ id: anna })).mine.map(({ id }) => id)).toEqual([boxId]);
  expect(kindOf(await changeBox({ boxId, userId: stranger }, { act: 'enter', componentId: WALL }))).toBe(
    'not-an-editor',
  );
});

test('a box that games use stays; others are deleted whole', async () => {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, SEAL, { [anna]: { cost: { gold: 7 } } });
  const { packId: pack } = await done(who, { act: 'finish' });
  const { gameId } = await emptyTable({ seats: [{ name: 'Anna' }, { bot: 'journeyman' }], pack });
  expect(kindOf(await changeBox(who, { act: 'delete' }))).toBe('box-in-use');
  await db().game.deleteMany({ where: { id: gameId } });
  await done(who, { act: 'delete' });
  expect(await readBox(boxId, { id: anna })).toBeUndefined();
  expect(await db().boxPack.count({ where: { id: pack } })).toBe(0);
});

test('values and names that do not fit are refused', async () => {
  const { who } = await madeBox();
  const enter = async (componentId: string, value: unknown, doubt = '') =>
    kindOf(await changeBox(who, { act: 'enter', componentId, value, doubt }));
  expect(await enter('__proto__', {})).toBe('unknown-component');
  expect(await enter(WALL, { cost: { gold: 99 } })).toBe('bad-values');
  expect(await enter(WALL, { name: '<b>wall</b>' })).toBe('bad-values');
  expect(await enter(WALL, [])).toBe('bad-values');
  expect(await enter(WALL, DEAR, 'x'.repeat(201))).toBe('bad-doubt');
  expect(kindOf(await changeBox(who, { act: 'rename', name: 'Our box' }))).toBe('nothing-to-do');
  expect(kindOf(await changeBox({ ...who, boxId: 'none' }, { act: 'delete' }))).toBe('unknown-box');
});

test('a person edits a limited number of boxes, also when they make two at once', async () => {
  const userId = await guest('Dana');
  for (let n = 1; n < MAX_BOXES; n += 1) valueOf(await createBox({ name: 'Box', userId }));
  const both = await Promise.all([1, 2].map(async () => kindOf(await createBox({ name: 'Box', userId }))));
  expect(both.sort()).toEqual(['many-boxes', 'ok']);
});
