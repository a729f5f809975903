/** Positions that pages begin with: on the server, other requests find what was drawn of one. */
import { standFrom, type Stand } from '@/lib/game/live/stand';
import type { LiveData } from './live-data';

const MOST = 100;
const kept = new Map<string, Stand>();

/** Where the rows that were handed out lead. */
export function firstStand(data: LiveData): Stand {
  if (typeof window !== 'undefined') return standFrom(data);
  const { table, base, rows } = data;
  const key = [table.gameId, table.head, table.me, base.seq, rows.length].join(' ');
  const stand = kept.get(key) ?? standFrom(data);
  // The one that was asked for least lately goes first.
  kept.delete(key);
  kept.set(key, stand);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return stand;
}
