import { describe, expect, test } from 'vitest';
import {
  backFrom,
  chosenPlaces,
  commandOf,
  legalPlaces,
  NOTHING,
  otherUseOfCube,
  pointedAt,
  turnedBy,
  type Choice,
} from '@/components/move/browser/choice';
import type { TurnData } from '@/lib/game/turn/turn-data';

const TURN = {
  view: {},
  fillings: [],
  steps: [
    { command: { type: 'TakeActionTile', position: 2 }, reveals: false, at: ['crane:2'] },
    { command: { type: 'ResolveRoadEffect', space: 'I', option: 0 }, reveals: false, at: ['road:i'] },
    { command: { type: 'ResolveRoadEffect', space: 'I', option: 1 }, reveals: true, at: ['road:i'] },
    { command: { type: 'EndTurn' }, reveals: true, at: [] },
  ],
  tiles: [
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
} as unknown as TurnData;

const at = (choice: Choice, place: string): Choice => {
  const next = pointedAt(TURN, choice, place);
  if (next === undefined || next === 'confirm') throw new Error(`pointing at ${place} gives ${next}`);
  return next;
};

describe('choosing on the table', () => {
  test('every place of a single press and every tile glows at first', () => {
    expect([...legalPlaces(TURN, NOTHING)].sort()).toEqual([
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

  test('turning leaves out what is not legal, and knows what reveals', () => {
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
    expect(pointedAt(TURN, at(NOTHING, 'crane:2'), 'crane:2')).toBe('confirm');
    const road = at(NOTHING, 'road:i');
    expect(commandOf(road)).toBeUndefined();
    expect(pointedAt(TURN, road, 'road:i')).toEqual(road);
  });

  test('a place that stands for nothing is left to be looked at', () => {
    expect(pointedAt(TURN, NOTHING, 'plaza:p1')).toBeUndefined();
    expect(pointedAt(TURN, NOTHING, 'cell:wall-cell-1')).toBeUndefined();
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
  const turn = {
    view: {},
    steps: [],
    fillings: [],
    tiles: [house, { ...house, keepCube: true }],
  } as unknown as TurnData;
  const chosen = pointedAt(turn, NOTHING, house.at);

  test('goes on the building unless one says otherwise, and either way can be chosen', () => {
    if (chosen === undefined || chosen === 'confirm') throw new Error('nothing was chosen');
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
