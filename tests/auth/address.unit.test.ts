import { expect, test } from 'vitest';
import { clientAddress, countedAddress } from '@/lib/auth/address';

test.each([
  ['nobody between', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger who claims another address', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['our proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['our proxy, and a claim before it', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two machines of ours', '10.0.0.2', '203.0.113.7, 192.168.1.5', '203.0.113.7'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['IPv6 behind our proxy, with a port', '::1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a friend in the same house', '192.168.1.9', undefined, '192.168.1.9'],
  ['nonsense from our proxy', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine itself', '::1', undefined, '::1'],
  ['nothing known', undefined, undefined, undefined],
])('who asks: %s', (_what, peer, forwarded, client) => {
  expect(clientAddress(peer, forwarded)).toBe(client);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['nonsense', undefined],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(new Headers({ 'x-forwarded-for': address }))).toBe(counted);
});
