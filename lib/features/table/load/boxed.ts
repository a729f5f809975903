/** Filters games by the pack they are played with. */
import type { Prisma } from '@/lib/generated/prisma/client';

/** Games with a standard pack. */
export const NOT_BOXED = {
  NOT: { packId: { startsWith: 'box:' } },
} as const satisfies Prisma.GameWhereInput;
