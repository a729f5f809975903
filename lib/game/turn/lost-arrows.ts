/** Steps that would lose an arrow though something at hand could pay for it first (GRID-9, GRID-10, R-22). */
import { isPlacement } from '@/lib/game/engine/board/rows';
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { squareEffect } from '@/lib/game/engine/effects/grid';
import type { Event } from '@/lib/game/engine/events';
import { execute } from '@/lib/game/engine/execute';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';

/** What is at hand for the taking. */
const AT_HAND: ReadonlySet<CommandType> = new Set<CommandType>(['CollectSlotBonus', 'CollectUpgradeBonus']);

const known = new WeakMap<readonly Option[], ReadonlyMap<Command, Command>>();

/** Such steps, each with what would have to be done before it; of those that are a single press. */
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
  const atHand = options.filter(({ command, reveals }) => AT_HAND.has(command.type) && !reveals);
  const found = new Map<Command, Command>();
  if (atHand.length === 0) return found;
  const after = (from: State, command: Command) => execute(new BlindWork(pack, from), seat, command);
  for (const { command } of options) {
    if (isPlacement(command) || AT_HAND.has(command.type) || command.type === 'Undo') continue;
    const { events } = after(state, command);
    if (!events.some((event) => isOnArrow(pack, state, seat, event))) continue;
    const cure = atHand.find(
      (first) => arrowsIn(after(after(state, first.command).state, command).events) > arrowsIn(events),
    );
    if (cure) found.set(command, cure.command);
  }
  return found;
}

function isOnArrow(pack: Pack, state: State, seat: SeatId, event: Event): boolean {
  if (event.type !== 'GridMoved' || event.seat !== seat) return false;
  return squareEffect(pack, state, event.grid, event.row, event.column)?.kind === 'arrow-up';
}

const arrowsIn = (events: readonly Event[]): number =>
  events.filter((event) => event.type === 'ItemOpened' && event.item.kind === 'arrow').length;
