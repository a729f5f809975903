/** Why a command is refused: code, rule, parameters. The screen turns it into a sentence. */
import type { Command } from './commands';

export const REJECTION_CODES = [
  'not-a-seat',
  'game-finished',
  'not-your-turn',
  'answer-first',
  'tile-already-taken',
  'no-tile-there',
  'cannot-pay',
  'actions-impossible',
  'no-slot-bonus',
  'not-collectable',
  'no-egg-offer',
  'no-special-right',
  'finish-performance-first',
  'no-such-context',
  'tile-not-taken',
  'main-action-done',
  'action-not-on-tile',
  'action-not-allowed',
  'action-impossible',
  'extra-already-bought',
  'extra-not-bought',
  'wrong-price',
  'not-your-technology',
  'not-single-use',
  'already-refreshed',
  'wrong-slots',
  'slot-empty',
  'refill-not-offered',
  'nothing-to-refill',
  'no-row-above',
  'no-seal-right',
  'seal-taken',
  'unknown-seal',
  'no-cube',
  'no-cube-choice',
  'must-be-resolved',
  'main-action-open',
  'main-action-possible',
  'not-declared',
  'special-right-needed',
  'cell-taken',
  'unknown-cell',
  'site-taken',
  'unknown-site',
  'pawn-at-the-end',
  'no-open-item',
  'unknown-option',
  'not-offered',
  'token-not-in-river',
  'token-first',
  'unknown-plaza',
  'plaza-without-tile',
  'wrong-number-of-windows',
  'would-strand-action',
  'nothing-to-undo',
  'undo-barrier',
  'no-candidate',
  'already-paid',
  'grid-needed',
  'wrong-grid',
  'place-taken',
  'unknown-place',
  'plaza-complete',
  'parler-place',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** A refusal. `rule` is an id of the rules specification; `params` fill the sentence. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Result<T, E = Rejection> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A bug in the engine or a log that does not fit it; never the fault of a player. */
export class InvariantError extends Error {
  constructor(
    message: string,
    readonly command?: Command,
  ) {
    super(message);
    this.name = 'InvariantError';
  }
}

/** Short form of a refusal. */
export function reject(code: RejectionCode, rule: string, params?: Rejection['params']): Rejection {
  return params ? { code, rule, params } : { code, rule };
}
