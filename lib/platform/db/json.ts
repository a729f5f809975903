import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/** A value for a column of type `json`, stored exactly as `JSON.stringify` writes it. */
export function jsonOf(value: unknown): { toJSON(): unknown } {
  return { toJSON: () => value };
}

/**
 * A moment inside JSON that the database makes, in milliseconds since 1970. The database's own text of it is
 * no `Moment` of an answer: it ends with an offset.
 */
export const momentSql = (moment: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(extract(epoch from ${moment}) * 1000)::bigint`;
