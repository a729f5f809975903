import { describe, expect, test } from 'vitest';
import { finalLines } from '@/lib/engine/phases/final-lines';
import { claim, declare, mines, placeBuilding, reward, take } from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { claimedSeal, counts, goods, noWealth, player } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { PACK, patch, type Patch } from '../support/engine/table';

const right = player(0, { sealRights: 1 });

describe('claiming', () => {
  test.each([
    ['seal-gold', 2],
    ['seal-stone', 2],
    ['seal-pair', 2],
    ['seal-six', 0],
    ['seal-four', 0],
  ])('SEAL-4 %s costs %i silver windows, a right and a cube', (seal, windows) => {
    given(right, goods(0, { 'silver-window': windows }))
      .when(0, claim(seal))
      .gains(0, { 'seal-rights': -1, cubes: -1, ...(windows ? { 'silver-window': -windows } : {}) })
      .then(({ seals }) => expect(seals).toEqual([{ seal, seat: 0 }]));
  });
  test('SEAL-1 each by one player only', () => {
    given(right, claimedSeal(1, 'seal-six'))
      .refused(0, claim('seal-six'), 'seal-taken', 'SEAL-1')
      .refused(0, claim('seal-nine'), 'unknown-seal');
  });
  test('SEAL-2, SEAL-4, SEAL-5 with a right, a cube and the price', () => {
    given().refused(0, claim('seal-six'), 'no-seal-right', 'SEAL-2');
    given(right, player(0, { cubes: 0, sealRights: 1 })).refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
    given(right)
      .refused(0, claim('seal-gold'), 'cannot-pay', 'SEAL-4')
      .refused(0, claim(), 'no-open-item', 'SEAL-3');
    given(player(1, { sealRights: 1 })).refused(1, claim('seal-six'), 'not-your-turn', 'TURN-9');
  });
  test('SEAL-3 a right gained in the own turn is kept until it is used', () => {
    given(offered('manage-mines'), noWealth(0), counts(0, { 'gold-mine': 7 }))
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .open(0)
      .when(0, claim('seal-four'));
  });
});

describe('a right gained out of turn (P-SEAL)', () => {
  const about = (...more: readonly Patch[]): Scenario =>
    given(
      { players: 3 },
      emptyCity,
      offered('construct-building'),
      goods(0, { gold: 4, stone: 4 }),
      counts(1, { 'gold-mine': 7 }),
      plazaFace('p2', 'plaza-tan-6-a'),
      built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, 'building-i-rubble-yard'),
      ...more,
    )
      .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'))
      .when(1, reward('p2', 'upper'));
  const gained = about();

  test('SEAL-3 may be used at once', () => {
    gained
      .open(1, 'seal')
      .waitsFor(1)
      .when(1, claim('seal-six'))
      .gains(1, { 'seal-rights': -1, cubes: -1 })
      .waitsFor(0);
  });
  test('SEAL-3 or kept', () => {
    gained.when(1, claim()).gains(1, {}).waitsFor(0).refused(1, claim('seal-six'), 'not-your-turn');
  });
  test('SEAL-5 nobody is asked who could claim nothing', () => {
    const taken = PACK.seals.map(({ id }) => ({ seal: id, seat: 2 }));
    about(patch(() => ({ seals: taken })))
      .open(1)
      .waitsFor(0)
      .then(({ players }) => expect(players[1]?.sealRights).toBe(1));
  });
});

describe('spending seals', () => {
  const pointsWith = (gold: number, stone: number, ...seals: readonly string[]): number =>
    finalLines(PACK, given(goods(0, { gold, stone }), ...seals.map((seal) => claimedSeal(0, seal))).state, 0)
      .filter(({ source }) => source === 'seal')
      .reduce((sum, { points }) => sum + points, 0);
  const amounts = [0, 1, 2, 5, 8, 9].flatMap((gold) => [0, 3, 5, 9].map((stone) => [gold, stone] as const));

  test.each(amounts)(
    'SCORE-10 with %i gold and %i stone two seals are worth most together (R-35)',
    (gold, stone) => {
      const pairs = Math.min(gold, stone);
      expect(pointsWith(gold, stone, 'seal-gold', 'seal-stone')).toBe(2 * gold + 2 * stone);
      expect(pointsWith(gold, stone, 'seal-gold', 'seal-pair')).toBe(2 * gold + pairs);
      expect(pointsWith(gold, stone, 'seal-stone', 'seal-pair')).toBe(2 * stone + pairs);
    },
  );
  test('SEAL-11, SEAL-12 six and four points', () => {
    expect(pointsWith(0, 0, 'seal-six')).toBe(6);
    expect(pointsWith(9, 9, 'seal-four')).toBe(4);
    expect(pointsWith(9, 9)).toBe(0);
  });
});
