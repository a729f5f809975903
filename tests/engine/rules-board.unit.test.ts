/** SETUP, HEX, UPGRADE, WALL, CORNER, BUILD, PLAZA, ROAD, BRIDGE, TECH, GRID: what lies on the boards. */
import { describe, expect, test } from 'vitest';
import { actionBoardContacts } from '@/lib/engine/board/contacts';
import { neighbour, SIX } from '@/lib/engine/board/hex';
import type { Rotation } from '@/lib/engine/commands';
import { finalLines, total } from '@/lib/engine/phases/final-lines';
import { claimsOn } from '@/lib/engine/phases/plaza';
import { rankingOf } from '@/lib/engine/phases/scoring';
import { LEVELS, ROWS } from '@/lib/engine/vocabulary';
import {
  bridgeTile,
  claim,
  declare,
  end,
  mines,
  moveUp,
  placeBuilding,
  placeUpgrade,
  placeWall,
  plank,
  quarries,
  road,
  roadEgg,
  roadEffect,
  scoreSpecial,
  take,
  type Given,
} from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  noWealth,
  pawn,
  player,
  technology,
  tokens,
  upgraded,
  walled,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { PACK, table, type Patch } from '../support/engine/table';

const rich = goods(0, { gold: 9, stone: 9 });
const acting = (action: Parameters<typeof offered>[0], ...patches: readonly Patch[]): Scenario =>
  given({ players: 4 }, offered(action, 'egg-for-gold'), noWealth(0), rich, ...patches).when(
    0,
    take(),
    declare(action),
  );
describe('set-up', () => {
  test.each([2, 3, 4] as const)(
    'SETUP-1, SETUP-2 %i players have turns in an order that never changes',
    (players) => {
      let now = given({ players });
      const seats: number[] = [];
      for (let turn = 0; turn < 3 * players; turn += 1) {
        seats.push(now.state.turn.seat);
        now = passTurns(now, 1);
      }
      const round = Array.from({ length: players }, (_, seat) => seat);
      expect(seats).toEqual([...round, ...round, ...round]);
    },
  );
  test('SETUP-3 the shared supply is open and has no limit', () => {
    const shared = PACK.supply.pieces
      .filter(({ perPlayer, limited }) => !perPlayer && !limited)
      .map(({ id }) => id);
    const named = (word: string): boolean => shared.some((id) => id.includes(word));
    expect(['egg', 'window', 'token'].map(named)).toEqual([true, true, true]);
  });
  test('SETUP-8 without a variant there are no road tiles, and both projects have their original tiers', () => {
    const { variant } = table().state.setup;
    expect(variant).toMatchObject({ roadTiles: {}, tiers: { 'hunger-wall': 'base', cathedral: 'base' } });
  });
  test('SETUP-16 the 5-point token waits: no action tile carries it', () => {
    for (const players of [2, 3, 4] as const)
      expect(table({ players }).state.crane.tiles.some(({ fivePoints }) => fivePoints)).toBe(false);
  });
  test('CRANE-1, CRANE-14 twelve sectors: eleven slots with a bonus, the box never holds a tile, no slot two', () => {
    expect(PACK.crane.sectors).toHaveLength(12);
    expect(PACK.crane.sectors.filter(({ bonus }) => bonus)).toHaveLength(11);
    expect(PACK.crane.sectors.filter(({ box }) => box).map(({ offset }) => offset)).toEqual([0]);
    let now = given({ players: 3 });
    for (let turn = 0; turn < 24; turn += 1) {
      now = passTurns(now, 1);
      const sectors = now.state.crane.tiles.map(({ sector }) => sector);
      expect(sectors).not.toContain(0);
      expect(new Set(sectors).size).toBe(6);
    }
  });
});

