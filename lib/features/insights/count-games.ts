import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { isBoxPackId } from '@/lib/game/box/box';
import { eventsOf } from '@/lib/game/eventlog/parse';
import type { Cohort } from '@/lib/game/insights/cohort';
import { seatFactsOf, playingIn } from '@/lib/game/insights/facts';
import { addTallies, type FactTally } from '@/lib/game/insights/tally';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readLog } from '@/lib/features/table/log/log-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isDatabaseAway } from '@/lib/platform/db/health';
import { logger } from '@/lib/platform/logger';
import { addCounted, gamesToCount, type Addition } from './insight-store';

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

/** The values that these seats add to each row, in a fixed order, so that transactions never deadlock. */
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
