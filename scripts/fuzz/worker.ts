// @ts-nocheck
// A thread that plays games.
import { parentPort, workerData } from 'node:worker_threads';
import { playHere } from './play';

const stop = new AbortController();
parentPort.once('message', () => stop.abort());
await playHere(workerData.seeds, stop.signal, (result) => parentPort.postMessage(result));
parentPort.close();
