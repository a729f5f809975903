import 'server-only';
import { TO_LEARN } from '@/lib/game/learning/lesson-game';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

const ofPerson = (userId: string) => ({ userId, bot: null, seatedAt: { not: null } });

/** Games that this person played here to their end, without lessons. */
const playedBy = (userId: string) =>
  ({
    status: 'finished',
    origin: null,
    commitment: { notIn: [...TO_LEARN] },
    seats: { some: ofPerson(userId) },
  }) satisfies Prisma.GameWhereInput;

/** The newest finished games of a person, with their seat. */
export async function newestPlayed(userId: string, take: number) {
  const games = await db().game.findMany({
    where: playedBy(userId),
    orderBy: { finishedAt: 'desc' },
    take,
    select: { id: true, seats: { where: ofPerson(userId), select: { seat: true } } },
  });
  return games.flatMap(({ id, seats: [own] }) => (own ? [{ gameId: id, seat: own.seat }] : []));
}

/** The number of finished games without another person. */
export async function countAlone(userId: string): Promise<number> {
  return db().game.count({ where: { ...playedBy(userId), result: null } });
}

/** The newest tables that are over and had other people, all of them or those with one person. */
export async function tablesTogether(userId: string, playerKey: string | undefined, take: number) {
  const others = { bot: null, seatedAt: { not: null }, NOT: { userId } };
  return db().game.findMany({
    where: {
      status: { not: 'running' },
      origin: null,
      AND: [
        { seats: { some: ofPerson(userId) } },
        { seats: { some: playerKey === undefined ? others : { ...others, user: { playerKey } } } },
      ],
    },
    orderBy: { updatedAt: 'desc' },
    take,
    select: {
      id: true,
      seats: { where: others, orderBy: { seat: 'asc' }, select: { name: true, userId: true } },
    },
  });
}
