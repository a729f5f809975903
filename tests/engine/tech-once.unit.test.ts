/** TECH-III, TECH-IV: technologies that are used once. */
import { expect, test } from 'vitest';
import { LEVELS } from '@/lib/game/engine/vocabulary';
import {
  EXTRA_GG,
  PLAIN_ACTION,
  PLAIN_TURN,
  bonus,
  buyExtra,
  choose,
  chooseTechnology,
  declare,
  end,
  placeBuilding,
  placeUpgrade,
  placeWall,
  plazaTile,
  produceKind,
  road,
  roadEgg,
  take,
  token,
  use,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  noWealth,
  pawn,
  productionToken,
  technology,
  upgraded,
} from '../support/engine/patches-player';
import { emptyRow, inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_STONE, POINT_FOR_MINES, WALL_FOR_STONE } from '../support/engine/tiles';

const single = (tile: string) => [offered('manage-mines'), noWealth(0), technology(0, tile)] as const;
const bare = goods(0, { gold: 0, stone: 0 });

test("TECH-III1 an egg, then the King's Road, which the egg may pay for (R-40)", () => {
  given(...single('technology-iii-road'), pawn(0, 3))
    .when(0, use('technology-iii-road'))
    .gains(0, { egg: 1 })
    .refused(0, declare('manage-mines', 'tech:technology-iii-road'), 'action-not-allowed', 'TECH-G10')
    .when(0, declare('kings-road', 'tech:technology-iii-road'), road)
    .gains(0, { egg: -1, road: 1 });
});
test('TECH-III1 with the pawn on V it gives only the egg, and the turn can end (R-40)', () => {
  given(...single('technology-iii-road'), pawn(0, 5))
    .when(0, use('technology-iii-road'))
    .refused(0, declare('kings-road', 'tech:technology-iii-road'), 'pawn-at-the-end', 'ROAD-2')
    .when(0, ...PLAIN_TURN)
    .waitsFor(1);
});
test('TECH-III2 one row up without windows and without the price of the tier, landing effects included', () => {
  given(...single('technology-iii-climb'), bare, at(0, 'cathedral', 1, 2))
    .when(0, use('technology-iii-climb', 'cathedral'))
    .gains(0, { 'cathedral-row': 1, points: 2 });
});
test('TECH-III2 needs a grid, and a row above (GRID-14)', () => {
  given(...single('technology-iii-climb'), at(0, 'hunger-wall', 5, 0))
    .refused(0, use('technology-iii-climb'), 'grid-needed', 'TECH-III2')
    .refused(0, use('technology-iii-climb', 'hunger-wall'), 'no-row-above', 'GRID-14');
});
test('TECH-III2 a grid goes with no other technology', () => {
  const start = given(...single('technology-iii-university'));
  start.refused(0, use('technology-iii-university', 'cathedral'), 'wrong-grid', 'TECH-III2');
});
test('TECH-III3 four advances on the university track, beyond the top 2 points each (UNI-3)', () => {
  given(...single('technology-iii-university'))
    .when(0, use('technology-iii-university'))
    .gains(0, { university: 4 });
  given(...single('technology-iii-university'), heights(0, { university: 6 }))
    .when(0, use('technology-iii-university'))
    .gains(0, { university: 2, points: 4 });
});
test('TECH-III4 Upgrade an Action, its upgrade bonus, then 3 points (TECH-G10, TECH-G11)', () => {
  given(
    ...single('technology-iii-upgrade'),
    bare,
    upgraded(0, 'upgrade-i-trestle-bench'),
    inSlot('upgrade', 0, 'upgrade-i-hen-coops'),
  )
    .when(0, use('technology-iii-upgrade'))
    .gains(0, {})
    .when(0, declare('upgrade-action', 'tech:technology-iii-upgrade'), bonus(1, 'upgrade-i-trestle-bench'))
    .gains(0, { gold: 1 })
    .when(0, placeUpgrade(0))
    .gains(0, { university: 1, points: 3 });
});
test('TECH-III5 produces gold and gives 2 stone, no upgrade bonus (MINE-9)', () => {
  given(
    ...single('technology-iii-produce-gold'),
    bare,
    upgraded(0, POINT_FOR_MINES),
    productionToken(0, 'gold-mine', 'production-token-two-points-1'),
  )
    .when(0, use('technology-iii-produce-gold'))
    .gains(0, { gold: 3, stone: 2, points: 3 })
    .then(({ turn }) => expect(turn.performances).toEqual([]));
});
test('TECH-III6 produces stone and gives 2 gold', () => {
  given(...single('technology-iii-produce-stone'), bare, counts(0, { quarry: 3 }))
    .when(0, use('technology-iii-produce-stone'))
    .gains(0, { gold: 2, stone: 3, points: 1 });
});

