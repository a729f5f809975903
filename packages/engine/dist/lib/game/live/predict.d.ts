import type { Command } from '../engine/commands.js';
import type { Event } from '../engine/events.js';
import type { Pack } from '../engine/pack-index.js';
import type { Result } from '../engine/rejections.js';
import type { View } from '../engine/view.js';
import { type Unseen } from './view-work.js';
/** The events of a step; without them only the server can tell, because something hidden comes up. */
export interface Prediction {
    readonly events?: readonly Event[];
    /** The hidden things that it needs; missing with events. */
    readonly unseen?: readonly Unseen[];
}
/** Works a command out for the seat whose view this is, or says why it may not be given. */
export declare function predict(pack: Pack, view: View, command: Command): Result<Prediction>;
