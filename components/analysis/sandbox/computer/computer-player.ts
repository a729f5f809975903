/** The computer player of a sandbox. It sees only what each seat would see. */
import { planCommands, type ThinkingLimit, type Strength } from '@/lib/game/bots/choose';
import { DEFAULT_LIMIT } from '@/lib/game/bots/candidates';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { guessFor, type Reach } from '@/lib/game/analysis/sandbox/guess';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';

/** A task for the computer, as plain data, because it is posted to a worker. */
export interface ComputerTask {
  /** Returned with the answer. */
  readonly id: number;
  readonly pack: PackData;
  readonly from: Sandbox;
  readonly me?: SeatId | undefined;
  readonly reach: Reach;
  /** Playing strength of each seat. */
  readonly strengths: readonly Strength[];
}

export interface ComputerAnswer {
  readonly id: number;
  readonly steps: readonly LineStep[];
}

/**
 * Maximum milliseconds of thinking for one batch of moves. If the limit on positions ends it earlier, the
 * same sandbox always gives the same steps.
 */
const THOUGHT_MS = 1_500;

/** The computer's steps. `now` is a monotonic clock in milliseconds. */
export function computerSteps(
  { pack: data, from, me, reach, strengths }: Omit<ComputerTask, 'id'>,
  now: () => number,
): readonly LineStep[] {
  const pack = indexPack(data);
  let ahead: readonly Command[] = [];
  let whose: SeatId | undefined;
  const guess = (seen: View): Command => {
    if (seen.seat !== whose) ahead = [];
    whose = seen.seat;
    const [first, ...later] = ahead.length > 0 ? ahead : think(pack, seen, strengths, limitFrom(now));
    if (!first) throw new Error('the computer has no step');
    ahead = later;
    return first;
  };
  return guessFor(pack, from, me, reach, guess);
}

/** Its commands up to the next new information. */
function think(
  pack: Pack,
  seen: View,
  strengths: readonly Strength[],
  limit: ThinkingLimit,
): readonly Command[] {
  const strength = strengths[seen.seat ?? 0] ?? 'journeyman';
  return planCommands({
    pack,
    view: seen,
    strength,
    seed: `${seen.state.commitment}/${seen.state.seq}`,
    limit,
  });
}

function limitFrom(now: () => number): ThinkingLimit {
  const start = now();
  return { ...DEFAULT_LIMIT, isOver: () => now() - start >= THOUGHT_MS };
}
