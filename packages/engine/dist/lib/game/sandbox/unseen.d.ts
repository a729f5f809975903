import type { Memory } from './memory.js';
import type { Pack } from '../engine/pack-index.js';
import type { StackId } from '../engine/secrets.js';
import type { State } from '../engine/state.js';
import type { View } from '../engine/view.js';
/** Stacks whose tiles nobody could tell apart, with all tiles that ever lie in them. */
export interface Family {
    readonly stacks: readonly StackId[];
    readonly tiles: readonly string[];
}
/** Every family of a table. Which V tiles lie where is not known, unless they lie open. */
export declare function familiesOf(pack: Pack, state: State): readonly Family[];
/** The tiles of a family that could be anywhere it is not known what lies. */
export declare function unseenOf(family: Family, { state, offers }: View, memory: Memory): readonly string[];