test('TECH-IV1 2 gold off tile and site together (R-27)', () => {
  given(
    { players: 4 },
    ...single('technology-iv-building'),
    goods(0, { gold: 0, stone: 0 }),
    inSlot('building', 0, HOUSE_WITH_STONE),
  )
    .when(0, use('technology-iv-building'), declare('construct-building', 'tech:technology-iv-building'))
    // 1 gold for the tile and 1 for the site in the Old Town.
    .when(0, placeBuilding(0, 'site-p3-a'))
    .gains(0, { stone: 2, points: 1 + 1 });
});
test('TECH-IV2 2 stone off a wall, gold stays due (R-1)', () => {
  given(
    ...single('technology-iv-wall'),
    goods(0, { gold: 1, stone: 1 }),
    inSlot('wall', 0, 'wall-ii-observatory-wall'),
  )
    .when(0, use('technology-iv-wall'), declare('construct-wall', 'tech:technology-iv-wall'))
    .when(0, placeWall(0, 'wall-cell-1'))
    .gains(0, { gold: -1, stone: -1, technology: 1 });
  given(...single('technology-iv-wall'), bare, inSlot('wall', 0, WALL_FOR_STONE))
    .when(0, use('technology-iv-wall'), declare('construct-wall', 'tech:technology-iv-wall'))
    .when(0, placeWall(0, 'wall-cell-1'))
    .gains(0, { points: 2 });
});
test('TECH-IV3 any one of the six actions', () => {
  const rich = given(...single('technology-iv-any-action'), goods(0, { gold: 9, stone: 9 }));
  const start = rich.when(0, use('technology-iv-any-action'));
  const actions = start
    .offered(0)
    .flatMap((c) =>
      c.type === 'DeclareAction' && c.context === 'tech:technology-iv-any-action' ? [c.action] : [],
    );
  expect(actions).toHaveLength(6);
  start
    .when(0, declare('kings-road', 'tech:technology-iv-any-action'), road)
    .gains(0, { road: 1 })
    .refused(0, declare('kings-road', 'tech:technology-iv-any-action'), 'no-such-context', 'TURN-3');
});
test('TECH-IV4 Upgrade an Action, then a gold window', () => {
  given(...single('technology-iv-upgrade'), inSlot('upgrade', 0, 'upgrade-i-hen-coops'))
    .when(0, use('technology-iv-upgrade'), declare('upgrade-action', 'tech:technology-iv-upgrade'))
    .when(0, placeUpgrade(0))
    .gains(0, { university: 1, 'gold-window': 1 });
});
test('TECH-IV5 both rewards of one plaza tile, evaluated or not, which changes nothing there (PLAZA-10)', () => {
  const start = given(...single('technology-iv-plaza'), bare, plazaFace('p2', 'plaza-tan-5-a'));
  const after = start
    .when(0, use('technology-iv-plaza'))
    .refused(0, plazaTile('p9'), 'plaza-without-tile', 'PLAZA-12')
    .refused(0, plazaTile('nowhere'), 'unknown-plaza')
    .when(0, plazaTile('p2'))
    .gains(0, { stone: 2, gold: 2, points: 4 });
  expect(after.state.plazas).toEqual(start.state.plazas);
  expect(after.state.buildings).toEqual(start.state.buildings);
});
test.each([
  [0, 'gold', { gold: 4, points: 2 }],
  [0, 'stone', { stone: 2 }],
  [1, 'gold', { gold: 3, points: 1 }],
  [1, 'stone', { stone: 3, points: 1 }],
] as const)('TECH-IV6 advance %i, then produce %s: the choices are independent', (track, what, gains) => {
  given(...single('technology-iv-production'), bare)
    .when(0, use('technology-iv-production'), choose(track))
    .when(0, produceKind(what))
    .gains(0, gains);
});
test('TECH-IV6 a production token just reached is chosen before producing, and pays at once (MINE-5, P-PROD)', () => {
  given(...single('technology-iv-production'), bare, counts(0, { 'gold-mine': 4 }))
    .when(0, use('technology-iv-production'), choose(0))
    .refused(0, produceKind('gold'), 'token-first', 'MINE-5')
    .when(0, token('gold-mine', 'production-token-stone-2'), produceKind('gold'))
    .gains(0, { gold: 5, stone: 1, points: 2 });
});

