import { describe, expect, test } from 'vitest';
import type { BuildingTile, PackData, UpgradeTile } from '@/lib/game/engine/pack';
import type { Action, Cost, Effect } from '@/lib/game/engine/vocabulary';
import { amountOf, flat, give } from './effects';
import { idsOf } from './entries';
import { exampleTurns, hasThirdCorner } from './extra-wall-example';
import { count, EVERY_PACK, isSame, range } from './support';

/**
 * Facts from rule texts, worked examples and published pictures. A pack that fails here contradicts them; if
 * the pack holds the printed values, our reading of the rules is wrong.
 */
describe.each(EVERY_PACK)('published facts in $title', ({ pack }) => {
  test.each<[look: string, isIt: (tile: BuildingTile) => boolean]>([
    ['special, 2 gold, technology and stone, one corner, no cube', isCollege],
    [
      '4 gold, silver window, Cathedral icon',
      (t) => costs(t, 4, 0) && gives(t, give('silver-window')) && hasIcon(t),
    ],
    [
      '2 gold and 2 stone, quarry, icon, cube, corner north-east',
      (t) =>
        costs(t, 2, 2) && gives(t, give('quarry')) && hasIcon(t) && t.cubeSpace && isSame(t.corners, [1]),
    ],
    [
      'normal, era I, egg and silver window, one corner, no cube',
      (t) => isNormal(t) && !t.cubeSpace && gives(t, give('egg'), give('silver-window')),
    ],
    [
      'normal, era I, points, icon, cube, one corner',
      (t) => isNormal(t) && t.cubeSpace && t.gain.kind === 'points' && hasIcon(t),
    ],
    ['with cube, total cost 3', (t) => t.cubeSpace && totalCost(t) === 3],
    ['with cube, total cost 4', (t) => t.cubeSpace && totalCost(t) === 4],
  ])('a building seen in pictures: %s', (_look, isIt) => {
    expect(pack.buildings.some(isIt)).toBe(true);
  });

  describe('upgrades and walls seen in pictures', () => {
    const { wall, drafting, battlement } = samplesOf(pack);

    test('wall: era II, 4 stone, 6 points, one red corner', () => {
      expect(wall).toBeDefined();
    });

    test('upgrade of Upgrade: era II, 2 stone, silver window symbol, one corner, 2 university steps', () => {
      expect(drafting?.university).toBe(2);
    });

    test('upgrade of Upgrade: gold window', () => {
      expect(findUpgrade(pack, { action: 'upgrade-action', bonus: give('gold-window') })).toBeDefined();
    });

    test('upgrade of Wall: era II, 1 point, technology symbol, one corner', () => {
      expect(battlement).toBeDefined();
    });
  });

  describe('worked example: upgrade and extra wall', () => {
    const { wall, battlement } = samplesOf(pack);

    test('one pair of sides pays technology and silver window, then a wall meets the open corner', () => {
      expect(battlement?.university).toBe(2);
      expect(exampleTurns(pack, battlement, wall).length).toBeGreaterThan(0);
    });

    test('a third red corner at that point pays two tokens', () => {
      const turns = exampleTurns(pack, battlement, wall);
      expect(turns.some((turn) => hasThirdCorner(pack, turn))).toBe(true);
    });
  });

  describe('grids', () => {
    const cathedral = pack.grids.frames.find((frame) => frame.id === 'cathedral');
    const base = pack.grids.tierSets.find((set) => set.grid === 'cathedral' && set.variant === 'base');

    test('Cathedral example: up to an arrow, up across the tier for 1 gold and 1 stone, right onto 2 points', () => {
      const effectAt = (row: number, column: number) =>
        base?.squares.find((square) => square.row === row && square.column === column)?.effect;
      const tier = cathedral?.tiers.find(({ rows }) => rows.includes(2));
      expect([tier?.tier, tier?.crossing]).toEqual(['II', { gold: 1, stone: 1 }]);
      const isStart = (column: number) =>
        effectAt(1, column)?.kind === 'arrow-up' &&
        effectAt(1, column + 1)?.kind !== 'arrow-up' &&
        isSame(effectAt(2, column + 1), give('points', 2));
      expect(range(5).some(isStart)).toBe(true);
    });

    test('Cathedral scoring example: 13 + 3 x 3', () => {
      expect((cathedral?.rowPoints[5] ?? 0) + 3 * (cathedral?.columnValues[5] ?? 0)).toBe(22);
    });

    test('row 3 is worth 6 with the rows tile of the bridge', () => {
      const rows = pack.bridge.tilesV.find(({ end }) => end?.kind === 'points-per' && end.per === 'grid-row');
      expect(rows?.end).toMatchObject({ n: 6 / 3 });
    });
  });

  test('middle place, side A: an egg and a blue token', () => {
    expect(pack.bridge.places[2]?.faces[0]?.spaces).toEqual([give('egg'), give('blue-token')]);
  });

  test('the bridge spaces cost an egg', () => {
    expect(pack.kingsRoad.spaces.slice(3).map((space) => space.entry)).toEqual([{ egg: 1 }, { egg: 1 }]);
  });

  test('free effects of the street', () => {
    const kinds = pack.kingsRoad.spaces.slice(0, 3).map((space) => space.free?.kind);
    expect(kinds).toEqual(['choose-one', 'pay', 'points-per']);
  });

  describe('worked example: the building that completes a plaza', () => {
    const plazas = pack.city.plazas.filter((plaza) => isExamplePlaza(pack, plaza));

    test('a tan plaza tile pays 2 silver windows and 4 points', () => {
      const isIt = (face: { upper: Effect; lower: Effect }) =>
        isSame([face.upper, face.lower], [give('silver-window', 2), give('points', 4)]);
      const tan = pack.plazas.tiles.filter((tile) => tile.colour === 'tan');
      expect(count(tan, (tile) => tile.faces.some(isIt))).toBeGreaterThanOrEqual(1);
    });

    test('a tan plaza of three New Town sites has a site with a printed corner', () => {
      expect(plazas.length).toBeGreaterThanOrEqual(1);
    });

    test('it scores 3 points and costs all the gold of the start', () => {
      const college = pack.buildings.find((tile) => tile.special && costs(tile, 2, 0));
      expect(plazas[0]?.sites).toHaveLength(3);
      expect(college?.cubeSpace).toBe(false);
      expect(pack.playerBoard.start.gold - (college?.cost.gold ?? 0)).toBe(0);
    });

    test('a tie of cubes goes to the dearer building', () => {
      const rivals = [3, 4].map((total) => ({
        cubes: 1,
        cost:
          pack.buildings
            .filter((tile) => tile.cubeSpace)
            .map(totalCost)
            .find((cost) => cost === total) ?? 0,
      }));
      expect(rivals.sort((x, y) => y.cubes - x.cubes || y.cost - x.cost)[0]?.cost).toBe(4);
    });
  });

  test('side A of the grey-blue plaza tile', () => {
    const face = pack.plazas.tiles.find((tile) => tile.colour === 'grey-blue')?.faces[0];
    expect([face?.upper, face?.lower]).toEqual([give('wall-or-cathedral-step'), give('gold', 3)]);
  });

  test('with two players, four plazas clockwise from P5 is P2', () => {
    const order = pack.city.plazaOrders.find(({ players }) => players === 2)?.clockwise ?? [];
    expect(order[(order.indexOf('p5') + 4) % 8]).toBe('p2');
  });

  describe('seals and scoring', () => {
    const sealOn = (cost: Cost) =>
      pack.seals.find(({ end }) => end.kind === 'spend-for-points' && isSame(end.cost, cost));

    test('the pair seal with 5 gold and 8 stone is worth 15', () => {
      const end = sealOn({ gold: 1, stone: 1 })?.end;
      expect(end && 'n' in end ? Math.min(5, 8) * end.n : 0).toBe(15);
    });

    test('the gold and stone seals cost 2 silver windows and pay 2 points a piece', () => {
      for (const good of ['gold', 'stone'] as const) {
        expect(sealOn({ [good]: 1 }), good).toMatchObject({ cost: { 'silver-window': 2 }, end: { n: 2 } });
      }
    });

    test('the seals of 6 and 4 points cost no silver window', () => {
      const plain = pack.seals.filter(({ end }) => end.kind === 'points');
      expect(plain.map(({ cost, end }) => [cost['silver-window'] ?? 0, amountOf(end, 'points')])).toEqual([
        [0, 6],
        [0, 4],
      ]);
    });

    test.each([
      [2, 0],
      [3, 4],
      [4, 10],
      [5, 10],
      [6, 18],
      [8, 18],
    ])('%i walls are worth %i', (walls, points) => {
      expect(pack.scoring.walls.steps.filter((step) => step.from <= walls).at(-1)?.points).toBe(points);
    });
  });

  test.each([
    ['construct-wall', { stone: 2 }],
    ['construct-building', { gold: 2 }],
  ] as const)('the technology of level IV for %s has its discount', (action, discount) => {
    const effects = pack.technologies.filter((tile) => tile.level === 'IV').map((tile) => tile.effect);
    const performs = effects.find((effect) => effect.kind === 'perform-action' && effect.action === action);
    expect(performs).toMatchObject({ discount });
  });

  describe('Peter Parler', () => {
    const { parler, parlerCards } = pack.solo;

    test('his tokens are those with points', () => {
      const gains = parler.productionTokens.map(
        (id) => pack.productionTokens.find((token) => token.id === id)?.gain.kind,
      );
      expect(gains).toEqual(['points', 'points', 'both', 'both']);
    });

    test('his seals exist', () => {
      const ids = idsOf(pack);
      const named = [parler.sealAtEndOfMines, parler.sealAtEndOfQuarries, parler.substituteSeal];
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    });

    test('his cards take and recycle', () => {
      expect(parlerCards.map((card) => card.takes)).toEqual([
        'building',
        'wall',
        null,
        'building',
        'upgrade',
      ]);
      expect(parlerCards.map((card) => card.recycles)).toEqual([1, 1, 1, 2, 3]);
    });
  });
});

