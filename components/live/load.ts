/** Requests of a live table. */
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { FoundCommands } from '@/lib/features/table/commands/find-commands';
import type { LiveNews } from '@/lib/features/table/load/load-live-snapshot';
import type { UnsentSteps, RowsById } from '@/lib/game/live/unsent';
import type { LiveData } from './live-data';

/** Timeout of a request for news, after which it is repeated. */
const PATIENCE_MS = 20_000;

/** The table as it is on the server. */
export async function fetchLiveData(gameId: string): Promise<LiveData> {
  const response = await fetch(`/games/${gameId}/live`);
  if (!response.ok) throw new Error(`live: ${response.status}`);
  return response.json();
}

/** Rows after a given one; undefined if the game is over or the viewer has no access. */
export async function loadNews(gameId: string, since: number): Promise<(LiveNews & ClocksNews) | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/games/${gameId}/live?since=${since}`, { signal });
  return response.ok ? response.json() : undefined;
}

/** The rows that steps have made, found by the ids the steps were sent with. */
export async function loadTaken(gameId: string, steps: UnsentSteps['steps']): Promise<RowsById> {
  const ids = steps.map(({ commandId }) => commandId).join();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/api/games/${gameId}/commands?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`commands: ${response.status}`);
  const { rows }: FoundCommands = await response.json();
  return new Map(rows.map(({ commandId, seq }) => [commandId, seq]));
}
