/** Caches initial positions of pages: on the server, other requests reuse drawings of the same position. */
import { snapshotFrom, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import type { LiveData } from './live-data';

const MAX_KEPT = 100;
const kept = new Map<string, LiveSnapshot>();

/** The position after the rows sent with the page. */
export function firstSnapshot(data: LiveData): LiveSnapshot {
  if (typeof window !== 'undefined') return snapshotFrom(data);
  const { table, base, rows } = data;
  const key = [table.gameId, table.head, table.me, base.seq, rows.length].join(' ');
  const stand = kept.get(key) ?? snapshotFrom(data);
  // Map order is usage order, so the least recently used entry is evicted first.
  kept.delete(key);
  kept.set(key, stand);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return stand;
}
