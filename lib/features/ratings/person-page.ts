import 'server-only';
import { db } from '@/lib/platform/db/db';
import { OPEN } from './scope';
import { ratingsSeenIn, type VisibleRating } from './shown-ratings';

/** A person's page for a reader who shares a circle or a table with them. */
export interface PersonPage {
  readonly playerKey: string;
  readonly name: string;
  readonly isMe: boolean;
  /** The circles of both, with this person's name and, if the circle has ratings, their rating. */
  readonly circles: readonly {
    readonly id: string;
    readonly name: string;
    readonly memberId: string;
    readonly rating?: VisibleRating;
  }[];
  readonly games: number;
  readonly wins: number;
  /** The open rating. */
  readonly rating?: VisibleRating;
  /** The median hours until they move; only after ten games. */
  readonly waitHours?: number;
}

/** Minimum games before a person's speed is shown. */
const GAMES_FOR_WAIT = 10;
const MAX_RESULTS = 500;

/** A person's page; undefined for readers who share no circle and no table with them. */
export async function personFor(playerKey: string, readerId: string): Promise<PersonPage | undefined> {
  const person = await personWithCircles(playerKey, readerId, new Date());
  if (!person) return undefined;
  const { id, circles } = person;
  const isMe = id === readerId;
  const isApart = !isMe && circles.length === 0;
  const called = isApart ? await tableOfBoth(id, readerId) : circles[0]?.called;
  const name = (isMe ? person.name : undefined) ?? called ?? (isMe ? '' : undefined);
  if (name === undefined) return undefined;
  const scopes = [OPEN, ...circles.flatMap((circle) => (circle.rated ? [circle.id] : []))];
  const [record, ratings] = await Promise.all([
    recordOf(playerKey),
    ratingsSeenIn(readerId, scopes, [playerKey]),
  ]);
  const ratingIn = (scope: string) => {
    const rating = ratings.get(scope)?.get(playerKey);
    return rating ? { rating } : {};
  };
  const isWaitSeen = (isMe || person.waitShown) && record.games >= GAMES_FOR_WAIT;
  return {
    playerKey,
    name,
    isMe,
    circles: circles.map(({ id: circleId, name: circle, memberId }) => ({
      id: circleId,
      name: circle,
      memberId,
      ...ratingIn(circleId),
    })),
    games: record.games,
    wins: record.wins,
    ...ratingIn(OPEN),
    ...(isWaitSeen && record.waitMin !== undefined
      ? { waitHours: Math.max(1, Math.round(record.waitMin / 60)) }
      : {}),
  };
}

/** Maximum common circles listed. */
const MAX_CIRCLES = 20;

/** A person with the circles that the reader is also in. */
async function personWithCircles(playerKey: string, readerId: string, now: Date) {
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
async function tableOfBoth(userId: string, readerId: string): Promise<string | undefined> {
  const seat = await db().seat.findFirst({
    where: { userId, seatedAt: { not: null }, game: { seats: { some: { userId: readerId } } } },
    orderBy: { game: { createdAt: 'desc' } },
    select: { name: true },
  });
  return seat?.name;
}

/** The people who share the first place of a result. */
const FIRST = { where: { place: 1, left: false }, select: { seat: true } } as const;

async function recordOf(playerKey: string) {
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
    ...(waitMin === undefined ? {} : { waitMin }),
  };
}
