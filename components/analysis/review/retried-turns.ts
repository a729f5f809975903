/** Turns that this browser has retried with a better result. Stored only here. */
import { localStore } from '@/components/ui/browser/browser-features';

const nameOf = (gameId: string) => `retried ${gameId}`;

/** The stored text; empty if the browser stores nothing. */
export function retriedText(gameId: string): string {
  return localStore.read(nameOf(gameId)) ?? '';
}

export const turnsIn = (text: string): readonly number[] => text.split(' ').filter(Boolean).map(Number);

export function keepRetried(gameId: string, turn: number): void {
  const kept = turnsIn(retriedText(gameId));
  if (kept.includes(turn)) return;
  localStore.write(nameOf(gameId), [...kept, turn].join(' '));
}
