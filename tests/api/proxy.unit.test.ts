import { expect, test, vi } from 'vitest';
import { config, proxy } from '@/proxy';

vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
vi.stubEnv('NODE_ENV', 'production');
const matcher = new RegExp(`^${config.matcher[0]}$`);

test.each(['/api/games/%E0%A4%A', '/games/%ff', '/%'])(
  'an address that cannot be read is a 400: %s',
  async (path) => {
    expect(path).toMatch(matcher);
    const response = proxy(new Request(`http://praga.test${path}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request', status: 400 });
  },
);

test('other addresses go on', () => {
  const response = proxy(new Request('http://praga.test/games/%C5%BEi%C5%BEkov'));
  expect(response.headers.get('x-middleware-next')).toBe('1');
});

test('pages come here, for their policy; files, the API and renewals do not', () => {
  const pages = config.matcher[2];
  if (typeof pages !== 'object' || !('missing' in pages)) throw new Error('no matcher of pages');
  const source = new RegExp(`^${pages.source}$`);
  for (const path of ['/', '/games/bcdfghjkmnpq', '/seat/abc', '/me/tables']) expect(path).toMatch(source);
  for (const path of ['/api/health', '/_next/static/a.js', '/s/0a', '/pack/base-2', '/sw.js', '/icon.svg'])
    expect(path).not.toMatch(source);
  expect(pages.missing?.map(({ key }) => key)).toContain('rsc');
});

test('every page has a policy of its own, and the page is told its nonce', () => {
  const policies = [1, 2].map(() => {
    const { headers } = proxy(new Request('http://praga.test/'));
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(
      headers.get('content-security-policy'),
    );
    return headers.get('content-security-policy') ?? '';
  });
  expect(policies[0]).not.toBe(policies[1]);
  const [policy = ''] = policies;
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"])
    expect(policy).toContain(rule);
});

test('a request cannot bring its own nonce', () => {
  const request = new Request('http://praga.test/', {
    headers: { 'content-security-policy': "script-src 'nonce-mine'" },
  });
  expect(proxy(request).headers.get('x-middleware-request-content-security-policy')).not.toContain('mine');
});

test('a language in the address holds for this page and is kept', () => {
  const response = proxy(new Request('http://praga.test/games/bcdfghjkmnpq?lang=pt'));
  expect(response.headers.get('x-middleware-request-x-lang')).toBe('pt-BR');
  expect(response.headers.get('set-cookie')).toMatch(/^lang=pt-BR; Path=\/;/);
  expect(config.matcher[1]).toMatchObject({ has: [{ type: 'query', key: 'lang' }] });
});

test('a language we do not have changes nothing', () => {
  const response = proxy(new Request('http://praga.test/?lang=tlh'));
  expect(response.headers.get('set-cookie')).toBeNull();
});
