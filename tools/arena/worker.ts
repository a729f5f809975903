// A thread of the arena.
import { parentPort, workerData } from 'node:worker_threads';
import type { PlannedGame } from './plan';
import { playHere, type ThreadMessage, type Settings } from './play';

const { games, settings }: { games: readonly PlannedGame[]; settings: Settings } = workerData;
const say = (said: ThreadMessage) => parentPort?.postMessage(said);
say({ pack: await playHere(games, settings, (game) => say({ game })) });
