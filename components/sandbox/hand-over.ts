/** Steps that were made at the table and came too late, handed on to the sandbox of the same tab: once. */
import type { Step } from '@/lib/game/sandbox/line';
import { freshKey } from './fresh-key';

const nameOf = (gameId: string, at: number) => `handed-over ${gameId} ${at}`;

/** Lays steps down for the sandbox of a row. */
export function handOver(gameId: string, at: number, steps: readonly Step[]): void {
  try {
    sessionStorage.setItem(nameOf(gameId, at), JSON.stringify({ key: freshKey(), steps }));
  } catch {
    // Full or forbidden: then the sandbox begins without them.
  }
}

/** The text of what was laid down, which is gone with that. */
export function takeHandedOver(gameId: string, at: number): string | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(gameId, at)) ?? undefined;
    sessionStorage.removeItem(nameOf(gameId, at));
    return text;
  } catch {
    return undefined;
  }
}
