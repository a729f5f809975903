import { describe, expect, test } from 'vitest';
import { sha256Hex } from '@/lib/game/engine/hash';
import { canonicalJson, GENESIS, sealRow, type UnhashedRow, verifyChain } from '@/lib/game/eventlog/chain';
import type { StoredRow } from '@/lib/game/eventlog/row';

const GAME = 'bcdfghjkmnpq';
const SEED = 'a1'.repeat(32);

function chainOf(length: number): StoredRow[] {
  const rows: StoredRow[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const row: UnhashedRow = {
      seq,
      ...(seq === 1 ? {} : { seat: seq % 2 }),
      command: { type: 'BuyEgg' },
      commandId: `00000000-0000-4000-8000-00000000000${seq}`,
      events: [{ type: 'ExtraActionBought' }],
      secret: [{ type: 'DrawnFrom', stack: 'bridge-IV', count: seq }],
      at: '2026-11-20T12:00:00.000Z',
      rulesVersion: 1,
      prevHash: rows.at(-1)?.hash ?? GENESIS,
    };
    rows.push(sealRow(GAME, SEED, row));
  }
  return rows;
}

const check = { gameId: GAME };
const withSeed = { gameId: GAME, seed: SEED, commitment: sha256Hex(SEED) };
const changed = (rows: StoredRow[], index: number, change: Partial<StoredRow>) =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row));

describe('canonical JSON', () => {
  test('sorts keys at every depth, leaves out what is undefined, keeps lists', () => {
    expect(canonicalJson({ b: [3, { d: 1, c: undefined, a: 2 }, undefined], a: 'é"' })).toBe(
      '{"a":"é\\"","b":[3,{"a":2,"d":1},null]}',
    );
  });

  test('does not depend on the order of the keys, nor on a trip through text', () => {
    const value = { z: 1, a: { y: [true, null], x: 0.1 } };
    const turned = { a: { x: 0.1, y: [true, null] }, z: 1 };
    expect(canonicalJson(value)).toBe(canonicalJson(turned));
    expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(value));
  });
});

describe('the chain', () => {
  test('holds, with and without the seed', () => {
    const rows = chainOf(5);
    expect(verifyChain(rows, check)).toBeUndefined();
    expect(verifyChain(rows, withSeed)).toBeUndefined();
    const open = rows.map(({ secret: _secret, ...row }) => row);
    expect(verifyChain(open, check)).toBeUndefined();
    expect(verifyChain(open, withSeed)).toEqual({ seq: 1, fault: 'secret-missing' });
  });

  test.each([
    ['an event', { events: [{ type: 'EndTurn' }] }, 'hash'],
    ['the seat', { seat: 3 }, 'hash'],
    ['the command', { command: { type: 'EndTurn' } as const }, 'hash'],
    ['the command id', { commandId: '00000000-0000-4000-8000-000000000009' }, 'hash'],
    ['the time', { at: '2026-11-20T12:00:00.001Z' }, 'hash'],
    ['the rules', { rulesVersion: 2 }, 'hash'],
    ['the digest', { secretDigest: GENESIS }, 'hash'],
    ['the number', { seq: 4 }, 'sequence'],
    ['the hash', { hash: GENESIS }, 'hash'],
    ['the hash before', { prevHash: GENESIS }, 'previous-hash'],
  ] as const)('is broken by changing %s', (_what, change, fault) => {
    expect(verifyChain(changed(chainOf(5), 2, change), check)).toEqual({ seq: 3, fault });
  });

  test('is broken by leaving out, adding or exchanging a row, and by another game', () => {
    const rows = chainOf(5);
    expect(verifyChain(rows.toSpliced(2, 1), check)).toEqual({ seq: 3, fault: 'sequence' });
    expect(verifyChain(rows.toSpliced(2, 2, ...rows.slice(3, 4), ...rows.slice(2, 3)), check)?.seq).toBe(3);
    expect(verifyChain(rows, { gameId: 'other' })).toEqual({ seq: 1, fault: 'hash' });
  });

  test('resealing one row shows at the next', () => {
    const rows = chainOf(5);
    const [first, second, third, ...rest] = rows;
    if (!first || !second || !third) throw new Error('too short');
    const forged = sealRow(GAME, SEED, { ...third, seat: 0 });
    expect(verifyChain([first, second, forged, ...rest], check)).toEqual({ seq: 4, fault: 'previous-hash' });
  });

  test('a changed secret part, another seed and another commitment show once the seed is public', () => {
    const rows = changed(chainOf(5), 1, { secret: [{ type: 'DrawnFrom', stack: 'bridge-V', count: 2 }] });
    expect(verifyChain(rows, check)).toBeUndefined();
    expect(verifyChain(rows, withSeed)).toEqual({ seq: 2, fault: 'secret-digest' });
    expect(verifyChain(chainOf(2), { ...check, seed: 'b2'.repeat(32) })).toEqual({
      seq: 1,
      fault: 'secret-digest',
    });
    expect(verifyChain(chainOf(2), { ...withSeed, commitment: GENESIS })).toEqual({
      seq: 0,
      fault: 'commitment',
    });
  });

  test('equal secret parts do not show as equal digests', () => {
    const secret = [{ type: 'OfferClosed', item: 1 }] as const;
    const [one, two] = chainOf(2);
    if (!one || !two) throw new Error('too short');
    const digests = [one, two].map((row) => sealRow(GAME, SEED, { ...row, secret }).secretDigest);
    expect(digests[0]).not.toBe(digests[1]);
  });
});
