import { describe, expect, test } from 'vitest';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { PackData } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { PACKS } from '@/lib/game/rulesets';
import { isRecord } from './effects';
import { contentsOf } from './entries';

const packOf = (version: number): PackData => {
  const pack = PACKS.find((data) => data.id === 'reconstruction' && data.version === version);
  if (!pack) throw new Error(`no version ${version}`);
  return pack;
};

/** Versions that have been played: their games would be folded differently if a value changed. */
test.each([[1, 'bcdfed8d63be3daf428d98b836b7625de3bffa38d2515751679089ae6f7648a7']])(
  'version %i is as it was when it was played',
  (version, hash) => {
    expect(sha256Hex(canonicalJson(packOf(version)))).toBe(hash);
  },
);

describe('version 2', () => {
  const [before, after] = [entriesOf(packOf(1)), entriesOf(packOf(2))];

  test('holds the same entries as version 1', () => {
    expect([...after.keys()]).toEqual([...before.keys()]);
  });

  test('changes nothing that is known of the printed game', () => {
    const changed = [...after].filter(([id, text]) => before.get(id) !== text).map(([id]) => id);
    const own = contentsOf(packOf(2)).entries.filter(({ value }) => value.provenance === 'reconstructed');
    const ids = new Set(own.map(({ value }) => value.id));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((id) => !ids.has(id))).toEqual([]);
  });
});

/** Every entry as text by its id, entries within it left out, because they have their own provenance. */
function entriesOf(pack: PackData): ReadonlyMap<unknown, string> {
  return new Map(
    contentsOf(pack).entries.map(({ value }) => [value.id, canonicalJson(withoutEntries(value, true))]),
  );
}

function withoutEntries(value: unknown, isTop = false): unknown {
  if (Array.isArray(value)) return value.map((x) => withoutEntries(x));
  if (!isRecord(value)) return value;
  if (!isTop && value.id !== undefined && value.provenance !== undefined) return value.id;
  return Object.fromEntries(Object.entries(value).map(([field, x]) => [field, withoutEntries(x)]));
}
