/**
 * Features that a browser may lack, forbid or break. Each function here answers for that case, so no page
 * fails over a convenience. The linter refuses these features anywhere else (oxlint.config.ts).
 */

/** The value, or undefined where the browser has none or throws. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The same for an asynchronous answer. */
async function attemptAsync<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** A key-value store of the browser. Blocked cookies take it away, and reading the property then throws. */
export interface BrowserStore {
  /** The value of a key, null where it has none, undefined where the store is unavailable. */
  readonly read: (key: string) => string | null | undefined;
  /** Keeps a value; false where it could not be kept. */
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

/** Whether the browser keeps cookies at all; not asked of sites in a sandboxed frame, where it throws. */
export const hasCookies = (): boolean => attempt(() => navigator.cookieEnabled) ?? false;

/** Whether a media query matches; false where queries are unavailable. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;

/** Whether the browser has, as far as it knows, a network. */
export const isOnline = (): boolean => attempt(() => navigator.onLine) ?? true;

/** The browser's name for itself. */
export const userAgent = (): string => attempt(() => navigator.userAgent) ?? '';

/** Number of touch points: how an iPad, which calls itself a Mac, is told from one. */
export const touchPoints = (): number => attempt(() => navigator.maxTouchPoints) ?? 0;

/** Number of processors, at least 1. */
export const coreCount = (): number => attempt(() => navigator.hardwareConcurrency) || 1;

/** The time zone of the device, where the browser knows it. */
export function deviceTimeZone(): string | undefined {
  const zone = attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone === 'Etc/Unknown' ? undefined : zone;
}

/** Sends a body that outlives the page; false where it could not be queued. */
export const sendBeacon = (url: string, body: BodyInit): boolean =>
  attempt(() => navigator.sendBeacon(url, body)) ?? false;

/** Writes a number onto the icon of the installed app. */
export function setAppBadge(count: number): void {
  void attemptAsync(async () => navigator.setAppBadge?.(count));
}

/** How a text can be handed on. */
export type ShareWay = 'share' | 'copy' | 'none';

/** Which way of handing a link on the browser has. */
export function shareWay(): ShareWay {
  const has = (name: 'share' | 'clipboard') => attempt(() => Boolean(navigator[name])) ?? false;
  return has('share') ? 'share' : has('clipboard') ? 'copy' : 'none';
}

/** Opens the share sheet of the device. */
export async function openShareSheet(data: ShareData): Promise<void> {
  await attemptAsync(() => navigator.share(data));
}

/** Copies a text; false where it could not. */
export const copyText = async (text: string): Promise<boolean> =>
  (await attemptAsync(async () => (await navigator.clipboard.writeText(text), true))) ?? false;

/** The audio output. */
export const makeAudio = (): AudioContext | undefined => attempt(() => new AudioContext());

/** A worker, which `make` has to name literally: that is how the bundler finds its script. */
export const startWorker = (make: () => Worker): Worker | undefined => attempt(make);

/** A stream of server-sent events. */
export const openEventSource = (url: string): EventSource | undefined => attempt(() => new EventSource(url));

/** A channel to the other tabs of this site. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  attempt(() => new BroadcastChannel(name));

/** Whether tabs of this site can share locks; pages that are not served securely cannot. */
export const hasLocks = (): boolean => attempt(() => navigator.locks) !== undefined;

/** Runs `work` while holding a lock that tabs of this site share; rejects where there are no locks. */
export const requestLock = async <T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => T,
): Promise<Awaited<T>> => navigator.locks.request(name, options, work);

/** Where service workers are registered. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => navigator.serviceWorker);

/** Whether the browser receives push messages and can show them. */
export const hasPush = (): boolean =>
  serviceWorkers() !== undefined && 'PushManager' in window && 'Notification' in window;

/** Asks the reader whether messages may be shown. */
export const askToNotify = async (): Promise<NotificationPermission | undefined> =>
  attemptAsync(() => Notification.requestPermission());

/** Empties all that the site has stored in this browser, its service workers and their pushes included. */
export async function emptyStorage(): Promise<void> {
  attempt(() => localStorage.clear());
  attempt(() => sessionStorage.clear());
  await attemptAsync(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await attemptAsync(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  for (const registration of (await attemptAsync(async () => serviceWorkers()?.getRegistrations())) ?? []) {
    await attemptAsync(async () => (await registration.pushManager.getSubscription())?.unsubscribe());
    await attemptAsync(() => registration.unregister());
  }
}
