/** Ratings, and calls for players of rated tables: limits, choices and views. Also for components. */
import { z } from 'zod';
import type { ShownRating } from '@/lib/game/competing/rating';
import type { TableSize } from '@/lib/game/competing/pair-stage';
import type { Result } from '@/lib/platform/http/refused';

/** The scope of the open rating; the others are ids of circles. */
export const OPEN = 'open';

// Readers

/** In the public list, visible to people they play with, or hidden everywhere. */
export const RATING_WISHES = ['listed', 'unlisted', 'hidden'] as const;
export type RatingWish = (typeof RATING_WISHES)[number];

/** A person as a reader of ratings. */
export interface Reader {
  readonly id: string;
  readonly playerKey: string;
  /** Null until they have been asked. */
  readonly wish: RatingWish | null;
  readonly isHidden: boolean;
  /** Whether others see how fast they usually move. */
  readonly isWaitShown: boolean;
}

/** A rating for programs; its uncertainty is for its owner. */
export const RatingValue = z.object({
  value: z
    .int()
    .describe('Rounded to a whole number; the service computes with four decimals (docs/ratings.md).'),
  isProvisional: z.boolean().describe('Until ten rated games.'),
});
export const RatingShape = z
  .union([RatingValue, z.literal('hidden').describe('Its owner hides it.')])
  .describe('A rating in whole numbers.');

/** A rating as its reader sees it. */
export type VisibleRating = ShownRating | 'hidden';

/** Maximum people in the list of the open rating. */
export const MAX_RATINGS_LISTED = 100;

/** A person in the list of the open rating. */
export interface ListedPerson {
  readonly playerKey: string;
  readonly name: string;
  readonly rating: ShownRating;
  readonly games: number;
}

/** The reader's own rating in a scope. */
export interface OwnRating {
  readonly scope: string;
  /** The circle's name; null for the open rating. */
  readonly circle: string | null;
  readonly rating: ShownRating;
  readonly games: number;
  /** Newest first. */
  readonly changes: readonly {
    readonly gameId: string;
    readonly name: string;
    readonly finishedAt: Date;
    readonly before: number;
    readonly after: number;
  }[];
}

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
    readonly rating: VisibleRating | null;
  }[];
  readonly games: number;
  readonly wins: number;
  /** The open rating. */
  readonly rating: VisibleRating | null;
  /** The median hours until they move; only after ten games. */
  readonly waitHours: number | null;
}

// Calls for players

/** How long a call stays open. */
export const CALL_MS = 14 * 86_400_000;

/** The clocks of rated tables. */
export const RATED_PACES = ['daily', 'brisk'] as const;
export type RatedPace = (typeof RATED_PACES)[number];

/** A call as a person sees it. */
export interface RatedCall {
  readonly id: string;
  readonly size: TableSize;
  readonly pace: RatedPace;
  readonly lapsesAt: Date;
  readonly names: readonly { readonly name: string; readonly rating: ShownRating | null }[];
  readonly isMine: boolean;
  /** The change of the reader's rating by this table, in first and in last place. */
  readonly change: { readonly best: number; readonly worst: number } | null;
  /** It would not be rated, because two of its people have met too often. */
  readonly isUnrated: boolean;
}

export const CALL_REFUSALS = [
  /** Rated tables need an account with a proved address. */
  'account-needed',
  /** The call is full, has expired, or does not exist. */
  'call-over',
  /** A person can be in one call at a time. */
  'in-elsewhere',
] as const;
export type CallOutcome<T> = Result<T, { readonly kind: (typeof CALL_REFUSALS)[number] }>;
