/** Which seals a seat could claim. */
import type { SeatId } from '../commands.js';
import type { Pack } from '../pack-index.js';
import { type Rejection } from '../rejections.js';
import type { State } from '../state.js';
/** Why `seat` may not claim this seal, or undefined (SEAL-1, SEAL-4, SEAL-5). */
export declare function refuseSeal(pack: Pack, state: State, seat: SeatId, id: string): Rejection | undefined;
/** Whether any seal could be claimed now. */
export declare function isAnySealClaimable(pack: Pack, state: State, seat: SeatId): boolean;
