import 'server-only';
import type { Tx } from '@/lib/platform/db/db';

/** Locks the boxes of a person by raising their revisions, as every change of a box does. */
export async function lockBoxesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  const boxes = await tx.box.updateManyAndReturn({
    where: { OR: [{ ownerId: userId }, { editors: { some: { userId } } }] },
    data: { revision: { increment: 1 } },
    select: { id: true },
  });
  return boxes.map(({ id }) => id);
}

/** Hands these boxes of a person who leaves the service to the longest-serving other editor. */
export async function handBoxesOn(tx: Tx, boxes: readonly string[], userId: string): Promise<void> {
  for (const id of boxes) {
    const heir = await tx.boxEditor.findFirst({
      where: { boxId: id, userId: { not: null }, leftAt: null },
      orderBy: { joinedAt: 'asc' },
      select: { userId: true },
    });
    const data = heir ? { ownerId: heir.userId } : { ownerId: null, joinLinkHash: null };
    await tx.box.updateMany({ where: { id, ownerId: userId }, data });
  }
}

/** Where both edit one box, the values of `into` stay, and those that only `from` entered become theirs. */
export async function mergeEditors(tx: Tx, from: string, into: string): Promise<void> {
  for (const boxId of await lockBoxesOf(tx, from)) await mergeEditorsOf(tx, boxId, from, into);
}

async function mergeEditorsOf(tx: Tx, boxId: string, from: string, into: string): Promise<void> {
  const select = { id: true, leftAt: true } as const;
  const of = (userId: string) =>
    tx.boxEditor.findUnique({ where: { boxId_userId: { boxId, userId } }, select });
  const [guest, person] = [await of(from), await of(into)];
  if (!guest || !person) return;
  const theirs = await tx.boxValue.findMany({
    where: { boxId, editorId: person.id },
    select: { componentId: true },
  });
  const componentId = { notIn: theirs.map((each) => each.componentId) };
  const data = { editorId: person.id };
  await tx.boxValue.updateMany({ where: { boxId, editorId: guest.id, componentId }, data });
  await tx.boxChoice.updateMany({ where: { boxId, by: guest.id }, data: { by: person.id } });
  await tx.boxRevision.updateMany({ where: { boxId, madeBy: guest.id }, data: { madeBy: person.id } });
  await tx.boxEditor.deleteMany({ where: { boxId, id: guest.id } });
  if (guest.leftAt === null)
    await tx.boxEditor.updateMany({ where: { boxId, id: person.id }, data: { leftAt: null } });
}
