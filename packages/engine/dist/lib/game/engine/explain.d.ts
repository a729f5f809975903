import type { Command } from './commands.js';
import type { Pack } from './pack-index.js';
import type { Rejection } from './rejections.js';
import { type Good } from './vocabulary.js';
import type { View } from './view.js';
/** A legal step after which the refused command would be legal too. */
export interface Cure {
    readonly command: Command;
    /** What the step changes of the seat's goods, in pieces: gains above zero, payments below. */
    readonly goods: Readonly<Partial<Record<Good, number>>>;
}
/** `cures`: the cheapest first; nothing hidden is shown by them. */
export type Explanation = {
    readonly legal: true;
} | {
    readonly legal: false;
    readonly rejection: Rejection;
    readonly cures: readonly Cure[];
};
/**
 * Explains any well-formed command of the seat whose view this is: legal, or the refusal that `decide` would
 * give, with the steps that would help (R-25 included). A spectator is told that he has no seat.
 */
export declare function explain(pack: Pack, view: View, command: Command): Explanation;
