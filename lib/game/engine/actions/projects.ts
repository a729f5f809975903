/**
 * Commands that move on the Hunger Wall and the Cathedral (GRID-4, GRID-5, GRID-6, GRID-7, GRID-8, GRID-9,
 * GRID-10, GRID-11, GRID-12, GRID-13).
 */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { canCover, payCost } from '@/lib/game/engine/effects/gain';
import {
  canMoveSideways,
  canMoveUp,
  crossingCost,
  moveSideways,
  moveUp,
} from '@/lib/game/engine/effects/grid';
import { refusePayment } from '@/lib/game/engine/effects/payment';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, playerAt, type Game, type Rule } from '@/lib/game/engine/rule';
import { GRIDS, type Cost, type Grid } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { gainTile } from './bridge';

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