describe('rows', () => {
  test('HEX-1 three rows with three normal slots and a special one at the right end', () => {
    const families = { upgrade: PACK.upgradeById, wall: PACK.wallById, building: PACK.buildingById };
    const { rows } = table({ players: 3 }).state;
    expect(Object.keys(rows).toSorted()).toEqual([...ROWS].toSorted());
    for (const row of ROWS)
      expect(rows[row].slots.map((id) => families[row].get(id ?? '')?.special)).toEqual([
        false,
        false,
        false,
        true,
      ]);
  });
  test('HEX-2 an action takes exactly one tile, and of its own row', () => {
    const start = acting('construct-wall', inSlot('wall', 1, 'wall-i-postern'));
    const done = start.when(0, placeWall(1, 'wall-cell-3'));
    expect(done.eventsOf('TileTaken')).toMatchObject([{ row: 'wall', slot: 1, tile: 'wall-i-postern' }]);
    start
      .refused(0, placeUpgrade(0), 'not-declared')
      .refused(0, placeBuilding(0, 'site-p1-a'), 'not-declared');
    done.refused(0, placeWall(0, 'wall-cell-4'), 'not-declared');
  });
  test('HEX-2, SPECIAL-2 the special tile needs the right to it', () => {
    acting('construct-wall').refused(0, placeWall(3, 'wall-cell-3'), 'special-right-needed', 'SPECIAL-2');
  });
  test('HEX-8 a chosen tile is placed by the same command: taking and placing are one step', () => {
    const done = acting('construct-wall', inSlot('wall', 0, 'wall-i-postern')).when(
      0,
      placeWall(0, 'wall-cell-3'),
    );
    expect(done.player(0).walls).toEqual([{ tile: 'wall-i-postern', cell: 'wall-cell-3', rotation: 0 }]);
    done.open(0);
  });
});

