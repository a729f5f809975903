import 'server-only';
import { db } from '@/lib/platform/db/db';

/**
 * Times that the service records about itself; for `archives`, the first time; for `clock`, a wrong one; for
 * `mail`, when the mail server last took an email. The script of backups records `backup`.
 */
const UPKEEP = ['ready', 'cron', 'archives', 'clock', 'backup', 'mail'] as const;
export type Upkeep = (typeof UPKEEP)[number];

/** When this was last done, if ever. */
export async function lastUpkeep(name: Upkeep): Promise<Date | undefined> {
  const row = await db().upkeep.findUnique({ where: { name } });
  return row?.at;
}

/** Records that this was just done. */
export async function noteUpkeep(name: Upkeep, at: Date): Promise<void> {
  await db().$transaction([
    db().upkeep.createMany({ data: [{ name, at }], skipDuplicates: true }),
    db().upkeep.updateMany({ where: { name, at: { lt: at } }, data: { at } }),
  ]);
}

/** When this was first done; if it is not recorded yet, it is recorded as now. */
export async function firstUpkeep(name: Upkeep, now: Date): Promise<Date> {
  const [, row] = await db().$transaction([
    db().upkeep.createMany({ data: [{ name, at: now }], skipDuplicates: true }),
    db().upkeep.findUniqueOrThrow({ where: { name } }),
  ]);
  return row.at;
}
