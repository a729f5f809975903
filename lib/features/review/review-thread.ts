/** Reviews turns in a thread of its own (recheck.ts), as the worker of a browser does. */
import { parentPort } from 'node:worker_threads';
import { reviewShare, type ReviewWork } from '@/lib/game/review/share';

parentPort?.once('message', (work: ReviewWork) =>
  reviewShare(work, (answer) => parentPort?.postMessage(answer)),
);
