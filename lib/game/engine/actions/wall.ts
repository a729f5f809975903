/** Construct a Wall (WALL). */
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import { tileIn } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId, Slot } from '@/lib/game/engine/commands';
import { fireAbilities, payCost } from '@/lib/game/engine/effects/gain';
import { refusePayment } from '@/lib/game/engine/effects/payment';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { currentPerformance, playerAt, type Game, type Rule } from '@/lib/game/engine/rule';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';
import { payableSlots, reduceCost, tileCost } from './feasible';
import { refuseSlot, takeTile } from './rows';
import { gainContacts } from './upgrade';

/** DEC-16, in the order of WALL-7 (WALL-2, WALL-5, WALL-6). */
export const placeWall: Rule<CommandOf<'PlaceWall'>> = {
  refuse(game, seat, { slot, cell }) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-wall')
      return reject('not-declared', 'TURN-6', { action: 'construct-wall' });
    return (
      refuseSlot(game.state, 'wall', slot) ?? refuseCost(game, seat, slot) ?? refuseCell(game, seat, cell)
    );
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-wall') return [];
    const cells = game.pack.actionBoard.wallCells.filter((cell) => !refuseCell(game, seat, cell.id));
    const slots = payableSlots(game.pack, game.state, seat, 'wall', current);
    return slots.flatMap((slot) =>
      cells.flatMap((cell) =>
        SIX.map((rotation) => ({ type: 'PlaceWall' as const, slot, cell: cell.id, rotation })),
      ),
    );
  },
  exact: true,
};

export function decidePlaceWall(
  work: Work,
  seat: SeatId,
  { slot, cell, rotation }: CommandOf<'PlaceWall'>,
): void {
  const cost = reduceCost(
    tileCost(work.pack, work.state, 'wall', slot),
    currentPerformance(work.state)?.discount,
  );
  const source = { kind: 'wall', id: tileIn(work.state, 'wall', slot) } as const;
  payCost(work, seat, cost, source);
  const tile = must(work.pack.wallById, takeTile(work, seat, 'wall', slot));
  resolve(work, seat, tile.gain, source);
  const contacts = actionBoardContacts(work.pack, work.player(seat), cell, tile.id, rotation);
  work.emit({ type: 'WallPlaced', seat, tile: tile.id, cell, rotation });
  gainContacts(work, seat, contacts);
  if (tile.icon) {
    fireAbilities(work, seat, 'wall-with-icon');
    resolve(work, seat, { kind: 'wall-step', n: 1 }, source);
  }
  fireAbilities(work, seat, 'wall-performed');
  finishPerformance(work, seat);
}

function refuseCost(game: Game, seat: SeatId, slot: Slot): Rejection | undefined {
  const cost = reduceCost(
    tileCost(game.pack, game.state, 'wall', slot),
    currentPerformance(game.state)?.discount,
  );
  return refusePayment(playerAt(game, seat).goods, cost, 'WALL-1');
}

/** WALL-3, WALL-4: a free cell at the board. */
function refuseCell(game: Game, seat: SeatId, cell: string): Rejection | undefined {
  if (!game.pack.actionBoard.wallCells.some((candidate) => candidate.id === cell))
    return reject('unknown-cell', 'WALL-3', { cell });
  return playerAt(game, seat).walls.some((wall) => wall.cell === cell)
    ? reject('cell-taken', 'WALL-4', { cell })
    : undefined;
}
