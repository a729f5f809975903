/** Boxes of people who leave the service, and of guests who sign in. */
import { expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { guest } from '../support/world';

await useService();

const at = new Date('2030-01-01T00:00:00Z');

/** A box whose editors have entered these components; the first of them owns it. */
async function boxOf(editors: readonly (readonly [userId: string, components: readonly string[]])[]) {
  const boxId = crypto.randomUUID();
  const times = { createdAt: at, updatedAt: at };
  const ownerId = editors[0]?.[0] ?? '';
  await db().box.create({
    data: { id: boxId, ownerId, name: 'Ours', baseId: 'b', baseVersion: 1, ...times },
  });
  const ids: string[] = [];
  for (const [n, [userId, components]] of editors.entries()) {
    const id = crypto.randomUUID();
    ids.push(id);
    await db().boxEditor.create({ data: { boxId, id, userId, joinedAt: new Date(at.getTime() + n) } });
    const entered = components.map((componentId) => {
      return { boxId, componentId, editorId: id, value: { n }, doubt: `unsure ${n}`, at };
    });
    await db().boxValue.createMany({ data: entered });
    await db().boxChoice.create({ data: { boxId, componentId: `c${n}`, value: {}, by: id, at } });
  }
  return { boxId, ids };
}

const valuesOf = async (boxId: string) =>
  (await db().boxValue.findMany({ where: { boxId }, orderBy: { componentId: 'asc' } })).map(
    ({ componentId, editorId, value, doubt }) => ({ componentId, editorId, value, doubt }),
  );

test('a person who leaves keeps their values there without a name; another editor owns the box', async () => {
  const [anna, bohumil] = [await guest('Anna'), await guest('Bohumil')];
  const { boxId, ids } = await boxOf([
    [anna, ['wall']],
    [bohumil, []],
  ]);
  await deleteAccount(anna);
  expect(await db().box.findUnique({ where: { id: boxId } })).toMatchObject({ ownerId: bohumil });
  expect(await valuesOf(boxId)).toEqual([
    { componentId: 'wall', editorId: ids[0], value: { n: 0 }, doubt: '' },
  ]);
  const editors = await db().boxEditor.findMany({ where: { boxId, userId: null } });
  expect(editors.map(({ leftAt }) => leftAt !== null)).toEqual([true]);
});

test('a guest who signs in keeps boxes and values', async () => {
  const [from, into] = [await guest('Anna'), await guest('Anna K.')];
  const { boxId, ids } = await boxOf([[from, ['wall']]]);
  await mergePeople(from, into);
  expect(await db().box.findUnique({ where: { id: boxId } })).toMatchObject({ ownerId: into });
  expect(await db().boxEditor.findMany({ where: { boxId } })).toMatchObject([{ id: ids[0], userId: into }]);
});

test('if both edit a box, the values of the account stay and the guest’s are added', async () => {
  const [from, into] = [await guest('Anna'), await guest('Anna K.')];
  const { boxId, ids } = await boxOf([
    [from, ['seal', 'wall']],
    [into, ['wall']],
  ]);
  await db().boxEditor.updateMany({ where: { userId: into }, data: { leftAt: at } });
  await mergePeople(from, into);
  expect(await db().boxEditor.findMany({ where: { boxId } })).toMatchObject([
    { id: ids[1], userId: into, leftAt: null },
  ]);
  expect(
    (await valuesOf(boxId)).map(({ componentId, editorId, value }) => [componentId, editorId, value]),
  ).toEqual([
    ['seal', ids[1], { n: 0 }],
    ['wall', ids[1], { n: 1 }],
  ]);
  expect(await db().boxChoice.count({ where: { boxId, by: ids[1] ?? '' } })).toBe(2);
});
