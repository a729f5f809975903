/** Why something at a table was not done. */
import type { Cure } from '@/lib/game/engine/explain';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import type { PlatformRefusal, Result } from '@/lib/platform/http/refused';

/** The rules say no. */
export interface RulesRefusal {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
  readonly seq: number;
  /** Missing where nothing would. */
  readonly help?: Help;
}

export type TableRefusal =
  | { readonly kind: 'unknown-table' }
  /** No such row: before the set-up or after the newest one. */
  | { readonly kind: 'unknown-position'; readonly seq: number }
  | { readonly kind: 'token-missing' }
  /** No seat of this table has this token. */
  | { readonly kind: 'token-wrong' }
  /** The link that let somebody play for a holder is over. */
  | { readonly kind: 'delegate-ended' }
  /** It lets them confirm plans and nothing else. */
  | { readonly kind: 'delegate-may-not' }
  /** The token is right, but Sit down was not pressed yet. */
  | { readonly kind: 'not-seated' }
  /** The table has moved on; `seq` is where it stands now. */
  | { readonly kind: 'stale'; readonly seq: number }
  /** The people of this table have ended it without a result. */
  | { readonly kind: 'ended'; readonly seq: number }
  /** This command id was already used for something else. */
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
