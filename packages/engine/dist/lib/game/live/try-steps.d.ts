import type { Command, SeatId } from '../engine/commands.js';
import type { Event } from '../engine/events.js';
import type { Pack } from '../engine/pack-index.js';
import { type Rejection } from '../engine/rejections.js';
import type { View } from '../engine/view.js';
import type { Unseen } from './view-work.js';
export interface TriedStep {
    /** Without it the seat that the table would wait for. */
    readonly seat?: SeatId | undefined;
    readonly command: Command;
}
export interface Taken {
    readonly seat: SeatId;
    readonly events: readonly Event[];
    /** What the same viewer would see after it. */
    readonly view: View;
}
export interface Trial {
    readonly taken: readonly Taken[];
    /** The step that the rules refuse. */
    readonly refused?: {
        readonly index: number;
        readonly rejection: Rejection;
    };
    /** The step that would show something hidden; it and those after it were not taken. */
    readonly wouldReveal?: {
        readonly index: number;
        readonly unseen: readonly Unseen[];
    };
}
/** Takes steps of any seats from a view, up to the first that is refused or would show something hidden. */
export declare function trySteps(pack: Pack, start: View, steps: readonly TriedStep[]): Trial;
