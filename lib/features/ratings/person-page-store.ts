import 'server-only';
import { db } from '@/lib/platform/db/db';

/** Maximum common circles listed. */
const MAX_CIRCLES = 20;

/** A person with the circles that the reader is also in. */
export async function personWithCircles(playerKey: string, readerId: string, now: Date) {
  const isIn = { state: 'in', OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  const circle = {
    endedAt: null,
    OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    members: { some: { userId: readerId, ...isIn } },
  };
  const row = await db().user.findUnique({
    where: { playerKey },
    select: {
      id: true,
      name: true,
      waitShown: true,
      memberships: {
        where: { ...isIn, circle },
        orderBy: { joinedAt: 'desc' },
        take: MAX_CIRCLES,
        select: { id: true, name: true, circle: { select: { id: true, name: true, rated: true } } },
      },
    },
  });
  if (!row) return undefined;
  const { memberships, ...person } = row;
  const circles = memberships.map(({ id, name, circle: where }) => ({
    ...where,
    memberId: id,
    called: name,
  }));
  return { ...person, circles };
}

/** The name of a person at the latest table where both have seats. */
export async function tableOfBoth(userId: string, readerId: string): Promise<string | undefined> {
  const seat = await db().seat.findFirst({
    where: { userId, seatedAt: { not: null }, game: { seats: { some: { userId: readerId } } } },
    orderBy: { game: { createdAt: 'desc' } },
    select: { name: true },
  });
  return seat?.name;
}

const MAX_RESULTS = 500;
/** The people who share the first place of a result. */
const FIRST = { where: { place: 1, left: false }, select: { seat: true } } as const;

/** The newest games of a person, and the median minutes until they moved. */
export async function recordOf(playerKey: string) {
  const seats = await db().resultSeat.findMany({
    where: { playerKey, place: { not: null } },
    orderBy: { result: { seq: 'desc' } },
    take: MAX_RESULTS,
    select: { place: true, left: true, waitMin: true, result: { select: { seats: FIRST } } },
  });
  const waits = seats.flatMap(({ waitMin }) => waitMin ?? []).sort((a, b) => a - b);
  const waitMin = waits[Math.floor(waits.length / 2)];
  return {
    games: seats.length,
    wins: seats.filter(({ place, left, result }) => place === 1 && !left && result.seats.length === 1).length,
    waitMin,
  };
}
