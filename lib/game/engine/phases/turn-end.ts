/**
 * Steps 2 to 6 of the end of a turn (END-3, END-4, END-5, END-6, END-7, END-8, CLOCK, CLOCK-1, CLOCK-2,
 * CLOCK-4, CLOCK-7, CLOCK-8, DEV-4).
 */
import { refillRow } from '@/lib/game/engine/actions/rows';
import { POSITIONS, positionOf, sectorAt, stepsAfterTurn } from '@/lib/game/engine/board/wheel';
import type { SeatId } from '@/lib/game/engine/commands';
import type { StackId } from '@/lib/game/engine/secrets';
import type { RowState, WheelTile } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import { ROWS, type Era } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { endPlay } from './scoring';

/**
 * Turns the wheel, returns the tile, moves the clock, and starts the next turn or ends the game (CLOCK-3,
 * CLOCK-5).
 */
export function finishTurn(work: Work, seat: SeatId): void {
  const turn = work.state.turnsDone + 1;
  const clock = must(work.pack.clockByPlayers, work.state.setup.players);
  const isEraChange = turn === clock.eraTwoAfterTurn;
  // DEV-3: slots that nobody asked for are refilled now, unless the whole row is about to leave.
  if (work.state.setup.options.refillOnDemand && !isEraChange) for (const row of ROWS) refillRow(work, row);
  work.emit({ type: 'TurnEnded', seat, turn });
  turnWheel(work);
  if (clock.dropsAfterTurns.includes(turn))
    work.emit({ type: 'PlatformMoved', left: work.state.crane.platform - 1 });
  if (isEraChange) changeEra(work);
  const players = work.state.players.length;
  // CLOCK-9: the platform cube leaves the platform after the last turn.
  if (turn === work.pack.crane.turnsPerPlayer * players) endPlay(work);
  else work.emit({ type: 'TurnStarted', seat: turn % players, turn: turn + 1 });
}

/**
 * END-3, END-4, END-5, END-6: the box never stops at the first red position, where the used tile goes; a tile
 * turned past blue starts over.
 */
function turnWheel(work: Work): void {
  const before = work.state.crane;
  const steps = stepsAfterTurn(before.arrow);
  const passed = before.tiles
    .filter((tile) => positionOf(work.state, tile) + steps >= POSITIONS)
    .sort((a, b) => positionOf(work.state, b) - positionOf(work.state, a));
  work.emit({ type: 'WheelTurned', arrow: (before.arrow + steps) % POSITIONS, steps });
  const onTheirWay = new Set(passed.map((tile) => tile.tile));
  for (const tile of passed) {
    recycle(work, tile, onTheirWay);
    onTheirWay.delete(tile.tile);
  }
  const used = work.state.turn.tile;
  if (used)
    work.emit({ type: 'ActionTileReturned', tile: used.tile, sector: sectorAt(work.state, 0), position: 0 });
}

/**
 * END-5, END-6: to the first free green position, else the first free red one; both are worth 5 points from
 * now on.
 */
function recycle(work: Work, tile: WheelTile, onTheirWay: ReadonlySet<string>): void {
  const others = work.state.crane.tiles.filter((other) => !onTheirWay.has(other.tile));
  const taken = new Set(others.map((other) => positionOf(work.state, other)));
  // The used tile is about to come to the first red position, and the box is at the arrow.
  const isFree = (position: number): boolean =>
    position !== 0 && position !== work.state.crane.arrow && !taken.has(position);
  const position = ['green', 'red'].flatMap((zone) =>
    work.pack.crane.positions.filter((p) => p.zone === zone && isFree(p.index)),
  )[0]?.index;
  if (position !== undefined)
    work.emit({
      type: 'ActionTileRecycled',
      tile: tile.tile,
      sector: sectorAt(work.state, position),
      position,
    });
}

/** CLOCK-6: rows and stacks of Era I leave, Era II rows are dealt. */
function changeEra(work: Work): void {
  const deal = (row: (typeof ROWS)[number]): RowState =>
    dealRow(row, 'II', (stack, count) => work.draw(stack, count), countsOf(work, row));
  work.emit({
    type: 'EraChanged',
    era: 'II',
    rows: { upgrade: deal('upgrade'), wall: deal('wall'), building: deal('building') },
  });
}

function countsOf(work: Work, row: (typeof ROWS)[number]): Readonly<Record<'normal' | 'special', number>> {
  const family = { upgrade: work.pack.upgrades, wall: work.pack.walls, building: work.pack.buildings }[
    row
  ].filter((tile) => tile.era === 'II');
  const special = family.filter((tile) => tile.special).length;
  return { normal: family.length - special, special };
}

/** Three normal tiles and one special from full stacks (SETUP-14). */
export function dealRow(
  row: (typeof ROWS)[number],
  era: Era,
  draw: (stack: StackId, count: number) => readonly string[],
  counts: Readonly<Record<'normal' | 'special', number>>,
): RowState {
  const normal = draw(`${row}-${era}-normal`, Math.min(3, counts.normal));
  const special = draw(`${row}-${era}-special`, Math.min(1, counts.special));
  const slots = [
    ...normal,
    ...Array.from({ length: 3 - normal.length }, () => null),
    ...special,
    ...Array.from({ length: 1 - special.length }, () => null),
  ];
  return {
    slots,
    stack: { normal: counts.normal - normal.length, special: counts.special - special.length },
  };
}