describe('action board', () => {
  const coops = 'upgrade-i-hen-coops'; // no side symbols
  test('ADJ-3 the university reminder is no side symbol: an upgrade without symbols matches nothing', () => {
    const walls = ['wall-cell-9', 'wall-cell-10', 'wall-cell-11'].map((cell, i) =>
      walled(0, ['wall-i-watch-platform', 'wall-i-granary-wall', 'wall-i-vineyard-wall'][i] ?? '', cell),
    );
    for (const rotation of SIX)
      acting('upgrade-action', ...walls, inSlot('upgrade', 0, coops))
        .when(0, placeUpgrade(0, rotation))
        .gains(0, { university: 1 });
  });

  describe('contacts are checked on placement', () => {
    const props = 'upgrade-i-pit-props'; // on the mines: a silver window on one side, one red corner
    const drum = 'wall-i-drum-tower'; // stone on one side, one red corner, 5 points for 3 stone
    const cell = 'wall-cell-12'; // beside the mines
    const mining = 'manage-mines';
    const turned = SIX.flatMap((laid) => SIX.map((placed) => [laid, placed] as const));
    /** How the tile that lies and the tile that comes have to be turned for a contact of this kind. */
    function meeting(
      kind: 'edges' | 'corners',
      lies: (rotation: Rotation) => Patch,
      place: string,
      tile: string,
    ): readonly [Rotation, Rotation] {
      const found = turned.find(([laid, placed]) => {
        const owner = given(lies(laid)).player(0);
        return actionBoardContacts(PACK, owner, place, tile, placed)[kind].length > 0;
      });
      if (!found) throw new Error('they never meet');
      return found;
    }
    const gained = (scenario: Scenario): readonly number[] => {
      const { 'silver-window': windows, 'red-token': red, 'blue-token': blue } = scenario.holdings(0);
      return [windows, red, blue];
    };

    test('UPGRADE-4 an upgrade laid beside a wall', () => {
      const lies = (rotation: Rotation): Patch => walled(0, drum, cell, rotation);
      const placed = ([laid, rotation]: readonly [Rotation, Rotation]): Scenario =>
        acting('upgrade-action', lies(laid), inSlot('upgrade', 0, props)).when(0, placeUpgrade(0, rotation));
      expect(gained(placed(meeting('edges', lies, mining, props)))[0]).toBe(1);
      expect(gained(placed(meeting('corners', lies, mining, props)))[1]).toBe(1);
    });
    test('WALL-6, CORNER-1 a wall laid beside an upgrade', () => {
      const lies = (rotation: Rotation): Patch => upgraded(0, props, rotation);
      const placed = ([laid, rotation]: readonly [Rotation, Rotation]): Scenario =>
        acting('construct-wall', lies(laid), inSlot('wall', 0, drum)).when(0, placeWall(0, cell, rotation));
      expect(gained(placed(meeting('edges', lies, cell, drum)))[0]).toBe(1);
      expect(gained(placed(meeting('corners', lies, cell, drum))).slice(1), 'red, not blue').toEqual([1, 0]);
    });
  });
  test('CORNER-1 buildings pay blue tokens for their corners, never red ones', () => {
    const yard = inSlot('building', 0, 'building-i-rubble-yard');
    const start = acting('construct-building', yard);
    const placed = SIX.map(
      (rotation) => start.when(0, placeBuilding(0, 'site-p2-a', rotation)).player(0).tokens,
    );
    expect(placed.map((held) => held['blue-token']).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    expect(placed.every((held) => held['red-token'] === 0)).toBe(true);
  });
  test('UPGRADE-12, R-53 covered tiles count on the King’s Road and for the bridge tile', () => {
    given(
      offered('kings-road'),
      noWealth(0),
      pawn(0, 2),
      upgraded(0, 'upgrade-i-pit-props'),
      upgraded(0, 'upgrade-i-ore-carts'),
    )
      .when(0, take(), declare('kings-road'), road, roadEffect('III'))
      .gains(0, { road: 1, points: 3 * 2 });
  });
});

describe('city', () => {
  test('PLAZA-1 every site touches exactly one plaza hex, its own', () => {
    const { plazas, sites } = PACK.city;
    for (const site of sites) {
      const around = SIX.map((side) => neighbour(site, side));
      const touched = plazas.filter((plaza) => around.some(({ q, r }) => q === plaza.q && r === plaza.r));
      expect(
        touched.map(({ id }) => id),
        site.id,
      ).toEqual([site.plaza]);
    }
  });
  test('PLAZA-2 a claim is one or more own cubes there; buildings without cube give none', () => {
    const { state } = given(
      { players: 3 },
      emptyCity,
      built('site-p8-a', 'building-i-canons-house', 0),
      built('site-p8-b', 'building-i-chandlery', 0),
      built('site-p8-c', 'building-i-bakehouse', 1),
      built('site-p8-d', 'building-i-poultry-stall', 2, { cube: false }),
      built('site-p2-a', 'building-i-assay-office', 2),
    );
    expect(claimsOn(PACK, state, 'p8').map(({ seat, cubes }) => [seat, cubes])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
  test('BUILD-2 the rewards come after the payment and before the placement', () => {
    const done = acting('construct-building', inSlot('building', 0, 'building-i-rubble-yard')).when(
      0,
      placeBuilding(0, 'site-p3-a', 1),
    );
    const steps = done.events.flatMap((event) => {
      if (event.type === 'Paid') return [`pay ${event.source.kind}`];
      if (event.type === 'Gained') return [`gain ${event.what}`];
      return event.type === 'BuildingPlaced' ? ['place'] : [];
    });
    expect(steps.slice(0, 4)).toEqual(['pay building', 'gain stone', 'pay site', 'place']);
  });
  test('BUILD-11 a blue corner on a printed one brings its token with the placement', () => {
    const start = acting('construct-building', inSlot('building', 0, 'building-i-rubble-yard'));
    const matched = SIX.map((rotation) => start.when(0, placeBuilding(0, 'site-p2-a', rotation))).filter(
      (done) => done.events.some(({ type }) => type === 'CornersMatched'),
    );
    expect(matched).toHaveLength(1);
    matched[0]?.gains(0, { gold: -1, points: 1, 'blue-token': 1 });
  });
  test('PLAZA-13, SCORE-2 at the end an unfinished plaza pays each claimant its lower reward', () => {
    const done = given(
      turnsDone(31),
      emptyCity,
      offered('manage-mines'),
      plazaFace('p6', 'plaza-tan-2-a'),
      built('site-p6-a', 'building-i-canons-house', 0),
      built('site-p6-b', 'building-i-bakehouse', 1),
    ).when(1, take(), declare('manage-mines'), mines('increase'), end);
    const rewards = done.eventsOf('PlazaRewardTaken').map(({ seat, plaza, reward }) => [seat, plaza, reward]);
    expect(rewards, 'no majority').toEqual([
      [0, 'p6', 'lower'],
      [1, 'p6', 'lower'],
    ]);
    const paid = done.eventsOf('Gained').filter(({ source }) => source.kind === 'plaza');
    expect(paid.map(({ seat, what, n }) => [seat, what, n])).toEqual([
      [0, 'stone', 3],
      [1, 'stone', 3],
    ]);
  });
});

describe('road and bridge', () => {
  test('ROAD-1 one space at a time, whoever stands there', () => {
    const crowded = [pawn(1, 1), pawn(2, 1), pawn(3, 1)];
    for (const from of [0, 1, 2, 3, 4])
      acting('kings-road', pawn(0, from), ...crowded, goods(0, { egg: 1 }))
        .when(0, road)
        .then((state) => expect(state.players[0]?.road).toBe(from + 1));
  });
  test('ROAD-3 both effects are those of the space just reached', () => {
    for (const [from, space] of [
      [0, 'I'],
      [1, 'II'],
      [2, 'III'],
    ] as const) {
      const reached = acting(
        'kings-road',
        pawn(0, from),
        goods(0, { egg: 1 }),
        upgraded(0, 'upgrade-i-ore-carts'),
      ).when(0, road);
      reached.open(0, 'road', 'road-egg');
      const offers = reached
        .offered(0)
        .flatMap((command) =>
          command.type === 'ResolveRoadEffect' || command.type === 'ResolveRoadEgg' ? [command.space] : [],
        );
      expect(new Set(offers)).toEqual(new Set([space]));
    }
  });
  test('EGG-2 an egg buys an egg effect, and the moves to IV and V', () => {
    acting('kings-road', pawn(0, 1), goods(0, { egg: 1 }))
      .when(0, road, roadEgg('II', 0))
      .gains(0, { road: 1, egg: -1, 'gold-window': 1 });
    for (const from of [3, 4])
      acting('kings-road', pawn(0, from), goods(0, { egg: 1 }))
        .when(0, road)
        .gains(0, { road: 1, egg: -1 });
  });
  test('BRIDGE-10 a silver plank belongs to nobody, a gold one to whoever laid it', () => {
    const choose = (scenario: Scenario): Given => {
      const item = scenario.state.items.find(({ kind }) => kind === 'bridge-tile');
      return bridgeTile(scenario.secrets?.offers[item?.id ?? -1]?.[0] ?? '');
    };
    const four = acting('kings-road', pawn(0, 3), goods(0, { egg: 1 })).when(0, road);
    const silver = four.when(0, choose(four), plank('bridge-place-2'));
    expect(silver.player(0).vTiles).toEqual([]);
    expect(silver.state.bridge[1]?.plank).toBeDefined();
    const five = acting('kings-road', pawn(0, 4), goods(0, { egg: 1 })).when(0, road);
    const gold = five.when(0, choose(five), plank('bridge-place-2'));
    expect(gold.player(0).vTiles).toEqual([{ tile: gold.state.bridge[1]?.plank, from: 'bridge' }]);
  });
});

describe('technologies', () => {
  const climb = (technology: number): Scenario =>
    given(
      { players: 4 },
      offered('construct-wall'),
      noWealth(0),
      rich,
      heights(0, { technology }),
      inSlot('wall', 0, 'wall-i-lookout-school'), // one technology advance
    ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));

  test('TECH-G3 from the start to the top exactly one draw of each level', () => {
    const { top } = PACK.playerBoard.technologyTrack;
    const drawn = Array.from({ length: top }, (_, height) =>
      climb(height).eventsOf('TechnologyDrawn'),
    ).flat();
    expect(drawn.map(({ level }) => level)).toEqual(LEVELS);
    expect(climb(top).eventsOf('TechnologyDrawn')).toEqual([]);
  });
  test('TECH-G4 space IV is the sixth step; seven advances stand one above it', () => {
    expect(
      climb(5)
        .eventsOf('TechnologyDrawn')
        .map(({ level }) => level),
    ).toEqual(['IV']);
    const above = climb(6);
    expect(above.player(0).heights.technology).toBe(7);
    expect(above.eventsOf('TechnologyDrawn')).toEqual([]);
  });
  test.each([0, 1, 2, 3])(
    'TECH-G9 after %i others have one of the level at least three are left to draw',
    (others) => {
      const taken = PACK.technologies.slice(0, others).map(({ id }, i) => technology(i + 1, id));
      const due = given(
        { players: 4 },
        offered('manage-quarries'),
        counts(0, { quarry: 5 }), // its production brings a technology advance
        ...taken,
      ).when(0, take(), declare('manage-quarries'));
      const left = due.secrets?.stacks['technology-I']?.length ?? 0;
      expect(left).toBe(6 - others);
      const drawn = due.when(0, quarries('produce'));
      expect(drawn.eventsOf('TechnologyDrawn')).toMatchObject([{ level: 'I', count: 3 }]);
      expect(drawn.secrets?.stacks['technology-I']).toHaveLength(left - 3);
    },
  );
});

describe('grids', () => {
  test('GRID-1 six rows in three tiers from the bottom up; two markers may share a square', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { tiers, rows, columns } = PACK.frameByGrid[grid];
      expect(tiers.map(({ tier }) => tier)).toEqual(['I', 'II', 'III']);
      expect(tiers.flatMap((tier) => [...tier.rows])).toEqual(Array.from({ length: rows }, (_, row) => row));
      expect(columns).toBeGreaterThan(1);
    }
    given(at(0, 'cathedral', 0, 0), at(1, 'cathedral', 1, 0), goods(0, { 'silver-window': 2 }))
      .when(0, moveUp('cathedral'))
      .then((state) => expect(state.players[0]?.grids.cathedral).toEqual(state.players[1]?.grids.cathedral));
  });
  test('GRID-15 a row by itself does nothing: entering a square without effect only moves the marker', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { tiers, rows, columns } = PACK.frameByGrid[grid];
      const borders = new Set(tiers.map((tier) => tier.rows[0]));
      const squares = PACK.squares[grid].base;
      for (let row = 1; row < rows; row += 1) {
        const column =
          Array.from({ length: columns }, (_, i) => i).find((i) => !squares.has(`${row},${i}`)) ?? 0;
        if (borders.has(row)) continue;
        const moved = given(at(0, grid, row - 1, column), goods(0, { 'silver-window': 2 })).when(
          0,
          moveUp(grid),
        );
        moved
          .gains(0, { 'silver-window': -2, [grid === 'cathedral' ? 'cathedral-row' : 'wall-row']: 1 })
          .open(0);
      }
    }
  });
});