const costs = (tile: { cost: Cost }, gold: number, stone: number) =>
  (tile.cost.gold ?? 0) === gold && (tile.cost.stone ?? 0) === stone;
const totalCost = (tile: { cost: Cost }) => (tile.cost.gold ?? 0) + (tile.cost.stone ?? 0);
const gives = (tile: { gain: Effect }, ...gains: Effect[]) => isSame(flat(tile.gain), gains);
const isNormal = (tile: BuildingTile) =>
  tile.era === 'I' && !tile.special && (tile.cost.gold ?? 0) >= 2 && tile.corners.length === 1;
const hasIcon = (tile: BuildingTile) => tile.icon === 'cathedral';

const isCollege = (t: BuildingTile) =>
  t.special &&
  costs(t, 2, 0) &&
  gives(t, give('technology'), give('stone')) &&
  !t.cubeSpace &&
  t.corners.length === 1;

function isExamplePlaza({ city }: PackData, plaza: PackData['city']['plazas'][number]): boolean {
  const hasFreeCorner = (id: string) =>
    city.sites.some((site) => site.id === id && site.surcharge.gold === 0) &&
    city.blueCorners.some((corner) => corner.sites.includes(id));
  const isTan = plaza.colour === 'tan' && plaza.tileFromPlayers === 2;
  return isTan && plaza.sites.length === 3 && plaza.sites.some(hasFreeCorner);
}

