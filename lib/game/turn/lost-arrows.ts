/**
 * Steps that would lose an arrow although an available bonus could pay for it first (GRID-9, GRID-10,
 *
 */
import { BlindWork } from '@/lib/game/engine/blind-work';
import { isPlacement, type Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { squareEffect } from '@/lib/game/engine/effects/grid';
import type { Event } from '@/lib/game/engine/events';
import { execute } from '@/lib/game/engine/execute';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';

/** Commands that collect an available bonus. */
const AT_HAND: ReadonlySet<CommandType> = new Set<CommandType>(['CollectSlotBonus', 'CollectUpgradeBonus']);

/** Whether an option is a bonus that costs and reveals nothing. */
export const isAtHand = ({ command, reveals }: Option): boolean => AT_HAND.has(command.type) && !reveals;

const known = new WeakMap<readonly Option[], ReadonlyMap<Command, Command>>();

/** Such steps, each with the command that should come first. */
export function lostArrows(
  pack: Pack,
  { state, seat }: View,
  options: readonly Option[],
): ReadonlyMap<Command, Command> {
  const found = known.get(options) ?? (seat === undefined ? new Map() : workOut(pack, state, seat, options));
  known.set(options, found);
  return found;
}

function workOut(pack: Pack, state: State, seat: SeatId, options: readonly Option[]) {
  const atHand = options.filter(isAtHand);
  const found = new Map<Command, Command>();
  if (atHand.length === 0) return found;
  const after = (from: State, command: Command) => afterForcedMove(pack, from, seat, command);
  for (const { command } of onePerTile(options)) {
    if (AT_HAND.has(command.type) || command.type === 'Undo') continue;
    const { events } = after(state, command);
    if (!events.some((event) => isOnArrow(pack, state, seat, event))) continue;
    const cure = atHand.find(
      (first) => arrowsIn(after(after(state, first.command).state, command).events) > arrowsIn(events),
    );
    if (cure) found.set(command, cure.command);
  }
  return found;
}

/** The state after a step and the sideways move that a tile forces next. */
function afterForcedMove(pack: Pack, from: State, seat: SeatId, command: Command) {
  const done = execute(new BlindWork(pack, from), seat, command);
  if (!isPlacement(command)) return done;
  const side = done.events.flatMap((event) =>
    event.type === 'ItemOpened' && event.item.kind === 'sideways' ? [event.item] : [],
  )[0];
  if (!side?.grid || side.grid === 'either') return done;
  const on: Command = { type: 'MoveSideways', item: side.id, grid: side.grid };
  const next = execute(new BlindWork(pack, done.state), seat, on);
  return { ...next, events: [...done.events, ...next.events] };
}

/**
 * One placement per tile, because a tile's climbing steps are printed on it and do not depend on its
 * place.
 */
function onePerTile(options: readonly Option[]): readonly Option[] {
  const tried = new Set<string>();
  return options.filter(({ command }) => {
    if (!isPlacement(command)) return true;
    const tile = tileKey(command);
    return !tried.has(tile) && tried.add(tile);
  });
}

const tileKey = ({ type, slot }: Placement): string => `${type} ${slot}`;

/** The lost arrow of a placement; the result for one placement holds for its whole tile. */
export function arrowLostBy(arrows: ReadonlyMap<Command, Command>, command: Placement): Command | undefined {
  return [...arrows].find(([lost]) => isPlacement(lost) && tileKey(lost) === tileKey(command))?.[1];
}

function isOnArrow(pack: Pack, state: State, seat: SeatId, event: Event): boolean {
  if (event.type !== 'GridMoved' || event.seat !== seat) return false;
  return squareEffect(pack, state, event.grid, event.row, event.column)?.kind === 'arrow-up';
}

const arrowsIn = (events: readonly Event[]): number =>
  events.filter((event) => event.type === 'ItemOpened' && event.item.kind === 'arrow').length;
