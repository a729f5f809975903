// A thread that looks through games, one after the other.
import { parentPort } from 'node:worker_threads';
import { lookThrough, type Asked } from './look';

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(lookThrough(asked)));
