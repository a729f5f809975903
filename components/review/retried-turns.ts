/** Turns that this browser has played again, better than the first time. It stays here. */
import { localStore } from '@/components/ui/browser/browser-features';

const nameOf = (gameId: string) => `retried ${gameId}`;

/** The text that is kept; empty where the browser keeps nothing. */
export function retriedText(gameId: string): string {
  return localStore.read(nameOf(gameId)) ?? '';
}

/** The turns in such a text. */
export const turnsIn = (text: string): readonly number[] => text.split(' ').filter(Boolean).map(Number);

/** Keeps one more. */
export function keepRetried(gameId: string, turn: number): void {
  const kept = turnsIn(retriedText(gameId));
  if (kept.includes(turn)) return;
  localStore.write(nameOf(gameId), [...kept, turn].join(' '));
}
