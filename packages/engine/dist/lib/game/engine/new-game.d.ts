import type { Decision } from './secret-work.js';
import type { Pack } from './pack-index.js';
import { type Setup } from './setup.js';
/**
 * The first events of a game. `seed` is 64 hex digits of fresh randomness; every shuffle follows from it and
 * the name of the stack. Throws InvariantError if the seed is malformed or the pack has no clock for the
 * number of players (SETUP-2).
 */
export declare function newGame(pack: Pack, setup: Setup, rulesVersion: number, seed: string): Decision;
