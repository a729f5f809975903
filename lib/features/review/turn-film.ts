import 'server-only';
import { loadHistory, loadTableAt, type History } from '@/lib/features/history/load-position';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { type SealedThought, thoughtsAt } from '@/lib/game/recap/figures';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { findLine } from './better-line';

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
  const history = found && (await loadHistory(gameId, found.game.table.seq, who));
  if (!found || !history) return undefined;
  const { turn, line } = found;
  const rows = turnRows(history, line.base, number);
  const at = async (steps: number) =>
    loadTableAt(gameId, steps === 0 ? line.base : (rows[steps - 1]?.seq ?? line.base), who);
  const [before, played] = await Promise.all([at(0), at(Math.min(step, rows.length))]);
  if (!before || !played) return undefined;
  const thoughts = thoughtsAt(history.turns, history.thoughts ?? [], turn.at);
  return { turn, before, played, rows, line, thoughts };
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
