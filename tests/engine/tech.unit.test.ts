/** TECH: technologies, with the lasting ones of levels I and II. */
import { describe, expect, test } from 'vitest';
import { LEVELS } from '@/lib/game/engine/vocabulary';
import {
  PLAIN_ACTION,
  choose,
  chooseTechnology,
  collect,
  declare,
  end,
  mines,
  placeBuilding,
  placeWall,
  produceKind,
  quarries,
  reward,
  take,
  use,
  type Given,
  arrow,
  bridgeTile,
  buyEgg,
  moveUp,
  plank,
  plazaTile,
  road,
  scoreSpecial,
  sideways,
} from '../support/engine/commands';
import { offered, plazaFace, type SlotName, vTilesAt } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  nextTechnologies,
  noWealth,
  technology,
  upgraded,
  walled,
  pawn,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given, type Holdings } from '../support/engine/scenario';
import { RIVALS, about, complete, completedForOther, declared } from '../support/engine/scenes';
import { PACK, patch, type Patch, all } from '../support/engine/table';
import { HOUSE_WITH_STONE, WALL_WITH_ICON, HOUSE_WITH_GOLD_MINE } from '../support/engine/tiles';
import { present } from '../support/present';

test('TECH-G6 nothing of a turn stays behind: a new one starts fresh', () => {
  const after = given(
    offered('manage-mines', 'gold-1'),
    at(0, 'cathedral', 0, 0),
    technology(0, 'technology-i-wheel-gold'),
  ).when(0, take(), collect, declare('manage-mines'), mines('increase'), end);
  expect(after.state.turn).toEqual({
    seat: 1,
    number: 2,
    main: 'open',
    extra: 'none',
    refreshed: false,
    performances: [],
    abilities: [],
  });
});

const rich = goods(0, { gold: 9, stone: 9 });

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
  const drawn = Array.from({ length: top }, (_, height) => climb(height).eventsOf('TechnologyDrawn')).flat();
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
    const due = declared(
      'manage-quarries',
      { players: 4 },
      counts(0, { quarry: 5 }), // its production brings a technology advance
      ...taken,
    );
    const left = due.secrets?.stacks['technology-I']?.length ?? 0;
    expect(left).toBe(6 - others);
    const drawn = due.when(0, quarries('produce'));
    expect(drawn.eventsOf('TechnologyDrawn')).toMatchObject([{ level: 'I', count: 3 }]);
    expect(drawn.secrets?.stacks['technology-I']).toHaveLength(left - 3);
  },
);
const redCorner = [
  offered('construct-wall'),
  rich,
  noWealth(0),
  technology(0, 'technology-ii-red-token'),
  walled(0, 'wall-i-beacon-tower', 'wall-cell-4', 3),
  walled(0, WALL_WITH_ICON, 'wall-cell-6', 1),
  inSlot('wall', 0, 'wall-i-corner-turret'),
];
test('TECH-II2, R-33 red tokens pay 1 point and 1 gold, once per turn however many there are', () => {
  const start = given(...redCorner).when(0, take(), declare('construct-wall'));
  const places = start
    .offered(0)
    .flatMap((c) => (c.type === 'PlaceWall' && c.slot === 0 && c.cell === 'wall-cell-5' ? [c] : []));
  const yields = places.map((place) => start.goOn(0, place));
  const two = yields.find((now) => now.player(0).tokens['red-token'] === 2);
  expect(two?.eventsOf('AbilityUsed')).toHaveLength(1);
  const again = given(
    ...redCorner,
    patch(({ turn }) => ({ turn: { ...turn, abilities: ['0:technology-ii-red-token'] } })),
  ).when(0, take(), declare('construct-wall'));
  for (const place of places) expect(again.goOn(0, place).eventsOf('AbilityUsed')).toEqual([]);
});

test('R-32 a single-use technology serves its owner in own turns only', () => {
  const technologyIII = use('technology-iii-university');
  completedForOther()
    .refused(1, technologyIII, 'answer-first')
    .when(1, reward('p2', 'lower'))
    .refused(1, technologyIII, 'not-your-turn');
});

test('TECH-I1, R-44 points of TECH-I2 are not points of the wheel', () => {
  given(
    offered('manage-mines', 'gold-1'),
    noWealth(0),
    technology(0, 'technology-i-crane-points'),
    technology(0, 'technology-i-wheel-gold'),
  )
    .when(0, take(), collect)
    .gains(0, { gold: 2, points: 1 });
});

const options = { ...given().state.setup.options, asyncTechnology: true };
test('R-46 the choice may also be made while another seat is asked', () => {
  const asked = complete(
    given(
      { players: 3, options },
      about('plaza-tan-1-a', RIVALS, noWealth(0), inSlot('building', 0, 'building-i-parish-school')),
    ),
  ).waitsFor(1);
  const choices = asked.offered(0).filter(({ type }) => type === 'ChooseTechnology');
  expect(choices).toHaveLength(3);
  for (const choice of choices) asked.when(0, choice).waitsFor(1);
});

