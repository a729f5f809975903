/** The thread that reviews turns (recheck.ts). Browsers do the same in a worker. */
import { parentPort } from 'node:worker_threads';
import { reviewShare, type ReviewWork } from '@/lib/game/analysis/review/share';

parentPort?.once('message', (work: ReviewWork) =>
  reviewShare(work, (answer) => parentPort?.postMessage(answer)),
);
