import 'server-only';
import { shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { ratingRowsOf, type OwnRatingRow } from './own-ratings-store';

/** A change of the reader's own rating. */
interface OwnChange {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly before: number;
  readonly after: number;
}

/** The reader's own rating in a scope. */
export interface OwnRating {
  readonly scope: string;
  /** The circle's name; missing for the open rating. */
  readonly circle?: string;
  readonly rating: ShownRating;
  readonly games: number;
  /** Newest first. */
  readonly changes: readonly OwnChange[];
}

/** A person's own ratings with their last changes; undefined if they hide ratings. */
export async function ownRatings(userId: string): Promise<readonly OwnRating[] | undefined> {
  const rows = await ratingRowsOf(userId);
  if (rows.length === 0) return undefined;
  const rated = rows.flatMap((row) => (row.scope === null ? [] : [row]));
  return rated
    .filter(({ scope }, i) => scope !== rated[i - 1]?.scope)
    .map((first) =>
      ownRatingOf(
        first,
        rated.filter(({ scope }) => scope === first.scope),
      ),
    );
}

function ownRatingOf(
  { scope, circle, games, ...rating }: OwnRatingRow,
  rows: readonly OwnRatingRow[],
): OwnRating {
  return {
    scope,
    circle: circle ?? undefined,
    rating: shownRatingOf({ ...rating, games }),
    games,
    changes: rows.flatMap(({ gameId, name, finishedAt, before, after }) =>
      gameId === null
        ? []
        : [{ gameId, name, finishedAt, before: Math.round(before), after: Math.round(after) }],
    ),
  };
}
