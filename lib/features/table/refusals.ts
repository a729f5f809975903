/** Why a request about a table was refused. */
import type { Cure } from '@/lib/game/engine/explain';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import type { PlatformRefusal, Result } from '@/lib/platform/http/refused';

export interface RulesRefusal {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
  readonly seq: number;
  /** Missing if no step would help. */
  readonly help?: Help;
}

export type TableRefusal =
  | { readonly kind: 'unknown-table' }
  /** No such row: before the setup or after the newest one. */
  | { readonly kind: 'unknown-position'; readonly seq: number }
  | { readonly kind: 'token-missing' }
  /** No seat of this table has this token. */
  | { readonly kind: 'token-wrong' }
  /** The delegate's link has ended. */
  | { readonly kind: 'delegate-ended' }
  /** The delegate can only confirm plans. */
  | { readonly kind: 'delegate-may-not' }
  /** The token is right, but the player has not pressed Sit down. */
  | { readonly kind: 'not-seated' }
  /** The table has moved on; `seq` is its newest row. */
  | { readonly kind: 'stale'; readonly seq: number }
  /** The people of this table have ended it without a result. */
  | { readonly kind: 'ended'; readonly seq: number }
  /** This command id was already used for another command. */
  | { readonly kind: 'command-id-reused'; readonly seq: number }
  | RulesRefusal
  | PlatformRefusal;

export type TableOutcome<T> = Result<T, TableRefusal>;

/** Steps that would help, and the public position they refer to. */
export interface Help {
  readonly pack: Pack;
  readonly state: State;
  readonly cures: readonly Cure[];
}
