// The code of a thread that plays games.
import { parentPort, workerData } from 'node:worker_threads';
import { playHere } from './play';

const { seeds }: { seeds: readonly number[] } = workerData;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
await playHere(seeds, stop.signal, (result) => parentPort?.postMessage(result));
parentPort?.close();
