/** Everything open for a seat with its class, the skeleton of the turn included (section 5). */
import type { SeatId } from './commands.js';
import type { Pack } from './pack-index.js';
import type { Item, ItemClass, State } from './state.js';
/** Kinds of open entries that belong to the turn itself rather than to an item. */
export type TurnEntryKind = 'take-tile' | 'main-action' | 'performance' | 'slot-bonus' | 'extra-action' | 'upgrade-bonus' | 'seal-right';
/** Something open: what it is, how urgent, and the item or performance it belongs to. */
export interface OpenEntry {
    readonly seat: SeatId;
    readonly kind: TurnEntryKind | Item['kind'];
    readonly class: ItemClass;
    readonly item?: Item;
    readonly performance?: number;
}
/** What is open for `seat`, most urgent first. */
export declare function openEntries(pack: Pack, state: State, seat: SeatId): readonly OpenEntry[];
