/** Converts a command to its aim, and the aim back to the matching command in another position. */
import { isPlacement, ROW_OF, SLOTS } from '@/lib/game/engine/board/rows';
import { positionOf, tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, SeatId, Slot } from '@/lib/game/engine/commands';
import type { Item, State } from '@/lib/game/engine/state';
import type { Row } from '@/lib/game/engine/vocabulary';
import type { Aim } from './plan';

/** Why an aim has no command: a missing piece, or an item that is not open. */
export type AimMiss =
  | { readonly kind: 'gone'; readonly tile: string }
  | { readonly kind: 'not-asked'; readonly item: Item['kind'] }
  | { readonly kind: 'not-performed' };

/** The row whose slots a command names. */
function rowOf(command: Command): Row | undefined {
  if (isPlacement(command)) return ROW_OF[command.type];
  return command.type === 'RefreshRow' ? command.row : undefined;
}

/** The aim of a command in this state; an unknown tile becomes ''. */
export function aimOf(state: State, seat: SeatId, command: Command): Aim {
  const tiles = tilesOf(state, command);
  if (tiles) return { command, tiles };
  if ('item' in command) {
    const item = state.items.find(({ id }) => id === command.item);
    if (!item) return { command };
    const nth = alike(state, seat, item).findIndex(({ id }) => id === item.id);
    return { command, item: { kind: item.kind, source: item.source, nth } };
  }
  if (command.type !== 'CollectUpgradeBonus') return { command };
  return { command, performance: state.turn.performances.findIndex(({ id }) => id === command.performance) };
}

function tilesOf(state: State, command: Command): readonly string[] | undefined {
  if (command.type === 'TakeActionTile') return [tileAt(state, command.position)?.tile ?? ''];
  const row = rowOf(command);
  if (!row) return undefined;
  const at = (slot: Slot): string => state.rows[row].slots[slot] ?? '';
  if ('slots' in command && command.type === 'RefreshRow') return command.slots.map(at);
  return 'slot' in command ? [at(command.slot)] : undefined;
}

function alike(state: State, seat: SeatId, to: Pick<Item, 'kind' | 'source'>): readonly Item[] {
  return state.items.filter(
    ({ seat: owner, kind, source }) =>
      owner === seat && kind === to.kind && source.kind === to.source.kind && source.id === to.source.id,
  );
}

/** The command that matches the aim in this position. */
export function commandFor(
  state: State,
  seat: SeatId,
  aim: Aim,
): { readonly command: Command } | { readonly missed: AimMiss } {
  const { command, tiles, item, performance } = aim;
  if (tiles) return withTiles(state, command, tiles);
  if (item) {
    const found = alike(state, seat, item)[item.nth];
    if (!found || !('item' in command)) return { missed: { kind: 'not-asked', item: item.kind } };
    return { command: { ...command, item: found.id } };
  }
  if (performance === undefined || command.type !== 'CollectUpgradeBonus') return { command };
  const found = state.turn.performances[performance];
  return found ? { command: { ...command, performance: found.id } } : { missed: { kind: 'not-performed' } };
}

function withTiles(
  state: State,
  command: Command,
  tiles: readonly string[],
): { readonly command: Command } | { readonly missed: AimMiss } {
  const [first = '', second = ''] = tiles;
  const gone = (tile: string): { readonly missed: AimMiss } => ({ missed: { kind: 'gone', tile } });
  if (command.type === 'TakeActionTile') {
    const found = state.crane.tiles.find(({ tile }) => tile === first);
    return found ? { command: { ...command, position: positionOf(state, found) } } : gone(first);
  }
  const row = rowOf(command);
  const slotOf = (tile: string): Slot | undefined =>
    row && SLOTS.find((slot) => state.rows[row].slots[slot] === tile);
  const slot = slotOf(first);
  if (slot === undefined) return gone(first);
  if (command.type === 'RefreshRow') {
    const other = slotOf(second);
    if (other === undefined) return gone(second);
    return { command: { ...command, slots: slot < other ? [slot, other] : [other, slot] } };
  }
  return 'slot' in command ? { command: { ...command, slot } } : { command };
}
