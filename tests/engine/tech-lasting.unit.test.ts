/** TECH-I, TECH-II: technologies that last. */
import { expect, test } from 'vitest';
import {
  type Given,
  arrow,
  bridgeTile,
  buyEgg,
  collect,
  declare,
  mines,
  moveUp,
  placeBuilding,
  placeWall,
  plank,
  plazaTile,
  quarries,
  road,
  scoreSpecial,
  sideways,
  take,
  use,
} from '../support/engine/commands';
import { offered, plazaFace, vTilesAt } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  noWealth,
  pawn,
  technology,
  walled,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Holdings, given } from '../support/engine/scenario';
import { type Patch, all } from '../support/engine/table';
import { HOUSE_WITH_GOLD_MINE, WALL_WITH_ICON } from '../support/engine/tiles';

interface Case {
  readonly rule: string;
  readonly tile: string;
  readonly title: string;
  readonly position: readonly Patch[];
  readonly commands: readonly Given[];
  readonly gains: Partial<Holdings>;
}

const advance = (track: 'mines' | 'quarries'): readonly Given[] =>
  track === 'mines'
    ? [declare('manage-mines'), mines('increase')]
    : [declare('manage-quarries'), quarries('increase')];
const wall = (tile: string): Patch =>
  all(offered('construct-wall'), goods(0, { stone: 5, gold: 5 }), inSlot('wall', 0, tile));
const building = (tile: string): Patch =>
  all(offered('construct-building'), goods(0, { stone: 4, gold: 4 }), inSlot('building', 0, tile));
const build: readonly Given[] = [take(), declare('construct-building'), placeBuilding(0, 'site-p1-a')];

/**
 * Levels I and II: lasting abilities. Each case is played twice, with and without the tile: the difference is
 * its gain.
 */
