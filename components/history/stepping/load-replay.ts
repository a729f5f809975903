/** Everything that stepping needs, fetched when somebody is about to step. */
import type { Filter } from '@/lib/game/recap/timeline';
import type { PackData } from '@/lib/game/engine/pack';
import type { Replay } from '@/lib/generated/stepping/stepping.js';
import type { ReplayData } from './replay-data';

/** Script, rows and pack together; rejected where one of them does not come. */
export async function loadReplay(gameId: string, packUrl: string, filter: Filter): Promise<Replay> {
  const [stepping, data, pack] = await Promise.all([
    import('@/lib/generated/stepping/stepping.js'),
    fetchJson(`/games/${gameId}/at/replay`) as Promise<ReplayData>,
    fetchJson(packUrl) as Promise<PackData>,
  ]);
  return new stepping.Replay(data, pack, filter);
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
