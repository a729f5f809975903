import { expect, test } from 'vitest';
import { clientAddress, countedAddress, isLocalUrl, isThisMachine } from '@/lib/auth/address';

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
  ['a friend in the same house who claims to be this machine', '192.168.1.9', '127.0.0.1', '192.168.1.9'],
  ['a proxy on this machine, and another one', '127.0.0.1', '203.0.113.7, ::1', '203.0.113.7'],
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

const HERE = { 'x-forwarded-for': '127.0.0.1', host: 'localhost:3000' };
test.each([
  ['whoever sits at it', HERE, true],
  ['whoever sits at it, by number', { ...HERE, host: '127.0.0.1:3000' }, true],
  ['whoever sits at it, by IPv6', { 'x-forwarded-for': '::1', host: '[::1]:3000' }, true],
  ['a friend in the same house', { ...HERE, 'x-forwarded-for': '192.168.1.9' }, false],
  ['nobody known', { host: 'localhost' }, false],
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
