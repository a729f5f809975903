/** SEAL: seals. */
import { describe, expect, test } from 'vitest';
import {
  PLAIN_ACTION,
  buildKeepingCube,
  claim,
  placeBuilding,
  quarries,
  reward,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { claimedSeal, counts, goods, noWealth, player, wealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { pointsFor } from '../support/engine/points';
import { type Scenario, given } from '../support/engine/scenario';
import { RIVALS, about, complete, declared, ready, scored } from '../support/engine/scenes';
import { PACK, type Patch, patch } from '../support/engine/table';
import { HOUSE_WITH_GOLD_MINE, HOUSE_WITH_STONE } from '../support/engine/tiles';

test('R-65 the cube goes on the building: the right to a seal waits', () => {
  ready(HOUSE_WITH_GOLD_MINE, counts(0, { 'gold-mine': 7 }), player(0, { cubes: 1 }))
    .when(0, placeBuilding(0, 'site-p1-a'))
    .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1, 'seal-rights': 1 })
    .refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
});
test('R-65 so it is with the seventh quarry, and both ways are offered', () => {
  const quarry = ready('building-i-stonecutters-lodge', counts(0, { quarry: 6 }), player(0, { cubes: 1 }));
  quarry
    .when(0, buildKeepingCube(0, 'site-p1-a'))
    .gains(0, { gold: -2, stone: -2, quarry: 1, 'seal-rights': 1 });
  const ways = quarry
    .offered(0)
    .flatMap((c) => (c.type === 'PlaceBuilding' && c.slot === 0 ? [c.keepCube ?? false] : []));
  expect(ways.filter(Boolean)).toHaveLength(ways.length / 2);
});

const right = player(0, { sealRights: 1 });

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
    .when(0, ...PLAIN_ACTION)
    .open(0)
    .when(0, claim('seal-four'));
});

describe('a right gained out of turn (P-SEAL)', () => {
  const rewarded = (...more: readonly Patch[]): Scenario =>
    complete(
      given({ players: 3 }, about('plaza-tan-6-a', RIVALS), counts(1, { 'gold-mine': 7 }), ...more),
    ).when(1, reward('p2', 'upper'));
  const gained = rewarded();

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
    rewarded(patch(() => ({ seals: taken })))
      .open(1)
      .waitsFor(0)
      .then(({ players }) => expect(players[1]?.sealRights).toBe(1));
  });
});

test('SEAL-6 when all seals are gone it is useless, not lost', () => {
  const taken = PACK.seals.map(({ id }) => ({ seal: id, seat: 1 }));
  const gone = given(player(0, { sealRights: 1 }), (of) => ({ ...of, state: { ...of.state, seals: taken } }));
  for (const { id } of PACK.seals) gone.refused(0, claim(id), 'seal-taken', 'SEAL-1');
  expect(passTurns(gone, 2).player(0).sealRights).toBe(1);
});

test.each([
  ['SEAL-8', 'seal-gold', { gold: 4, stone: 9 }, 8],
  ['SEAL-8', 'seal-gold', { gold: 9, stone: 0 }, 18],
  ['SEAL-9', 'seal-stone', { gold: 9, stone: 4 }, 8],
  ['SEAL-9', 'seal-stone', { gold: 0, stone: 9 }, 18],
  ['SEAL-10', 'seal-pair', { gold: 4, stone: 7 }, 12],
  ['SEAL-11', 'seal-six', { gold: 5, stone: 5 }, 6],
  ['SEAL-12', 'seal-four', { gold: 5, stone: 5 }, 4],
])('%s %s with %o scores %i', (_id, seal, amounts, points) => {
  expect(scored(goods(0, amounts), claimedSeal(0, seal)).seal).toBe(points);
});
test('SEAL-8, SEAL-9, SEAL-10 without what they spend they score nothing', () => {
  for (const seal of ['seal-gold', 'seal-stone', 'seal-pair'])
    expect(scored(goods(0, { gold: 0, stone: 0 }), claimedSeal(0, seal)).seal).toBeUndefined();
});

test('R-6 two cubes at first, one more for each wealth bonus, five at most', () => {
  const available = (...bonuses: readonly string[]): number => given(wealth(0, ...bonuses)).player(0).cubes;
  expect(available()).toBe(2);
  declared('manage-quarries', goods(0, { stone: 5 }))
    .when(0, quarries('increase'))
    .gains(0, { stone: 1, quarry: 1, cubes: 1, points: 1 });
  const freed = PACK.playerBoard.wealthBonuses.map(({ freesCubes }) => freesCubes);
  expect(freed.reduce((sum, n) => sum + n, available())).toBe(5);
  const { cubes, tracks } = PACK.playerBoard;
  expect(cubes.tracks, 'those of the four tracks stay').toBe(tracks.length + 2);
});
test('SEAL-6, R-56 a right to a seal is only a count; the cube is spent on claiming', () => {
  given(offered('manage-mines'), noWealth(0), counts(0, { 'gold-mine': 7 }))
    .when(0, ...PLAIN_ACTION)
    .gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 })
    .when(0, claim('seal-six'))
    .gains(0, { 'seal-rights': -1, cubes: -1 });
});

test('SEAL-7 the cube on a seal stays when cubes on buildings come back', () => {
  const done = declared(
    'construct-building',
    { players: 2 },
    emptyCity,
    goods(0, { gold: 5, stone: 5 }),
    noWealth(0),
    claimedSeal(0, 'seal-six'),
    plazaFace('p1', 'plaza-tan-1-a'),
    built('site-p1-a', 'building-i-chandlery', 0),
    inSlot('building', 0, HOUSE_WITH_STONE),
  );
  expect(done.holdings(0).cubes).toBe(0);
  const after = done.when(0, placeBuilding(0, 'site-p1-b'));
  expect(after.holdings(0).cubes).toBe(1);
  expect(after.state.seals).toEqual([{ seal: 'seal-six', seat: 0 }]);
});

test.each([
  ['EX-21', 'seal-gold', { gold: 9, stone: 0 }, 18],
  ['EX-21', 'seal-stone', { gold: 0, stone: 9 }, 18],
  ['EX-21', 'seal-pair', { gold: 9, stone: 9 }, 27],
  ['EX-20', 'seal-pair', { gold: 5, stone: 8 }, 15],
])('%s %s with %o: %i points (SEAL-8 to SEAL-10)', (_id, seal, amounts, points) => {
  expect(pointsFor('seal', goods(0, amounts), claimedSeal(0, seal))).toBe(points);
});
