import { encode } from 'next-auth/jwt';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authSecret } from '@/lib/platform/auth/secret';
import { SESSION_S, sessionCookieName } from '@/lib/platform/auth/session';
import { disconnect } from '@/lib/platform/db/db';
import { watchDatabase } from '@/lib/platform/db/presence';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { forgetMaintenance } from '@/lib/platform/ops/maintenance';
import de from '@/messages/de/broken.json';
import { config, proxy } from '@/proxy';

vi.stubEnv('NODE_ENV', 'production');
vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters');
// Nobody listens there.
vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
// As behind our own server, with a proxy on this machine.
vi.stubGlobal('pragaRequest', { getStore: () => ({ requestId: 'x', peer: '127.0.0.1' }) });
// Unit tests of one worker share what is global.
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await disconnect();
});

/**
 * Whether Next asks the proxy about such a request. Next's own function for this replaces modules for all
 * files of a worker.
 */
function comesHere(address: string, headers: Readonly<Record<string, string>> = {}): boolean {
  const { pathname, searchParams } = new URL(address, 'http://praga.test');
  return config.matcher.some((matcher) => {
    const { source, has } = typeof matcher === 'string' ? { source: matcher, has: [] } : matcher;
    const given = has.every(({ type, key }) => (type === 'query' ? searchParams.has(key) : key in headers));
    return given && new RegExp(`^${source}$`).test(pathname);
  });
}

test.each(['/api/games/%E0%A4%A', '/games/%ff', '/%'])('a malformed address is a 400: %s', async (path) => {
  expect(comesHere(path)).toBe(true);
  const response = await proxy(new Request(`http://praga.test${path}`));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid-request', status: 400 });
});

test('other addresses pass', async () => {
  const response = await proxy(new Request('http://praga.test/games/%C5%BEi%C5%BEkov'));
  expect(response.headers.get('x-middleware-next')).toBe('1');
});

test('pages pass through to be counted and get their policy; files and the API do not', () => {
  const pages = ['/', '/games/bcdfghjkmnpq', '/seat/abc', '/me/tables'];
  // Signed links, and whatever somebody guesses.
  const withStop = ['/unsubscribe/abc.def', '/seat/address/abc.def', '/games/a.b', '/nothing.html'];
  expect([...pages, ...withStop].filter((path) => !comesHere(path))).toEqual([]);
  const made = ['/api/health', '/_next/static/a.js', '/s/0a', '/pack/base-2', '/icons/icon-192.png'];
  const files = ['/sw.js', '/sw-offline.js', '/icon.svg', '/manifest.webmanifest'];
  const others = [...made, ...files, '/games/bcdfghjkmnpq/archive.html'];
  expect(others.filter((path) => comesHere(path))).toEqual([]);
});

