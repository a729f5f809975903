import 'server-only';
import * as columns from '@/lib/features/people/my-data-columns';
import { pagesOf, type Pages } from '@/lib/features/people/own-rows-store';
import { db } from '@/lib/platform/db/db';

type Row = Readonly<Record<string, unknown>>;

/** The boxes that a person owns. */
export function ownBoxes(userId: string): Pages<Row> {
  const [where, orderBy] = [{ ownerId: userId }, { id: 'asc' as const }];
  return pagesOf((page) => db().box.findMany({ where, select: columns.BOX, orderBy, ...page }));
}

/** The boxes that a person edits or has edited. */
export function ownBoxEdits(userId: string): Pages<Row> {
  const orderBy = { boxId: 'asc' } as const;
  return pagesOf((page) =>
    db().boxEditor.findMany({ where: { userId }, select: columns.BOX_EDITOR, orderBy, ...page }),
  );
}

/** The values that a person entered in boxes. */
export function ownBoxValues(userId: string): Pages<Row> {
  const orderBy = [{ boxId: 'asc' as const }, { componentId: 'asc' as const }];
  const where = { editor: { userId } };
  return pagesOf((page) => db().boxValue.findMany({ where, orderBy, ...page }));
}

/** The values that a person chose in boxes. */
export async function* ownBoxChoices(userId: string): Pages<Row> {
  const orderBy = { componentId: 'asc' } as const;
  for (const { boxId, id: by } of await editorsOf(userId))
    yield* pagesOf((page) => db().boxChoice.findMany({ where: { boxId, by }, orderBy, ...page }));
}

/** The revisions of boxes that a person made. */
export async function* ownBoxRevisions(userId: string): Pages<Row> {
  const orderBy = { number: 'asc' } as const;
  for (const { boxId, id: madeBy } of await editorsOf(userId))
    yield* pagesOf((page) => db().boxRevision.findMany({ where: { boxId, madeBy }, orderBy, ...page }));
}

const editorsOf = async (userId: string) =>
  db().boxEditor.findMany({ where: { userId }, select: { boxId: true, id: true } });
