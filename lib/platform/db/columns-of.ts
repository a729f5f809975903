import type { z } from 'zod';

/** Prisma's `select` for the columns of a schema. */
export function columnsOf<S extends z.ZodRawShape>({
  shape,
}: z.ZodObject<S>): { readonly [K in keyof S]: true } {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, true])) as { [K in keyof S]: true };
}
