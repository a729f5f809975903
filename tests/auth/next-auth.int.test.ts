/** The handling of sessions and bodies by next-auth, with the settings and the guard of its route. */
import NextAuth from 'next-auth';
import { encode } from 'next-auth/jwt';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { endBrowserSession, endOtherBrowsers, signedInBrowsers } from '@/lib/features/people/browsers';
import { authOptions } from '@/lib/platform/auth/options';
import { forgetUnreadableReturn } from '@/lib/platform/auth/return-address';
import { authSecret } from '@/lib/platform/auth/secret';
import { sessionCookie, userIdOf, sessionCookieName } from '@/lib/platform/auth/session';
import { answerAuth } from '@/lib/platform/http/auth-answer';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { perProcess } from '@/lib/platform/process';
import { sampled } from '../support/full';
import { useService } from '../support/service';
import { guest } from '../support/world';

await useService();

function options() {
  return authOptions({
    locale: 'en',
    userAgent: null,
    onSignIn: async () => {},
    onSignOut: async ({ userId, device }) => void (device && (await endBrowserSession(userId, device))),
  });
}
const opened = async (token: string) => options().jwt?.decode?.({ token, secret: authSecret() });
const isIn = async (value: string) =>
  userIdOf({ headers: new Headers({ cookie: `${sessionCookieName()}=${value}` }) });

test('next-auth ignores a signed-out session instead of renewing it', async () => {
  const id = await guest();
  // One from before devices were noted, and one of a device.
  const old = await encode({ token: { sub: id }, secret: authSecret() });
  const { value } = await sessionCookie(id);
  const { value: kept } = await sessionCookie(id);
  expect(await opened(old)).toMatchObject({ sub: id });
  expect(await opened(value)).toMatchObject({ sub: id });
  const browsers = await signedInBrowsers(id);
  const mine = (await opened(kept))?.device;
  expect(browsers.map((device) => device.id)).toContain(mine);
  await endOtherBrowsers(id, String(mine));
  expect([await opened(old), await opened(value)]).toEqual([null, null]);
  expect(await opened(kept)).toMatchObject({ sub: id });
  expect(await opened('nonsense')).toBeNull();
});

test('signing out at next-auth ends the device, not only the cookie', async () => {
  const id = await guest();
  const { value } = await sessionCookie(id);
  const token = await opened(value);
  if (!token) throw new Error('no session');
  await options().events?.signOut?.({ token, session: { expires: '' } });
  expect(await signedInBrowsers(id)).toEqual([]);
  expect(await isIn(value)).toBeUndefined();
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new NextRequest('http://praga.test/api/auth/signout', { method: 'POST', body, headers });
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  ['no JSON', '{"secret-word"', JSON_TYPE, 400, 'malformed-json'],
  ['a list', '[]', JSON_TYPE, 400, 'invalid-request'],
  ['nothing', 'null', JSON_TYPE, 400, 'invalid-request'],
  ['another type', '<a/>', { 'content-type': 'text/xml' }, 415, 'unsupported-media-type'],
  ['too much', 'x'.repeat(70_000), JSON_TYPE, 413, 'body-too-large'],
  ['what another site sends', '{}', { ...JSON_TYPE, origin: 'https://evil.test' }, 403, 'cross-site'],
])('next-auth never receives %s', async (_what, body, headers, status, code) => {
  const response = await answerAuth('sign-in-form', post(body, headers), () => {
    throw new Error('served');
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code });
  expect(text).not.toContain('secret-word');
});

