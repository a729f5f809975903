import type http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/platform/env';
import { guardedPost, refuseAddress } from '@/lib/platform/outbox/guarded-post';
import { isPublicAddress } from '@/lib/platform/outbox/public-address';
import { startReceiver, type Receiver } from '../support/notifications';

describe('addresses of the open internet', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4014::200e', '::ffff:8.8.8.8'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...'172.31.255.255 192.0.0.1 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9'.split(' '),
    ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
    // IPv6: this machine, nothing, the local network, the local link, multicast
    ...['::1', '::', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
    // IPv4 in other clothes: mapped, compatible, NAT64, 6to4, Teredo
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::a00:1', '64:ff9b::7f00:1'],
    ...['64:ff9b::8.8.8.8', '64:ff9b:1::1', '2002:7f00:1::', '2002:a00:1::1', '2001::7f00:1'],
    '2001:0:4136:e378::1',
    // for documents, for benchmarks, thrown away
    ...['2001:db8::1', '2001:2::1', '3fff::1', '100::1', '5f00::1'],
    ...['', 'localhost', '127.1', '1.2.3', 'x'],
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('allowed targets', () => {
  test.each([
    ['http://hooks.example/x', 'not-https'],
    ['ftp://hooks.example/x', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['https://user:secret@hooks.example/x', 'not-https'],
    ['no address at all', 'not-https'],
    ['https://localhost/x', 'not-public'],
    ['https://LOCALHOST./x', 'not-public'],
    ['https://db.internal/x', 'not-public'],
    ['https://printer.local/x', 'not-public'],
    ['https://metadata/x', 'not-public'],
    ['https://127.0.0.1/x', 'not-public'],
    // all the same address, as browsers read it
    ['https://127.1/x', 'not-public'],
    ['https://2130706433/x', 'not-public'],
    ['https://0x7f000001/x', 'not-public'],
    ['https://0177.0.0.1/x', 'not-public'],
    ['https://①②⑦.⓪.⓪.①/x', 'not-public'],
    ['https://[::1]/x', 'not-public'],
    ['https://[::ffff:127.0.0.1]/x', 'not-public'],
    ['https://[64:ff9b::7f00:1]/x', 'not-public'],
    ['https://169.254.169.254/latest/meta-data', 'not-public'],
    ['https://hooks.example/x', undefined],
    ['https://[2606:4700:4700::1111]/x', undefined],
  ])('%s: %s', (url, refusal) => expect(refuseAddress(url)).toBe(refusal));
});

describe('a request', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.heard.length = 0;
    receiver.answer = (response) => void response.writeHead(200).end('ok');
    Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
  });
  const request = (url: string) => ({ url, headers: {}, body: '{}' });

  test('reaches this machine only where the settings say so', async () => {
    expect(await guardedPost(request(`${receiver.url}/a`))).toMatchObject({ status: 200, text: 'ok' });
    Object.assign(env(), { HOOKS_TO_LOCALHOST: false });
    await expect(guardedPost(request(`${receiver.url}/b`))).rejects.toThrow('forbidden-address');
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/a']);
  });

  test.each([
    ['a private address', ['10.0.0.7']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['a private address in other clothes', ['::ffff:127.0.0.1']],
    ['the address of a cloud machine itself', ['169.254.169.254']],
  ])('a name that leads to %s is refused', async (_what, addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const resolve = () => Promise.resolve(found);
    await expect(guardedPost({ ...request('https://rebind.example/x'), resolve })).rejects.toThrow(
      'forbidden-address',
    );
  });

  test('a name is resolved once, and the connection goes to the checked address', async () => {
    let asked = 0;
    // First a public address, where no server listens on this port; from then on this machine, as a rebinding
    // name server answers.
    const resolve = async () => {
      asked += 1;
      const first = { address: '2606:4700:4700::1111', family: 6 };
      return [asked === 1 ? first : { address: '127.0.0.1', family: 4 }];
    };
    const { port } = new URL(receiver.url);
    const outcome = guardedPost({ ...request(`https://rebind.example:${port}/x`), resolve });
    await expect(outcome).rejects.toThrow('unreachable: ');
    expect(asked).toBe(1);
    expect(receiver.heard).toEqual([]);
  });

  test('redirects are not followed', async () => {
    const other = await startReceiver();
    receiver.answer = (response) => void response.writeHead(307, { location: `${other.url}/inside` }).end();
    expect((await guardedPost(request(receiver.url))).status).toBe(307);
    expect(other.heard).toEqual([]);
    await other.close();
  });

  test('an answer without end is cut', async () => {
    receiver.answer = (response: http.ServerResponse) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(8192)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    const { status, text } = await guardedPost(request(receiver.url));
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(200_000);
  });

  test('a connection that breaks is an error of the other side', async () => {
    receiver.answer = (response) => void response.destroy();
    await expect(guardedPost(request(receiver.url))).rejects.toThrow('unreachable: ');
  });
});
