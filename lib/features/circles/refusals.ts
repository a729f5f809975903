/** Why a request about circles was refused. */
import type { NameTaken } from '@/lib/game/names/refuse-name';
import type { Result } from '@/lib/platform/http/refused';

export const CIRCLE_REFUSALS = [
  /** There is no such circle, or the person is not a member. */
  'unknown-circle',
  /** The link belongs to no circle, or the circle accepts no members. */
  'circle-closed',
  /** The circle has the maximum number of members. */
  'circle-full',
  /** Only the host and stewards can do this, or only the host. */
  'not-in-charge',
  /** There is no such member, or it is not possible for them. */
  'not-that-member',
  /** The host must transfer the circle, or end it, before leaving. */
  'host-stays',
  /** It was done before, or there is nothing to withdraw. */
  'nothing-to-do',
] as const;

export type CircleRefusal = { readonly kind: (typeof CIRCLE_REFUSALS)[number] } | NameTaken;

export type CircleOutcome<T> = Result<T, CircleRefusal>;
