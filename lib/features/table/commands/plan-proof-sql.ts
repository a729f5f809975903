import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/** Plan `p` belongs to the current holder of seat `s`, not to a previous one. */
const OF_HOLDER = Prisma.sql`s."gameId" = p."gameId" and s."seat" = p."seat" and s."bot" is null
  and p."tenure" = s."tenure" and (p."userId" is null or p."userId" = s."userId")`;

/**
 * Condition that a plan of the holder proves a person's seat: part of the statement that decides a command.
 */
export function planProofSql(plan: string): Prisma.Sql {
  return Prisma.sql`exists (
    select 1 from "Plan" p where p."id" = ${plan}::uuid and p."gameId" = g."id" and p."place" is not null and ${OF_HOLDER}
  )`;
}

/** Condition that any player of game `g` has a plan that has not ended. */
export const PLANNING = Prisma.sql`exists (
  select 1 from "Plan" p where p."gameId" = g."id" and p."place" is not null
)`;
