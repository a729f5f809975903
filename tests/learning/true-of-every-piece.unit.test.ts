/** A sentence about a kind of piece is true of every piece of that kind in every registered pack. */
import { expect, test } from 'vitest';
import { registeredPacks } from '@/lib/features/table/load/packs';
import type { Pack } from '@/lib/game/engine/pack-index';
import { messagesOf } from '../i18n/catalogue';

type Claims = readonly (readonly [part: string, isTrueOf: (pack: Pack) => readonly boolean[]])[];

/** The parts of the English text that claim something, and whether it holds for each piece. */
const CLAIMS: Readonly<Record<string, Claims>> = {
  'coach.why.upgrade-action': [
    ['An upgrade is free', ({ upgrades }) => upgrades.map((tile) => !('cost' in tile))],
  ],
  'coach.why.construct-wall': [
    ['brings rewards at once', ({ walls }) => walls.map(({ gain }) => gain !== undefined)],
    // Some walls have no symbols at all.
    ['and more where', ({ walls }) => [walls.some(({ edges }) => edges.length > 0)]],
  ],
  'coach.why.construct-building': [
    ['brings rewards', ({ buildings }) => buildings.map(({ gain }) => gain !== undefined)],
    [
      'a claim on its plaza or points',
      ({ buildings }) => buildings.map(({ cubeSpace }) => typeof cubeSpace === 'boolean'),
    ],
    // Buildings without a space for a cube give points, not a claim.
    ['or points', ({ buildings }) => [buildings.some(({ cubeSpace }) => !cubeSpace)]],
  ],
  'coach.why.kings-road': [
    [
      'Each space of the road brings a reward',
      ({ kingsRoad }) =>
        kingsRoad.spaces.map(({ free, egg, bridgeStack }) => Boolean(free ?? egg ?? bridgeStack)),
    ],
  ],
  'moves.first.PlaceUpgrade': [
    ['An upgrade is free', ({ upgrades }) => upgrades.map((tile) => !('cost' in tile))],
  ],
  'moves.first.ChoosePlazaReward': [
    [
      'one of its two rewards',
      ({ plazas }) =>
        plazas.tiles.flatMap(({ faces }) => faces.map(({ upper, lower }) => Boolean(upper && lower))),
    ],
  ],
};

test.each(Object.entries(CLAIMS))('%s is true of every piece', (key, claims) => {
  const text = messagesOf('en').get(key) ?? '';
  for (const pack of registeredPacks())
    for (const [part, isTrueOf] of claims) {
      expect(text).toContain(part);
      const found = isTrueOf(pack);
      expect(found.length, part).toBeGreaterThan(0);
      expect(found.every(Boolean), part).toBe(true);
    }
});
