import 'server-only';
import { loadHistory, loadTableAt, type History } from '@/lib/features/history/load-position';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';

export interface TableVisit {
  readonly gameId: string;
  readonly who: Visitor;
}

/** Two games of one deal after the same turn. */
export interface TwoGames {
  readonly a: TableView;
  readonly b: TableView;
  /**
   * The number of turns that the player of the deal has ended at both tables; with several players, the
   * number of rounds.
   */
  readonly turn: number;
  /** The last turn that has ended at both. */
  readonly turns: number;
}

/**
 * Two games of one deal, side by side after a turn: by default the last one in both. Undefined if they
 * have different deals, or if the viewer cannot see both.
 */
export async function compareDeals(
  one: TableVisit,
  other: TableVisit,
  asked: number,
): Promise<TwoGames | undefined> {
  const [first, second] = await Promise.all(
    [one, other].map(({ gameId, who }) => loadHistory(gameId, 'newest', who)),
  );
  if (!first || !second || first.table.commitment !== second.table.commitment) return undefined;
  const [ends, others] = [turnEnds(first), turnEnds(second)];
  const turns = Math.min(ends.length, others.length);
  const turn = Number.isInteger(asked) && asked >= 1 && asked <= turns ? asked : turns;
  const a = await loadTableAt(one.gameId, ends[turn - 1] ?? 1, one.who);
  const b = await loadTableAt(other.gameId, others[turn - 1] ?? 1, other.who);
  return a && b && { a, b, turn, turns };
}

/** The rows that ended the player's turns; with several players, those that ended a round. */
function turnEnds({ turns, table }: History): readonly number[] {
  const last = table.view.state.setup.players - 1;
  const own = turns.filter(({ seat }) => seat === last);
  const isOver = table.status !== 'running';
  return (isOver ? own : own.slice(0, -1)).map(({ to }) => to);
}
