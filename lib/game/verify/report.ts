/** The result of a verification, as values; messages/archive has the words. */

/** All checks, in the order they are reported. */
export const CHECKS = [
  /** Program and document know the same rules and pack. */
  'versions',
  /** The seed is the one promised before the first shuffle. */
  'commitment',
  /** Every row bears the hash that binds it to all rows before it, and the last one is the head. */
  'chain',
  /** Every secret part is the one that its row was sealed with. */
  'secrets',
  /** The set-up with every shuffle follows from the seed. */
  'setup',
  /** Every command was legal and led to just these events, draws included. */
  'decisions',
  /** The game went to its end, and nothing came after it. */
  'end',
  /** The final scores and the ranking match the last position. */
  'scores',
] as const;
export type VerifyCheck = (typeof CHECKS)[number];

/**
 * `later`: needs the seed, which is published when the game has ended. `open`: not reached, since something
 * before it failed.
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

/** Whether a fault only says that this program does not hold what a game was played by. */
export function isUnknown(code: FaultCode): boolean {
  return code === 'unknown-rules' || code === 'unknown-pack';
}

/** The first thing found wrong. */
export interface Fault {
  readonly check: VerifyCheck;
  readonly code: FaultCode;
  /** The first bad row; a seed that is not the promised one is a fault of row 1, which promises it. */
  readonly seq: number;
  /**
   * The rule that forbids a command, the number of the event that differs, and the like; not for people to
   * read.
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
  /** Whether the seed was there, so everything could be checked. */
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

/** Ends the verification with a fault. */
export function fail(check: VerifyCheck, code: FaultCode, seq: number, detail?: string): never {
  throw new FaultFound({ check, code, seq, ...(detail === undefined ? {} : { detail }) });
}
