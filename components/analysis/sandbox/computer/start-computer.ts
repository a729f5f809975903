import { startWorker } from '@/components/ui/browser/browser-features';

/** Starts a worker that plays on in a sandbox; undefined if the browser has no workers. */
export const startComputer = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./computer-worker.ts', import.meta.url)));
