/** Everything that stepping needs, fetched when somebody is about to step. */
import type { Filter } from '@/lib/game/recap/timeline';
import type { PackData } from '@/lib/game/engine/pack';
import { hasAll } from '@/components/ui/payload';
import { loadWords } from '@/lib/platform/i18n/browser-words';
import type { Replay } from './replay';
import type { ReplayData } from './replay-data';

/** Script, rows and pack together; rejected where one of them does not come. */
export async function loadReplay(gameId: string, packUrl: string, filter: Filter): Promise<Replay> {
  const [stepping, data, pack] = await Promise.all([
    import('./replay'),
    fetchJson<ReplayData>(`/games/${gameId}/at/replay`, ['locale', 'table', 'rows']),
    fetchJson<PackData>(packUrl, ['id', 'version', 'crane', 'city']),
  ]);
  return new stepping.Replay(data, pack, { filter, words: await loadWords(data.locale) });
}

async function fetchJson<T extends object>(address: string, names: readonly (keyof T)[]): Promise<T> {
  const response = await fetch(address);
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!hasAll<T>(answer, names)) throw new Error(`${address}: ${response.status}`);
  return answer;
}
