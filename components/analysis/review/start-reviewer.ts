import { startWorker } from '@/components/ui/browser/browser-features';

/** Starts a worker that reviews turns; undefined if the browser has no workers. */
export const startReviewer = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./review-worker.ts', import.meta.url)));
