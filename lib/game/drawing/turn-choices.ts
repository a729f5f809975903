/** The places of the shared board that a line of a turn uses. */
import { isPlacement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { changedPlaces, type ChangedSquares } from './board-location';
import { placesOf, slotAt, spotOf } from '@/lib/game/turn/places';

export interface ChoiceStep {
  readonly command: Command;
  readonly events: readonly Event[];
}

/** Events that a player chooses; others, such as a refilled slot, only follow. */
const CHOSEN: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'BuildingPlaced',
  'RoadAdvanced',
  'PlankPlaced',
  'CathedralTileClaimed',
  'GridMoved',
]);

/** The steps of a turn up to its end; a row may contain the next turn. */
export function withinTurn<S extends ChoiceStep>(steps: readonly S[]): readonly S[] {
  const end = steps.findIndex(({ events }) => events.some(({ type }) => type === 'TurnEnded'));
  if (end < 0) return steps;
  return steps
    .slice(0, end + 1)
    .map((step, i) => (i < end ? step : { ...step, events: untilEnd(step.events) }));
}

const untilEnd = (events: readonly Event[]) =>
  events.slice(0, events.findIndex(({ type }) => type === 'TurnEnded') + 1);

/** The pieces that these steps of a seat take, and the places and squares that they reach. */
export function lineChoices(
  pack: Pack,
  start: State,
  steps: readonly ChoiceStep[],
  seat: SeatId,
): ChangedSquares {
  let state = start;
  const keys = new Set<string>();
  for (const { command, events } of withinTurn(steps)) {
    // A marker's place is its square, not its whole project.
    for (const key of placesOf(pack, state, command)) if (!key.startsWith('grid:')) keys.add(key);
    if (isPlacement(command)) {
      keys.add(slotAt(ROW_OF[command.type], command.slot));
      keys.add(spotOf(pack, state, command).at);
    }
    for (const event of events) state = evolve(state, event);
  }
  const own = withinTurn(steps)
    .flatMap(({ events }) => events)
    .filter((event) => CHOSEN.has(event.type) && 'seat' in event && event.seat === seat);
  const changed = changedPlaces(pack, state, own);
  return { keys: new Set([...keys, ...changed.keys]), squares: changed.squares };
}
