import 'server-only';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import { composePlan, type NoPlan } from '@/lib/game/plans/compose';
import type { Plan } from '@/lib/game/plans/plan';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { determinize, type Sandbox } from '@/lib/game/sandbox/determinize';
import { playLine, type LineStep } from '@/lib/game/sandbox/line';
import { loadSeatKnowledge } from '@/lib/features/sandbox/seat-knowledge';
import type { KnownPosition } from '@/lib/features/table/load/known-position';
import { MAX_STEPS } from '@/lib/features/plans/form';
import { noPlan, type PlanResult } from '@/lib/features/plans/refusal';
import type { GameRow } from '@/lib/features/table/load/game-row';

/** The steps of all seats in an analysis line. */
export interface AnalysisLine {
  /** The game row that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly steps: readonly LineStep[];
}

export interface PlannedTurn {
  readonly plan: Plan;
  /** The line's turn is later than this one. */
  readonly afterTurn: number;
  /** Whether steps were left out because they depend on tiles that came up only in the sandbox. */
  readonly isCut: boolean;
}

const KEY = /^[0-9a-f]{64}$/;

/** The next turn of a seat in a line. All of it is computed again, so no input has to be trusted. */
export async function planOfLine(
  game: GameRow['game'],
  real: KnownPosition,
  seat: SeatId,
  { base, key, steps }: AnalysisLine,
): Promise<PlanResult<PlannedTurn>> {
  if (!KEY.test(key) || !Number.isSafeInteger(base) || base < 1 || base > real.seq)
    return noPlan('unknown-line');
  const known = await loadSeatKnowledge({ gameId: game.id, seq: game.seq, head: game.head, seat }, base);
  if (!known) return noPlan('unknown-line');
  const pack = await packOfGame(game);
  const { positions } = playLine(pack, determinize(pack, known, key), steps);
  const now = real.position.state;
  const turn = turnIn(positions, steps, seat, now);
  if (!turn) return noPlan(positions.length <= steps.length ? 'line-broken' : 'no-turn');
  if (turn.commands.length > MAX_STEPS) return noPlan('too-long');
  const composed = composePlan(pack, { seat, real: now, ...turn });
  if (!composed.ok) return noPlan(refusalOf(composed.error));
  const { plan, cutAt } = composed.value;
  const isLater = now.turn.seat === seat && turn.from.state.turn.number > now.turn.number;
  const afterTurn = isLater ? now.turn.number : now.turn.number - 1;
  return { ok: true, value: { plan, afterTurn, isCut: cutAt !== undefined } };
}

function refusalOf({ code }: NoPlan) {
  switch (code) {
    case 'not-the-seats-turn':
      return 'no-turn';
    case 'nothing-planned':
      return 'nothing-planned';
    case 'guard-does-not-fit':
      return 'unknown-guard';
    case 'refused':
      return 'line-broken';
  }
}

/**
 * The first turn of a seat in a line that is not over in the game: its start, and the seat's
 * uninterrupted commands.
 */
function turnIn(
  positions: readonly Sandbox[],
  steps: readonly LineStep[],
  seat: SeatId,
  now: State,
): { readonly from: View; readonly commands: readonly Command[] } | undefined {
  const begin = positions.findIndex(
    ({ state }, i) =>
      steps[i]?.seat === seat &&
      i + 1 < positions.length &&
      state.phase === 'playing' &&
      state.turn.seat === seat &&
      state.turn.number >= now.turn.number,
  );
  const start = positions[begin];
  if (!start) return undefined;
  const commands: Command[] = [];
  for (const { seat: acting, command } of steps.slice(begin, positions.length - 1)) {
    if (acting !== seat) break;
    commands.push(command);
    if (command.type === 'EndTurn') break;
  }
  return { from: view(start.state, start.secrets, seat), commands };
}
