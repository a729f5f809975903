import type { Command, SeatId } from './commands.js';
import type { Pack } from './pack-index.js';
import type { Rejection } from './rejections.js';
import type { State } from './state.js';
import type { View } from './view.js';
/** Why a command of a seat is not possible in a state, whatever it knows of what is hidden. */
export declare function refusal(pack: Pack, view: View, state: State, seat: SeatId, command: Command): Rejection | undefined;
/** Why a command would not be possible after a step of the same seat; nothing where it would be. */
export declare function refusedAfter(pack: Pack, view: View, step: Command, command: Command): Rejection | undefined;
/** The state after a step of a seat. */
export declare function after(pack: Pack, state: State, seat: SeatId, step: Command): State;
