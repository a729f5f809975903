// @ts-nocheck
// Plays games in this thread, or shares them among several.
import { setImmediate } from 'node:timers/promises';
import { loadTs } from '../lib/load-ts';
import { startThread } from '../lib/typed';

export const loadFuzz = () => loadTs(['tests/support/engine/fuzz-file.ts']);

/** @param {AbortSignal} signal no further game is begun after it */
export async function playHere(seeds, signal, onGame) {
  const { fuzzGame } = await loadFuzz();
  for (const seed of seeds) {
    if (signal.aborted) return;
    onGame(fuzzGame(seed));
    // Signals and messages come through between games only.
    await setImmediate();
  }
}

/** Each thread plays every n-th game; a game does not depend on how many threads there are. */
export async function playShared(seeds, jobs, signal, onGame) {
  const threads = Array.from({ length: jobs }, (_, job) => seeds.filter((_seed, i) => i % jobs === job));
  await Promise.all(threads.map((own) => inThread(own, signal, onGame)));
}

function inThread(seeds, signal, onGame) {
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
