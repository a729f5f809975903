// The code of a thread that searches games for puzzles.
import { parentPort } from 'node:worker_threads';
import { lookThrough, type LookTask } from './look';

parentPort?.on('message', (asked: LookTask) => parentPort?.postMessage(lookThrough(asked)));
