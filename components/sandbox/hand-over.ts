/** Steps that were made at the table and came too late, handed on to the sandbox of the same tab: once. */
import { sessionStore } from '@/components/ui/browser/browser-features';
import type { LineStep } from '@/lib/game/sandbox/line';
import { freshKey } from './fresh-key';

const nameOf = (gameId: string, at: number) => `handed-over ${gameId} ${at}`;

/** Lays steps down for the sandbox of a row. */
export function handOver(gameId: string, at: number, steps: readonly LineStep[]): void {
  // Where nothing can be kept, the sandbox begins without them.
  sessionStore.write(nameOf(gameId, at), JSON.stringify({ key: freshKey(), steps }));
}

/** Takes the text that was left here, and removes it. */
export function takeHandedOver(gameId: string, at: number): string | undefined {
  const text = sessionStore.read(nameOf(gameId, at)) ?? undefined;
  sessionStore.remove(nameOf(gameId, at));
  return text;
}
