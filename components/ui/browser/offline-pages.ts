import { endWorker, forgetStored, isOnline, serviceWorkers } from './browser-features';

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
export async function keepPages(scope: '/puzzles' | '/offline', keep: PagesToKeep): Promise<boolean> {
  const workers = serviceWorkers();
  if (!workers || !isOnline()) return false;
  await endFormerWorker();
  try {
    const active = await activeOf(
      await workers.register('/sw-offline.js', { scope, updateViaCache: 'none' }),
    );
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

/** An earlier release stored pages below /train, which no longer know whose positions they show. */
export async function endFormerWorker(): Promise<void> {
  await endWorker('/train');
  await forgetStored('train ');
}

/** The active worker of a part, which the page need not belong to. Undefined if it fails to start. */
function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve(registration.active ?? undefined);
  return new Promise((resolve) => {
    const look = () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') resolve(undefined);
    };
    coming.addEventListener('statechange', look);
    look();
  });
}
