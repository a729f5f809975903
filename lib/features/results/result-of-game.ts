import 'server-only';
import { finalPlacesOf, RESULT_ENDINGS, seatFateOf, type SeatFate } from '@/lib/game/competing/result';
import { bestTurnOf, medianWaitOf } from '@/lib/game/competing/turns';
import type { SeatId } from '@/lib/game/engine/commands';
import { eventsOf } from '@/lib/game/eventlog/parse';
import { playingIn } from '@/lib/game/insights/facts';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import { readLog } from '@/lib/features/table/log/log-store';
import { endedTable, type EndedTable, type HolderPeriod } from './ended-store';
import type { GameResult } from './result';

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
  if (!ending || origin || deal?.isKnown || snapshot?.state.setup.players === 1) return undefined;
  if (!isFixture && (ending.unrated || ending.how === 'agreed')) return undefined;
  return RESULT_ENDINGS.find((known) => known === ending.how);
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
