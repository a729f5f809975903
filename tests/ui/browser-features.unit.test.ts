import { afterEach, describe, expect, test, vi } from 'vitest';
import * as features from '@/components/ui/browser/browser-features';
import { reloadWith, takeStoredFields } from '@/components/ui/forms/reload-with-text';

afterEach(() => vi.unstubAllGlobals());

const GLOBALS = [
  'localStorage',
  'caches',
  'indexedDB',
  'sessionStorage',
  'navigator',
  'document',
  'matchMedia',
  'Intl',
  'AudioContext',
  'Worker',
  'EventSource',
  'BroadcastChannel',
  'Notification',
] as const;
const broken = () => {
  throw new DOMException('denied', 'SecurityError');
};
/** Every read, call and construction throws. */
const throwing: object = new Proxy(() => {}, { get: broken, has: broken, apply: broken, construct: broken });

/** Each feature takes its answer from the browser; with it comes what it answers where the browser fails. */
const ANSWERS = {
  localStore: [() => features.localStore.read('a'), undefined],
  sessionStore: [() => features.sessionStore.read('a'), undefined],
  writing: [() => features.localStore.write('a', 'b'), false],
  removing: [() => features.localStore.remove('a'), undefined],
  keys: [() => features.localStore.keys(), []],
  readCookies: [() => features.readCookies(), ''],
  writeCookie: [() => features.writeCookie('a=b'), undefined],
  hasCookies: [() => features.hasCookies(), false],
  matchesMedia: [() => features.matchesMedia('print'), false],
  isOnline: [() => features.isOnline(), true],
  userAgent: [() => features.userAgent(), ''],
  touchPoints: [() => features.touchPoints(), 0],
  coreCount: [() => features.coreCount(), 1],
  deviceTimeZone: [() => features.deviceTimeZone(), undefined],
  sendBeacon: [() => features.sendBeacon('/', ''), false],
  setAppBadge: [() => features.setAppBadge(1), undefined],
  shareWay: [() => features.shareWay(), 'none'],
  openShareSheet: [() => features.openShareSheet({}), undefined],
  copyText: [() => features.copyText('a'), false],
  makeAudio: [() => features.makeAudio(), undefined],
  startWorker: [() => features.startWorker(() => new Worker('/')), undefined],
  openEventSource: [() => features.openEventSource('/'), undefined],
  openChannel: [() => features.openChannel('a'), undefined],
  hasLocks: [() => features.hasLocks(), false],
  requestLock: [() => features.requestLock('a', {}, () => 1).catch(() => 'rejected'), 'rejected'],
  serviceWorkers: [() => features.serviceWorkers(), undefined],
  hasPush: [() => features.hasPush(), false],
  askToNotify: [() => features.askToNotify(), undefined],
  emptyStorage: [() => features.emptyStorage(), undefined],
  endWorker: [() => features.endWorker('/train'), undefined],
  storedPaths: [() => features.storedPaths(), []],
  forgetStored: [() => features.forgetStored('a'), undefined],
} as const satisfies Readonly<Record<string, readonly [() => unknown, unknown]>>;

describe.each([
  ['missing', undefined],
  ['throwing', throwing],
])('with everything %s', (_how, value) => {
  test.each(Object.entries(ANSWERS))('%s has its answer', async (_name, [ask, answer]) => {
    for (const name of GLOBALS) vi.stubGlobal(name, value);
    expect(await ask()).toEqual(answer);
  });

  test('a page returns without the typed text, and does not break', () => {
    for (const name of GLOBALS) vi.stubGlobal(name, value);
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { pathname: '/me', search: '?a', assign } });
    reloadWith([]);
    expect(assign).toHaveBeenCalledWith('/me?a');
    expect(takeStoredFields()).toBeUndefined();
  });
});

test('every feature is in the table', () => {
  const named = Object.keys(ANSWERS);
  expect(Object.keys(features).filter((name) => !named.includes(name))).toEqual([]);
});

test('a time zone that the device does not know is absent', () => {
  vi.stubGlobal('Intl', { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Etc/Unknown' }) }) });
  expect(features.deviceTimeZone()).toBeUndefined();
});
