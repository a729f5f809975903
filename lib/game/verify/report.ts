/** The result of a verification as values; messages/archive has the texts. */

/** All checks, in the order they are reported. */
export const CHECKS = [
  /** Program and document know the same rules and pack. */
  'versions',
  /** The seed matches the commitment published before the first shuffle. */
  'commitment',
  /** Every row has the hash that covers all rows before it, and the last one is the head. */
  'chain',
  /** Every secret part matches the digest in its row. */
  'secrets',
  /** The setup and all shuffles follow from the seed. */
  'setup',
  /** Every command was legal and led to exactly these events, including draws. */
  'decisions',
  /** The game was played to its end, and nothing followed. */
  'end',
  /** The final scores and the ranking match the last position. */
  'scores',
] as const;
export type VerifyCheck = (typeof CHECKS)[number];

/**
 * `later`: needs the seed, which is published after the end. `open`: not reached, because an earlier check
 * failed.
 */
export type CheckState = 'ok' | 'failed' | 'later' | 'open';

export const FAULTS = [
  'unknown-rules',
  'unknown-pack',
  'box-missing',
  'box-values',
  'box-hash',
  'commitment',
  'sequence',
  'previous-hash',
  'hash',
  'secret-missing',
  'secret-digest',
  'rules-version',
  'command-id',
  'first-row',
  'setup',
  'shuffles',
  'seat',
  'refused',
  'events',
  'draws',
  'unreadable',
  'after-the-end',
  'not-finished',
  'rows-missing',
  'head',
  'result',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Whether a fault only means that this program lacks the game's rules or pack. */
export function isUnknown(code: FaultCode): boolean {
  return code === 'unknown-rules' || code === 'unknown-pack';
}

/** The first fault found. */
export interface Fault {
  readonly check: VerifyCheck;
  readonly code: FaultCode;
  /** The first bad row; a seed that breaks its commitment is a fault of row 1, which contains it. */
  readonly seq: number;
  /**
   * The rule that forbids a command, the number of the differing event, and similar; not shown to users.
   */
  readonly detail?: string;
}

/** The amount of recomputed work. */
export interface VerifyTally {
  readonly rows: number;
  readonly shuffles: number;
  readonly draws: number;
  readonly decisions: number;
}

export interface Verification {
  /** Whether the seed was available, so everything could be checked. */
  readonly complete: boolean;
  readonly checks: Readonly<Record<VerifyCheck, CheckState>>;
  readonly tally: VerifyTally;
  readonly fault?: Fault;
}

/** A fault, thrown within lib/game/verify and caught there. */
export class FaultFound extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.check}: ${fault.code} at row ${fault.seq}`);
  }
}

/** Throws a fault, which ends the verification. */
export function fail(check: VerifyCheck, code: FaultCode, seq: number, detail?: string): never {
  throw new FaultFound({ check, code, seq, ...(detail === undefined ? {} : { detail }) });
}
