/** A seat's options with its current goods if it were its turn, for comparing two moments. */
import { payableSites, payableSlots } from '@/lib/game/engine/actions/feasible';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { SeatId, Slot } from '@/lib/game/engine/commands';
import { canCover } from '@/lib/game/engine/effects/gain';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { listEntries, elementAt } from '@/lib/game/engine/util';

/** The price and gains of an action tile at its place. */
export interface TileOnCrane {
  readonly tile: string;
  readonly position: number;
  /** Whether anything has to be paid for it. */
  readonly isFree: boolean;
  /** Whether the seat can pay for it. */
  readonly isPayable: boolean;
  readonly points: number;
}

export interface TileInRow {
  readonly row: 'wall' | 'building';
  readonly slot: Slot;
  readonly tile: string;
}

/** All action tiles on the crane, with their price for a seat. */
export function tilesOnCrane(pack: Pack, state: State, seat: SeatId): readonly TileOnCrane[] {
  const { goods } = elementAt(state.players, seat);
  return state.crane.tiles.map(({ tile, sector, fivePoints }) => {
    const position = positionOf(state, { sector });
    const { cost, points } = elementAt(pack.crane.positions, position);
    return {
      tile,
      position,
      isFree: listEntries(cost).every(([, n]) => n === 0),
      isPayable: canCover(goods, cost),
      points: fivePoints ? pack.crane.overripeToken.points : points,
    };
  });
}

/** Walls and buildings in open slots that a seat could pay for; a building also needs a site. */
export function tilesWithinReach(pack: Pack, state: State, seat: SeatId): readonly TileInRow[] {
  // Special tiles need a right that is gained during the turn, so no one has it beforehand.
  const normal: State = { ...state, turn: withoutBonus(state.turn) };
  const main = { context: 'main' } as const;
  const hasWallCell = elementAt(state.players, seat).walls.length < pack.actionBoard.wallCells.length;
  const walls = hasWallCell
    ? payableSlots(pack, normal, seat, 'wall', { ...main, action: 'construct-wall' })
    : [];
  const buildings = payableSlots(pack, normal, seat, 'building', {
    ...main,
    action: 'construct-building',
  }).filter((slot) => payableSites(pack, normal, seat, slot).length > 0);
  return [
    ...walls.map((slot) => ['wall', slot] as const),
    ...buildings.map((slot) => ['building', slot] as const),
  ].map(([row, slot]) => ({ row, slot, tile: state.rows[row].slots[slot] ?? '' }));
}

function withoutBonus({ slotBonus: _bonus, ...turn }: State['turn']): State['turn'] {
  return turn;
}
