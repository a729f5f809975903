import 'server-only';
import type { BotLevel } from '@/lib/game/levels';
import { chooseCommand, type ThinkingLimit, type ChoiceRequest } from '@/lib/game/bots/choose';
import { DEFAULT_LIMIT } from '@/lib/game/bots/limit';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { logger } from '@/lib/platform/logger';
import { work } from '@/lib/platform/ops/work';
import type { KnownPosition } from '@/lib/features/table/load/known-position';

/** How long the computer may think about one turn in all. */
const TURN_MS = 1_500;
/** And about one command: nothing else is done meanwhile, so this is how long others may have to wait. */
const COMMAND_MS = 400;

export interface Thinker {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly choose: (request: ChoiceRequest) => Command;
}
export const THINKER: Thinker = { now: () => performance.now(), choose: chooseCommand };

/** Watches how long the computer has thought about the turn that runs. */
export class TurnTime {
  private turn = 0;
  private spent = 0;

  constructor(private readonly now: Thinker['now']) {}

  /** Thinks about one command of turn `turn` within what is left of its time. */
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
 * The computer's command. The computer sees no more than a person on its seat, and its random choices follow
 * from public facts. If it fails, the first legal command is played, so the table never stops.
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

/** Some legal step forward; undefined when there is none. */
export function firstLegal({ known, seat }: ChoiceTask): Command | undefined {
  return known.optionsOf(seat).commands.find(({ command }) => command.type !== 'Undo')?.command;
}

/** Notes that a computer player was of no use. */
export function noteFailure({ gameId, known, seat, bot }: ChoiceTask, err: string): void {
  logger().error({ gameId, seq: known.seq, seat, bot, err }, 'a computer player failed');
}
