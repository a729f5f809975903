import { describe, expect, test } from 'vitest';
import {
  backFrom,
  chosenPlaces,
  commandOf,
  legalPlaces,
  NOTHING,
  onlyPlace,
  otherUseOfCube,
  choosePlace,
  tappedAgain,
  turnedBy,
  type Choice,
} from '@/components/move/turn/choice';
import type { TurnData } from '@/lib/game/turn/turn-data';

const turnOf = (steps: readonly object[], tiles: readonly object[] = []) =>
  ({ view: {}, fillings: [], tiles, steps }) as unknown as TurnData;

const TURN = turnOf(
  [
    { command: { type: 'TakeActionTile', position: 2 }, reveals: false, at: ['crane:2'] },
    { command: { type: 'ResolveRoadEffect', space: 'I', option: 0 }, reveals: false, at: ['road:i'] },
    { command: { type: 'ResolveRoadEffect', space: 'I', option: 1 }, reveals: true, at: ['road:i'] },
    { command: { type: 'EndTurn' }, reveals: true, at: [] },
  ],
  [
    {
      at: 'slot:wall-1',
      type: 'PlaceWall',
      slot: 1,
      tile: 'wall-x',
      spots: [
        { at: 'cell:wall-cell-1', place: 'wall-cell-1', legal: 0b111111, reveals: 0 },
        { at: 'cell:wall-cell-2', place: 'wall-cell-2', legal: 0b010010, reveals: 0b010000 },
      ],
    },
    {
      at: 'slot:upgrade-0',
      type: 'PlaceUpgrade',
      slot: 0,
      tile: 'upgrade-x',
      spots: [{ at: 'cell:action-hex-kings-road', place: 'kings-road', legal: 0b111111, reveals: 0 }],
    },
  ],
);

/** The choice after pointing at a place. */
function at(choice: Choice, place: string, turn = TURN): Choice {
  const next = choosePlace(turn, choice, place);
  if (next === undefined || next === 'confirm') throw new Error(`pointing at ${place} gives ${next}`);
  return next;
}

describe('choosing on the table', () => {
  test('every place of a single press and every tile glows at first', () => {
    expect([...legalPlaces(TURN, NOTHING)].sort()).toEqual([
      // Only one of the tiles fits there.
      'cell:action-hex-kings-road',
      'cell:wall-cell-1',
      'cell:wall-cell-2',
      'crane:2',
      'road:i',
      'slot:upgrade-0',
      'slot:wall-1',
    ]);
  });

  test('a chosen tile has its places glow, and the other tiles', () => {
    const tile = at(NOTHING, 'slot:wall-1');
    expect([...legalPlaces(TURN, tile)].sort()).toEqual([
      'cell:wall-cell-1',
      'cell:wall-cell-2',
      'slot:upgrade-0',
      'slot:wall-1',
    ]);
    expect(commandOf(tile)).toBeUndefined();
  });

  test('a tile with a single place is put there at once', () => {
    expect(commandOf(at(NOTHING, 'slot:upgrade-0'))?.command).toEqual({
      type: 'PlaceUpgrade',
      slot: 0,
      rotation: 0,
    });
  });

  test('a place that only one tile fits chooses the tile as well, as long as none is in hand', () => {
    expect(at(NOTHING, 'cell:action-hex-kings-road')).toMatchObject({
      kind: 'spot',
      tile: { at: 'slot:upgrade-0' },
    });
    const wall = at(NOTHING, 'slot:wall-1');
    expect(choosePlace(TURN, wall, 'cell:action-hex-kings-road')).toBeUndefined();
    const [wallTile, upgrade] = TURN.tiles;
    const both = { ...TURN, tiles: [wallTile, { ...wallTile, at: 'slot:wall-2' }, upgrade] } as TurnData;
    expect(choosePlace(both, NOTHING, 'cell:wall-cell-1')).toBeUndefined();
    const kept = { ...TURN, tiles: [wallTile, { ...wallTile, keepCube: true }] } as unknown as TurnData;
    expect(choosePlace(kept, NOTHING, 'cell:wall-cell-1')).toMatchObject({ tile: wallTile });
  });

  test('a second tap turns a tile, or confirms it where it fits in one way only', () => {
    const upgrade = at(NOTHING, 'slot:upgrade-0');
    expect(tappedAgain(upgrade)).toMatchObject({ rotation: 1 });
    if (upgrade.kind !== 'spot') throw new Error('it has one place');
    expect(tappedAgain({ ...upgrade, spot: { ...upgrade.spot, legal: 1 } })).toBe('confirm');
  });

  test('turning skips illegal rotations, and knows which reveal something', () => {
    const spot = at(at(NOTHING, 'slot:wall-1'), 'cell:wall-cell-2');
    expect(commandOf(spot)).toEqual({
      command: { type: 'PlaceWall', slot: 1, cell: 'wall-cell-2', rotation: 1 },
      reveals: false,
    });
    expect(commandOf(turnedBy(spot, 1))).toMatchObject({ command: { rotation: 4 }, reveals: true });
    expect(turnedBy(turnedBy(spot, 1), 5)).toEqual(spot);
    expect([...chosenPlaces(spot)]).toEqual(['slot:wall-1', 'cell:wall-cell-2']);
  });

  test('pointing twice at a single step confirms it, at several steps it does not', () => {
    expect(choosePlace(TURN, at(NOTHING, 'crane:2'), 'crane:2')).toBe('confirm');
    const road = at(NOTHING, 'road:i');
    expect(commandOf(road)).toBeUndefined();
    expect(choosePlace(TURN, road, 'road:i')).toEqual(road);
  });

  test('the way back is one step at a time', () => {
    const tile = at(NOTHING, 'slot:wall-1');
    expect(backFrom(at(tile, 'cell:wall-cell-1'))).toEqual(tile);
    expect(backFrom(tile)).toEqual(NOTHING);
    expect(backFrom(at(NOTHING, 'slot:upgrade-0'))).toEqual(NOTHING);
  });
});

