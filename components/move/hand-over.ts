/** Passes steps that were refused at the table to the sandbox in the same tab, once. */
import { sessionStore } from '@/components/ui/browser/browser-features';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';

const nameOf = (gameId: string, at: number) => `handed-over ${gameId} ${at}`;

/** Stores steps for the sandbox of a row. */
export function handOver(gameId: string, at: number, steps: readonly LineStep[]): void {
  // Without storage the sandbox opens without them.
  sessionStore.write(nameOf(gameId, at), JSON.stringify({ key: freshKey(), steps }));
}

/** Returns the stored text and deletes it. */
export function takeHandedOver(gameId: string, at: number): string | undefined {
  const text = sessionStore.read(nameOf(gameId, at)) ?? undefined;
  sessionStore.remove(nameOf(gameId, at));
  return text;
}

/** A random key of 256 bits, generated in this browser, which never knows the seed of a game. */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
