/** Moving on the Hunger Wall and the Cathedral. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { Cost, Effect, Grid } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { canCover, fireAbilities, scorePoints } from './gain';

/** Whether a sideways move can still happen (GRID-14, R-41). */
export function canMoveSideways(pack: Pack, state: State, seat: SeatId, grid: Grid): boolean {
  return elementAt(state.players, seat).grids[grid].column + 1 < pack.frameByGrid[grid].columns;
}

/** Whether there is a row above the marker. */
export function canMoveUp(pack: Pack, state: State, seat: SeatId, grid: Grid): boolean {
  return elementAt(state.players, seat).grids[grid].row + 1 < pack.frameByGrid[grid].rows;
}

/** Gold and stone to enter the tier of the row above; nothing within a tier (GRID-6). */
export function crossingCost(pack: Pack, state: State, seat: SeatId, grid: Grid): Cost {
  const { row } = elementAt(state.players, seat).grids[grid];
  const above = tierOf(pack, grid, row + 1);
  return above && above !== tierOf(pack, grid, row) ? (above.crossing ?? {}) : {};
}

/** Moves one column; does nothing beyond the last column. */
export function moveSideways(work: Work, seat: SeatId, grid: Grid, by: 'sideways' | 'arrow-sideways'): void {
  if (!canMoveSideways(work.pack, work.state, seat, grid)) return;
  const { row, column } = work.player(seat).grids[grid];
  work.emit({ type: 'GridMoved', seat, grid, row, column: column + 1, by });
  land(work, seat, grid);
}

/** Moves up one row; callers have already paid the price. */
export function moveUp(work: Work, seat: SeatId, grid: Grid, by: 'up' | 'arrow-up' | 'climb'): void {
  if (!canMoveUp(work.pack, work.state, seat, grid)) return;
  const { row, column } = work.player(seat).grids[grid];
  const entersTopTier = isTopTier(work.pack, grid, row + 1) && !isTopTier(work.pack, grid, row);
  work.emit({ type: 'GridMoved', seat, grid, row: row + 1, column, by });
  fireAbilities(work, seat, 'grid-row-up');
  if (entersTopTier) offerTopTierPrize(work, seat, grid);
  land(work, seat, grid);
}

/**
 * Every square entered counts as landed on (GRID-11): points, a forced push, or an up arrow to accept or
 * refuse on the spot.
 */
function land(work: Work, seat: SeatId, grid: Grid): void {
  const { row, column } = work.player(seat).grids[grid];
  const effect = squareEffect(work.pack, work.state, grid, row, column);
  if (effect?.kind === 'points') scorePoints(work, seat, effect.n, { kind: 'grid', id: grid });
  if (effect?.kind === 'arrow-sideways') moveSideways(work, seat, grid, 'arrow-sideways');
  if (effect?.kind === 'arrow-up' && isArrowUsable(work, seat, grid)) {
    work.open({ kind: 'arrow', seat, grid, source: { kind: 'grid', id: grid }, class: 'now' });
  }
}

/**
 * GRID-9, R-22: an arrow whose tier cannot be paid at the moment of entry is dead; final scoring knows no
 * payments.
 */
function isArrowUsable(work: Work, seat: SeatId, grid: Grid): boolean {
  if (!canMoveUp(work.pack, work.state, seat, grid)) return false;
  const cost = crossingCost(work.pack, work.state, seat, grid);
  if (work.state.phase === 'scoring') return Object.keys(cost).length === 0;
  return canCover(work.player(seat).goods, cost);
}

/**
 * GRID-12, GRID-13: on first entry into tier III the remaining V tiles are shown to the mover, who may take
 * one, also in scoring.
 */
function offerTopTierPrize(work: Work, seat: SeatId, grid: Grid): void {
  const count = work.state.bridgeStacks.cathedral;
  if (!work.pack.frameByGrid[grid].topTierPrize || count === 0) return;
  const item = work.open({ kind: 'cathedral-tile', seat, source: { kind: 'grid', id: grid }, class: 'now' });
  const tiles = work.draw('cathedral-V', count);
  work.emit({ type: 'CathedralTilesShown', seat, count, item, ...(work.state.openV ? { open: true } : {}) });
  work.offer(item, tiles);
}

/** The printed effect of a square with the current tier set (GRID-15, VARIANT-4). */
export function squareEffect(
  pack: Pack,
  state: State,
  grid: Grid,
  row: number,
  column: number,
): Effect | undefined {
  return pack.squares[grid][state.setup.variant.tiers[grid]].get(`${row},${column}`);
}

function tierOf(pack: Pack, grid: Grid, row: number): { readonly crossing?: Cost } | undefined {
  return pack.frameByGrid[grid].tiers.find((tier) => tier.rows.includes(row));
}

function isTopTier(pack: Pack, grid: Grid, row: number): boolean {
  return pack.frameByGrid[grid].tiers.at(-1)?.rows.includes(row) ?? false;
}
