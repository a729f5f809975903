/**
 * Checks of a whole game: its stored rows fold to the played position, and its commands produce the same rows
 * again.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { advance, type LogEntry, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { isAutomatic } from '@/lib/game/engine/setup';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { StoredEvent } from '@/lib/game/eventlog/row';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { FuzzFinding, isSame } from './fuzz-finding';
import type { FuzzPlan } from './fuzz-plan';
import { scoreDisagreements } from './scorer';

/** A row of the log with the command that led to it. */
export interface FuzzRow extends LogEntry {
  readonly command?: Command;
}
interface StoredFuzzRow {
  readonly seq: number;
  readonly seat?: SeatId;
  readonly events: readonly StoredEvent[];
  readonly secretEvents: readonly SecretEvent[];
}

/** Every n-th position is compared, and the last one. */
const COMPARED = 8;

/** Row 1 of a plan's game. */
export function firstRow({ pack, setup, secret }: FuzzPlan): FuzzRow {
  return { seq: 1, ...newGame(pack, setup, RULES_VERSION, secret) };
}

/** Checks that folding the stored rows gives the played positions. `live` has them by row number. */
export function checkFold(rows: readonly FuzzRow[], live: ReadonlyMap<number, Position>): void {
  const stored = JSON.parse(JSON.stringify(rows)) as StoredFuzzRow[];
  let now: Position | undefined;
  for (const row of stored) {
    now = advance(now, { ...row, events: eventsOf(row) });
    if (row.seq % COMPARED !== 0 && row.seq !== rows.length) continue;
    const then = live.get(row.seq);
    if (!isSame(now.state, then?.state) || !isSame(now.secrets, then?.secrets))
      throw new FuzzFinding(`the stored rows fold to something else at row ${row.seq}`);
  }
}

/** INV-59: the same seed and commands give the same rows. */
export function checkAgain(plan: FuzzPlan, rows: readonly FuzzRow[]): void {
  const first = firstRow(plan);
  if (!isSame(first, rows[0])) throw new FuzzFinding('set up again, the game is another one');
  let now = advance(undefined, first);
  for (const { seq, seat = -1, command, events, secretEvents } of rows.slice(1)) {
    if (!command || !now.secrets) throw new FuzzFinding(`row ${seq} has no command`);
    const result = decide(plan.pack, now.state, now.secrets, seat, command);
    if (!result.ok) throw new FuzzFinding(`row ${seq} is refused when given again`, seat, command);
    if (!isSame(result.value, { events, secretEvents }))
      throw new FuzzFinding(`row ${seq} has other events when given again`, seat, command);
    now = advance(now, { seq, seat, ...result.value });
  }
}

/** At the end the forecast equals the score, and no turns are left. */
export function checkEnd({ pack }: FuzzPlan, { state }: Position): void {
  if (state.turnsDone !== 16 * state.players.length)
    throw new FuzzFinding(`the game ended after ${state.turnsDone} turns`);
  score(pack, state).forEach(({ total }, seat) => {
    if (!isAutomatic(state.setup, seat) && total !== state.players[seat]?.score)
      throw new FuzzFinding(`seat ${seat} has ${state.players[seat]?.score} points, its score says ${total}`);
  });
}

/** The independent scorer must get the same points, final scoring and ranking from the log. */
export function checkScores({ pack }: FuzzPlan, { state }: Position, rows: readonly FuzzRow[]): void {
  const found = scoreDisagreements(pack, state, rows);
  if (found.length > 0) throw new FuzzFinding(`scores differ: ${found.join('; ')}`);
}
