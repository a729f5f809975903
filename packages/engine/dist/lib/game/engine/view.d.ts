/** Front door: what one seat, or a spectator, may see. */
import type { SeatId } from './commands.js';
import type { Secrets } from './secrets.js';
import type { State } from './state.js';
/** Tiles shown to one seat for an open item it owns. */
export interface Offer {
    readonly item: number;
    readonly tiles: readonly string[];
}
export interface View {
    readonly state: State;
    /** Whose view it is; nobody's for spectators. */
    readonly seat?: SeatId;
    readonly offers: readonly Offer[];
}
/** The state, which is public, and the offers that only this seat sees (TECH-G8, R-3). */
export declare function view(state: State, secrets: Secrets | undefined, seat?: SeatId): View;
