import 'server-only';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readLog } from '@/lib/features/table/log/log-store';
import { isBoxPackId } from '@/lib/game/box/box';
import type { SeatId } from '@/lib/game/engine/commands';
import { type Action, ACTIONS, type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import { eventsOf } from '@/lib/game/eventlog/events';
import {
  addTallies,
  type Cohort,
  type CohortQuery,
  estimateOf,
  type FactTally,
  type Length,
  LENGTH_NAMES,
  type Mean,
  myPoints,
  type MyPoints,
  NOTHING,
  playingIn,
  seatFactsOf,
} from '@/lib/game/insights';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { isDatabaseAway } from '@/lib/platform/db/unavailable';
import { logger } from '@/lib/platform/logger';
import {
  addCounted,
  type Addition,
  type CohortSums,
  gamesToCount,
  isAnyShown,
  knownOf,
  newestEnds,
  type SoloRecord,
  soloRecordOf,
} from './insight-store';

/** The frequency as a share of all seats, and the advantage of these seats over all. */
export interface InsightEffect {
  readonly n: number;
  readonly share: number;
  readonly better: Mean;
}

/** Statistics of a cohort; points and margins per seat. */
export interface Insights {
  readonly games: number;
  readonly seats: number;
  readonly score: Mean;
  readonly stepsPerTurn: Mean;
  /** The lengths of turns as shares of all turns; empty if there are none. */
  readonly turnLengths: readonly { readonly length: Length; readonly share: number }[];
  /** Highest first; sources that never paid are left out. */
  readonly sources: readonly (Mean & { readonly source: SourceKind })[];
  /** By the first action of a seat, most frequent first. */
  readonly openings: readonly (InsightEffect & { readonly action: Action })[];
  /** By position in turn order, from 1. Empty for solo games. */
  readonly orders: readonly (InsightEffect & { readonly order: number })[];
  /** By tile that a seat had at the end, most frequent first. */
  readonly tiles: readonly (InsightEffect & { readonly tile: string })[];
}

/** The number of counted games, and their statistics once there are enough of them. */
export interface InsightsAnswer {
  readonly games: number;
  readonly insights?: Insights;
}

const MY_GAMES = 30;

/** A person's own points next to the others', over their newest games with others. */
export async function insightsOfMine(userId: string): Promise<MyPoints | undefined> {
  return myPoints(await newestEnds(userId, MY_GAMES));
}

/** The place of a finished solo game among its player's games; undefined for other games. */
export async function mySoloRecord(userId: string, gameId: string): Promise<SoloRecord | undefined> {
  return soloRecordOf(userId, gameId);
}

/** Whether the statistics have any figures yet. */
export async function hasInsights(): Promise<boolean> {
  return isAnyShown();
}

/** Reads the statistics of one cohort. */
export async function insightsOf({ cohort, players }: CohortQuery): Promise<InsightsAnswer> {
  const { games, shown } = await knownOf(cohort, players);
  const insights = shown ? insightsIn(shown) : undefined;
  return { games, insights };
}

/** Computes statistics from these sums; undefined without any games. */
export function insightsIn({ games, seats, tally }: CohortSums): Insights | undefined {
  const score = estimateOf(tally.score ?? NOTHING);
  const stepsPerTurn = estimateOf(tally.steps ?? NOTHING);
  if (!score || !stepsPerTurn) return undefined;
  const sources = sourcesIn(tally, seats);
  const turnLengths = lengthsIn(tally);
  return { games, seats, score, stepsPerTurn, turnLengths, sources, ...effectsIn(tally, seats) };
}

function lengthsIn(tally: FactTally): Insights['turnLengths'] {
  const counts = LENGTH_NAMES.map((length) => ({ length, n: tally[`turn/${length}`]?.n ?? 0 }));
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  return all === 0 ? [] : counts.map(({ length, n }) => ({ length, share: n / all }));
}

function sourcesIn(tally: FactTally, seats: number): Insights['sources'] {
  const found = SOURCES.flatMap((source) => {
    const mean = estimateOf(tally[`source/${source}`] ?? NOTHING, seats);
    return mean && mean.n > 0 ? [{ source, ...mean }] : [];
  });
  return found.sort((a, b) => b.mean - a.mean);
}

function effectsIn(tally: FactTally, seats: number): Pick<Insights, 'openings' | 'orders' | 'tiles'> {
  const margin = estimateOf(tally.margin ?? NOTHING)?.mean ?? 0;
  const effectOf = (what: string): InsightEffect | undefined => {
    const mean = estimateOf(tally[what] ?? NOTHING);
    if (!mean) return undefined;
    return { n: mean.n, share: mean.n / seats, better: { ...mean, mean: mean.mean - margin } };
  };
  const effects = (kind: string) =>
    Object.keys(tally)
      .filter((what) => what.startsWith(`${kind}/`))
      .flatMap((what) => {
        const effect = effectOf(what);
        return effect ? [{ id: what.slice(kind.length + 1), ...effect }] : [];
      })
      .sort((a, b) => b.n - a.n || a.id.localeCompare(b.id));
  return {
    openings: effects('opening').flatMap(({ id, ...effect }) => {
      const action = ACTIONS.find((each) => each === id);
      return action ? [{ action, ...effect }] : [];
    }),
    orders: effects('order')
      .map(({ id, ...effect }) => ({ order: Number(id), ...effect }))
      .sort((a, b) => a.order - b.order),
    tiles: effects('tile').map(({ id, ...effect }) => ({ tile: id, ...effect })),
  };
}

const AT_ONCE = 10;

/** The values that one seat of a game adds. */
interface SeatCount {
  readonly gameId: string;
  readonly cohort: Cohort;
  readonly players: number;
  readonly facts: FactTally;
}

/**
 * Counts finished games that were not counted yet, a few at a time, until none is left or the time is
 * up; returns how many. Any number of processes can do this at once: a game is counted once.
 */
export async function countFinishedGames(ms: number, clock: Clock = systemClock): Promise<number> {
  const until = clock.now().getTime() + ms;
  let counted = 0;
  for (;;) {
    const gameIds = await gamesToCount(AT_ONCE);
    const seats = (await Promise.all(gameIds.map((gameId) => readableSeatsOf(gameId)))).flat();
    const isAdded = gameIds.length > 0 && (await addCounted(gameIds, additionsOf(seats), clock.now()));
    if (isAdded) counted += gameIds.length;
    if (!isAdded || gameIds.length < AT_ONCE || clock.now().getTime() >= until) return counted;
  }
}

/** The seats of a game. A game that cannot be read adds nothing and must not block the others. */
async function readableSeatsOf(gameId: string): Promise<readonly SeatCount[]> {
  try {
    return await seatsOf(gameId);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger().error(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'a game was not counted',
    );
    return [];
  }
}

/** People and computers are counted separately, even at the same table; games with a box are not counted. */
async function seatsOf(gameId: string): Promise<readonly SeatCount[]> {
  const row = await loadTableRow(gameId);
  if (!row?.snapshot || isBoxPackId(row.game.packId)) return [];
  const { state } = row.snapshot;
  const log = await readLog(gameId, 1, row.game.seq);
  const rows = log.map((each) => ({ seq: each.seq, events: eventsOf(each), at: each.at }));
  const playing = playingIn(state);
  const cohortOf = (seat: SeatId): Cohort => row.seats.find((each) => each.seat === seat)?.bot ?? 'people';
  return playing.map((seat) => ({
    gameId,
    cohort: cohortOf(seat),
    players: playing.length,
    facts: seatFactsOf(state, rows, seat),
  }));
}

/** The values that these seats add to each row, in a fixed order: transactions never deadlock. */
function additionsOf(seats: readonly SeatCount[]): readonly Addition[] {
  const keys = [...new Set(seats.map(({ cohort, players }) => `${cohort} ${players}`))].sort();
  return keys.flatMap((key) => {
    const own = seats.filter(({ cohort, players }) => `${cohort} ${players}` === key);
    const [first] = own;
    if (!first) return [];
    const games = new Set(own.map(({ gameId }) => gameId)).size;
    const tally = own.reduce<FactTally>((sum, { facts }) => addTallies(sum, facts), {});
    return { cohort: first.cohort, players: first.players, games, seats: own.length, tally };
  });
}