const ABILITIES: readonly Case[] = [
  {
    rule: 'TECH-I1',
    tile: 'technology-i-crane-points',
    title: '1 point when the position scores',
    position: [offered('manage-mines', 'egg-for-gold', 8)],
    commands: [take(8)],
    gains: { points: 1 },
  },
  {
    rule: 'TECH-I1, R-44',
    tile: 'technology-i-crane-points',
    title: '1 point for points of the slot, also later in the turn',
    position: [offered('manage-mines', 'special')],
    commands: [take(), ...advance('mines'), scoreSpecial],
    gains: { points: 1 },
  },
  {
    rule: 'TECH-I1',
    tile: 'technology-i-crane-points',
    title: 'once per turn, even for position and slot together',
    position: [offered('manage-mines', 'special-2', 9)],
    commands: [take(9), scoreSpecial],
    gains: { points: 1 },
  },
  {
    rule: 'TECH-I1',
    tile: 'technology-i-crane-points',
    title: 'nothing when no point is scored by choosing',
    position: [offered('manage-mines', 'gold-2')],
    commands: [take(), collect],
    gains: {},
  },
  {
    rule: 'TECH-I2',
    tile: 'technology-i-wheel-gold',
    title: '1 gold and 1 point with gold from the wheel',
    position: [offered('manage-mines', 'gold-1')],
    commands: [take(), collect],
    gains: { gold: 1, points: 1 },
  },
  {
    rule: 'TECH-I2',
    tile: 'technology-i-wheel-gold',
    title: 'nothing with stone from the wheel or other gold',
    position: [offered('manage-mines', 'stone-1')],
    commands: [take(), collect, ...advance('mines')],
    gains: {},
  },
  {
    rule: 'TECH-I3',
    tile: 'technology-i-wheel-stone',
    title: '1 stone and 1 point with stone from the wheel',
    position: [offered('manage-mines', 'stone-2')],
    commands: [take(), collect],
    gains: { stone: 1, points: 1 },
  },
  {
    rule: 'TECH-I4',
    tile: 'technology-i-quarry-points',
    title: '2 points for an advance on the quarry track',
    position: [offered('manage-quarries')],
    commands: [take(), ...advance('quarries')],
    gains: { points: 2 },
  },
  {
    rule: 'TECH-I4, MINE-7',
    tile: 'technology-i-quarry-points',
    title: '2 points for an advance from a building too',
    position: [building('building-i-stonecutters-lodge')],
    commands: build,
    gains: { points: 2 },
  },
  {
    rule: 'TECH-I5',
    tile: 'technology-i-mine-points',
    title: '2 points for an advance on the mine track',
    position: [offered('manage-mines')],
    commands: [take(), ...advance('mines')],
    gains: { points: 2 },
  },
  {
    rule: 'TECH-I5, R-28',
    tile: 'technology-i-mine-points',
    title: 'nothing at the end of the track, where the marker stays',
    position: [offered('manage-mines'), counts(0, { 'gold-mine': 8 })],
    commands: [take(), ...advance('mines')],
    gains: {},
  },
  {
    rule: 'TECH-I6',
    tile: 'technology-i-climb-points',
    title: '2 points for each row, by windows and by arrow',
    position: [at(0, 'cathedral', 0, 1), goods(0, { 'silver-window': 2 })],
    commands: [moveUp('cathedral'), arrow('cathedral', true)],
    gains: { points: 4 },
  },
  {
    rule: 'TECH-I6',
    tile: 'technology-i-climb-points',
    title: 'nothing for a sideways move',
    position: [wall(WALL_WITH_ICON)],
    commands: [take(), declare('construct-wall'), placeWall(0, 'wall-cell-6'), sideways('hunger-wall')],
    gains: {},
  },
  {
    rule: 'TECH-II1, R-33',
    tile: 'technology-ii-blue-token',
    title: '1 point and 1 stone for blue tokens, once per turn',
    position: [
      offered('kings-road'),
      pawn(0, 4),
      goods(0, { egg: 1 }),
      vTilesAt('bridge-V', 'bridge-v-walls'),
      technology(0, 'technology-iv-plaza'),
    ],
    commands: [
      take(),
      declare('kings-road'),
      road,
      bridgeTile('bridge-v-walls'),
      plank('bridge-place-3'),
      use('technology-iv-plaza'),
      plazaTile('p2'),
    ],
    gains: { points: 1, stone: 1 },
  },
  {
    rule: 'TECH-II2',
    tile: 'technology-ii-red-token',
    title: '1 point and 1 gold for red tokens from a corner',
    position: [wall(WALL_WITH_ICON), walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4)],
    commands: [take(), declare('construct-wall'), placeWall(0, 'wall-cell-6')],
    gains: { points: 1, gold: 1 },
  },
  {
    rule: 'TECH-II3',
    tile: 'technology-ii-wall-icon',
    title: '1 point and 1 gold for a wall with the symbol',
    position: [wall(WALL_WITH_ICON)],
    commands: [take(), declare('construct-wall'), placeWall(0, 'wall-cell-6')],
    gains: { points: 1, gold: 1 },
  },
  {
    rule: 'TECH-II3',
    tile: 'technology-ii-wall-icon',
    title: 'nothing for a wall without it',
    position: [wall('wall-i-drum-tower')],
    commands: [take(), declare('construct-wall'), placeWall(0, 'wall-cell-6')],
    gains: {},
  },
  {
    rule: 'TECH-II4',
    tile: 'technology-ii-plain-building',
    title: '1 point and 1 gold for a building without the symbol',
    position: [building(HOUSE_WITH_GOLD_MINE)],
    commands: build,
    gains: { points: 1, gold: 1 },
  },
  {
    rule: 'TECH-II4',
    tile: 'technology-ii-plain-building',
    title: 'nothing for a building with it',
    position: [building('building-i-chandlery')],
    commands: build,
    gains: {},
  },
  {
    rule: 'TECH-II5',
    tile: 'technology-ii-cathedral-building',
    title: '1 point and 1 stone for a building with the symbol',
    position: [building('building-i-chandlery')],
    commands: build,
    gains: { points: 1, stone: 1 },
  },
  {
    rule: 'TECH-II5',
    tile: 'technology-ii-cathedral-building',
    title: 'nothing for a building without it',
    position: [building(HOUSE_WITH_GOLD_MINE)],
    commands: build,
    gains: {},
  },
  {
    rule: 'TECH-II6',
    tile: 'technology-ii-egg',
    title: '1 point and 1 stone for an egg bought',
    position: [offered('manage-mines', 'egg-for-gold')],
    commands: [take(), buyEgg],
    gains: { points: 1, stone: 1 },
  },
  {
    rule: 'TECH-II6',
    tile: 'technology-ii-egg',
    title: 'for each of two eggs gained',
    position: [technology(0, 'technology-iv-plaza'), plazaFace('p2', 'plaza-tan-8-a')],
    commands: [use('technology-iv-plaza'), plazaTile('p2')],
    gains: { points: 2, stone: 2 },
  },
];

const SETTING = [noWealth(0), plazaFace('p2', 'plaza-tan-3-a'), heights(0, { technology: 2 })] as const;

function difference(a: Holdings, b: Holdings): Partial<Holdings> {
  const keys = Object.keys(a) as (keyof Holdings)[];
  return Object.fromEntries(keys.filter((key) => a[key] !== b[key]).map((key) => [key, a[key] - b[key]]));
}

test.each(ABILITIES)('$rule $tile: $title', ({ tile, position, commands, gains }) => {
  const play = (...more: readonly Patch[]): Holdings =>
    given({ players: 4 }, ...SETTING, ...position, ...more)
      .when(0, ...commands)
      .holdings(0);
  const without = play();
  expect(difference(play(technology(0, tile)), without)).toEqual(gains);
  expect(
    difference(play(technology(0, tile, false)), without),
    'TECH-G6: only from the next own turn on',
  ).toEqual({});
});
