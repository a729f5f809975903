/** Why something about circles was not done. */
import type { NameTaken } from '@/lib/game/names/refuse-name';
import type { Result } from '@/lib/platform/http/refused';

export const CIRCLE_REFUSALS = [
  /** There is no such circle, at least not for this person. */
  'unknown-circle',
  /** The link leads to no circle, or the circle takes nobody in. */
  'circle-closed',
  /** As many members as there may be. */
  'circle-full',
  /** Only stewards and the host may do that, or only the host. */
  'not-in-charge',
  /** There is no such member, or it cannot be done with them. */
  'not-that-member',
  /** The host hands the circle on, or ends it, before leaving. */
  'host-stays',
  /** Somebody took part in that before, or nothing is there to take back. */
  'nothing-to-do',
] as const;

export type CircleRefusal = { readonly kind: (typeof CIRCLE_REFUSALS)[number] } | NameTaken;

export type CircleOutcome<T> = Result<T, CircleRefusal>;
