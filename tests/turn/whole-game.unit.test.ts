/** Through whole random games: the predictions of the browser are exactly the engine's results. */
import { describe, expect, test } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Event } from '@/lib/game/engine/events';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { previewOf } from '@/lib/game/turn/preview';
import {
  type Amounts,
  amountsOf,
  differenceOf,
  placementOf,
  turnChange,
  turnDataOf,
} from '@/lib/game/turn/turn-data';
import { FuzzRun } from '../support/engine/fuzz';
import type { FuzzRow } from '../support/engine/fuzz-ends';
import { planFor } from '../support/engine/fuzz-plan';
import { canonical } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

/** A random game of a table with this pack. */
function randomGame(seed: number, setup: Setup): readonly FuzzRow[] {
  return new FuzzRun({ ...planFor(seed), setup, pack: PACK, isRich: false }).play().rows;
}

/** Every step of the game with the position before it. */
function stepsOf(log: readonly FuzzRow[]): { before: Position; row: FuzzRow; rows: readonly FuzzRow[] }[] {
  const out: { before: Position; row: FuzzRow; rows: readonly FuzzRow[] }[] = [];
  let position: Position | undefined;
  for (const [i, row] of log.entries()) {
    if (position) out.push({ before: position, row, rows: log.slice(0, i) });
    position = advance(position, row);
  }
  return out;
}

const all = stepsOf(randomGame(7, { players: 3, options: ONLINE_OPTIONS, variant: BASE_VARIANT }));
const viewOf = ({ state, secrets }: Position, seat: number) => view(state, secrets, seat);

/** How many tiles went back under their stack only who knows the stack can tell. */
const told = (event: Event) => ('returned' in event ? { ...event, returned: 0 } : event);

test('the preview of a step is what the engine then does, and names the difference to what the seat has', () => {
  let compared = 0;
  for (const { before, row } of all) {
    if (!row.command || row.command.type === 'Undo' || row.seat === undefined) continue;
    const found = previewOf(PACK, viewOf(before, row.seat), row.command);
    // Hidden tiles cannot be foreseen.
    if (found.reveals) continue;
    expect(found.events.map(told)).toEqual(row.events.map(told));
    const now = amountsOf(before.state, row.seat) as Amounts;
    const then = amountsOf(advance(before, row).state, row.seat) as Amounts;
    expect(found.change).toEqual(differenceOf(now, then));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
});

test('the legal commands by place are the options, neither more nor less', { timeout: 60_000 }, () => {
  // Where rows are refilled at once nearly every placement reveals something.
  const refilled = stepsOf(randomGame(8, { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT }));
  for (const { before } of [...all, ...refilled].filter((_, i) => i % 20 === 0)) {
    const [seat = -1] = toAct(before.state);
    const seen = viewOf(before, seat);
    const { commands } = options(PACK, seen);
    const data = turnDataOf(PACK, seen, commands);
    const again = [
      ...data.steps.map(({ command, reveals }) => ({ command, reveals })),
      ...data.tiles.flatMap((tile) =>
        tile.spots.flatMap((spot) =>
          [0, 1, 2, 3, 4, 5]
            .filter((rotation) => spot.legal & (1 << rotation))
            .map((rotation) => ({
              command: placementOf(tile, spot, rotation),
              reveals: (spot.reveals & (1 << rotation)) > 0,
            })),
        ),
      ),
    ];
    expect(again.map(canonical).sort()).toEqual(commands.map(canonical).sort());
  }
});

describe('the balance of the turn', () => {
  test('is the difference to what the seat had when the turn began', () => {
    let start: Amounts | undefined;
    let compared = 0;
    for (const { before, rows } of all) {
      const { state } = before;
      const seat = state.turn.seat;
      const began = rows.at(-1)?.events.some(({ type }) => type === 'TurnStarted');
      if (began) start = amountsOf(state, seat);
      const undone = rows.flatMap(({ events }) => events.flatMap((e) => (e.type === 'Undone' ? e.rows : [])));
      const known = rows.map(({ events, seq }) => ({ events, undone: undone.includes(seq) }));
      const now = amountsOf(state, seat);
      if (!start || !now || state.phase !== 'playing') continue;
      const [change, difference] = [turnChange(known, seat), differenceOf(start, now)];
      for (const what of ['gold', 'stone', 'egg', 'points', 'blue-token'] as const)
        expect(change?.[what] ?? 0, what).toBe(difference[what] ?? 0);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('is not told when the beginning of the turn is not known', () => {
    expect(turnChange([], 0)).toBeUndefined();
  });
});
