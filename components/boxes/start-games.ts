import { startWorker } from '@/components/ui/browser/browser-features';

/** A worker that plays games with a box; missing where the browser has none. */
export const startGames = (): Worker | undefined =>
  startWorker(() => new Worker(new URL('./try-games-worker.ts', import.meta.url)));
