/** The result of a turn as a text for comparison: different orders of the same steps are the same turn. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';

/** The action tile, the used actions and technologies, and the pieces taken, without their places. */
export function turnOutcome(state: State, seat: SeatId): string {
  const { turn, buildings, seals, bridge } = state;
  const { upgrades, walls, usedTechnologies } = elementAt(state.players, seat);
  return [
    turn.tile?.tile,
    list(turn.performances.map(({ action }) => action)),
    list(usedTechnologies),
    list(Object.values(upgrades).flatMap((stack) => stack.map(({ tile }) => tile))),
    list(walls.map(({ tile }) => tile)),
    list(buildings.flatMap((each) => (each.seat === seat ? [each.tile] : []))),
    list(seals.flatMap((each) => (each.seat === seat ? [each.seal] : []))),
    list(bridge.flatMap(({ plank }) => plank ?? [])),
  ].join(' ');
}

const list = (parts: readonly string[]): string => [...parts].sort().join();
