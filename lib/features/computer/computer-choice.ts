import 'server-only';
import type { KnownPosition } from '@/lib/features/table/load/known-position';
import { chooseCommand, type ThinkingLimit, type ChoiceRequest } from '@/lib/game/bots/choose';
import { DEFAULT_LIMIT } from '@/lib/game/bots/candidates';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { BotLevel } from '@/lib/game/levels';
import { logger } from '@/lib/platform/logger';
import { work } from '@/lib/platform/ops/work';

/** Maximum thinking time of a computer for a turn. */
const TURN_MS = 1_500;
/**
 * Maximum thinking time for one command. It blocks the process, so this is how long other requests may wait.
 */
const COMMAND_MS = 400;

export interface Thinker {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number;
  readonly choose: (request: ChoiceRequest) => Command;
}
export const THINKER: Thinker = { now: () => performance.now(), choose: chooseCommand };

/** Tracks how long the computer has thought about the current turn. */
export class TurnTime {
  private turn = 0;
  private spent = 0;

  constructor(private readonly now: Thinker['now']) {}

  /** Thinks about one command of turn `turn` within the remaining time. */
  spend<T>(turn: number, think: (limit: ThinkingLimit) => T): T {
    if (turn !== this.turn) [this.turn, this.spent] = [turn, 0];
    const start = this.now();
    const allowed = Math.min(COMMAND_MS, TURN_MS - this.spent);
    const thought = think({ ...DEFAULT_LIMIT, isOver: () => this.now() - start >= allowed });
    const took = this.now() - start;
    this.spent += took;
    work().computerSeconds.inc(took / 1000);
    return thought;
  }
}

export interface ChoiceTask {
  readonly gameId: string;
  readonly known: KnownPosition;
  readonly seat: SeatId;
  readonly bot: BotLevel;
}

/**
 * The computer's command. The computer sees the same as a person on its seat, and its random choices
 * follow from public data. If it fails, the first legal command is played, so the table never stops.
 */
export function choiceOf(asked: ChoiceTask, { choose }: Thinker, limit: ThinkingLimit): Command | undefined {
  const { gameId, known, seat, bot } = asked;
  try {
    return choose({ pack: known.pack, view: known.viewOf(seat), strength: bot, seed: gameId, limit });
  } catch (error) {
    const err = error instanceof Error ? `${error.name}: ${error.message}` : 'not an error';
    noteFailure(asked, err);
    return firstLegal(asked);
  }
}

/** The first legal command other than Undo; undefined if there is none. */
export function firstLegal({ known, seat }: ChoiceTask): Command | undefined {
  return known.optionsOf(seat).commands.find(({ command }) => command.type !== 'Undo')?.command;
}

/** Logs that a computer player failed. */
export function noteFailure({ gameId, known, seat, bot }: ChoiceTask, err: string): void {
  logger().error({ gameId, seq: known.seq, seat, bot, err }, 'a computer player failed');
}
