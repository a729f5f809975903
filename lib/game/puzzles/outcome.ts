/** The result of a turn, for comparing turns: two orders of the same steps are one turn. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';

/** The action tile, the actions and technologies used, and the pieces taken; not where these lie. */
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
