/** Open items with tiles that only one seat sees. */
import type { StackId } from '../engine/secrets.js';
import type { Item } from '../engine/state.js';
/** The stack that gave tiles for an item, or undefined if none were drawn. */
export declare function stackOfItem(item: Item): StackId | undefined;
