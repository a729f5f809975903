// @ts-nocheck
// Plays the planned games in this thread, or shares them among several.
import { loadTs } from '../lib/load-ts';
import { startThread } from '../lib/typed';
import { digest } from './digest';
import { ENGINE_FILES, playMatch } from './match';

/** @param {{ version?: number, setup: object, limit: object }} settings what all games share */
export async function playHere(games, settings, onGame) {
  const engine = await loadTs(ENGINE_FILES);
  const data = engine.PACKS.find((pack) => pack.version === settings.version) ?? engine.PACKS.at(-1);
  const pack = engine.packFor(data.id, data.version);
  for (const game of games) {
    const setup = { ...settings.setup, players: game.strengths.length, options: engine.BASE_OPTIONS };
    const { strengths, seed } = game;
    const played = playMatch(engine, { pack, setup, seed, strengths, limit: settings.limit });
    onGame({ ...digest(pack, game, played), pair: game.pair });
  }
  return `${data.id} ${data.version}`;
}

/** Each thread plays every n-th game; the results do not depend on how many there are. */
export function playShared(games, settings, jobs, onGame) {
  const threads = Array.from({ length: jobs }, (_, job) => games.filter((_game, i) => i % jobs === job));
  return Promise.all(threads.map((own) => inThread(own, settings, onGame)));
}

function inThread(games, settings, onGame) {
  const worker = startThread(new URL('./worker.ts', import.meta.url), { games, settings });
  return new Promise((resolve, reject) => {
    worker.on('message', ({ game, pack }) => (game ? onGame(game) : resolve(pack)));
    worker.once('error', reject);
    worker.once('exit', (code) => code !== 0 && reject(new Error(`a thread ended with code ${code}`)));
  });
}
