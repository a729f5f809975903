import 'server-only';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { heldFrom } from '@/lib/features/sandbox/sandbox-store';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';

export interface KnowingSeat {
  readonly gameId: string;
  /** Newest row of the game, and its hash. */
  readonly seq: number;
  readonly head: string;
  /** Missing for a spectator. */
  readonly seat?: SeatId | undefined;
}

/**
 * Everything that a seat or a spectator knows of a game right after row `at`: the start of an analysis.
 * The holder of a seat knows what they were shown themselves, not what an earlier holder was shown.
 * Undefined for an unknown row.
 */
export async function loadSeatKnowledge(
  { gameId, seq, head, seat }: KnowingSeat,
  at: number,
): Promise<KnownPast | undefined> {
  const logCache = await logCacheOf(gameId, { seq, head });
  const state = logCache.stateAfter(at);
  if (!state) return undefined;
  const rows = logCache.logTo(at).map((row) => ({ seq: row.seq, events: row.events }));
  const since = seat === undefined ? Infinity : await heldFrom(gameId, seat);
  if (seat === undefined || at < since) return { view: view(state, undefined), rows };
  return { ...(await seenBy(gameId, seat, since, at)), rows };
}

/**
 * The knowledge of a seat: its view after row `at`, and the tiles that only it was offered since row `since`.
 */
async function seenBy(
  gameId: string,
  seat: SeatId,
  since: number,
  at: number,
): Promise<Omit<KnownPast, 'rows'>> {
  const shown: Record<number, readonly string[]> = {};
  let position: Position | undefined;
  for (const row of await readWholeLog(gameId, at)) {
    position = advance(position, entryOf(row));
    if (row.seq < since) continue;
    const { offers } = view(position.state, position.secrets, seat);
    for (const { item, tiles } of offers) shown[item] = tiles;
  }
  if (!position) throw new Error(`game ${gameId} has no rows`);
  return { view: view(position.state, position.secrets, seat), shown };
}
