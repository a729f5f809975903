/** Why the service did not do what was asked. Values, not exceptions; lib/platform/http turns each into a response. */
import type { Cure } from '@/lib/game/engine/explain';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import type { FaultCode } from '@/lib/game/verify/report';
import type { TooMany } from '@/lib/platform/http/count-requests';

export type Refused =
  | NotImportable
  | { readonly kind: 'unknown-table' }
  /** No such row: before the set-up or after the newest one. */
  | { readonly kind: 'unknown-position'; readonly seq: number }
  | { readonly kind: 'token-missing' }
  /** No seat of this table has this token. */
  | { readonly kind: 'token-wrong' }
  /** The token is right, but Sit down was not pressed yet. */
  | { readonly kind: 'not-seated' }
  /** Only the host of the table may do that. */
  | { readonly kind: 'not-host' }
  /** That cannot be done with this seat: it is the computer's, or somebody has played on it. */
  | { readonly kind: 'not-that-seat' }
  /** Somebody holds this seat: name, address and link are theirs alone to change. */
  | { readonly kind: 'seat-held' }
  /** The address of a held seat is asked before it is changed, and this seat has none that its holder gave. */
  | { readonly kind: 'no-own-address' }
  /** Nobody may sit down any more, or not on the seat that was wished for. */
  | { readonly kind: 'no-free-seat' }
  /** Only for games that are over. */
  | { readonly kind: 'still-running' }
  /** The table has moved on; `seq` is where it stands now. */
  | { readonly kind: 'stale'; readonly seq: number }
  /** The people of this table have ended it without a result. */
  | { readonly kind: 'ended'; readonly seq: number }
  /** Nobody is late at this seat, or no longer. */
  | { readonly kind: 'not-late'; readonly seq: number }
  /** The others are asked, not the seat that is late. */
  | { readonly kind: 'not-asked'; readonly seq: number }
  /** This cannot be agreed on: a day that has passed or is too far away, a game that is over. */
  | { readonly kind: 'not-to-agree'; readonly seq: number }
  /** No such decision of this table, or it holds for good. */
  | { readonly kind: 'not-to-take-back'; readonly seq: number }
  /** Whoever asks keeps no line of this id. */
  | { readonly kind: 'unknown-line' }
  /** The table has not allowed lines to be shown to others while the game runs. */
  | { readonly kind: 'lines-private' }
  /** As many lines of this game are kept as may be. */
  | { readonly kind: 'too-many-lines'; readonly most: number }
  /** This command id was already used for something else. */
  | { readonly kind: 'command-id-reused'; readonly seq: number }
  /** The service is being worked on: until then nothing can be changed. */
  | { readonly kind: 'read-only'; readonly until: Date }
  /** Done too often in too short a time. */
  | TooMany
  /** The rules say no. */
  | {
      readonly kind: 'rejected';
      readonly rejection: Rejection;
      readonly seq: number;
      /** Missing where nothing would. */
      readonly help?: Help;
    };

/** Why a document is not taken in as a game. */
export interface NotImportable {
  readonly kind: 'not-importable';
  readonly code: ImportProblem;
  /** The first bad row, where it is a row's fault. */
  readonly seq?: number;
  /** What the verification found. */
  readonly fault?: FaultCode;
  /** The member that has not the expected form. */
  readonly path?: string;
}
export const IMPORT_PROBLEMS = ['no-document', 'seed-missing', 'not-finished', 'not-genuine'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** What would help, and the position it is said of, which is public. */
export interface Help {
  readonly pack: Pack;
  readonly state: State;
  readonly cures: readonly Cure[];
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refused };

/** Short form of a refusal. */
export function refused(error: Refused): { readonly ok: false; readonly error: Refused } {
  return { ok: false, error };
}
