/** SOLO: simple solo game. */
import { expect, test } from 'vitest';
import { positionOf } from '@/lib/game/engine/board/wheel';
import { PLAIN_TURN, declare, placeBuilding, take } from '../support/engine/commands';
import { built, crane, emptyCity, offered, overripe, plazaFace } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { HUMAN, OPPONENT, givenSolo, plainTurn, soloTable } from '../support/engine/solo';
import { type Patch, all, table } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_STONE } from '../support/engine/tiles';

/**
 * The human takes tile 1 at the first green position, then these tiles lie where the numbers say, the box at
 * 8.
 */
const lying = (positions: Readonly<Record<number, string>>): Patch =>
  crane(8, { 4: 'action-tile-1', ...positions });
const OTHERS = ['action-tile-2', 'action-tile-3', 'action-tile-4', 'action-tile-5', 'action-tile-6'];
const at = (...positions: readonly number[]): Readonly<Record<number, string>> =>
  Object.fromEntries(positions.map((position, i) => [position, OTHERS[i] ?? '']));

const solo = soloTable('simple').state;
const two = table({ players: 2 }).state;

test('SOLO-1, SETUP-1 the table is set up for two players', () => {
  expect(solo.plazas).toEqual(two.plazas);
  expect(solo.buildings).toEqual(two.buildings);
  expect(solo.crane).toEqual(two.crane);
  expect(solo.rows).toEqual(two.rows);
  expect(solo.players).toHaveLength(2);
});
test('SOLO-1, SETUP-2 the human has the first turn, and only the human takes turns', () => {
  expect(solo.turn).toMatchObject({ seat: HUMAN, number: 1 });
  givenSolo('simple', plainTurn)
    .when(HUMAN, ...PLAIN_TURN)
    .waitsFor(HUMAN);
});

test.each([
  { positions: [0, 1, 2, 3, 9], furthest: 9 },
  { positions: [0, 1, 2, 5, 6], furthest: 6 },
  { positions: [0, 1, 2, 3, 5], furthest: 5 },
])(
  'SOLO-2 takes the tile furthest clockwise: from $positions that at $furthest',
  ({ positions, furthest }) => {
    const done = givenSolo('simple', lying(at(...positions))).when(HUMAN, ...PLAIN_TURN);
    const [, taken] = done.eventsOf('ActionTileTaken');
    // The wheel has turned once since.
    expect(taken).toMatchObject({ seat: OPPONENT, tile: 'action-tile-6', position: furthest + 1 });
  },
);
test('SOLO-2 it comes back at once to the first red position by the usual end of turn', () => {
  const done = givenSolo('simple', lying(at(0, 1, 2, 3, 9))).when(HUMAN, ...PLAIN_TURN);
  expect(done.eventsOf('ActionTileReturned').map(({ tile, position }) => [tile, position])).toEqual([
    ['action-tile-1', 0],
    ['action-tile-6', 0],
  ]);
  expect(done.eventsOf('WheelTurned').map(({ arrow }) => arrow)).toEqual([9, 10]);
  const last = done.state.crane.tiles.find(({ tile }) => tile === 'action-tile-6');
  expect(last && positionOf(done.state, last)).toBe(0);
});
test('SOLO-3 it pays nothing, gains nothing, performs nothing, neither in the red zone nor in the blue', () => {
  const red = givenSolo('simple', crane(8, { 4: 'action-tile-1', 2: 'action-tile-2', 1: 'action-tile-3' }));
  const blue = givenSolo('simple', lying(at(0, 1, 2, 3, 9)));
  for (const start of [red, blue]) {
    const done = start.when(HUMAN, ...PLAIN_TURN).gains(OPPONENT, {});
    const own = done.events.filter((event) => 'seat' in event && event.seat === OPPONENT);
    expect(own.map(({ type }) => type)).toEqual(['TurnStarted', 'ActionTileTaken', 'TurnEnded']);
  }
});
test('SOLO-3 a 5-point token on its tile goes back to its place', () => {
  givenSolo('simple', lying(at(0, 1, 2, 3, 9)), overripe('action-tile-6'))
    .when(HUMAN, ...PLAIN_TURN)
    .gains(OPPONENT, {})
    .then(({ crane: { tiles } }) => expect(tiles.some(({ fivePoints }) => fivePoints)).toBe(false));
});

test('SOLO-4, CLOCK-10 sixteen turns each; Era II after round 8', () => {
  let now = givenSolo('simple');
  const eras: string[] = [];
  let rounds = 0;
  while (now.state.phase === 'playing') {
    now = passTurns(now, 1);
    rounds += 1;
    eras.push(now.state.era);
    expect(now.state.turnsDone).toBe(2 * rounds);
  }
  expect(rounds).toBe(16);
  expect(eras.indexOf('II') + 1).toBe(8);
  expect(now.state.phase).toBe('finished');
});

const plaza: Patch = all(
  emptyCity,
  offered('construct-building'),
  goods(HUMAN, { gold: 4, stone: 0 }),
  plazaFace('p2', 'plaza-tan-1-a'),
  built('site-p2-a', HOUSE_FOR_GOLD, HUMAN),
  built('site-p2-b', 'building-i-pilgrims-shelter'),
  inSlot('building', 0, HOUSE_WITH_STONE),
);

test('SOLO-5 one cube of the human at a completed plaza gains both rewards', () => {
  givenSolo('simple', plaza)
    .when(HUMAN, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0))
    // 1 gold, 2 stone, three buildings, then 2 silver windows and 4 points, and the cube.
    .gains(HUMAN, { gold: -1, stone: 2, points: 3 + 4, 'silver-window': 2, cubes: 1 })
    .open(HUMAN);
});
