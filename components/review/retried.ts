/** Turns that this browser has played again, better than the first time. It stays here. */

const nameOf = (gameId: string) => `retried ${gameId}`;

/** The text that is kept; empty where the browser keeps nothing. */
export function retriedText(gameId: string): string {
  try {
    return localStorage.getItem(nameOf(gameId)) ?? '';
  } catch {
    return '';
  }
}

/** The turns in such a text. */
export const turnsIn = (text: string): readonly number[] => text.split(' ').filter(Boolean).map(Number);

/** Keeps one more. */
export function keepRetried(gameId: string, turn: number): void {
  const kept = turnsIn(retriedText(gameId));
  if (kept.includes(turn)) return;
  try {
    localStorage.setItem(nameOf(gameId), [...kept, turn].join(' '));
  } catch {
    // Full or forbidden: then it lasts as long as the page.
  }
}
