/**
 * What next-auth makes of sessions and bodies, asked by way of the settings and the guard that its route has.
 */
import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { authOptions } from '@/lib/platform/auth/options';
import { authSecret } from '@/lib/platform/auth/secret';
import { sessionCookie, userIdOf, sessionCookieName } from '@/lib/platform/auth/session';
import { answerAuth } from '@/lib/platform/http/auth-answer';
import { LIMITS } from '@/lib/platform/http/limits';
import { endBrowserSession, endOtherBrowsers, signedInBrowsers } from '@/lib/features/people/browsers';
import { makeGuest } from '@/lib/features/people/guests';
import { useService } from '../support/service';

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

test('a session that was signed out is none to next-auth, which would seal it anew', async () => {
  const { id } = await makeGuest({ locale: 'en' });
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
  const { id } = await makeGuest({ locale: 'en' });
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
])('next-auth is never given %s', async (_what, body, headers, status, code) => {
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

test('it is given forms and objects as they were sent', async () => {
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
