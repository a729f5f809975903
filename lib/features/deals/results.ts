import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { dayAt, type Deal } from './deal';
import { seedOfDeal } from './deal-store';
import { begunDeal, nextDeal } from './deals';
import {
  bestEntries,
  bestOfDailies,
  countBetter,
  countEntries,
  findEntry,
  keepScore,
  uncountedGames,
  type DealScore,
  type DealEntry,
  type DealResultRow,
} from './entry-store';
import { MY_SEAT } from './play';

/** Maximum results shown. */
const MAX_SHOWN = 100;
/** Maximum tables counted by one reader; the rest is left to the next. */
const MAX_COUNTED = 50;

export interface DealResult extends Omit<DealResultRow, 'userId'> {
  /** Equal scores share a rank. */
  readonly rank: number;
  readonly isMine: boolean;
  /** With several people at a table: the table, and the seat. */
  readonly table?: number;
  readonly seat?: SeatId;
}

/** A deal as the reader can see it now. */
export interface DealView {
  readonly deal: Deal;
  /** Whether all tables are public. */
  readonly isOpen: boolean;
  readonly begun: number;
  readonly finished: number;
  /** The reader's table that counts. */
  readonly mine?: DealEntry & { readonly rank?: number };
  /** Missing while the deal is being played, for players who have not finished theirs. */
  readonly results?: readonly DealResult[];
  /** Only once it is open. */
  readonly seed?: string;
  /** The committed deal of tomorrow or next week, while this one lasts. */
  readonly next?: Deal | undefined;
}

/** A reader's view of a day's deal, by default today's; undefined if the day has none, or has not begun. */
export async function loadDealOfDay(
  day: string | undefined,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<DealView | undefined> {
  const deal = await begunDeal('daily', day ?? dayAt(clock.now()), clock);
  if (!deal) return undefined;
  const stand = await loadDealView(deal, userId, clock);
  return stand.isOpen ? stand : { ...stand, next: await nextDeal('daily', clock) };
}

/** A deal for a reader: their own table, and the rest once they can see it. */
export async function loadDealView(deal: Deal, userId: string | undefined, clock: Clock): Promise<DealView> {
  const { id, opensAt } = deal;
  await countFinished(id);
  const isOpen = clock.now() >= opensAt;
  const mine = userId === undefined ? undefined : await findEntry(id, userId);
  const mayRead = isOpen || mine?.status === 'finished';
  return {
    deal,
    isOpen,
    ...(await countEntries(id, opensAt)),
    ...(mine ? { mine: { ...mine, ...(await rankOf(deal, mine)) } } : {}),
    ...(mayRead ? { results: await resultsOf(deal, mine?.gameId) } : {}),
    ...(isOpen ? { seed: await seedOfDeal(id) } : {}),
  };
}

/** The best of a person's daily challenges, and how many there were; undefined before the first. */
export async function personalBest(
  userId: string,
): Promise<{ readonly games: number; readonly best: number } | undefined> {
  return bestOfDailies(userId);
}

async function rankOf({ id, opensAt }: Deal, { score: points, finishedAt }: DealEntry) {
  if (points === undefined || !finishedAt || finishedAt >= opensAt) return {};
  return { rank: (await countBetter(id, opensAt, points)) + 1 };
}

async function resultsOf({ id, opensAt }: Deal, mine: string | undefined): Promise<readonly DealResult[]> {
  const rows = await bestEntries(id, opensAt, MAX_SHOWN);
  return rows.map(({ userId: _userId, ...row }) => ({
    ...row,
    rank: rows.filter((other) => other.score > row.score).length + 1,
    isMine: row.gameId === mine,
  }));
}

/**
 * Stores the results of tables that have ended since. Reading does this, so that the code that ends
 * games needs no knowledge of deals. During maintenance later reads do it.
 */
export async function countFinished(dealId: string): Promise<void> {
  if (await readOnlyUntil()) return;
  for (const gameId of await uncountedGames(dealId, MAX_COUNTED)) {
    const row = await loadTableRow(gameId);
    if (!row?.snapshot) continue;
    const scores = score(await packOfGame(row.game), row.snapshot.state);
    await keepScore(gameId, countedOf(scores, row.snapshot.state.setup.players));
  }
}

/** Against Parler the player's score counts; among several players the best one. */
function countedOf(scores: readonly SeatScore[], players: number): DealScore {
  if (players === 1) {
    const own = scores.find(({ seat }) => seat === MY_SEAT)?.total ?? 0;
    const others = scores.filter(({ seat }) => seat !== MY_SEAT).map(({ total }) => total);
    return { score: own, rival: Math.max(0, ...others), scores: [] };
  }
  const totals = [...scores].sort((a, b) => a.seat - b.seat).map(({ total }) => total);
  const [first = 0, second = 0] = [...totals].sort((a, b) => b - a);
  return { score: first, rival: second, scores: totals };
}