describe('R-65 the last cube', () => {
  const spots = [{ at: 'site:site-a', place: 'site-a', legal: 0b111111, reveals: 0 }];
  const house = { at: 'slot:building-2', type: 'PlaceBuilding', slot: 2, tile: 'building-x', spots } as const;
  const turn = turnOf([], [house, { ...house, keepCube: true }]);
  const chosen = at(NOTHING, house.at, turn);

  test('goes on the building unless one says otherwise, and either way can be chosen', () => {
    const placed = { type: 'PlaceBuilding', slot: 2, site: 'site-a', rotation: 0 };
    expect(commandOf(chosen)?.command).toEqual(placed);
    const kept = otherUseOfCube(turn, chosen) ?? NOTHING;
    expect(commandOf(kept)?.command).toEqual({ ...placed, keepCube: true });
    expect(otherUseOfCube(turn, kept)).toEqual(chosen);
  });
  test('is no question for any other tile', () => {
    expect(otherUseOfCube(TURN, at(NOTHING, 'slot:upgrade-0'))).toBeUndefined();
    expect(otherUseOfCube(turn, NOTHING)).toBeUndefined();
  });
});

describe('pointing on', () => {
  const declare = { type: 'DeclareAction', action: 'construct-wall', context: 'main' } as const;
  const declaring = {
    command: declare,
    reveals: false,
    at: ['cell:action-hex-construct-wall', 'slot:wall-2'],
  };

  test('a tile of a row declares its action', () => {
    expect([...legalPlaces(turnOf([declaring]), NOTHING)]).toEqual(declaring.at);
    expect(choosePlace(turnOf([declaring]), NOTHING, 'slot:wall-2')).toMatchObject({ steps: [declaring] });
  });

  const manage = (choice: string) => ({
    command: { type: 'ManageMines', choice },
    reveals: false,
    at: ['track:0-gold-mine'],
  });
  test('either way has its place, and both are laid out', () => {
    const produce = { ...manage('produce'), at: ['goods:0-gold'] };
    const steps = [manage('increase'), produce];
    expect(onlyPlace(turnOf(steps))).toEqual({ at: 'track:0-gold-mine', steps });
    const laidOut = { kind: 'steps', at: 'track:0-gold-mine', steps } as unknown as Choice;
    expect([...legalPlaces(turnOf(steps), laidOut)]).toEqual(['track:0-gold-mine', 'goods:0-gold']);
    expect(choosePlace(turnOf(steps), laidOut, 'goods:0-gold')).toMatchObject({ steps: [produce] });
    expect(choosePlace(turnOf(steps), laidOut, 'track:0-gold-mine')).toMatchObject({ steps: [steps[0]] });
  });

  const collect = { command: { type: 'CollectSlotBonus' }, reveals: false, at: ['crane:1'] };

  test('optional steps do not count as the next step', () => {
    const steps = [manage('increase'), manage('produce')];
    expect(onlyPlace(turnOf([...steps, collect]))).toEqual({ at: 'track:0-gold-mine', steps });
    expect(onlyPlace(turnOf([manage('produce'), collect]))).toBeUndefined();
    expect(onlyPlace(turnOf(steps, [{ at: 'slot:wall-0' }]))).toBeUndefined();
    const elsewhere = { ...declaring, at: ['cell:action-hex-construct-wall'] };
    expect(onlyPlace(turnOf([...steps, elsewhere]))).toBeUndefined();
  });

  test('of two rewards each may have a place of its own, and both are laid out', () => {
    const reward = (option: number, at: readonly string[]) => ({
      command: { type: 'ChooseAlternative', item: 1, option },
      reveals: false,
      at,
    });
    const steps = [reward(0, ['goods:0-silver-window']), reward(1, ['board:0'])];
    expect(onlyPlace(turnOf(steps))).toEqual({ at: 'goods:0-silver-window', steps });
  });

  test('a tile that fits in one way only is not turned', () => {
    const spot = { at: 'site:x', place: 'x', legal: 0b000100, reveals: 0 };
    const choice = { kind: 'spot', tile: { spots: [spot] }, spot, rotation: 2 } as unknown as Choice;
    expect(turnedBy(choice, 1)).toBe(choice);
  });
});

