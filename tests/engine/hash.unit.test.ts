import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacSha256Hex, sha256Hex } from '@/lib/game/engine/hash';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('sha256Hex', () => {
  test('gives the published digest of a million letters', () => {
    const digest = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
    expect(sha256Hex('a'.repeat(1_000_000))).toBe(digest);
  });
  test('agrees with the platform for every length around the block border', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7) % 90))).join('');
      expect(sha256Hex(text), `length ${length}`).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
  test.each(['Příkopy', '🏰 Karlův most', '\u0000\uffff'])('hashes the UTF-8 form of %s', (text) => {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});

describe('hmacSha256Hex', () => {
  test.each([
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      Buffer.from('Jefe').toString('hex'),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the published code for key %.8s', (key, text, code) => {
    expect(hmacSha256Hex(key, text)).toBe(code);
  });
  test.each(['', 'bridge-IV/0/0', 'x'.repeat(500), 'žluťoučký kůň'])(
    'agrees with the platform on %.20s',
    (text) => {
      const expected = createHmac('sha256', Buffer.from(KEY, 'hex')).update(text, 'utf8').digest('hex');
      expect(hmacSha256Hex(KEY, text)).toBe(expected);
    },
  );
});
