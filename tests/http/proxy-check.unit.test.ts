/** What `npm run operator -- doctor` says about a proxy, from what arrived through it. */
import { expect, test } from 'vitest';
import { judgeProxy, type Arrived, type ProxyFinding } from '@/lib/platform/http/proxy-check';

const GOOD: Arrived = { host: 'praga.test', scheme: 'https', forwarded: '203.0.113.7', peer: '127.0.0.1' };

function judge(arrived: Partial<Arrived>, trusted?: readonly string[], appUrl = 'https://praga.test') {
  const findings = judgeProxy({ ...GOOD, ...arrived }, { appUrl, trusted });
  return (part: ProxyFinding['part']) => findings.find((finding) => finding.part === part);
}

test.each([
  ['all that is needed', {}, undefined],
  ['lists', { scheme: 'https, http', forwarded: '203.0.113.7, 10.0.0.2' }, ['127.0.0.0/8', '10.0.0.0/8']],
  ['the port of https', { host: 'Praga.test:443' }, undefined],
  ['no scheme', { scheme: undefined }, undefined],
  ['a proxy that was named, of a host that hides the peer', { peer: undefined }, ['10.0.0.0/8']],
  ['another host, because APP_URL counts', { host: 'app:3000' }, undefined],
])('%s is ok', (_what, arrived, trusted) => {
  const found = judge(arrived, trusted);
  expect(['host', 'scheme', 'address'].map((part) => found(part as ProxyFinding['part'])?.isOk)).toEqual([
    true,
    true,
    true,
  ]);
});

test('another host is named', () => {
  expect(judge({ host: 'app:3000' })('host')?.says).toMatch(/app:3000 .* praga\.test/);
});

test.each([
  ['no address', 'address', { forwarded: undefined }, undefined, /X-Forwarded-For/],
  ['nonsense for an address', 'address', { forwarded: 'unknown', peer: undefined }, ['10.0.0.0/8'], /cannot/],
  ['a proxy nobody named', 'address', { peer: '172.18.0.5' }, undefined, /172\.18\.0\.5.*TRUSTED_PROXIES/],
  ['a second one', 'address', { forwarded: '203.0.113.7, 10.0.0.2' }, undefined, /10\.0\.0\.2.*TRUSTED_/],
  ['a host that hides the peer', 'address', { peer: undefined }, undefined, /TRUSTED_PROXIES/],
  ['the wrong scheme', 'scheme', { scheme: 'http' }, undefined, /X-Forwarded-Proto says http/],
] as const)('%s is to do', (_what, part, arrived, trusted, says) => {
  expect(judge(arrived, trusted)(part)).toMatchObject({ isOk: false, says: expect.stringMatching(says) });
});

test('only this machine needs no proxy', () => {
  const found = judge({ forwarded: undefined, host: 'localhost:3000' }, undefined, 'http://localhost:3000');
  expect(found('address')?.isOk).toBe(true);
});
