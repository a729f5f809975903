/** Why a command is refused: code, rule, parameters. The screen turns it into a sentence. */
import type { Command } from './commands.js';
import type { REJECTION_CODES } from './reasons.js';
export type RejectionCode = (typeof REJECTION_CODES)[number];
/** A refusal. `rule` is an id of the rules specification; `params` fill the sentence. */
export interface Rejection {
    readonly code: RejectionCode;
    readonly rule: string;
    readonly params?: Readonly<Record<string, string | number>>;
}
export type Result<T, E = Rejection> = {
    readonly ok: true;
    readonly value: T;
} | {
    readonly ok: false;
    readonly error: E;
};
/** A bug in the engine or a log that does not fit it; never the fault of a player. */
export declare class InvariantError extends Error {
    readonly command?: Command | undefined;
    constructor(message: string, command?: Command | undefined);
}
/** Short form of a refusal. */
export declare function reject(code: RejectionCode, rule: string, params?: Rejection['params']): Rejection;