test('EX-30 after a mine advance gold or stone may be produced, without any upgrade bonus (TECH-IV6)', () => {
  const start = given(
    offered('manage-mines'),
    noWealth(0),
    goods(0, { gold: 0, stone: 0 }),
    technology(0, 'technology-iv-production'),
    upgraded(0, 'upgrade-i-pit-props'),
    upgraded(0, 'upgrade-i-iron-wedges'),
  ).when(0, use('technology-iv-production'), choose(0));
  start.gains(0, { 'gold-mine': 1 });
  start.when(0, produceKind('gold')).gains(0, { gold: 4, points: 2 });
  start
    .when(0, produceKind('stone'))
    .gains(0, { stone: 2 })
    .then(({ turn }) => expect(turn.performances).toEqual([]));
});

test('EX-31 the building discount of 2 lowers a cost of 1 gold to 0, not below (TECH-IV1)', () => {
  given(
    offered('manage-mines'),
    goods(0, { gold: 0, stone: 0 }),
    technology(0, 'technology-iv-building'),
    inSlot('building', 0, HOUSE_WITH_STONE),
  )
    .when(0, use('technology-iv-building'), declare('construct-building', 'tech:technology-iv-building'))
    .when(0, placeBuilding(0, 'site-p1-a'))
    .gains(0, { stone: 2, points: 1 });
});

describe('EX-33 Technologies', () => {
  const college = [
    offered('construct-building', 'special'),
    goods(0, { gold: 3 }),
    inSlot('building', 3, 'building-i-masters-college'),
  ] as const;
  const learn = [take(), declare('construct-building'), placeBuilding(3, 'site-p1-a')];

  test('EX-33 a level I tile gained this turn gives nothing this turn (TECH-G6, R-31)', () => {
    const owned = given(
      ...college,
      nextTechnologies('I', 'technology-i-mine-points'),
      technology(0, 'technology-iv-production'),
    ).when(0, ...learn, chooseTechnology('technology-i-mine-points'));
    owned.when(0, use('technology-iv-production'), choose(0)).gains(0, { 'gold-mine': 1 });
  });
  test('EX-33 it works on the next own turn (TECH-G6)', () => {
    given(offered('manage-mines'), technology(0, 'technology-i-mine-points'))
      .when(0, ...PLAIN_ACTION)
      .gains(0, { 'gold-mine': 1, gold: 1, points: 2 });
  });
  test('EX-33 a level III tile gained this turn may be used at once, and once (TECH-G7, R-32)', () => {
    const university = 'technology-iii-university';
    const owned = given(...college, heights(0, { technology: 3 }), nextTechnologies('III', university)).when(
      0,
      ...learn,
      chooseTechnology(university),
    );
    expect(owned.player(0).technologies).toEqual([{ tile: university, active: true }]);
    const used = owned.when(0, use(university)).gains(0, { university: 4 });
    used.refused(0, use(university), 'not-your-technology');
    expect(used.player(0).usedTechnologies).toEqual([university]);
  });
});

const mining = [take(), declare('manage-mines'), mines('increase')];
const walling = [take(), declare('construct-wall'), placeWall(0, 'wall-cell-6')];
const build = [take(), declare('construct-building'), placeBuilding(0, 'site-p1-a')];
const usePlaza = [use('technology-iv-plaza'), plazaTile('p2')];
const onMines = (slot: SlotName, position?: number): Patch => offered('manage-mines', slot, position);
const wall = (tile: string): Patch =>
  all(offered('construct-wall'), goods(0, { stone: 5, gold: 5 }), inSlot('wall', 0, tile));
const building = (tile: string): Patch =>
  all(offered('construct-building'), goods(0, { stone: 4, gold: 4 }), inSlot('building', 0, tile));
const plaza = technology(0, 'technology-iv-plaza');
const corner = all(wall(WALL_WITH_ICON), walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4));
const bridge = all(
  plaza,
  offered('kings-road'),
  pawn(0, 4),
  goods(0, { egg: 1 }),
  vTilesAt('bridge-V', 'bridge-v-walls'),
);
const cross = [take(), declare('kings-road'), road, bridgeTile('bridge-v-walls'), plank('bridge-place-3')];

