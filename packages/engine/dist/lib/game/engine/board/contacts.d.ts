/**
 * Which edges and corners of a newly placed tile meet others, and which of these contacts have not paid yet
 * (ADJ, CORNER, R-13, ADJ-2, ADJ-3, ADJ-4, ADJ-5, CORNER-1, CORNER-5).
 */
import type { Rotation } from '../commands.js';
import type { Effect } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import type { Player, PlacedTile, State } from '../state.js';
/** An edge pair that pays: its key and both symbols, the placed tile's first. */
export interface EdgeContact {
    readonly key: string;
    readonly gains: readonly [Effect, Effect];
}
export interface Contacts {
    readonly edges: readonly EdgeContact[];
    /** Keys of red corner contacts, one per other corner. */
    readonly corners: readonly string[];
}
/**
 * Contacts an upgrade or wall would make at a place of the player's action board, without those that have
 * paid. With `simplifiedCovering` (DEV-2) a covered tile's symbols block their sides and corners.
 */
export declare function actionBoardContacts(pack: Pack, player: Player, place: string, tile: string, rotation: Rotation, simplifiedCovering?: boolean): Contacts;
/** Only the edge pairs. */
export declare function payingEdges(pack: Pack, player: Player, place: string, placed: PlacedTile, simplifiedCovering: boolean): readonly EdgeContact[];
/**
 * Keys of blue corner contacts a building would make on a site: other buildings and corners printed on the
 * board (CORNER-2).
 */
export declare function cityContacts(pack: Pack, state: State, site: string, tile: string, rotation: Rotation): readonly string[];
