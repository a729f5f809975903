import 'server-only';
import { MAX_BOXES, MAX_LISTED_BOXES } from '@/lib/features/boxes/box-acts';
import { boxShareOf } from '@/lib/features/boxes/box-store';
import type { BoxShare } from '@/lib/features/boxes/locked-box';
import { componentsOf } from '@/lib/game/box/components';
import { storedBoxValuesOf } from '@/lib/game/eventlog/parse';
import { packFor } from '@/lib/game/rulesets';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

const REVISION = {
  number: true,
  packId: true,
  looked: true,
  people: true,
  createdAt: true,
} as const satisfies Prisma.BoxRevisionSelect;

/** A stored revision, without its values. */
export type RevisionRow = Prisma.BoxRevisionGetPayload<{ select: typeof REVISION }>;

const LISTED = {
  id: true,
  name: true,
  share: true,
  baseId: true,
  baseVersion: true,
  updatedAt: true,
  revisions: { orderBy: { number: 'desc' }, take: 1, select: REVISION },
} as const satisfies Prisma.BoxSelect;

export interface BoxListRow {
  readonly id: string;
  readonly name: string;
  readonly share: BoxShare;
  readonly updatedAt: Date;
  /** Number of components in its base. */
  readonly total: number;
  readonly newest?: RevisionRow;
}

function listRow({ id, name, share, updatedAt, baseId, baseVersion, revisions }: ListedRow): BoxListRow {
  const [newest] = revisions;
  const total = componentsOf(packFor(baseId, baseVersion)).length;
  return { id, name, share: boxShareOf(share), updatedAt, total, newest };
}
type ListedRow = Prisma.BoxGetPayload<{ select: typeof LISTED }>;

/** The boxes that a person edits. */
export async function boxRowsOf(userId: string): Promise<readonly BoxListRow[]> {
  const where = { editors: { some: { userId, leftAt: null } } };
  const orderBy = { updatedAt: 'desc' } as const;
  const rows = await db().box.findMany({ where, select: LISTED, orderBy, take: MAX_BOXES });
  return rows.map(listRow);
}

/** The public boxes that have a revision. */
export async function listedBoxRows(): Promise<readonly BoxListRow[]> {
  const where = { share: 'listed', revisions: { some: {} } };
  const orderBy = { updatedAt: 'desc' } as const;
  const rows = await db().box.findMany({ where, select: LISTED, orderBy, take: MAX_LISTED_BOXES });
  return rows.map(listRow);
}

/** The revisions of a box with their values, newest first. */
export async function revisionRows(boxId: string) {
  const select = { ...REVISION, pack: { select: { values: true } } } as const;
  const rows = await db().boxRevision.findMany({ where: { boxId }, select, orderBy: { number: 'desc' } });
  return rows.map(({ pack, ...row }) => ({ ...row, values: storedBoxValuesOf(pack.values) }));
}

/** The boxes that have a pack as a revision, oldest first. */
export async function boxesWithPack(packId: string) {
  const select = {
    number: true,
    looked: true,
    people: true,
    box: {
      select: {
        ...LISTED,
        editors: { select: { userId: true, leftAt: true } },
      },
    },
  } as const;
  const orderBy = [{ createdAt: 'asc' as const }, { boxId: 'asc' as const }, { number: 'desc' as const }];
  return db().boxRevision.findMany({ where: { packId }, select, orderBy, take: 10 });
}
