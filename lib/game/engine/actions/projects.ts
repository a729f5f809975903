/**
 * Commands that move on the Hunger Wall and the Cathedral (GRID-4, GRID-5, GRID-6, GRID-7, GRID-8, GRID-9,
 * GRID-10, GRID-11, GRID-12, GRID-13).
 */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { canCover, payCost, refusePayment } from '@/lib/game/engine/effects/gain';
import {
  canMoveSideways,
  canMoveUp,
  crossingCost,
  moveSideways,
  moveUp,
} from '@/lib/game/engine/effects/grid';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import { type Game, itemsOf, mustItem, playerAt, type Rule } from '@/lib/game/engine/rule';
import type { State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import { type Cost, type Grid, GRIDS } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** DEC-9: two silver windows plus the price of the tier border. */
export const moveUpByWindows: Rule<CommandOf<'MoveUp'>> = {
  refuse(game, seat, { grid }) {
    if (!canMoveUp(game.pack, game.state, seat, grid)) return reject('no-row-above', 'GRID-14', { grid });
    return refusePayment(playerAt(game, seat).goods, priceOfRow(game, seat, grid), 'GRID-5');
  },
  candidates: (game, seat) =>
    GRIDS.filter((grid) => canCover(playerAt(game, seat).goods, game.pack.frameByGrid[grid].climbCost)).map(
      (grid) => ({ type: 'MoveUp', grid }),
    ),
};

export function decideMoveUp(work: Work, seat: SeatId, { grid }: CommandOf<'MoveUp'>): void {
  if (!canMoveUp(work.pack, work.state, seat, grid)) throw new InvariantError(`no row above on ${grid}`);
  payCost(work, seat, priceOfRow(work, seat, grid), { kind: 'grid', id: grid });
  moveUp(work, seat, grid, 'up');
}

function priceOfRow({ pack, state }: Pick<Game, 'pack' | 'state'>, seat: SeatId, grid: Grid): Cost {
  return { ...pack.frameByGrid[grid].climbCost, ...crossingCost(pack, state, seat, grid) };
}

/** DEC-27. */
export const moveSidewaysOwed: Rule<CommandOf<'MoveSideways'>> = {
  answers: 'sideways',
  refuse(game, seat, { item: id, grid }) {
    const item = itemsOf(game.state, seat, 'sideways').find((open) => open.id === id);
    if (!item) return reject('no-open-item', 'GRID-4');
    if (item.grid !== 'either' && item.grid !== grid) return reject('wrong-grid', 'GRID-2', { grid });
    const canMoveOn = (candidate: Grid): boolean => canMoveSideways(game.pack, game.state, seat, candidate);
    // A move that has become impossible on both grids can still be answered and gives nothing; otherwise it
    // would block the game forever.
    return item.grid === 'either' && !canMoveOn(grid) && GRIDS.some(canMoveOn)
      ? reject('wrong-grid', 'GRID-14', { grid })
      : undefined;
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'sideways').flatMap((item) =>
      (item.grid === 'either' ? GRIDS : [item.grid]).map((grid) => ({
        type: 'MoveSideways' as const,
        item: item.id,
        grid,
      })),
    ),
};

export function decideMoveSideways(
  work: Work,
  seat: SeatId,
  { item: id, grid }: CommandOf<'MoveSideways'>,
): void {
  work.close(
    mustItem(work.state, seat, 'sideways', (open) => open.id === id),
    'answered',
  );
  moveSideways(work, seat, grid, 'sideways');
}

/** DEC-28: used or refused at the moment of entry (GRID-10); the tier still costs (GRID-9). */
export const resolveUpArrow: Rule<CommandOf<'ResolveUpArrow'>> = {
  answers: 'arrow',
  refuse(game, seat, { grid, accept }) {
    if (!itemsOf(game.state, seat, 'arrow').some((item) => item.grid === grid))
      return reject('no-open-item', 'GRID-10', { grid });
    const cost = crossingCost(game.pack, game.state, seat, grid);
    return accept ? refusePayment(playerAt(game, seat).goods, cost, 'GRID-9') : undefined;
  },
  candidates: ({ state }, seat) =>
    itemsOf(state, seat, 'arrow').flatMap(({ grid }) =>
      [true, false].map((accept) => ({ type: 'ResolveUpArrow' as const, grid, accept })),
    ),
};

export function decideResolveUpArrow(
  work: Work,
  seat: SeatId,
  { grid, accept }: CommandOf<'ResolveUpArrow'>,
): void {
  const item = mustItem(work.state, seat, 'arrow', (open) => open.grid === grid);
  work.close(item, accept ? 'answered' : 'declined');
  if (!accept) return;
  payCost(work, seat, crossingCost(work.pack, work.state, seat, grid), { kind: 'grid', id: grid });
  moveUp(work, seat, grid, 'arrow-up');
}

/** DEC-29: on arrival or never, at most one (GRID-13). */
export const claimCathedralTile: Rule<CommandOf<'ClaimCathedralTile'>> = {
  answers: 'cathedral-tile',
  refuse(game, seat, { tile }) {
    const [item] = itemsOf(game.state, seat, 'cathedral-tile');
    if (!item) return reject('no-open-item', 'GRID-12');
    return tile === undefined || game.offered(item.id)?.includes(tile)
      ? undefined
      : reject('not-offered', 'GRID-12', { tile });
  },
  candidates: (game, seat) =>
    itemsOf(game.state, seat, 'cathedral-tile').flatMap((item) => [
      { type: 'ClaimCathedralTile' as const },
      ...(game.offered(item.id) ?? []).map((tile) => ({ type: 'ClaimCathedralTile' as const, tile })),
    ]),
};

export function decideClaimCathedralTile(
  work: Work,
  seat: SeatId,
  { tile }: CommandOf<'ClaimCathedralTile'>,
): void {
  const item = mustItem(work.state, seat, 'cathedral-tile');
  const returned = work.returnOffer(item.id, tile, 'cathedral-V');
  work.emit({ type: 'CathedralTileClaimed', seat, returned, ...(tile === undefined ? {} : { tile }) });
  work.close(item, tile === undefined ? 'declined' : 'answered');
  if (tile !== undefined) gainTile(work, seat, tile);
}

// Choosing a bridge tile and laying it as a plank (BRIDGE-1, BRIDGE-2, BRIDGE-3, BRIDGE-4, BRIDGE-5,
// BRIDGE-6, BRIDGE-7, BRIDGE-8, BRIDGE-9, BRIDGE-10, R-2).

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
function gainTile(work: Work, seat: SeatId, tile: string): void {
  const { gain } = must(work.pack.bridgeTileById, tile);
  if (gain) resolve(work, seat, gain, { kind: 'bridge', id: tile });
}
