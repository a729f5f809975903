/** Loads the frames of the replay of missed turns. */
import { hasAll } from '@/components/ui/browser/payload';
import { framesOf, type ReplayFrame } from '@/components/live/past';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Film } from '@/lib/game/recap/film-turns';

/** The frames of all unseen turns, after one of the board before them. Empty if they cannot be loaded. */
export async function loadFrames(
  table: TableView,
  isSeen: (row: number) => boolean,
): Promise<readonly ReplayFrame[]> {
  const response = await fetch(`/games/${table.gameId}/live?film`).catch(() => undefined);
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return hasAll<Film>(answer, ['base', 'turns']) ? unseen(framesOf(table, answer), isSeen) : [];
}

function unseen(frames: readonly ReplayFrame[], isSeen: (row: number) => boolean): readonly ReplayFrame[] {
  const [, ...steps] = frames;
  const ends = new Map(steps.map(({ turn, seq }) => [turn, seq]));
  const isNew = ({ turn }: ReplayFrame) => !isSeen(ends.get(turn) ?? 0);
  const first = steps.findIndex(isNew);
  const [left, next] = [frames[first], steps[first]];
  return left && next ? [{ ...left, turn: next.turn, rings: '' }, ...steps.filter(isNew)] : [];
}
