/** The three rows of hexagon tiles: their slots, and the actions that take their tiles (HEX). */
import type { Command, Slot } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import type { Action, Row } from '@/lib/game/engine/vocabulary';

/** Three normal slots, then the special one (HEX-1). */
export const SLOTS: readonly Slot[] = [0, 1, 2, 3];

/** Which stack belongs to a slot: the rightmost holds the special tile (HEX-1). */
export function rarityOf(slot: Slot): 'normal' | 'special' {
  return slot === 3 ? 'special' : 'normal';
}

/** The tile in a slot. Callers must check that the slot is full, so an empty one is a bug. */
export function tileIn(state: Pick<State, 'rows'>, row: Row, slot: Slot): string {
  const tile = state.rows[row].slots[slot];
  if (!tile) throw new InvariantError(`slot ${slot} of the ${row} row is empty`);
  return tile;
}

const ROW_OF_ACTION: Readonly<Partial<Record<Action, Row>>> = {
  'upgrade-action': 'upgrade',
  'construct-wall': 'wall',
  'construct-building': 'building',
};

/** The row an action takes a tile from. */
export function rowOfAction(action: Action | undefined): Row | undefined {
  return action && ROW_OF_ACTION[action];
}

/** Commands that place a tile from a row. */
export type Placement = Extract<Command, { readonly type: 'PlaceUpgrade' | 'PlaceWall' | 'PlaceBuilding' }>;

/** The row a placement takes its tile from. */
export const ROW_OF = {
  PlaceUpgrade: 'upgrade',
  PlaceWall: 'wall',
  PlaceBuilding: 'building',
} as const satisfies Record<Placement['type'], Row>;

/** whether a building is placed without its cube, which is kept for a seal. */
export function keepsCube(command: Placement): boolean {
  return command.type === 'PlaceBuilding' && command.keepCube === true;
}

/** Whether a command places a tile from a row. */
export function isPlacement(command: Command): command is Placement {
  return command.type in ROW_OF;
}
