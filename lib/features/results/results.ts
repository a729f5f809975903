import 'server-only';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import { readLog } from '@/lib/features/table/log/log-store';
import {
  type CircleLine,
  circleStandingOf,
  headToHeadOf,
  type PairRecord,
  type SharedTable,
} from '@/lib/game/competing/circle-standing';
import {
  bestTurnOf,
  finalPlacesOf,
  medianWaitOf,
  resultEndingOf,
  type SeatFate,
  seatFateOf,
} from '@/lib/game/competing/result';
import type { SeatId } from '@/lib/game/engine/commands';
import { eventsOf } from '@/lib/game/eventlog/events';
import { playingIn } from '@/lib/game/insights';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { change } from '@/lib/platform/db/change';
import { isDatabaseAway } from '@/lib/platform/db/unavailable';
import { refused } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';
import { endedTable, type EndedTable, gamesWithoutResult, type HolderPeriod } from './ended-store';
import { type GameResult, hasPlaces, isDrawnResult, type StoredResult } from './result';
import {
  closeFixture,
  insertResult,
  lockCompetition,
  lockPlayers,
  markWritten,
  queueLetter,
  resultsOfCircle,
  yearOfCircle,
} from './results-store';
import { type YearRecord, yearRecordOf } from './year-record';
import { boundsOf } from './years';

/** The standing of a circle in a year, or over all (`ALL_YEARS`); best first. */
export async function standingInYear(circleId: string, year: number): Promise<readonly CircleLine[]> {
  const sums = await yearOfCircle(circleId, year);
  return circleStandingOf(sums.map(({ playerKey, ...sum }) => ({ ...sum, key: playerKey })));
}

/** More results than a circle has in a year; records ignore older ones beyond it. */
const MAX_RESULTS = 1_000;

/** The records of a circle in a year, in its time zone. */
export async function recordOfYear(circleId: string, year: number, timeZone: string): Promise<YearRecord> {
  const results = await resultsOfCircle(circleId, { most: MAX_RESULTS, ...boundsOf(year, timeZone) });
  return yearRecordOf(results, timeZone);
}

/** A member's games in a circle. */
interface MemberRecord {
  /** Newest first. */
  readonly results: readonly StoredResult[];
  readonly headToHead: readonly PairRecord[];
  /** Games and wins by the number of people at the table. */
  readonly bySize: readonly { readonly players: number; readonly games: number; readonly wins: number }[];
}

/** A person's games in a circle. */
export async function recordOfMember(circleId: string, playerKey: string): Promise<MemberRecord> {
  const results = await resultsOfCircle(circleId, { most: MAX_RESULTS, playerKey });
  const headToHead = headToHeadOf(playerKey, sharedTables(results));
  return { results, headToHead, bySize: bySizeOf(results, playerKey) };
}

const sharedTables = (results: readonly StoredResult[]): readonly SharedTable[] =>
  results.map(({ seats }) =>
    seats.flatMap(({ playerKey: key, place }) =>
      key === undefined || place === undefined ? [] : [{ key, place }],
    ),
  );

/** The games of each two of these people who have met, and how often each came before the other. */
export function pairsOf(keys: readonly string[], results: readonly StoredResult[]) {
  const tables = sharedTables(results);
  return keys.flatMap((one) =>
    headToHeadOf(one, tables, 1)
      .filter(({ key }) => keys.indexOf(key) > keys.indexOf(one))
      .map(({ key, games, above, below }) => ({ keys: [one, key] as const, games, wins: [above, below] })),
  );
}

const SIZES = [2, 3, 4] as const;

function bySizeOf(results: readonly StoredResult[], playerKey: string): MemberRecord['bySize'] {
  return SIZES.flatMap((players) => {
    const own = results.filter((result) => result.players === players && hasPlaces(result));
    const wins = own.filter(
      ({ seats }) =>
        seats.some((seat) => seat.playerKey === playerKey && seat.place === 1 && !seat.left) &&
        !isDrawnResult(seats),
    );
    return own.length === 0 ? [] : [{ players, games: own.length, wins: wins.length }];
  });
}

/**
 * The result of a finished game, from its log. Undefined for solo games, imports, games of a known
 * deal, games resigned early or ended without a result, and games that fewer than two people began. At a
 * table of a competition an early resignation counts, and an agreed end is a draw.
 */
export async function resultOfGame(gameId: string): Promise<GameResult | undefined> {
  const [row, ended] = await Promise.all([loadTableRow(gameId), endedTable(gameId)]);
  if (!row?.snapshot || !ended?.finishedAt) return undefined;
  const how = countingEnding(row, ended.entrants !== undefined);
  if (!how) return undefined;
  const { state } = row.snapshot;
  const log = await readLog(gameId, 1, row.game.seq);
  const rows = log.map((each) => ({ seq: each.seq, events: eventsOf(each), at: each.at }));
  const starters = playingIn(state).map((seat) => {
    return ended.entrants ? entrantOf(seat, ended) : starterOf(seat, ended, stepsOf(log, seat));
  });
  const places = finalPlacesOf({
    how,
    ranking: state.ranking ?? [],
    ...(row.game.ending?.winner === undefined ? {} : { winner: row.game.ending.winner }),
    seats: starters,
  });
  if (places.length === 0) return undefined;
  const stayed = starters.filter(({ fate }) => fate === 'finished').map(({ seat }) => seat);
  const best = bestTurnOf(rows, stayed);
  return {
    gameId,
    circleId: ended.circleId ?? undefined,
    ...(ended.rated ? { isRated: true } : {}),
    ...(ended.isBoxed ? { isBoxed: true } : {}),
    ...(row.game.ending?.unrated || how === 'agreed' ? { isUnrated: true } : {}),
    players: places.length,
    finishedAt: ended.finishedAt,
    how,
    // The first era is the first half of the turns.
    ...(how !== 'played-out' && state.era === 'I' ? { isEarly: true } : {}),
    ...(best ? { best: { seat: best.seat, seq: best.to, points: best.points } } : {}),
    seats: starters.map(({ seat, playerKey }) => {
      const at = places.find((place) => place.seat === seat);
      const waitMin = medianWaitOf(rows, seat);
      return {
        seat,
        order: seat + 1,
        points: state.players[seat]?.score ?? 0,
        tablePoints: at?.tablePoints ?? 0,
        left: at?.left ?? false,
        place: at?.place,
        playerKey,
        waitMin,
      };
    }),
  };
}

