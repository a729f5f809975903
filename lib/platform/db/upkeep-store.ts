import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** What the service notes about itself. */
export const UPKEEP = ['ready', 'cron'] as const;
export type Upkeep = (typeof UPKEEP)[number];

/** When this was done last, if ever. */
export async function lastUpkeep(name: Upkeep): Promise<Date | undefined> {
  const row = await onDatabase(() => db().upkeep.findUnique({ where: { name } }));
  return row?.at;
}

/** Notes that this was done just now. */
export async function noteUpkeep(name: Upkeep, at: Date): Promise<void> {
  await onDatabase(() =>
    db().$transaction([
      db().upkeep.createMany({ data: [{ name, at }], skipDuplicates: true }),
      db().upkeep.updateMany({ where: { name, at: { lt: at } }, data: { at } }),
    ]),
  );
}
