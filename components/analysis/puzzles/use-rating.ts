import { useState } from 'react';
import { hasAll } from '@/components/ui/browser/payload';
import type { Command } from '@/lib/game/engine/commands';

/** The change of a rating by a first attempt. */
export interface PuzzleRatingChange {
  readonly rating: number;
  readonly change: number;
}

/** The current rating, and a function that reports a first attempt. Later attempts are not sent. */
export function useRating(
  puzzle: number,
): [PuzzleRatingChange | undefined, (commands: readonly Command[], hints: number) => void] {
  const [change, setChange] = useState<PuzzleRatingChange>();
  const send = (commands: readonly Command[], hints: number) =>
    void sendFirstTry(puzzle, commands, hints).then(setChange, () => undefined);
  return [change, send];
}

/** Records an opened hint on the server, so it counts in every browser of this person. */
export function recordHint(puzzle: number): void {
  // If this fails, the first attempt reports it too.
  void post(puzzle, { hints: 1 }).catch(() => undefined);
}

async function sendFirstTry(puzzle: number, commands: readonly Command[], hints: number) {
  const response = await post(puzzle, { commands, hints });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return hasAll<PuzzleRatingChange>(answer, ['rating', 'change']) ? answer : undefined;
}

const post = (puzzle: number, body: object): Promise<Response> =>
  fetch(`/api/puzzles/${puzzle}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
