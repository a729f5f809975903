import 'server-only';
import type { BoxValues } from '@/lib/game/engine/pack';
import { storedBoxValuesOf } from '@/lib/game/eventlog/events';
import { db } from '@/lib/platform/db/db';

/** The stored values of a box's pack, by its id. */
export async function valuesOfPack(id: string): Promise<BoxValues | undefined> {
  const row = await db().boxPack.findUnique({ where: { id }, select: { values: true } });
  return row ? storedBoxValuesOf(row.values) : undefined;
}
