import { startWorker } from '@/components/ui/browser/browser-features';

/** A worker that plays on in a sandbox; missing where the browser has none. */
export const startComputer = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./computer-worker.ts', import.meta.url)));
