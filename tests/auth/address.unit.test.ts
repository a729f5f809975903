import { afterEach, expect, test, vi } from 'vitest';
import {
  clientAddress,
  countedAddress,
  isLocalUrl,
  isThisMachine,
  type Hops,
} from '@/lib/platform/auth/address';
import { forgetEnv, readEnv } from '@/lib/platform/env';
import { currentRequest } from '@/lib/platform/request-label';

const AT_HOME = ['127.0.0.0/8', '::1/128'];
const NAMED = [...AT_HOME, '10.0.0.0/8', '2001:db8:ffff::/48'];

test.each([
  ['nobody between', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger who claims another address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['that proxy, and a claim before it', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['IPv6 behind a proxy, with a port', '::1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a machine of the same network, which nobody named', '192.168.1.9', '203.0.113.7', '192.168.1.9'],
  ['nonsense from our proxy', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine itself', '::1', undefined, '::1'],
  ['a friend in the same house who claims to be this machine', '192.168.1.9', '127.0.0.1', '192.168.1.9'],
  ['a proxy on this machine, and another one', '127.0.0.1', '203.0.113.7, ::1', '203.0.113.7'],
  ['nothing known', undefined, undefined, undefined],
])("the caller's address without configured proxies: %s", (_what, peer, forwarded, client) => {
  expect(clientAddress({ peer, forwarded }, AT_HOME)).toBe(client);
});

test.each([
  ['a proxy that was named', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['two of them', '10.0.0.2', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['one, and another that was not named', '10.0.0.2', '203.0.113.7, 192.168.1.5', '192.168.1.5'],
  ['one by IPv6', '2001:db8:ffff::1', '203.0.113.7', '203.0.113.7'],
  ['its neighbour', '2001:db8:fffe::1', '203.0.113.7', '2001:db8:fffe::1'],
  ['whatever another server took in from a proxy', undefined, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['the same, through two of them', undefined, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
])("the caller's address with configured proxies: %s", (_what, peer, forwarded, client) => {
  expect(clientAddress({ peer, forwarded }, NAMED)).toBe(client);
});

afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnv();
});

/** The address as a request of a process with these settings sees it. */
function countedWith(settings: Record<string, string>, { peer, forwarded }: Partial<Hops>) {
  forgetEnv();
  for (const [name, value] of Object.entries({ ...SETTINGS, ...settings })) vi.stubEnv(name, value);
  const here = { requestId: 'x', ...(peer ? { peer } : {}) };
  return currentRequest().run(here, () =>
    countedAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})),
  );
}
const SETTINGS = { DATABASE_URL: 'postgresql://nobody@localhost/none', NODE_ENV: 'production' };

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
  ['2001:db8:1:ff:3:4:5:6', '2001:db8:1::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
])('%s counts as %s', (peer, counted) => {
  expect(countedWith({}, { peer })).toBe(counted);
});

test.each([
  ['the header of a stranger', {}, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['of a proxy that was not named', {}, '10.0.0.2', '198.51.100.1', '10.0.0.2'],
  ['of one that was named', { TRUSTED_PROXIES: '10.0.0.0/8' }, '10.0.0.2', '198.51.100.1', '198.51.100.1'],
  [
    'of one named by its address',
    { TRUSTED_PROXIES: '10.0.0.2, ::1' },
    '10.0.0.2',
    '198.51.100.1',
    '198.51.100.1',
  ],
  ['of anybody, where the other end is not known', {}, undefined, '198.51.100.1', 'unknown'],
  ['a claim to be this machine, likewise', {}, undefined, '127.0.0.1', 'unknown'],
  [
    'of a proxy before another server',
    { TRUSTED_PROXIES: '10.0.0.2' },
    undefined,
    '198.51.100.1',
    '198.51.100.1',
  ],
])('X-Forwarded-For %s', async (_whose, settings, peer, forwarded, counted) => {
  expect(countedWith(settings, { peer, forwarded })).toBe(counted);
});

test.each(['10.0.0', 'proxy.example', '10.0.0.0/40', '10.0.0.1,,x'])('%s names no proxies', (list) => {
  expect(() => readEnv({ ...SETTINGS, TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES must be addresses');
});

const HERE = { 'x-forwarded-for': '127.0.0.1', host: 'localhost:3000' };
test.each([
  ['whoever sits at it', HERE, true],
  ['whoever sits at it, by number', { ...HERE, host: '127.0.0.1:3000' }, true],
  ['whoever sits at it, by IPv6', { 'x-forwarded-for': '::1', host: '[::1]:3000' }, true],
  ['a friend in the same house', { ...HERE, 'x-forwarded-for': '192.168.1.9' }, false],
  ['a claim of a stranger behind a proxy', { ...HERE, 'x-forwarded-for': '203.0.113.7' }, false],
  ['a tunnel with a name of its own', { ...HERE, host: 'praga.example' }, false],
  ['a proxy that says the name elsewhere', { ...HERE, 'x-forwarded-host': 'praga.example' }, false],
  ['a name that only begins like ours', { ...HERE, host: 'localhost.praga.example' }, false],
])('this machine: %s', (_who, headers, is) => {
  expect(isThisMachine(new Headers(headers))).toBe(is);
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['https://praga.example', false],
  ['http://192.168.1.9:3000', false],
  ['nonsense', false],
])('%s is an address of this machine: %s', (url, is) => {
  expect(isLocalUrl(url)).toBe(is);
});
