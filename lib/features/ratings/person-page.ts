import 'server-only';
import { personWithCircles, recordOf, tableOfBoth } from './person-page-store';
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