test('it receives forms and objects as they were sent', async () => {
  const sent: [string, Record<string, string>][] = [
    ['csrfToken=a&json=true', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['{"csrfToken":"a"}', JSON_TYPE],
  ];
  for (const [body, headers] of sent) {
    const response = await answerAuth('sign-in-form', post(body, headers), async (request) => {
      return new Response(await request.text());
    });
    expect(await response.text()).toBe(body);
  }
});

test('posting to it is limited', async () => {
  const headers = { ...JSON_TYPE, 'x-forwarded-for': '203.0.113.99' };
  const ask = () => answerAuth('sign-in-form', post('{}', headers), async () => new Response('ok'));
  for (let i = 0; i < LIMITS['sign-in-form'].most; i += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

const MALFORMED = ['http://[', 'javascript:alert(1)', 'x', '//', '/\\', '\0', 'https://ž:x', 'data:,'];
const FIELDS = ['callbackUrl', 'error', 'csrfToken', 'code', 'state', 'json'];
const ACTIONS = [
  ...['signin', 'signout', 'error', 'verify-request', 'providers', 'session', 'csrf', '_log'],
  ...['callback/google', 'callback/none', 'signin/google', 'signin/none', 'error/\u017e', 'nothing', 'a/b/c'],
];

/** The work of its route, without the parts that need Next. */
async function askAuth(request: NextRequest, cookie = ''): Promise<Response> {
  const jar = new Map(cookie === '' ? [] : [cookie.split(/=(.*)/s, 2) as [string, string]]);
  forgetUnreadableReturn({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name, value) => jar.set(name, value),
  });
  return answerAuth(request.method === 'GET' ? 'read' : 'sign-in-form', request, async (checked) => {
    const { searchParams, pathname } = new URL(checked.url);
    const asked = {
      method: checked.method,
      query: { ...Object.fromEntries(searchParams), nextauth: pathname.split('/').slice(3) },
      body: checked.method === 'POST' ? await bodyOf(checked) : undefined,
      cookies: Object.fromEntries(jar),
      headers: {},
    };
    let status = 200;
    const headers = new Headers();
    const answer = {
      getHeader: (name: string) => headers.get(name) ?? undefined,
      setHeader: (name: string, value: string | string[]) => headers.set(name, String(value)),
      status: (code: number) => Object.assign(answer, { code: (status = code) }),
      json: () => undefined,
      send: () => undefined,
      end: () => undefined,
    };
    await NextAuth(asked as never, answer as never, options());
    return new Response(null, { status, headers });
  });
}

async function bodyOf(request: NextRequest): Promise<Record<string, unknown>> {
  const isJson = request.headers.get('content-type') === 'application/json';
  return isJson ? await request.json() : Object.fromEntries(new URLSearchParams(await request.text()));
}

describe('whatever is malformed, next-auth answers with no 5xx', () => {
  // Requests refused for their rate would show nothing.
  beforeEach(() =>
    perProcess('pragaCounters', () => new Map())
      .get()
      .clear(),
  );
  const home = 'http://praga.test/api/auth';
  test.each(ACTIONS)('%s', async (action) => {
    const answers: [string, number][] = [];
    const note = async (what: string, answer: Promise<Response>) => {
      answers.push([what, (await answer).status]);
    };
    for (const text of sampled(MALFORMED, 3)) {
      for (const field of FIELDS) {
        const query = new URLSearchParams({ [field]: text });
        await note(`?${query}`, askAuth(new NextRequest(`${home}/${action}?${query}`)));
        const form = new NextRequest(`${home}/${action}`, { method: 'POST', body: query });
        await note(`form ${query}`, askAuth(form));
        for (const value of [text, [text], { a: text }, 1, null]) {
          const body = JSON.stringify({ [field]: value });
          const json = { method: 'POST', body, headers: JSON_TYPE };
          await note(body, askAuth(new NextRequest(`${home}/${action}`, json)));
        }
      }
      for (const name of ['callback-url', 'csrf-token', 'session-token', 'state', 'pkce.code_verifier']) {
        const cookie = `next-auth.${name}=${text}`;
        await note(cookie, askAuth(new NextRequest(`${home}/${action}`), cookie));
      }
    }
    expect(answers.filter(([, status]) => status >= 500 || status === 429)).toEqual([]);
  });
});

test('an address to go back to that cannot be read is left out, and the others are kept', async () => {
  const led = async (back: string) => {
    const query = new URLSearchParams({ callbackUrl: back });
    const answer = await askAuth(new NextRequest(`http://praga.test/api/auth/signin?${query}`));
    return new URL(answer.headers.get('location') ?? '', 'http://praga.test').searchParams.get('callbackUrl');
  };
  const home = await led('http://[');
  expect(await led('https://evil.test/')).toBe(home);
  expect(await led('/games/ž')).toBe(`${home}/games/%C5%BE`);
  expect(await led('/me/tables?a=1')).toBe(`${home}/me/tables?a=1`);
});
