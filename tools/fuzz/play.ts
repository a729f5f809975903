// Plays games in this thread or in several threads.
import { setImmediate } from 'node:timers/promises';
import { startThread } from '../../scripts/lib/run-typescript';
import { fuzzGame, type FuzzResult } from '../../tests/support/engine/fuzz-file';

type OnGame = (result: FuzzResult) => void;

/** Plays these games; none begins after `signal`. */
export async function playHere(seeds: readonly number[], signal: AbortSignal, onGame: OnGame): Promise<void> {
  for (const seed of seeds) {
    if (signal.aborted) return;
    onGame(fuzzGame(seed));
    // Signals and messages are handled only between games.
    await setImmediate();
  }
}

/** Each thread plays every n-th game; a game does not depend on the number of threads. */
export async function playShared(
  seeds: readonly number[],
  jobs: number,
  signal: AbortSignal,
  onGame: OnGame,
): Promise<void> {
  const threads = Array.from({ length: jobs }, (_, job) => seeds.filter((_seed, i) => i % jobs === job));
  await Promise.all(threads.map((own) => inThread(own, signal, onGame)));
}

function inThread(seeds: readonly number[], signal: AbortSignal, onGame: OnGame): Promise<void> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), { seeds });
  signal.addEventListener('abort', () => worker.postMessage('stop'));
  return new Promise((resolve, reject) => {
    worker.on('message', (result) => onGame(result));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`)),
    );
  });
}
