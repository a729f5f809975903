import { isOnline, serviceWorkers } from './browser-features';

/** Pages and files for offline use (public/sw-offline.js). */
export interface PagesToKeep {
  /** A different version is stored again. */
  readonly version: string;
  readonly lang: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/**
 * Asks the service worker of a part of the site to store pages. Resolves to whether all of them are stored.
 */
export async function keepPages(scope: '/puzzles' | '/train', keep: PagesToKeep): Promise<boolean> {
  const workers = serviceWorkers();
  if (!workers || !isOnline()) return false;
  try {
    await workers.register('/sw-offline.js', { scope, updateViaCache: 'none' });
    const { active } = await workers.ready;
    if (!active) return false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
    });
    active.postMessage({ type: 'keep', ...keep }, [port2]);
    return await answer;
  } catch {
    return false;
  }
}
