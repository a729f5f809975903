/**
 * A refused command is never carried out: a caller that tries gets an error, not a step that silently does
 * nothing.
 */
import { expect, test } from 'vitest';
import { takeTile } from '@/lib/game/engine/actions/rows';
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command } from '@/lib/game/engine/commands';
import { execute } from '@/lib/game/engine/decide';
import { InvariantError } from '@/lib/game/engine/rejections';
import { at, pawn } from '../support/engine/patches-player';
import { emptySlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

const NOTHING_OPEN: readonly Command[] = [
  { type: 'ChooseAlternative', item: 1, option: 0 },
  { type: 'ChooseProductionKind', item: 1, what: 'gold' },
  { type: 'ChooseProductionToken', track: 'gold-mine', token: 'token-1' },
  { type: 'ChoosePlazaReward', plaza: 'p2', reward: 'upper' },
  { type: 'ChoosePlazaTile', plaza: 'p2' },
  { type: 'ChooseBridgeTile', tile: 'bridge-v-walls' },
  { type: 'PlacePlank', place: 'bridge-place-1' },
  { type: 'ChooseTechnology', tile: 'technology-iv-plaza' },
  { type: 'MoveSideways', item: 1, grid: 'cathedral' },
  { type: 'ResolveUpArrow', grid: 'cathedral', accept: true },
  { type: 'ClaimCathedralTile' },
  { type: 'ResolveRoadEffect', space: 'I' },
  { type: 'ResolveRoadEgg', space: 'I', option: 0 },
  { type: 'DiscardWindows', keep: { 'gold-window': 1, 'silver-window': 1 } },
  { type: 'SetParlerMarkers', plaza: 'p2', slots: { upgrade: 0, wall: 0, building: 0 } },
  { type: 'PlaceParlerBuilding', site: 'site-p2-a', rotation: 0 },
  { type: 'TakeActionTile', position: 11 },
  { type: 'AdvanceRoad' },
  { type: 'ScoreSpecialPoints' },
  { type: 'CollectSlotBonus' },
  { type: 'BuyEgg' },
  { type: 'ClaimSeal' },
];

test.each(NOTHING_OPEN.map((command) => [command.type, command] as const))(
  '%s with nothing to answer is a bug',
  (_type, command) => {
    const { state } = given(pawn(0, 5));
    expect(() => execute(new BlindWork(PACK, state), 0, command)).toThrow(InvariantError);
  },
);

test('a collected slot bonus is one that is simply gained', () => {
  const egg = { kind: 'buy-egg', cost: { gold: 1 } } as const;
  const { state } = given();
  const offered = { ...state, turn: { ...state.turn, slotBonus: egg } };
  expect(() => execute(new BlindWork(PACK, offered), 0, { type: 'CollectSlotBonus' })).toThrow(
    InvariantError,
  );
});

test('MoveUp from the highest row is a bug, not a payment for nothing', () => {
  const { state } = given(at(0, 'cathedral', PACK.frameByGrid.cathedral.rowPoints.length - 1, 0));
  const work = new BlindWork(PACK, state);
  expect(() => execute(work, 0, { type: 'MoveUp', grid: 'cathedral' })).toThrow(InvariantError);
  expect(work.events).toEqual([]);
});

test.each(['upgrade', 'wall', 'building'] as const)(
  'no tile is taken from an empty slot of the %s row',
  (row) => {
    const { state } = given(emptySlot(row, 1));
    expect(() => takeTile(new BlindWork(PACK, state), 0, row, 1)).toThrow(InvariantError);
  },
);
