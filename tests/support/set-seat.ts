import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** Changes a seat past the service. */
export const setSeat = (gameId: string, seat: number, data: Prisma.SeatUncheckedUpdateManyInput) =>
  db().seat.updateMany({ where: { gameId, seat }, data });
