/** Boxes of people who leave the service, and of guests who sign in. */
import { expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
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
