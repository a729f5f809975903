import type { Command, SeatId } from './commands.js';
import { type OpenEntry } from './open.js';
import type { Pack } from './pack-index.js';
import type { Game } from './rule.js';
import type { View } from './view.js';
export type { OpenEntry } from './open.js';
/** A legal command. */
export interface Option {
    readonly command: Command;
    /** Whether it shows something hidden: the steps before it, and it itself, become final. */
    readonly reveals: boolean;
}
export interface Options {
    readonly commands: readonly Option[];
    readonly open: readonly OpenEntry[];
}
/** The legal commands of the seat whose view this is, and what is open for it. Spectators have neither. */
export declare function options(pack: Pack, view: View): Options;
/** Whether carrying a legal command out would show something hidden. */
export declare function reveals(game: Game, seat: SeatId, command: Command): boolean;
