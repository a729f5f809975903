import type { SeatId } from '../commands.js';
import type { Pack } from '../pack-index.js';
import type { Rejection } from '../rejections.js';
import type { State } from '../state.js';
import { type Prospect } from './feasible.js';
type Params = NonNullable<Rejection['params']>;
/**
 * Parameters for a refused declaration: the price of whatever is the least out of reach, with what is short
 * of it; or `lacks`, where no payment would help: `tile` for an empty row, `cell` for a full action board,
 * `site` for a full city.
 */
export declare function impossibleParams(pack: Pack, state: State, seat: SeatId, prospect: Prospect): Params;
export {};