describe('seals and tokens', () => {
  const keepRight = player(0, { sealRights: 1 });
  test('SEAL-6 a right ties up no cube and is worth nothing at the end', () => {
    const gained = given(offered('manage-mines'), counts(0, { 'gold-mine': 7 }), noWealth(0))
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
    const without = given(counts(0, { 'gold-mine': 8 }));
    expect(total(finalLines(PACK, gained.state, 0))).toBe(total(finalLines(PACK, without.state, 0)));
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
  test('TOKEN-1 tokens come from corners and other bonuses, without limit', () => {
    const start = acting(
      'construct-building',
      inSlot('building', 0, 'building-i-rubble-yard'),
      tokens(0, { 'blue-token': 50 }),
    );
    const best = SIX.map(
      (rotation) => start.when(0, placeBuilding(0, 'site-p2-a', rotation)).player(0).tokens['blue-token'],
    );
    expect(Math.max(...best)).toBe(51);
    const four = acting('kings-road', pawn(0, 3), goods(0, { egg: 1 }), tokens(0, { 'blue-token': 50 }));
    expect(four.player(0).tokens['blue-token']).toBe(50);
  });
  test('TOKEN-1 nothing in the game costs tokens', () => {
    const prices =
      JSON.stringify(PACK).match(/"(?:cost|entry|discount|crossing|climbCost)":\{[^}]*\}/g) ?? [];
    expect(prices.length).toBeGreaterThan(100);
    expect(prices.filter((price) => price.includes('token'))).toEqual([]);
  });
  test('SPECIAL-5 the points of a special slot may be taken when the main action takes no tile at all', () => {
    given(offered('manage-mines', 'special-2'))
      .when(0, take(), declare('manage-mines'), mines('increase'), scoreSpecial)
      .gains(0, { 'gold-mine': 1, gold: 1, points: 2 });
  });
});

test('R-19 of equal scores the later seat ranks first, so that a ranking is always strict', () => {
  expect(rankingOf([40, 52, 52, 52])).toEqual([3, 2, 1, 0]);
});
