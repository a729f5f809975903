import 'server-only';
import { parseSetup } from '@/lib/game/eventlog/events';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { DEAL_KINDS, type Deal } from './deal';

/** All columns except the seed. */
const TOLD = {
  id: true,
  kind: true,
  commitment: true,
  packId: true,
  packVersion: true,
  rulesVersion: true,
  setup: true,
  createdAt: true,
  startsAt: true,
  opensAt: true,
  places: true,
} as const;

/** Stores a deal unless its id exists: of two concurrent ones the first stays. */
export async function insertDeal({ rules, setup, ...deal }: Deal, seed: string): Promise<void> {
  const data = [{ ...deal, ...rules, setup: jsonOf(setup), seed }];
  await db().deal.createMany({ data, skipDuplicates: true });
}

/** A deal, without its seed. */
export async function findDeal(id: string): Promise<Deal | undefined> {
  const row = await db().deal.findUnique({ where: { id }, select: TOLD });
  if (!row) return undefined;
  const { kind, packId, packVersion, rulesVersion, setup, places, ...rest } = row;
  return {
    ...rest,
    kind: DEAL_KINDS.find((known) => known === kind) ?? 'daily',
    rules: { packId, packVersion, rulesVersion },
    setup: parseSetup(JSON.stringify(setup)),
    places: places ?? undefined,
  };
}

/** The seed of a deal: to deal it, and to publish it once it is open. */
export async function seedOfDeal(id: string): Promise<string> {
  const { seed } = await db().deal.findUniqueOrThrow({ where: { id }, select: { seed: true } });
  return seed;
}

/** Opens a deal to all before its time. */
export async function openDeal(id: string, opensAt: Date): Promise<void> {
  const where = { id, opensAt: { gt: opensAt } };
  await db().deal.updateMany({ where, data: { opensAt } });
}

/** Ids with this prefix of deals of earlier days or weeks, newest first. */
export async function dealsBefore(id: string, prefix: string, most: number): Promise<readonly string[]> {
  const where = { id: { gte: prefix, lt: id } };
  const select = { id: true } as const;
  const rows = await db().deal.findMany({ where, select, orderBy: { id: 'desc' }, take: most });
  return rows.map((row) => row.id);
}
