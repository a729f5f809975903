import { startWorker } from '@/components/ui/browser/browser-features';

/** A worker that reviews turns; missing where the browser has none. */
export const startReviewer = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./review-worker.ts', import.meta.url)));