test.each(LEVELS.map((level) => [PACK.playerBoard.technologyTrack.levels[level], level] as const))(
  'TECH-G2 space %i draws three of level %s, two go back under the stack',
  (height, level) => {
    const start = given(
      { players: 4 },
      offered('kings-road'),
      pawn(0, 1),
      goods(0, { egg: 1 }),
      heights(0, { technology: height - 1 }),
    ).when(0, take(), declare('kings-road'), road, roadEgg('II', 1));
    start.open(0, 'road', 'technology').gains(0, { road: 1, egg: -1, technology: 1 });
    const before = start.secrets?.stacks[`technology-${level}`] ?? [];
    const tiles = start.offered(0).flatMap((c) => (c.type === 'ChooseTechnology' ? [c.tile] : []));
    expect(tiles).toHaveLength(3);
    start.refused(0, end, 'must-be-resolved', 'TURN-8');
    start.refused(0, chooseTechnology(before[0] ?? ''), 'not-offered', 'TECH-G2');
    const after = start.when(0, chooseTechnology(tiles[1] ?? ''));
    const stack = after.secrets?.stacks[`technology-${level}`] ?? [];
    expect(stack.slice(0, 3)).toEqual(before);
    expect(stack.slice(3).toSorted()).toEqual([tiles[0], tiles[2]].toSorted());
    expect(after.state.technologyStacks[level]).toBe(5);
  },
);
test('TECH-G1 two advances in one placement enter both spaces, and both draws are owed (R-14)', () => {
  // The tile gives one technology, its window meets the technology symbol of the wall upgrade.
  declared(
    'construct-wall',
    goods(0, { stone: 3 }),
    upgraded(0, 'upgrade-i-palisades'),
    inSlot('wall', 0, 'wall-ii-weapon-store'),
    inSlot('wall', 1, 'wall-ii-learned-bastion'),
    offered('construct-wall', 'special'),
    inSlot('wall', 3, 'wall-ii-learned-bastion'),
  )
    .when(0, placeWall(3, 'wall-cell-5'))
    .gains(0, { stone: -3, points: 1, technology: 2, 'silver-window': 1 })
    .open(0, 'technology', 'technology');
});
test('TECH-G5 on the top space every further advance scores 2 points', () => {
  given(
    { players: 4 },
    offered('kings-road'),
    pawn(0, 1),
    goods(0, { egg: 1 }),
    heights(0, { technology: 8 }),
  )
    .when(0, take(), declare('kings-road'), road, roadEgg('II', 1))
    .gains(0, { road: 1, egg: -1, points: 2 });
});
test('TECH-G6 permanent technologies begin with the next own turn, not with others’ (R-31)', () => {
  const ended = given(
    { players: 2 },
    offered('manage-mines'),
    technology(1, 'technology-i-mine-points', false),
    technology(0, 'technology-i-quarry-points', false),
  ).when(0, ...PLAIN_TURN);
  expect(ended.player(1).technologies).toEqual([{ tile: 'technology-i-mine-points', active: true }]);
  expect(ended.player(0).technologies).toEqual([{ tile: 'technology-i-quarry-points', active: false }]);
});
test('TECH-G7 the use discards the tile', () => {
  given(...single('technology-iii-university'))
    .when(0, use('technology-iii-university'))
    .refused(0, use('technology-iii-university'), 'not-your-technology', 'TECH-G8')
    .then(({ players, technologyStacks }) => {
      expect(players[0]?.usedTechnologies).toEqual(['technology-iii-university']);
      expect(technologyStacks.III).toBe(5);
    });
});
test('TECH-G6 a permanent technology cannot be used up; TECH-G8 nor can another player’s', () => {
  given(technology(0, 'technology-i-mine-points'), technology(1, 'technology-iii-university'))
    .refused(0, use('technology-i-mine-points'), 'not-single-use', 'TECH-G6')
    .refused(0, use('technology-iii-university'), 'not-your-technology', 'TECH-G8')
    .refused(1, use('technology-iii-university'), 'not-your-turn', 'TURN-9');
});
test('TECH-G10 a technology action gives no right to the special tile (SPECIAL-2)', () => {
  given(...single('technology-iii-upgrade'), offered('upgrade-action', 'special'))
    .when(0, take(), use('technology-iii-upgrade'))
    .when(0, declare('upgrade-action', 'tech:technology-iii-upgrade'))
    .refused(0, placeUpgrade(3), 'special-right-needed', 'SPECIAL-2');
});
test('TECH-G10 it does not count as the bought extra action', () => {
  given(...single('technology-iii-road'), goods(0, { 'gold-window': 2 }))
    .when(0, use('technology-iii-road'), declare('kings-road', 'tech:technology-iii-road'), road)
    .when(0, buyExtra(EXTRA_GG))
    .then(({ turn }) => expect(turn.extra).toBe('bought'));
});
test('P-TECHACT an action begun by a technology is owed before the turn ends', () => {
  given(...single('technology-iii-road'))
    .when(0, use('technology-iii-road'), ...PLAIN_ACTION)
    .refused(0, end, 'must-be-resolved', 'TURN-8');
});
test('TECH-G11 what follows an action that is impossible is still gained (R-40)', () => {
  given(...single('technology-iii-upgrade'), emptyRow('upgrade'))
    .when(0, use('technology-iii-upgrade'), ...PLAIN_TURN)
    .gains(0, { gold: 1, 'gold-mine': 1, points: 3 });
});
test('R-46 a second draw of a level waits until the first is decided', () => {
  const both = given(
    { players: 3 },
    emptyCity,
    offered('construct-building', 'special'),
    goods(0, { gold: 2 }),
    built('site-p2-a', HOUSE_FOR_GOLD, 2),
    built('site-p2-b', 'building-i-bakehouse', 1),
    plazaFace('p2', 'plaza-tan-4-a'),
    inSlot('building', 3, 'building-i-masters-college'),
  ).when(0, take(), declare('construct-building'), placeBuilding(3, 'site-p2-c', 0));
  // Equal claims of 3: both rewards for both. Seat 0 holds an open draw of level I itself, so it is asked
  // first.
  both.open(1, 'technology').open(2, 'plaza-reward').waitsFor(0);
  const pick = (from: Scenario, seat: number): Scenario => {
    const tiles = from.offered(seat).flatMap((c) => (c.type === 'ChooseTechnology' ? [c] : []));
    expect(tiles).toHaveLength(3);
    return from.when(seat, tiles[0] ?? end);
  };
  const first = pick(both, 0).waitsFor(1).open(2, 'plaza-reward');
  const second = pick(first, 1).gains(2, { technology: 1, points: 3 }).waitsFor(2);
  pick(second, 2)
    .waitsFor(0)
    .then(({ technologyStacks }) => expect(technologyStacks.I).toBe(3));
});
