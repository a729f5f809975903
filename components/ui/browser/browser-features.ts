/**
 * Features that a browser may lack, forbid or break. Each function here handles that case, so no page fails
 * because of a convenience. The linter forbids these features elsewhere (oxlint.config.ts).
 */

/** The value, or undefined if the browser lacks it or throws. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** `attempt` for asynchronous values. */
async function attemptAsync<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** A key-value store of the browser. If cookies are blocked, even reading the property throws. */
export interface BrowserStore {
  /** The value of a key; null if it has none, undefined if the store is unavailable. */
  readonly read: (key: string) => string | null | undefined;
  /** Stores a value. Returns false on failure. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

function storeOf(area: () => Storage): BrowserStore {
  return {
    read: (key) => attempt(() => area().getItem(key)),
    write: (key, value) => attempt(() => (area().setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => area().removeItem(key)),
    keys: () => attempt(() => Object.keys(area())) ?? [],
  };
}

/** Values that outlive the tab. */
export const localStore = storeOf(() => localStorage);
/** Values that last as long as the tab. */
export const sessionStore = storeOf(() => sessionStorage);

/** All cookies that scripts may read, as one text. */
export const readCookies = (): string => attempt(() => document.cookie) ?? '';

/** Sets one cookie, given with its attributes. */
export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}

/** Whether cookies are enabled. In a sandboxed frame the property throws. */
export const hasCookies = (): boolean => attempt(() => navigator.cookieEnabled) ?? false;

/** Whether a media query matches; false if queries are unavailable. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;

/** Whether the browser believes it is online. */
export const isOnline = (): boolean => attempt(() => navigator.onLine) ?? true;

export const userAgent = (): string => attempt(() => navigator.userAgent) ?? '';

/** Number of touch points, which distinguishes an iPad from a Mac. */
export const touchPoints = (): number => attempt(() => navigator.maxTouchPoints) ?? 0;

/** Number of processors, at least 1. */
export const coreCount = (): number => attempt(() => navigator.hardwareConcurrency) || 1;

/** The device's time zone, if known. */
export function deviceTimeZone(): string | undefined {
  const zone = attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone === 'Etc/Unknown' ? undefined : zone;
}

/** Sends a request that outlives the page. Returns false if it could not be queued. */
export const sendBeacon = (url: string, body: BodyInit): boolean =>
  attempt(() => navigator.sendBeacon(url, body)) ?? false;

/** Sets the number on the icon of the installed app. */
export function setAppBadge(count: number): void {
  void attemptAsync(async () => navigator.setAppBadge?.(count));
}

/** How a text can be shared. */
export type ShareWay = 'share' | 'copy' | 'none';

/** The available way of sharing. */
export function shareWay(): ShareWay {
  const has = (name: 'share' | 'clipboard') => attempt(() => Boolean(navigator[name])) ?? false;
  return has('share') ? 'share' : has('clipboard') ? 'copy' : 'none';
}

/** Opens the share sheet of the device. */
export async function openShareSheet(data: ShareData): Promise<void> {
  await attemptAsync(() => navigator.share(data));
}

/** Copies a text. Returns false on failure. */
export const copyText = async (text: string): Promise<boolean> =>
  (await attemptAsync(async () => (await navigator.clipboard.writeText(text), true))) ?? false;

export const makeAudio = (): AudioContext | undefined => attempt(() => new AudioContext());

/** Starts a worker. `make` must construct it with a literal URL, because the bundler looks for that. */
export const startWorker = (make: () => Worker): Worker | undefined => attempt(make);

export const openEventSource = (url: string): EventSource | undefined => attempt(() => new EventSource(url));

export const openChannel = (name: string): BroadcastChannel | undefined =>
  attempt(() => new BroadcastChannel(name));

/** Whether tabs of this site can share locks; not on pages without HTTPS. */
export const hasLocks = (): boolean => attempt(() => navigator.locks) !== undefined;

/** Runs `work` while holding a lock shared by tabs of this site; rejects if locks are unavailable. */
export const requestLock = async <T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => T,
): Promise<Awaited<T>> => navigator.locks.request(name, options, work);

export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => navigator.serviceWorker);

/** Unregisters the service worker with exactly this scope. */
export async function endWorker(scope: string): Promise<void> {
  const found = await attemptAsync(async () => serviceWorkers()?.getRegistration(scope));
  if (found && new URL(found.scope).pathname === scope) await attemptAsync(() => found.unregister());
}

/** The paths of all stored pages and files. */
export async function storedPaths(): Promise<readonly string[]> {
  const requests = await attemptAsync(async () =>
    Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())),
  );
  return (requests ?? []).flat().map(({ url }) => new URL(url).pathname);
}

/** Deletes the stored pages and files of the versions whose names begin like this. */
export async function forgetStored(beginning = ''): Promise<void> {
  await attemptAsync(async () => {
    for (const name of await caches.keys()) if (name.startsWith(beginning)) await caches.delete(name);
  });
}

/** Whether the browser can receive and show push messages. */
export const hasPush = (): boolean =>
  serviceWorkers() !== undefined && 'PushManager' in window && 'Notification' in window;

/** Asks the reader for permission to show notifications. */
export const askToNotify = async (): Promise<NotificationPermission | undefined> =>
  attemptAsync(() => Notification.requestPermission());

/**
 * Deletes everything the site has stored in this browser, including service workers and push subscriptions.
 */
export async function emptyStorage(): Promise<void> {
  attempt(() => localStorage.clear());
  attempt(() => sessionStorage.clear());
  await forgetStored();
  await attemptAsync(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  for (const registration of (await attemptAsync(async () => serviceWorkers()?.getRegistrations())) ?? []) {
    await attemptAsync(async () => (await registration.pushManager.getSubscription())?.unsubscribe());
    await attemptAsync(() => registration.unregister());
  }
}
