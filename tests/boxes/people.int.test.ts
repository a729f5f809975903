/** Boxes of people who leave the service, and of guests who sign in. */
import { expect, test } from 'vitest';
import { readBox } from '@/lib/features/boxes/boxes';
import { dropDesertedBoxes } from '@/lib/features/boxes/boxes-store';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { guest } from '../support/world';
import { CHEAP, DEAR, done, entered, madeBox, SEAL, WALL } from './made-box';

await useService();

const valuesOf = async (boxId: string) =>
  db().boxValue.findMany({
    where: { boxId },
    select: { componentId: true, editorId: true, value: true, doubt: true },
  });

const editorOf = async (boxId: string, userId: string) =>
  (await db().boxEditor.findFirstOrThrow({ where: { boxId, userId } })).id;

test('a person who leaves keeps their values there without a name; another editor owns the box', async () => {
  const { boxId, anna, who, others } = await madeBox(['Bohumil']);
  const editorId = await editorOf(boxId, anna);
  await done(who, { act: 'enter', componentId: WALL, value: DEAR, doubt: 'unsure' });
  await deleteAccount(anna);
  expect(await db().box.findUnique({ where: { id: boxId } })).toMatchObject({ ownerId: others[0] });
  expect(await valuesOf(boxId)).toEqual([{ componentId: WALL, editorId, value: DEAR, doubt: '' }]);
  const editors = await db().boxEditor.findMany({ where: { boxId, userId: null } });
  expect(editors.map(({ leftAt }) => leftAt !== null)).toEqual([true]);
});

test('a guest who signs in keeps boxes and values', async () => {
  const { boxId, anna } = await madeBox();
  const [id, into] = [await editorOf(boxId, anna), await guest('Anna K.')];
  await mergePeople(anna, into);
  expect(await db().box.findUnique({ where: { id: boxId } })).toMatchObject({ ownerId: into });
  expect(await db().boxEditor.findMany({ where: { boxId } })).toMatchObject([{ id, userId: into }]);
});

test('if both edit a box, the values of the account stay and the guest’s are added', async () => {
  const { boxId, anna: from, others } = await madeBox(['Anna K.']);
  const [into = ''] = others;
  const [theirs, mine] = [await editorOf(boxId, from), await editorOf(boxId, into)];
  const gold = { cost: { gold: 7 } };
  await entered(boxId, SEAL, { [from]: gold });
  await entered(boxId, WALL, { [from]: DEAR, [into]: CHEAP });
  const choice = { boxId, value: {}, at: new Date() };
  await db().boxChoice.createMany({
    data: [
      { ...choice, componentId: SEAL, by: theirs },
      { ...choice, componentId: WALL, by: mine },
    ],
  });
  await db().boxEditor.updateMany({ where: { userId: into }, data: { leftAt: new Date() } });
  await mergePeople(from, into);
  expect(await db().boxEditor.findMany({ where: { boxId } })).toMatchObject([
    { id: mine, userId: into, leftAt: null },
  ]);
  const values = await valuesOf(boxId);
  expect(values).toHaveLength(2);
  expect(values).toContainEqual({ componentId: SEAL, editorId: mine, value: gold, doubt: '' });
  expect(values).toContainEqual({ componentId: WALL, editorId: mine, value: CHEAP, doubt: '' });
  expect(await db().boxChoice.count({ where: { boxId, by: mine } })).toBe(2);
});

test('a box without any editor stays readable, and goes after 30 days, once no game uses it', async () => {
  const [deserted, played, shared] = [await madeBox(), await madeBox(), await madeBox(['Bohumil'])];
  const packId = 'box:played';
  await db().boxPack.create({ data: { id: packId, values: {}, createdAt: new Date() } });
  const revision = { boxId: played.boxId, number: 1, packId, looked: 1, people: 1 };
  const madeBy = await editorOf(played.boxId, played.anna);
  await db().boxRevision.create({ data: { ...revision, madeBy, createdAt: new Date() } });
  const { gameId } = await seatedTable(1);
  await db().game.update({ where: { id: gameId }, data: { packId } });
  await done(deserted.who, { act: 'settings', share: 'listed' });
  for (const { anna } of [deserted, played, shared]) await deleteAccount(anna);
  expect(await readBox(deserted.boxId, undefined)).toBeDefined();
  const left = async (days: number) => {
    await dropDesertedBoxes(new Date(Date.now() + (days - 30) * 86_400_000), 100);
    const ids = [deserted, played, shared].map(({ boxId }) => boxId);
    const rows = await db().box.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return ids.filter((id) => rows.some((row) => row.id === id));
  };
  expect(await left(29)).toHaveLength(3);
  expect(await left(31)).toEqual([played.boxId, shared.boxId]);
  await db().game.deleteMany({ where: { id: gameId } });
  expect(await left(31)).toEqual([shared.boxId]);
  expect(await db().boxPack.count({ where: { id: packId } })).toBe(0);
});

const DAY_MS = 86_400_000;
const longAgo = () => new Date(Date.now() - 60 * DAY_MS);
const recently = () => new Date(Date.now() - DAY_MS);
const dropOld = async () => dropDesertedBoxes(new Date(Date.now() - 30 * DAY_MS), 100);

interface StoredState {
  readonly ownerId?: string;
  readonly updatedAt?: Date;
  readonly editor?: { readonly leftAt?: Date | null; readonly userId?: string };
}

/** An old box without an owner whose only editor has left, but for some columns. */
async function desertedBox(but: (anna: string) => StoredState = () => ({})) {
  const { boxId, anna } = await madeBox();
  const { ownerId = null, updatedAt = longAgo(), editor = {} } = but(anna);
  const left = { userId: null, leftAt: longAgo(), ...editor };
  await db().boxEditor.updateMany({ where: { boxId }, data: left });
  await db().box.update({ where: { id: boxId }, data: { ownerId, updatedAt } });
  return { boxId, anna };
}

test.each<readonly [why: string, but: (anna: string) => StoredState, stays: boolean]>([
  ['without an owner and editors', () => ({}), false],
  ['with an owner', (ownerId) => ({ ownerId }), true],
  ['that has changed lately', () => ({ updatedAt: recently() }), true],
  ['with an editor', (userId) => ({ editor: { userId, leftAt: null } }), true],
  ['whose last editor left lately', () => ({ editor: { leftAt: recently() } }), true],
])('an old box %s stays or goes', async (_, but, stays) => {
  const { boxId } = await desertedBox(but);
  await dropOld();
  expect(await db().box.count({ where: { id: boxId } })).toBe(stays ? 1 : 0);
});

test('a box that gets an owner while it is dropped stays', async () => {
  const { boxId, anna } = await desertedBox();
  let dropping: Promise<number> | undefined;
  await db().$transaction(async (tx) => {
    await tx.box.update({ where: { id: boxId }, data: { ownerId: anna } });
    dropping = dropOld();
    const waits = async () =>
      db().$queryRaw<readonly object[]>`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waits()).length).toBeGreaterThan(0);
  });
  expect(await dropping).toBe(0);
  expect(await db().box.count({ where: { id: boxId } })).toBe(1);
});
