import 'server-only';
import { db } from '@/lib/platform/db/db';
import { actKindOf, type ActKind } from './act-kinds';

/** A row of the operator log, which is append-only. */
export interface StoredAct {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly kind: string;
  readonly about: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

export async function insertAct(act: StoredAct): Promise<void> {
  await db().operatorAct.create({ data: { ...act, detail: { ...act.detail } } });
}

export interface ShownAct extends Omit<StoredAct, 'detail'> {
  /** Undefined if a newer version wrote it. */
  readonly known: ActKind | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The newest entries of the operator log. */
export async function recentActs(limit: number): Promise<readonly ShownAct[]> {
  const rows = await db().operatorAct.findMany({ orderBy: { at: 'desc' }, take: limit });
  return rows.map(({ detail, ...act }) => ({
    ...act,
    known: actKindOf(act.kind),
    detail: detail !== null && typeof detail === 'object' ? { ...detail } : {},
  }));
}
