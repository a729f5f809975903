import { expect, test } from 'vitest';
import { BASE_PACK } from '@/lib/game/content/base';
import { importPack } from '@/lib/game/import-pack';
import { PACKS, packFor, RULES_VERSION, UnknownPackError } from '@/lib/game/rulesets';
import { isDistinct } from './support';

test('every registered pack is found by its id and version', () => {
  for (const { id, version } of PACKS) expect(packFor(id, version)).toMatchObject({ id, version });
});

test.each(PACKS.map(({ id, version }) => [id, version] as const))(
  'a browser fetches the same pack: %s %i',
  async (id, version) => expect(await importPack({ id, version })).toEqual(packFor(id, version)),
);

test('no two packs share id and version', () => {
  expect(PACKS.map(({ id, version }) => `${id} ${version}`)).toSatisfy(isDistinct);
});

test('a pack is indexed once', () => {
  expect(packFor(BASE_PACK.id, BASE_PACK.version)).toBe(packFor(BASE_PACK.id, BASE_PACK.version));
});

test.each([
  ['no-such-pack', 1],
  [BASE_PACK.id, 999],
])('an unknown pack is a typed error: %s %i', (id, version) => {
  expect(() => packFor(id, version)).toThrow(UnknownPackError);
  expect(() => packFor(id, version)).toThrow(expect.objectContaining({ packId: id, packVersion: version }));
});

test('the rules version is a whole number', () => {
  expect(RULES_VERSION).toSatisfy(Number.isInteger);
});
