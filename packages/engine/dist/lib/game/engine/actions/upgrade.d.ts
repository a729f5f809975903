/** Upgrade an Action (UPGRADE, ADJ, CORNER). */
import type { CommandOf, SeatId } from '../commands.js';
import { type Contacts } from '../board/contacts.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/**
 * DEC-15: take, refill, place on the hex of the action the tile names, university, edges and corners
 * (UPGRADE-1, UPGRADE-2, UPGRADE-3, UPGRADE-4).
 */
export declare const placeUpgrade: Rule<CommandOf<'PlaceUpgrade'>>;
export declare function decidePlaceUpgrade(work: Work, seat: SeatId, { slot, rotation }: CommandOf<'PlaceUpgrade'>): void;
/** Both symbols of every edge pair (ADJ-1, ADJ-6) and one red token per other corner (CORNER-3). */
export declare function gainContacts(work: Work, seat: SeatId, { edges, corners }: Contacts): void;
/** Tokens for matching corners; only the placing player gains them (CORNER-4). */
export declare function gainCorners(work: Work, seat: SeatId, token: 'red-token' | 'blue-token', contacts: readonly string[]): void;
