// A thread that looks through games, one after the other.
import { parentPort } from 'node:worker_threads';
import { lookThrough, type LookTask } from './look';

parentPort?.on('message', (asked: LookTask) => parentPort?.postMessage(lookThrough(asked)));
