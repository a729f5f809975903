import type { Pack } from '../engine/pack-index.js';
import type { Position } from '../engine/replay.js';
import type { Secrets } from '../engine/secrets.js';
import type { Known } from './known.js';
/** A sandbox: the position with secrets of its own, and nothing before it to go back to. */
export type Sandbox = Position & {
    readonly secrets: Secrets;
};
/**
 * Opens a sandbox at what is known of a position. `key` is 64 hex digits of fresh randomness, never anything
 * of the game's own; the same knowledge and key give the same sandbox. Throws InvariantError if the key is
 * malformed or the log does not fit the position.
 */
export declare function determinize(pack: Pack, of: Known, key: string): Sandbox;
