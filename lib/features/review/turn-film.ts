import 'server-only';
import { loadHistory, loadTableAt, type History } from '@/lib/features/history/load-position';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { type SealedThought, thoughtsAt } from '@/lib/game/recap/figures';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { findLine, findLineIn } from './better-line';
import type { ReviewedGame } from './reviews';

/** A turn as it was played and its better line, from the step where they differ. */
export interface TurnFilm {
  readonly turn: TurnReview;
  /** The common beginning, and the turn after `step` of its steps. */
  readonly before: TableView;
  readonly played: TableView;
  /** The commands, step by step. */
  readonly rows: readonly LogRow[];
  readonly line: SharedLine;
  /** Sealed notes of the turn. */
  readonly thoughts: readonly SealedThought[];
}

/** Both lines of a turn after this many steps; undefined if the reader cannot see a better line. */
export async function turnFilm(
  gameId: string,
  who: Visitor,
  number: number,
  step: number,
): Promise<TurnFilm | undefined> {
  const found = await findLine(gameId, who, number);
  if (!found) return undefined;
  const { turn, line } = found;
  const moments = await momentsOfTurn(found.game, who, { turn, base: line.base, step });
  return moments && { turn, line, ...moments };
}

/** A reviewed turn for its picture; the better line is missing where none was found. */
export type TurnPicture = Omit<TurnFilm, 'line'> & Partial<Pick<TurnFilm, 'line'>>;

/** The played turn after this many steps, with its better line. */
export async function turnPicture(
  game: ReviewedGame,
  who: Visitor,
  turn: TurnReview,
  step: number,
): Promise<TurnPicture | undefined> {
  const line = (await findLineIn(game, turn.turn))?.line;
  const moments = await momentsOfTurn(game, who, { turn, base: line?.base ?? turn.at, step });
  return moments && { turn, ...moments, ...(line ? { line } : {}) };
}

interface MomentOfTurn {
  readonly turn: TurnReview;
  /** The row that both lines begin after. */
  readonly base: number;
  readonly step: number;
}

async function momentsOfTurn({ table }: ReviewedGame, who: Visitor, { turn, base, step }: MomentOfTurn) {
  const { gameId, seq } = table;
  const history = await loadHistory(gameId, seq, who);
  if (!history) return undefined;
  const rows = turnRows(history, base, turn.turn);
  const at = async (steps: number) =>
    loadTableAt(gameId, steps === 0 ? base : (rows[steps - 1]?.seq ?? base), who);
  const [before, played] = await Promise.all([at(0), at(Math.min(step, rows.length))]);
  if (!before || !played) return undefined;
  const thoughts = thoughtsAt(history.turns, history.thoughts ?? [], turn.at);
  return { before, played, rows, thoughts };
}

/**
 * The steps of a turn after a row that were not undone, including its end, which begins the next turn's rows.
 */
function turnRows({ rows, turns }: History, base: number, number: number): readonly LogRow[] {
  const to = turns.find(({ turn }) => turn === number)?.to ?? base;
  return rows.filter(
    ({ seq, undone, command }) => seq > base && seq <= to + 1 && !undone && command.type !== 'Undo',
  );
}