/** A position, and the commands given in it. */
const SCENES: Readonly<Record<string, readonly [Patch, readonly Given[]]>> = {
  'a position that scores': [onMines('egg-for-gold', 8), [take(8)]],
  'points of the slot, later in the turn': [onMines('special'), [...mining, scoreSpecial]],
  'points of position and slot': [onMines('special-2', 9), [take(9), scoreSpecial]],
  'gold from the wheel': [onMines('gold-1'), [take(), collect]],
  'two gold from the wheel, no point': [onMines('gold-2'), [take(), collect]],
  'stone from the wheel, other gold': [onMines('stone-1'), [take(), collect, ...mining.slice(1)]],
  'two stone from the wheel': [onMines('stone-2'), [take(), collect]],
  'an egg bought': [onMines('egg-for-gold'), [take(), buyEgg]],
  'two eggs gained': [all(plaza, plazaFace('p2', 'plaza-tan-8-a')), usePlaza],
  'an advance on the quarry track': [
    offered('manage-quarries'),
    [take(), declare('manage-quarries'), quarries('increase')],
  ],
  'a quarry from a building': [building('building-i-stonecutters-lodge'), build],
  'an advance on the mine track': [offered('manage-mines'), mining],
  'the end of the mine track, where the marker stays': [
    all(offered('manage-mines'), counts(0, { 'gold-mine': 8 })),
    mining,
  ],
  'a row by windows, one by arrow': [
    all(at(0, 'cathedral', 0, 1), goods(0, { 'silver-window': 2 })),
    [moveUp('cathedral'), arrow('cathedral', true)],
  ],
  'a sideways move': [wall(WALL_WITH_ICON), [...walling, sideways('hunger-wall')]],
  'blue tokens twice': [bridge, [...cross, ...usePlaza]],
  'red tokens from a corner': [corner, walling],
  'a wall with the symbol': [wall(WALL_WITH_ICON), walling],
  'a wall without it': [wall('wall-i-drum-tower'), walling],
  'a building with the symbol': [building('building-i-chandlery'), build],
  'a building without it': [building(HOUSE_WITH_GOLD_MINE), build],
};

const SETTING = [noWealth(0), plazaFace('p2', 'plaza-tan-3-a'), heights(0, { technology: 2 })] as const;

function difference(a: Holdings, b: Holdings): Partial<Holdings> {
  const keys = Object.keys(a) as (keyof Holdings)[];
  return Object.fromEntries(keys.filter((key) => a[key] !== b[key]).map((key) => [key, a[key] - b[key]]));
}

// Levels I and II: lasting abilities. Each is played with and without the tile: the difference is its gain.
test.each<[rule: string, tile: string, scene: string, gains: Partial<Holdings>]>([
  ['TECH-I1', 'technology-i-crane-points', 'a position that scores', { points: 1 }],
  ['TECH-I1, R-44', 'technology-i-crane-points', 'points of the slot, later in the turn', { points: 1 }],
  ['TECH-I1', 'technology-i-crane-points', 'points of position and slot', { points: 1 }],
  ['TECH-I1', 'technology-i-crane-points', 'two gold from the wheel, no point', {}],
  ['TECH-I2', 'technology-i-wheel-gold', 'gold from the wheel', { gold: 1, points: 1 }],
  ['TECH-I2', 'technology-i-wheel-gold', 'stone from the wheel, other gold', {}],
  ['TECH-I3', 'technology-i-wheel-stone', 'two stone from the wheel', { stone: 1, points: 1 }],
  ['TECH-I4', 'technology-i-quarry-points', 'an advance on the quarry track', { points: 2 }],
  ['TECH-I4, MINE-7', 'technology-i-quarry-points', 'a quarry from a building', { points: 2 }],
  ['TECH-I5', 'technology-i-mine-points', 'an advance on the mine track', { points: 2 }],
  ['TECH-I5, R-28', 'technology-i-mine-points', 'the end of the mine track, where the marker stays', {}],
  ['TECH-I6', 'technology-i-climb-points', 'a row by windows, one by arrow', { points: 4 }],
  ['TECH-I6', 'technology-i-climb-points', 'a sideways move', {}],
  ['TECH-II1, R-33', 'technology-ii-blue-token', 'blue tokens twice', { points: 1, stone: 1 }],
  ['TECH-II2', 'technology-ii-red-token', 'red tokens from a corner', { points: 1, gold: 1 }],
  ['TECH-II3', 'technology-ii-wall-icon', 'a wall with the symbol', { points: 1, gold: 1 }],
  ['TECH-II3', 'technology-ii-wall-icon', 'a wall without it', {}],
  ['TECH-II4', 'technology-ii-plain-building', 'a building without it', { points: 1, gold: 1 }],
  ['TECH-II4', 'technology-ii-plain-building', 'a building with the symbol', {}],
  ['TECH-II5', 'technology-ii-cathedral-building', 'a building with the symbol', { points: 1, stone: 1 }],
  ['TECH-II5', 'technology-ii-cathedral-building', 'a building without it', {}],
  ['TECH-II6', 'technology-ii-egg', 'an egg bought', { points: 1, stone: 1 }],
  ['TECH-II6', 'technology-ii-egg', 'two eggs gained', { points: 2, stone: 2 }],
])('%s %s: %s adds %o', (_rule, tile, scene, gains) => {
  const [position, commands] = present(SCENES[scene]);
  const play = (...more: readonly Patch[]): Holdings =>
    given({ players: 4 }, ...SETTING, position, ...more)
      .when(0, ...commands)
      .holdings(0);
  const without = play();
  expect(difference(play(technology(0, tile)), without)).toEqual(gains);
  const inactive = difference(play(technology(0, tile, false)), without);
  expect(inactive, 'TECH-G6: only from the next own turn on').toEqual({});
});