test("a page's refresh requests are counted, and run no script if shown as a page", async () => {
  const headers = { 'sec-fetch-dest': 'empty', 'x-forwarded-for': '203.0.113.44' };
  const ask = () => proxy(new Request('http://praga.test/games/bcdfghjkmnpq/seq', { headers }));
  const first = await ask();
  expect(first.headers.get('x-middleware-next')).toBe('1');
  expect(first.headers.get('content-security-policy')).toContain("object-src 'none'");
  // Next gets no nonce: the page that takes this in has its own.
  expect(first.headers.get('x-middleware-request-content-security-policy')).toBeNull();
  for (let i = 1; i < LIMITS.page.most; i += 1) await ask();
  const refused = await ask();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
test.each([
  ['of another site', { origin: 'https://evil.test' }, '', 403],
  ['of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, '', 403],
  ['that breaks off', MULTIPART, '--x\r\ngarbage', 400],
  ['that is too large', MULTIPART, 'x'.repeat(70_000), 413],
  ['of a program', MULTIPART, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', 200],
  ['of our own page', { origin: 'http://praga.test', host: 'praga.test' }, 'a=1', 200],
])('a form %s', async (_what, headers: Record<string, string>, body, status) => {
  const request = new Request('http://praga.test/sign-in', { method: 'POST', headers, body });
  expect((await proxy(request)).status).toBe(status);
});

/** The address of the service where no setting says otherwise. */
const PUBLIC = 'http://localhost:3000';

test.each([
  ['the public host', { host: 'localhost:3000' }],
  ['the host of the upstream', { host: 'app:3000' }],
  ['a host without its port', { host: 'localhost' }],
  ['hosts in a list', { host: 'app:3000', 'x-forwarded-host': 'localhost:3000, inner' }],
  ['a host of its own', { host: 'app:3000', 'x-forwarded-host': 'inner' }],
])('Next is told that a form is from our own page, if a proxy hands on %s', async (_what, sent) => {
  const headers = { ...sent, origin: PUBLIC };
  const ask = (more: object) =>
    proxy(
      new Request('http://app:3000/sign-in', {
        method: 'POST',
        body: 'a=1',
        headers: { ...headers, ...more },
      }),
    );
  for (const more of [
    {},
    { 'next-action': 'x' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://b.test' },
  ]) {
    const { status, headers: told } = await ask(more);
    expect(status).toBe(200);
    const name = 'x-middleware-request-';
    // Next compares these two, and answers 500 if they differ.
    expect([told.get(`${name}origin`), told.get(`${name}x-forwarded-host`)]).toEqual([
      PUBLIC,
      'localhost:3000',
    ]);
  }
  expect((await ask({ origin: 'https://evil.test' })).status).toBe(403);
});

test.each([
  ['the first of several hosts', 'other.test, inner.test', 200],
  ['a later one', 'inner.test, other.test', 403],
])('without APP_URL for it, a form is of our own page by %s', async (_what, hosts, status) => {
  const headers = { host: 'app:3000', 'x-forwarded-host': hosts, origin: 'https://other.test' };
  const form = new Request('http://app:3000/sign-in', { method: 'POST', body: 'a=1', headers });
  expect((await proxy(form)).status).toBe(status);
});

test('a refused form is a page in words for a browser, and a problem for a script', async () => {
  const refuse = (more: object) => {
    const headers = { origin: 'https://evil.test', accept: 'text/html', 'accept-language': 'de', ...more };
    return proxy(new Request(`${PUBLIC}/sign-in`, { method: 'POST', body: 'a=1', headers }));
  };
  const shown = await refuse({});
  expect([shown.status, shown.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  const html = await shown.text();
  expect(html).toContain(de.foreign.title);
  expect(html).toContain(`href="${PUBLIC}/"`);
  const told = await refuse({ 'next-action': 'x' });
  expect([told.status, (await told.json()).code]).toEqual([403, 'cross-site']);
});

test('every page gets its own policy and its nonce', async () => {
  const ask = async () => {
    const { headers } = await proxy(new Request('http://praga.test/'));
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(
      headers.get('content-security-policy'),
    );
    return headers.get('content-security-policy') ?? '';
  };
  const policies = [await ask(), await ask()];
  expect(policies[0]).not.toBe(policies[1]);
  const [policy = ''] = policies;
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"])
    expect(policy).toContain(rule);
});

test('a request cannot bring its own nonce', async () => {
  const request = new Request('http://praga.test/', {
    headers: { 'content-security-policy': "script-src 'nonce-mine'" },
  });
  const { headers } = await proxy(request);
  expect(headers.get('x-middleware-request-content-security-policy')).not.toContain('mine');
});

test('a language in the address holds for this page and is kept', async () => {
  const response = await proxy(new Request('http://praga.test/games/bcdfghjkmnpq?lang=pt'));
  expect(response.headers.get('x-middleware-request-x-lang')).toBe('pt-BR');
  expect(response.headers.get('set-cookie')).toMatch(/^lang=pt-BR; Path=\/;/);
  expect(comesHere('/games/bcdfghjkmnpq/archive.html?lang=pt')).toBe(true);
});

test('a language we do not have changes nothing', async () => {
  const response = await proxy(new Request('http://praga.test/?lang=tlh'));
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('while the database is unreachable a page says so, with status 503', async () => {
  let isAway = true;
  const ask = async () => {
    if (isAway) throw new Error('away');
  };
  watchDatabase(ask);
  const headers = { 'accept-language': 'de-AT,de;q=0.9' };
  const response = await proxy(new Request('http://praga.test/games/bcdfghjkmnpq', { headers }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  const html = await response.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(de.text);
  isAway = false;
  const next = await proxy(new Request('http://praga.test/games/bcdfghjkmnpq', { headers }));
  expect(next.headers.get('x-middleware-next')).toBe('1');
});

test('a page opens although its session cannot be renewed without the database', async () => {
  watchDatabase(async () => {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 86_400_000 });
  const token = { sub: 'somebody-known', device: 'a-device' };
  const sealed = await encode({ token, secret: authSecret(), maxAge: SESSION_S });
  vi.useRealTimers();
  const headers = { cookie: `${sessionCookieName()}=${sealed}` };
  const response = await proxy(new Request('http://praga.test/games/bcdfghjkmnpq', { headers }));
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a silent database counts as unreachable after the timeout, then at once', async () => {
  watchDatabase(() => new Promise(() => {}), { patienceMs: 50 });
  const statuses = [];
  const began = performance.now();
  for (let i = 0; i < 20; i += 1) statuses.push((await proxy(new Request('http://praga.test/'))).status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(performance.now() - began).toBeLessThan(1000);
  watchDatabase(async () => {});
});

describe('during maintenance', () => {
  const ends = new Date(Date.now() + 600_000);
  const begins = new Date(Date.now() - 1_000);
  const found = { id: 'm', begins, ends, text: '' };
  beforeEach(() => Object.assign(globalThis, { pragaMaintenance: { at: Date.now(), found } }));
  afterEach(() => forgetMaintenance());
  const ask = (path: string, method: string, headers = {}) =>
    proxy(new Request(`http://praga.test${path}`, { method, headers }));

  test('pages open', async () => {
    expect((await ask('/games/bcdfghjkmnpq', 'GET')).headers.get('x-middleware-next')).toBe('1');
  });

  test('a form is a 503 with the end of the maintenance', async () => {
    const response = await ask('/games/bcdfghjkmnpq', 'POST');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await response.json()).toMatchObject({ code: 'read-only', until: ends.toISOString() });
    expect(response.headers.get('x-action-redirect')).toBeNull();
  });

  test('a page with scripts is redirected back', async () => {
    const response = await ask('/games/bcdfghjkmnpq?a=1', 'POST', { 'next-action': 'x' });
    expect(response.status).toBe(503);
    expect(response.headers.get('x-action-redirect')).toBe('/games/bcdfghjkmnpq;replace');
  });

  test('an operator can end it, and people sign in', async () => {
    for (const path of ['/operator', '/operator/tables/x', '/sign-in', '/theme'])
      expect((await ask(path, 'POST')).headers.get('x-middleware-next')).toBe('1');
    expect((await ask('/operatorish', 'POST')).status).toBe(503);
  });

  test('actions pass through for that, API requests do not', () => {
    const action = { 'next-action': 'x' };
    for (const path of ['/games/bcdfghjkmnpq', '/games/bcdfghjkmnpq/archive.html'])
      expect(comesHere(path, action)).toBe(true);
    for (const path of ['/api/games', '/_next/static/a.js']) expect(comesHere(path, action)).toBe(false);
  });
});
