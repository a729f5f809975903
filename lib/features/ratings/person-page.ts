import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import { OPEN } from './scope';
import { ratingsSeenBy, type SeenRating } from './shown-ratings';

/** A person as somebody sees them who shares a circle or a table with them. */
export interface PersonPage {
  readonly playerKey: string;
  readonly name: string;
  readonly isMe: boolean;
  /** Circles both are in, with this person's name there and, where the circle has ratings, their rating. */
  readonly circles: readonly {
    readonly id: string;
    readonly name: string;
    readonly memberId: string;
    readonly rating?: SeenRating;
  }[];
  readonly games: number;
  readonly wins: number;
  /** The open rating. */
  readonly rating?: SeenRating;
  /** The median hours until they move; from ten games on. */
  readonly waitHours?: number;
}

/** The speed of a person is shown after this many games. */
const GAMES_FOR_WAIT = 10;
const MOST_RESULTS = 500;

/** A person's page; undefined for everybody who shares no circle and no table with them. */
export async function personFor(playerKey: string, readerId: string): Promise<PersonPage | undefined> {
  const person = await onDatabase(() =>
    db().user.findUnique({
      where: { playerKey },
      select: { id: true, name: true, waitShown: true, bannedAt: true },
    }),
  );
  if (!person) return undefined;
  const isMe = person.id === readerId;
  const [circles, table] = await Promise.all([
    circlesOfBoth(person.id, readerId),
    isMe ? undefined : tableOfBoth(person.id, readerId),
  ]);
  const name = (isMe ? person.name : undefined) ?? circles[0]?.called ?? table ?? (isMe ? '' : undefined);
  if (name === undefined) return undefined;
  const record = await recordOf(playerKey);
  const open = await ratingsSeenBy(readerId, OPEN, [playerKey]);
  const isWaitSeen = (isMe || person.waitShown) && record.games >= GAMES_FOR_WAIT;
  const rating = open.get(playerKey);
  return {
    playerKey,
    name,
    isMe,
    circles: await withRatings(circles, playerKey, readerId),
    games: record.games,
    wins: record.wins,
    ...(rating ? { rating } : {}),
    ...(isWaitSeen && record.waitMin !== undefined
      ? { waitHours: Math.max(1, Math.round(record.waitMin / 60)) }
      : {}),
  };
}

interface CircleOfBoth {
  readonly id: string;
  readonly name: string;
  readonly rated: boolean;
  readonly memberId: string;
  readonly called: string;
}

async function circlesOfBoth(userId: string, readerId: string): Promise<readonly CircleOfBoth[]> {
  const now = new Date();
  const isIn = { state: 'in', OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  const rows = await onDatabase(() =>
    db().circleMember.findMany({
      where: {
        userId,
        ...isIn,
        circle: {
          endedAt: null,
          OR: [{ endsAt: null }, { endsAt: { gt: now } }],
          members: { some: { userId: readerId, ...isIn } },
        },
      },
      orderBy: { joinedAt: 'desc' },
      take: 20,
      select: { id: true, name: true, circle: { select: { id: true, name: true, rated: true } } },
    }),
  );
  return rows.map(({ id, name, circle }) => ({ ...circle, memberId: id, called: name }));
}

/** The name of a person at the latest table where both have seats. */
async function tableOfBoth(userId: string, readerId: string): Promise<string | undefined> {
  const seat = await onDatabase(() =>
    db().seat.findFirst({
      where: { userId, seatedAt: { not: null }, game: { seats: { some: { userId: readerId } } } },
      orderBy: { game: { createdAt: 'desc' } },
      select: { name: true },
    }),
  );
  return seat?.name;
}

async function withRatings(
  circles: readonly CircleOfBoth[],
  playerKey: string,
  readerId: string,
): Promise<PersonPage['circles']> {
  const shown = [];
  for (const { id, name, memberId, rated } of circles) {
    const seen = rated ? await ratingsSeenBy(readerId, id, [playerKey]) : undefined;
    const rating = seen?.get(playerKey);
    shown.push({ id, name, memberId, ...(rating ? { rating } : {}) });
  }
  return shown;
}

async function recordOf(playerKey: string) {
  const seats = await onDatabase(() =>
    db().resultSeat.findMany({
      where: { playerKey, place: { not: null } },
      orderBy: { result: { seq: 'desc' } },
      take: MOST_RESULTS,
      select: { place: true, left: true, waitMin: true },
    }),
  );
  const waits = seats.flatMap(({ waitMin }) => waitMin ?? []).sort((a, b) => a - b);
  const waitMin = waits[Math.floor(waits.length / 2)];
  return {
    games: seats.length,
    wins: seats.filter(({ place, left }) => place === 1 && !left).length,
    ...(waitMin === undefined ? {} : { waitMin }),
  };
}
