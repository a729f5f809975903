import type { BuildingTile, HexTile, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import type { Action, Cost, CountedKind, Effect, Era, Good } from '@/lib/game/engine/vocabulary';

/**
 * The worth of things in points: the measure that balanced the hex tiles, plaza tiles and bridge places.
 * docs/content.md, section 6, gives the reasons and repeats the figures; a test compares the two.
 */

type Unit = Exclude<CountedKind, 'special-or-points'> | 'action';

/** Worth of one unit at the start, in the middle and at the end of the game. */
export const MODEL: Readonly<Record<Unit, readonly [number, number, number]>> = {
  gold: [1.25, 1.2, 0.9],
  stone: [1.0, 1.0, 0.8],
  egg: [2.2, 2.2, 2.0],
  'silver-window': [2.1, 2.3, 2.5],
  'gold-window': [5.0, 5.2, 5.2],
  points: [1, 1, 1],
  technology: [5.8, 5.4, 4.8],
  university: [1.7, 1.8, 1.9],
  'gold-mine': [4.0, 3.0, 1.5],
  quarry: [4.0, 3.2, 1.5],
  'blue-token': [1.5, 1.7, 2.0],
  'red-token': [1.5, 1.8, 2.0],
  'wall-step': [2.4, 2.6, 2.6],
  'cathedral-step': [2.0, 2.2, 2.4],
  'wall-or-cathedral-step': [2.6, 2.8, 2.8],
  action: [4.8, 5.6, 6.4],
};

/** Greatest distance of a normal tile from the mean of its family and era. */
export const BAND = 0.25;
/** Worth of a special tile in means of normal ones. */
export const SPECIAL_FACTOR = [1.2, 1.6] as const;
/** Mean of Era II in means of Era I. */
export const ERA_FACTOR = [1.25, 1.5] as const;

const WEIGHTS = { I: [0.5, 0.5, 0], II: [0, 0.5, 0.5] } as const satisfies Record<Era, readonly number[]>;

interface Expectation {
  readonly cube: number;
  readonly plazaPoints: number;
  readonly blueCorner: readonly [number, number];
  readonly redCorner: readonly [number, number];
  readonly edge: number;
  readonly wallSet: number;
  readonly uses: Readonly<Record<Action, number>>;
}

/** The expected gain of a tile from the rest of the game, besides its printed reward. */
const EXPECT: Readonly<Record<Era, Expectation>> = {
  I: {
    cube: 3.0,
    plazaPoints: 2.4,
    blueCorner: [0.9, 0.6],
    redCorner: [0.4, 0.3],
    edge: 0.5,
    wallSet: 1.8,
    uses: {
      'manage-mines': 2.0,
      'manage-quarries': 2.0,
      'upgrade-action': 2.0,
      'construct-wall': 1.8,
      'construct-building': 2.2,
      'kings-road': 1.8,
    },
  },
  II: {
    cube: 3.2,
    plazaPoints: 3.0,
    blueCorner: [1.1, 0.7],
    redCorner: [0.5, 0.4],
    edge: 0.6,
    wallSet: 1.8,
    uses: {
      'manage-mines': 1.2,
      'manage-quarries': 1.2,
      'upgrade-action': 1.6,
      'construct-wall': 1.3,
      'construct-building': 1.6,
      'kings-road': 1.1,
    },
  },
};

function unit(kind: Unit, era: Era): number {
  const [early, middle, late] = MODEL[kind];
  const [a, b, c] = WEIGHTS[era];
  return early * a + middle * b + late * c;
}

const price = (cost: Cost, era: Era) =>
  Object.entries(cost).reduce((total, [good, n]) => total + unit(good as Good, era) * n, 0);

/** Points an effect is worth; only the kinds that occur on the tiles compared have a value. */
export function worth(effect: Effect | null, era: Era): number {
  if (!effect) return 0;
  switch (effect.kind) {
    case 'both':
      return effect.of.reduce((total, part) => total + worth(part, era), 0);
    case 'choose-one':
      return Math.max(...effect.of.map((part) => worth(part, era))) + 0.2;
    case 'may':
      return worth(effect.gain, era);
    case 'pay':
      return Math.max(0, worth(effect.gain, era) - price(effect.cost, era));
    default:
      return Object.hasOwn(MODEL, effect.kind) && 'n' in effect
        ? unit(effect.kind as Unit, era) * effect.n
        : NaN;
  }
}

function cornerWorth(corners: number, [first, further]: readonly [number, number], token: number): number {
  return corners > 0 ? (first + (corners - 1) * further) * token : 0;
}

const redCorners = (tile: HexTile) =>
  cornerWorth(tile.corners.length, EXPECT[tile.era].redCorner, unit('red-token', tile.era));

const sideSymbols = (tile: UpgradeTile | WallTile) =>
  tile.edges.reduce((total, symbol) => total + EXPECT[tile.era].edge * worth(symbol.gain, tile.era), 0);

function upgradeWorth(tile: UpgradeTile): number {
  const uses = worth(tile.bonus, tile.era) * EXPECT[tile.era].uses[tile.action];
  return uses + tile.university * unit('university', tile.era) + sideSymbols(tile) + redCorners(tile);
}

function wallWorth(tile: WallTile): number {
  const icon = tile.icon ? unit('wall-step', tile.era) : 0;
  const reward = worth(tile.gain, tile.era) + icon + sideSymbols(tile) + redCorners(tile);
  return reward + EXPECT[tile.era].wallSet - price(tile.cost, tile.era);
}

function buildingWorth(tile: BuildingTile): number {
  const { cube, plazaPoints, blueCorner } = EXPECT[tile.era];
  const icon = tile.icon ? unit('cathedral-step', tile.era) : 0;
  const corners = cornerWorth(tile.corners.length, blueCorner, unit('blue-token', tile.era));
  const reward = worth(tile.gain, tile.era) + icon + corners + (tile.cubeSpace ? cube : plazaPoints);
  return reward - price(tile.cost, tile.era);
}

/** Points a hex tile is worth over what it costs. */
export function tileWorth(tile: HexTile): number {
  if ('university' in tile) return upgradeWorth(tile);
  return 'cubeSpace' in tile ? buildingWorth(tile) : wallWorth(tile);
}
