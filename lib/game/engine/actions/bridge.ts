/**
 * Choosing a bridge tile and laying it as a plank (BRIDGE-1, BRIDGE-2, BRIDGE-3, BRIDGE-4, BRIDGE-5,
 * BRIDGE-6, BRIDGE-7, BRIDGE-8, BRIDGE-9, BRIDGE-10, R-2).
 */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, type Rule } from '@/lib/game/engine/rule';
import type { State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';

/** DEC-21. */
export const chooseBridgeTile: Rule<CommandOf<'ChooseBridgeTile'>> = {
  answers: 'bridge-tile',
  refuse(game, seat, { tile }) {
    const [item] = itemsOf(game.state, seat, 'bridge-tile');
    if (!item) return reject('no-open-item', 'BRIDGE-1');
    return game.offered(item.id)?.includes(tile) ? undefined : reject('not-offered', 'BRIDGE-1', { tile });
  },
  candidates: (game, seat) =>
    itemsOf(game.state, seat, 'bridge-tile').flatMap((item) =>
      (game.offered(item.id) ?? []).map((tile) => ({ type: 'ChooseBridgeTile' as const, tile })),
    ),
};

export function decideChooseBridgeTile(
  work: Work,
  seat: SeatId,
  { tile }: CommandOf<'ChooseBridgeTile'>,
): void {
  const item = mustItem(work.state, seat, 'bridge-tile');
  const returned = work.returnOffer(item.id, tile, `bridge-${item.stack}`);
  work.emit({ type: 'BridgeTileChosen', seat, stack: item.stack, tile, returned });
  work.close(item, 'answered');
  // BRIDGE-6, BRIDGE-7: with a complete bridge only the tile itself counts.
  if (freePlaces(work.state).length === 0) gainTile(work, seat, tile);
  else
    work.open({
      kind: 'plank',
      seat,
      tile,
      stack: item.stack,
      source: { kind: 'bridge', id: tile },
      class: 'now',
    });
}

/**
 * DEC-22: the two covered bonuses and the tile's own (BRIDGE-2); gains of one step commute, so their order is
 * not asked.
 */
export const placePlank: Rule<CommandOf<'PlacePlank'>> = {
  answers: 'plank',
  refuse({ state }, seat, { place }) {
    if (itemsOf(state, seat, 'plank').length === 0) return reject('no-open-item', 'BRIDGE-2');
    const found = state.bridge.find((candidate) => candidate.place === place);
    if (!found) return reject('unknown-place', 'BRIDGE-2', { place });
    return found.plank ? reject('place-taken', 'BRIDGE-9', { place }) : undefined;
  },
  candidates: ({ state }) => freePlaces(state).map((place) => ({ type: 'PlacePlank', place })),
};

export function decidePlacePlank(work: Work, seat: SeatId, { place }: CommandOf<'PlacePlank'>): void {
  const item = mustItem(work.state, seat, 'plank');
  const found = work.state.bridge.find((candidate) => candidate.place === place);
  if (!found) throw new InvariantError(`there is no bridge place ${place}`);
  work.emit({ type: 'PlankPlaced', seat, tile: item.tile, place });
  work.close(item, 'answered');
  for (const space of must(work.pack.bridgeFaceById, found.face).spaces)
    resolve(work, seat, space, { kind: 'bridge', id: found.face });
  gainTile(work, seat, item.tile);
}

function freePlaces(state: State): readonly string[] {
  return state.bridge.filter((place) => !place.plank).map((place) => place.place);
}

/** The immediate part of a bridge tile (BRIDGE-4). */
export function gainTile(work: Work, seat: SeatId, tile: string): void {
  const { gain } = must(work.pack.bridgeTileById, tile);
  if (gain) resolve(work, seat, gain, { kind: 'bridge', id: tile });
}
