// @ts-nocheck
// A thread of the arena.
import { parentPort, workerData } from 'node:worker_threads';
import { playHere } from './play';

const { games, settings } = workerData;
const pack = await playHere(games, settings, (game) => parentPort.postMessage({ game }));
parentPort.postMessage({ pack });