describe('a row to be refreshed', () => {
  const pay = { gold: 1 };
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const rowTurn = {
    ...TURN,
    steps: [
      ...TURN.steps,
      ...[...pairs.map((slots) => ({ slots, pay })), { slots: [0, 1], pay: { stone: 1 } }].map((with_) => ({
        command: { type: 'RefreshRow', row: 'wall', ...with_ },
        reveals: true,
        at: ['row:wall'],
      })),
    ],
  } as unknown as TurnData;
  const point = (...places: readonly string[]): Choice =>
    places.reduce<Choice>((choice, place) => at(choice, place, rowTurn), NOTHING);
  const commandsOf = (choice: Choice) =>
    choice.kind === 'steps' ? choice.steps.map(({ command }) => command) : [];

  test('its heading has its tiles glow, though one of them could be placed', () => {
    const row = point('row:wall');
    expect([...legalPlaces(rowTurn, row)].sort()).toEqual(['slot:wall-0', 'slot:wall-1', 'slot:wall-2']);
    expect(point('slot:wall-1').kind).toBe('tile');
    expect(point('row:wall', 'slot:wall-1').kind).toBe('steps');
  });

  test('two tiles are ticked, a third takes the place of the first, a tick is taken back', () => {
    const places = (...at: readonly string[]) => [...chosenPlaces(point('row:wall', ...at))].sort();
    expect(places('slot:wall-0', 'slot:wall-2')).toEqual(['row:wall', 'slot:wall-0', 'slot:wall-2']);
    expect(places('slot:wall-0', 'slot:wall-2', 'slot:wall-1')).toEqual([
      'row:wall',
      'slot:wall-1',
      'slot:wall-2',
    ]);
    expect(places('slot:wall-0', 'slot:wall-0')).toEqual(['row:wall']);
  });

  test('only the price is left to choose', () => {
    expect(commandsOf(point('row:wall', 'slot:wall-1', 'slot:wall-0'))).toHaveLength(2);
    const only = point('row:wall', 'slot:wall-2', 'slot:wall-1');
    expect(commandOf(only)?.command).toEqual({ type: 'RefreshRow', row: 'wall', slots: [1, 2], pay });
    expect(commandOf(point('row:wall', 'slot:wall-0'))).toBeUndefined();
  });
});
