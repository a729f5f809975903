import 'server-only';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatInfo, TableView } from '@/lib/features/table/load/table-view';
import {
  accountOf,
  addHabits,
  type CostliestHabits,
  costliestOf,
  dearestTurns,
  NO_HABITS,
  playOf,
} from '@/lib/game/analysis/review/habits';
import { type Quality, REVIEWER } from '@/lib/game/analysis/review/weigh';
import type { GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import { refused } from '@/lib/platform/http/refused';
import { newestHabits, storedReview, type StoredReview } from './review-store';
import { isDealtAlike } from './same-deal';

/** Only reviews of one quality are compared: deeper searches find more losses. */
const QUALITY = 'normal';
/** Minimum reviewed games: fewer describe these games rather than their player. */
export const ENOUGH_REVIEWS = 3;
const MAX_GAMES = 30;

/** Losses per habit over a person's newest reviewed games. */
export async function habitsOfMine(userId: string): Promise<CostliestHabits> {
  const found = await newestHabits({ userId, most: MAX_GAMES, reviewer: REVIEWER, quality: QUALITY });
  return costliestOf(found.reduce(addHabits, NO_HABITS));
}

/** Qualities for pages, best first; other qualities are served only on request. */
const SHOWN = ['deep', 'normal'] as const satisfies readonly Quality[];
const TURNING_POINTS = 3;

/** A table with the parts of its review that the reader can see. */
export interface ReviewedGame {
  readonly table: TableView;
  /** Undefined until a reader has requested it. */
  readonly review?: GameReview;
  /** Whether the server has recomputed every turn of the review. */
  readonly isVerified: boolean;
  /** The turns that the reader can see: their own, the computers', and the turning points. */
  readonly told: readonly TurnReview[];
  readonly turningPoints: readonly TurnReview[];
  /** Whether its deal can be played again. */
  readonly isDealtAlike: boolean;
}

/** The review of a game; undefined for an unknown table. */
export async function reviewedGame(gameId: string, who: Visitor): Promise<ReviewedGame | undefined> {
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return undefined;
  const stored = table.view.state.phase === 'finished' ? await bestReview(gameId) : undefined;
  const { review, isVerified = false } = stored ?? {};
  const alike = {
    isDealtAlike: table.seed !== undefined && isDealtAlike(table.view.state),
  };
  if (!review) return { table, isVerified, told: [], turningPoints: [], ...alike };
  const turningPoints = dearestTurns(review, TURNING_POINTS);
  const told = review.turns.filter(
    (turn) => turningPoints.includes(turn) || isOpenTo(table.me, table.seats, turn),
  );
  return { table, review, isVerified, told, turningPoints, ...alike };
}

/** The turn to show first: the one asked for, else the reader's most costly one, else the game's. */
export function chosenTurn(
  { table, told, turningPoints }: ReviewedGame,
  asked: number,
): TurnReview | undefined {
  const [own] = table.me === undefined ? [] : dearestTurns({ turns: told }, 1, table.me);
  return told.find(({ turn }) => turn === asked) ?? own ?? turningPoints[0] ?? told[0];
}

async function bestReview(gameId: string): Promise<StoredReview | undefined> {
  for (const quality of SHOWN) {
    const stored = await storedReview({ gameId, reviewer: REVIEWER, quality });
    if (stored) return stored;
  }
  return undefined;
}

/** The review of a game for programs; undefined for a running game. */
export async function readReview(gameId: string, who: Visitor) {
  const found = await reviewedGame(gameId, who);
  if (!found) return refused({ kind: 'unknown-table' });
  const { table, review, isVerified, told, turningPoints } = found;
  if (table.status === 'running') return refused({ kind: 'still-running' });
  const { seats, reviewer } = seatReviews(found);
  const { seq } = table;
  if (!review) return { ok: true, value: { seq, reviewer } } as const;
  const { quality, head, margins } = review;
  const points = turningPoints.map(({ turn }) => turn);
  const shown = { quality, head, verified: isVerified, margins, seats, turns: told, turningPoints: points };
  return { ok: true, value: { seq, reviewer, review: shown } } as const;
}

/** Readers see only their own losses and the computers', not the losses of other players. */
function isOpenTo(me: number | undefined, seats: readonly SeatInfo[], { seat }: TurnReview): boolean {
  return seat === me || seats[seat]?.bot !== undefined;
}

/** Every scoring seat, with its total and accuracy, and the current reviewer's version. */
export function seatReviews({ review }: ReviewedGame) {
  if (!review) return { seats: [], reviewer: REVIEWER };
  const seats = [...new Set(review.turns.map(({ seat }) => seat))]
    .sort()
    .map((seat) => ({ seat, account: accountOf(review, seat), play: playOf(review, seat) }));
  return { seats, reviewer: REVIEWER };
}
