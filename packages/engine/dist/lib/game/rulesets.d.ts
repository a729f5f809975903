import { decide } from './engine/decide.js';
import { newGame } from './engine/new-game.js';
import { options } from './engine/options.js';
import type { PackData } from './engine/pack.js';
import { type Pack } from './engine/pack-index.js';
/**
 * Version of the engine's rules. Stored with every game; raised when a change would replay an old log
 * differently.
 */
export declare const RULES_VERSION = 2;
/** What decides games of one rules version. */
export interface Rules {
    readonly version: number;
    readonly newGame: typeof newGame;
    readonly decide: typeof decide;
    readonly options: typeof options;
}
/**
 * Every rules version a stored game may name, oldest first. A change that replays an old log differently
 * (`npm run passport`) gets a version of its own and leaves the previous one here, so games continue as they
 * began. engine/since.ts has the differences of 2 from 1.
 */
export declare const RULES: readonly Rules[];
/** A game names rules this program does not hold: it was made by a newer one. */
export declare class UnknownRulesError extends Error {
    readonly rulesVersion: number;
    readonly name = "UnknownRulesError";
    constructor(rulesVersion: number);
}
/** The rules a game is played by. */
export declare function rulesFor(version: number): Rules;
/**
 * Every pack a stored game may name, oldest first. A version that has been played stays as it is and stays
 * here.
 */
export declare const PACKS: readonly PackData[];
/** A game names a pack this program does not hold: it was made by a newer or a differently equipped one. */
export declare class UnknownPackError extends Error {
    readonly packId: string;
    readonly packVersion: number;
    readonly name = "UnknownPackError";
    constructor(packId: string, packVersion: number);
}
/**
 * The pack a game is played with, with its lookup maps. Indexed once, so the same object is returned every
 * time.
 */
export declare function packFor(packId: string, packVersion: number): Pack;
