import type { Item, State } from '../state.js';
/** Whether an item blocks all else. A deferred reward does so once its owner's turn has come (DEV-1). */
export declare function isNow(state: State, item: Item): boolean;
