import 'server-only';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { tasksOf } from '@/lib/game/analysis/review/habits';
import { gameDecisions, type TurnDecision } from '@/lib/game/analysis/review/decisions';
import { decidedCommandsOf } from '@/lib/game/analysis/review/retry';
import type { BetterLine, TurnReview } from '@/lib/game/analysis/review/review';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { playLine } from '@/lib/game/analysis/sandbox/line';
import { reviewRows } from './review-store';
import { reviewedGame, type ReviewedGame } from './reviews';

export interface BetterTurn {
  readonly game: ReviewedGame;
  readonly turn: TurnReview;
  readonly line: SharedLine;
  readonly decision: TurnDecision;
}

/** The better line of a turn, to step through; undefined if the reader cannot see one. */
export async function betterLineOf(
  gameId: string,
  who: Visitor,
  turn: number,
): Promise<SharedLine | undefined> {
  return (await findLine(gameId, who, turn))?.line;
}

/** A turn that the reader can see, with its better line and the knowledge before it. */
export async function findLine(
  gameId: string,
  who: Visitor,
  number: number,
): Promise<BetterTurn | undefined> {
  const game = await reviewedGame(gameId, who);
  return game && findLineIn(game, number);
}

/** The same for a game that is loaded already. */
export async function findLineIn(game: ReviewedGame, number: number): Promise<BetterTurn | undefined> {
  const turn = game.told.find((each) => each.turn === number);
  if (!turn?.better) return undefined;
  const { gameId, seq, pack } = game.table;
  const decisions = gameDecisions(await reviewRows(gameId, seq))?.decisions ?? [];
  const decision = decisions.find(({ at }) => at === turn.better?.at);
  return decision && { game, turn, decision, line: lineOf(pack, seq, turn.better, decision) };
}

function lineOf(
  pack: Pack,
  seq: number,
  { key, at, steps }: BetterLine,
  { known }: TurnDecision,
): SharedLine {
  const { positions, events } = playLine(pack, determinize(pack, known, key), steps);
  return { name: '', seq, base: at, known, steps, events, positions, hidden: 0 };
}

/** A turn of the reader's own that they can play again. */
export interface RetryStart {
  readonly table: TableView;
  readonly turn: TurnReview;
  readonly line: SharedLine;
  /** The played commands, and the best ones, up to the first that revealed something. */
  readonly played: readonly Command[];
  readonly best: readonly Command[];
  /** The next such turn: the next most costly one; after the last, the first again. */
  readonly following?: number;
}

/** A turn to play again; undefined if it is not the reader's, or nothing is better. */
export async function retryOf(gameId: string, who: Visitor, number: number): Promise<RetryStart | undefined> {
  const found = await findLine(gameId, who, number);
  if (!found || found.turn.seat !== found.game.table.me) return undefined;
  const { game, turn, line, decision } = found;
  const { commands: best } = decidedCommandsOf(line.steps, line.events, turn.seat);
  const tasks = tasksOf(game.told, turn.seat).map((task) => task.turn);
  const following = tasks[(tasks.indexOf(number) + 1) % Math.max(1, tasks.length)];
  return {
    table: game.table,
    turn,
    line,
    played: decision.commands,
    best,
    ...(following === undefined || following === number ? {} : { following }),
  };
}
