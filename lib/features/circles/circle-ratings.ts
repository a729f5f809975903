import 'server-only';
import type { Circle } from '@/lib/features/circles/circle';
import type { VisibleRating } from '@/lib/features/ratings/rating';
import { ratingsSeenBy } from '@/lib/features/ratings/ratings';

/** The ratings of people in a circle as its reader sees them; empty if the circle has none. */
export async function ratingsOfMembers(
  { id, rated, me }: Pick<Circle, 'id' | 'rated' | 'me'>,
  people: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, VisibleRating>> {
  return rated ? ratingsSeenBy(me.userId, id, [...people.keys()]) : new Map();
}

/** The ratings of a circle's members in answers to programs, highest first. */
export async function circleRatings(circle: Circle) {
  const names = new Map(circle.members.map(({ playerKey, name }) => [playerKey, name]));
  const valueOf = (rating: VisibleRating) => (rating === 'hidden' ? -Infinity : rating.value);
  return [...(await ratingsOfMembers(circle, names))]
    .sort(([, a], [, b]) => valueOf(b) - valueOf(a))
    .map(([key, rating]) => ({ name: names.get(key) ?? '', rating: plainRating(rating) }));
}

/** A rating without its uncertainty, which only its owner sees. */
const plainRating = (rating: VisibleRating) =>
  rating === 'hidden' ? rating : { value: rating.value, isProvisional: rating.isProvisional };