interface UpgradeLook {
  readonly action: Action;
  readonly era?: 'II';
  readonly bonus: Effect;
  readonly symbol?: Effect;
}

function findUpgrade(pack: PackData, { action, era, bonus, symbol }: UpgradeLook): UpgradeTile | undefined {
  const hasSymbol = ({ corners, edges }: UpgradeTile) =>
    corners.length === 1 && edges.length === 1 && isSame(edges[0]?.gain, symbol);
  return pack.upgrades.find(
    (tile) =>
      tile.action === action &&
      (era === undefined || tile.era === era) &&
      isSame(tile.bonus, bonus) &&
      (symbol === undefined || hasSymbol(tile)),
  );
}

/** The tiles of the worked examples. */
function samplesOf(pack: PackData) {
  return {
    wall: pack.walls.find(
      (t) => t.era === 'II' && costs(t, 0, 4) && isSame(t.gain, give('points', 6)) && t.corners.length === 1,
    ),
    drafting: findUpgrade(pack, {
      action: 'upgrade-action',
      era: 'II',
      bonus: give('stone', 2),
      symbol: give('silver-window'),
    }),
    battlement: findUpgrade(pack, {
      action: 'construct-wall',
      era: 'II',
      bonus: give('points'),
      symbol: give('technology'),
    }),
  };
}
