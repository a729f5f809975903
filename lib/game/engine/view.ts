/** Entry point: the view of one seat, or of a spectator. */
import type { SeatId } from './commands';
import type { Secrets } from './secrets';
import type { State } from './state';

/** Tiles shown to one seat for an open item it owns. */
export interface Offer {
  readonly item: number;
  readonly tiles: readonly string[];
}
export interface View {
  readonly state: State;
  /** The viewing seat; missing for spectators. */
  readonly seat?: SeatId;
  readonly offers: readonly Offer[];
}

/** The public state with the offers that only this seat sees (TECH-G8, R-3). */
export function view(state: State, secrets: Secrets | undefined, seat?: SeatId): View {
  if (seat === undefined) return { state, offers: [] };
  const offers = state.items.flatMap((item) => {
    const tiles = item.seat === seat ? secrets?.offers[item.id] : undefined;
    return tiles ? [{ item: item.id, tiles }] : [];
  });
  return { state, seat, offers };
}
