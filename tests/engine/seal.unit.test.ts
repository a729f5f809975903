/** SEAL: seals. */
import { describe, expect, test } from 'vitest';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import {
  buildKeepingCube,
  claim,
  declare,
  mines,
  placeBuilding,
  quarries,
  reward,
  take,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { claimedSeal, counts, goods, noWealth, player, wealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { pointsFor } from '../support/engine/points';
import { type Scenario, given } from '../support/engine/scenario';
import { declared, ex45Started, ready, scored } from '../support/engine/scenes';
import { PACK, type Patch, patch } from '../support/engine/table';
import { aBuilding } from '../support/engine/tiles';

const HOUSE_FOR_GOLD = aBuilding({ cost: { gold: 3, stone: 0 }, cubeSpace: true });
const HOUSE_WITH_GOLD_MINE = aBuilding({ gain: { kind: 'gold-mine', n: 1 } });
const HOUSE_WITH_STONE = aBuilding({ gain: { kind: 'stone', n: 2 } });

describe('R-65 one cube for a building and a seal', () => {
  const mine = (...more: readonly Patch[]): Scenario =>
    ready(HOUSE_WITH_GOLD_MINE, counts(0, { 'gold-mine': 7 }), player(0, { cubes: 1 }), ...more);
  const keeping = buildKeepingCube(0, 'site-p1-a');

  test('R-65 the cube goes on the building: the right to a seal waits', () => {
    mine()
      .when(0, placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1, 'seal-rights': 1 })
      .refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
  test('R-65 so it is with the seventh quarry, and both ways are offered', () => {
    const quarry = ready('building-i-stonecutters-lodge', counts(0, { quarry: 6 }), player(0, { cubes: 1 }));
    quarry.when(0, keeping).gains(0, { gold: -2, stone: -2, quarry: 1, 'seal-rights': 1 });
    const ways = quarry
      .offered(0)
      .flatMap((c) => (c.type === 'PlaceBuilding' && c.slot === 0 ? [c.keepCube ?? false] : []));
    expect(ways.filter(Boolean)).toHaveLength(ways.length / 2);
  });
});

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
      built('site-p2-a', HOUSE_FOR_GOLD, 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, HOUSE_WITH_STONE),
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
  const rich = goods(0, { gold: 9, stone: 9 });
  test('SEAL-11, SEAL-12 six and four points', () => {
    expect(pointsFor('seal', goods(0, { gold: 0, stone: 0 }), claimedSeal(0, 'seal-six'))).toBe(6);
    expect(pointsFor('seal', rich, claimedSeal(0, 'seal-four'))).toBe(4);
    expect(pointsFor('seal', rich)).toBe(0);
  });
});

describe('seals and tokens', () => {
  const keepRight = player(0, { sealRights: 1 });
  test('SEAL-6 a right ties up no cube and is worth nothing at the end', () => {
    const gained = given(offered('manage-mines'), counts(0, { 'gold-mine': 7 }), noWealth(0))
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
    const without = given(counts(0, { 'gold-mine': 8 }));
    expect(sumLines(finalLines(PACK, gained.state, 0))).toBe(sumLines(finalLines(PACK, without.state, 0)));
  });
  test('SEAL-6 when all seals are gone it is useless, not lost', () => {
    const taken = PACK.seals.map(({ id }) => ({ seal: id, seat: 1 }));
    const gone = given(keepRight, (of) => ({ ...of, state: { ...of.state, seals: taken } }));
    for (const { id } of PACK.seals) gone.refused(0, claim(id), 'seal-taken', 'SEAL-1');
    expect(passTurns(gone, 2).player(0).sealRights).toBe(1);
  });
  test('SEAL-7 a cube on a seal stays there, whatever else comes back', () => {
    let now = given(keepRight, offered('manage-mines'))
      .when(0, claim('seal-six'))
      .gains(0, { 'seal-rights': -1, cubes: -1 });
    now = passTurns(now, 6);
    expect(now.state.seals).toEqual([{ seal: 'seal-six', seat: 0 }]);
    now.refused(now.state.turn.seat, claim('seal-six'), 'no-seal-right');
  });
});

const nothing = goods(0, { gold: 0, stone: 0 });

describe('seals', () => {
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
      expect(scored(nothing, claimedSeal(0, seal)).seal).toBeUndefined();
  });
});

describe('cubes', () => {
  test('R-6 two cubes at first, one more for each wealth bonus, five at most', () => {
    const available = (...bonuses: readonly string[]): number => given(wealth(0, ...bonuses)).player(0).cubes;
    expect(available()).toBe(2);
    given(offered('manage-quarries'), goods(0, { stone: 5 }))
      .when(0, take(), declare('manage-quarries'), quarries('increase'))
      .gains(0, { stone: 1, quarry: 1, cubes: 1, points: 1 });
    const freed = PACK.playerBoard.wealthBonuses.map(({ freesCubes }) => freesCubes);
    expect(freed.reduce((sum, n) => sum + n, available())).toBe(5);
    const { cubes, tracks } = PACK.playerBoard;
    expect(cubes.tracks, 'those of the four tracks stay').toBe(tracks.length + 2);
  });
  test('R-56 a right to a seal is only a count; the cube is spent on claiming', () => {
    const earned = given(offered('manage-mines'), noWealth(0), counts(0, { 'gold-mine': 7 })).when(
      0,
      take(),
      declare('manage-mines'),
      mines('increase'),
    );
    earned.gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
    earned.when(0, claim('seal-six')).gains(0, { 'seal-rights': -1, cubes: -1 });
    given(player(0, { sealRights: 1, cubes: 0 })).refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
});

const RICH = goods(0, { gold: 5, stone: 5 });

describe('remaining pieces', () => {
  test('SEAL-7 the cube on a seal stays when cubes on buildings come back', () => {
    const done = declared(
      'construct-building',
      { players: 2 },
      emptyCity,
      RICH,
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
});

describe('EX-45 Cube limit', () => {
  const start = ex45Started();
  test('EX-45 with both cubes on buildings no seal can be claimed (SEAL-5)', () => {
    expect(start.player(0).cubes).toBe(0);
    start.refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
});

test('EX-20 pair seal with 5 gold and 8 stone: 15 points (SEAL-10)', () => {
  expect(pointsFor('seal', goods(0, { gold: 5, stone: 8 }), claimedSeal(0, 'seal-pair'))).toBe(15);
});

test.each([
  ['seal-gold', { gold: 9, stone: 0 }, 18],
  ['seal-stone', { gold: 0, stone: 9 }, 18],
  ['seal-pair', { gold: 9, stone: 9 }, 27],
])('EX-21 %s with %o: %i points', (seal, amounts, points) => {
  expect(pointsFor('seal', goods(0, amounts), claimedSeal(0, seal))).toBe(points);
});
