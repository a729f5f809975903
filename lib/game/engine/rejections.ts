/** Why a command is refused: code, rule and parameters. Pages turn them into a sentence. */
import type { Command } from './commands';
import type { REJECTION_CODES } from './reasons';

export type RejectionCode = (typeof REJECTION_CODES)[number];

/** A refusal. `rule` is an id of the rules specification; `params` fill the sentence. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Result<T, E = Rejection> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A bug in the engine, or a log that does not match it; never a player's fault. */
export class InvariantError extends Error {
  constructor(
    message: string,
    readonly command?: Command,
  ) {
    super(message);
    this.name = 'InvariantError';
  }
}

/** Creates a refusal. */
export function reject(code: RejectionCode, rule: string, params?: Rejection['params']): Rejection {
  return params ? { code, rule, params } : { code, rule };
}
