import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A row of the table of acts, which nothing is ever taken from. */
export interface StoredAct {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly kind: string;
  readonly about: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

export async function insertAct(act: StoredAct): Promise<void> {
  await onDatabase(() => db().operatorAct.create({ data: { ...act, detail: { ...act.detail } } }));
}

/** The newest acts, as they are shown. */
export async function recentActs(
  limit: number,
): Promise<readonly (Omit<StoredAct, 'detail'> & { detail: string })[]> {
  const rows = await onDatabase(() => db().operatorAct.findMany({ orderBy: { at: 'desc' }, take: limit }));
  return rows.map(({ detail, ...act }) => ({ ...act, detail: JSON.stringify(detail) }));
}
