import { startWorker } from '@/components/ui/browser/browser-features';

/** Starts a worker that plays games with a box; undefined if the browser has no workers. */
export const startGames = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./try-games-worker.ts', import.meta.url)));