/** The ending of a game, if it counts. */
function countingEnding({ game, snapshot }: TableRow, isFixture: boolean) {
  const { ending, origin, deal } = game;
  if (!ending || ending.played || origin || deal?.isKnown || snapshot?.state.setup.players === 1)
    return undefined;
  if (!isFixture && (ending.unrated || ending.how === 'agreed')) return undefined;
  return resultEndingOf(ending);
}

const stepsOf = (log: readonly { seq: number; seat?: SeatId }[], seat: SeatId): readonly number[] =>
  log.filter((row) => row.seat === seat).map(({ seq }) => seq);

/** The player who began with a seat, and whether they still had it at the end. */
interface Starter {
  readonly seat: SeatId;
  readonly fate: SeatFate;
  readonly playerKey?: string;
}

/** A holder who left before their first step has not begun: their successor has. */
function starterOf(seat: SeatId, { holders }: EndedTable, steps: readonly number[]): Starter {
  const ofSeat = holders.filter((holder) => holder.seat === seat);
  const begun = ofSeat.findIndex(({ untilSeq }, i) => {
    const from = ofSeat[i - 1]?.untilSeq ?? 0;
    return steps.some((seq) => seq > from && seq <= untilSeq);
  });
  const played = ofSeat.slice(begun < 0 ? -1 : begun);
  const [first] = played;
  const fate = seatFateOf(played.map(identityOf));
  return {
    seat,
    fate,
    ...(fate === 'computer' || !first?.playerKey ? {} : { playerKey: first.playerKey }),
  };
}

/**
 * At a table of a competition, the person it was made for: they have left, unless they hold the seat at the
 * end. So a person who never came has lost, and the others have a result.
 */
function entrantOf(seat: SeatId, { holders, entrants = [] }: EndedTable): Starter {
  const playerKey = entrants[seat];
  const last = holders.findLast((holder) => holder.seat === seat);
  const isHere = playerKey !== undefined && last?.isPerson === true && last.playerKey === playerKey;
  return { seat, fate: isHere ? 'finished' : 'left', playerKey };
}

/** A text that identifies the person; undefined for a computer and for a free seat. */
function identityOf({ playerKey, name, isPerson }: HolderPeriod): string | undefined {
  if (!isPerson) return undefined;
  return playerKey ?? `called ${name}`;
}

const AT_ONCE = 10;

const NOT_NOW = refused('not-now');

/**
 * Stores a game's result, if there is one, with the totals of its circle, all or nothing. False if another
 * process was faster, or one of its people was merged since it was read: the next run reads it again.
 */
export async function storeResult(
  gameId: string,
  result: GameResult | undefined,
  at: Date,
): Promise<boolean> {
  const done = await change({
    lock: async (tx) => ({
      isWhole: !result || (await lockPlayers(tx, result)),
      competitionId: await lockCompetition(tx, gameId, at),
    }),
    decide: ({ isWhole, competitionId }) =>
      isWhole ? { ok: true, value: result && { ...result, competitionId } } : NOT_NOW,
    write: async (tx, written, { competitionId }) => {
      if (!(await markWritten(tx, gameId, at, { isCounted: written !== undefined }))) return NOT_NOW;
      if (written) {
        await insertResult(tx, written);
        await queueLetter(tx, written);
      }
      if (competitionId !== undefined) await closeFixture(tx, gameId, written ? 'over' : 'void');
      return { ok: true, value: undefined };
    },
  });
  return done.ok;
}

/**
 * Writes the results of finished games, a few at a time, until none is left or the time is up; returns
 * the number of games checked. Any number of processes can do this at once: a result is written once.
 */
export async function writeResults(ms: number, clock: Clock = systemClock): Promise<number> {
  const until = clock.now().getTime() + ms;
  let written = 0;
  for (;;) {
    const gameIds = await gamesWithoutResult(AT_ONCE);
    for (const gameId of gameIds)
      if (await storeResult(gameId, await readableResult(gameId), clock.now())) written += 1;
    if (gameIds.length < AT_ONCE || clock.now().getTime() >= until) return written;
  }
}

/** The result of a game; a game that cannot be read has none and must not block the others. */
async function readableResult(gameId: string): Promise<GameResult | undefined> {
  try {
    return await resultOfGame(gameId);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger().error(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'a game has no result since it cannot be read',
    );
    return undefined;
  }
}
