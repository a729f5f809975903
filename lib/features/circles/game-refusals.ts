/** Why a request about a circle's games was refused. */
import type { CircleRefusal } from '@/lib/features/circles/circle';
import type { Result } from '@/lib/platform/http/refused';

export const GAME_REFUSALS = [
  /** A table needs two to four members, including the one who makes it. */
  'not-those-players',
  /** The circle has the maximum number of open calls for players. */
  'many-gatherings',
  /** The call for players has ended, or does not exist. */
  'gathering-over',
  /** The game cannot be added: it has no result, or already belongs to a circle. */
  'no-result',
] as const;

export type GameRefusal = CircleRefusal | { readonly kind: (typeof GAME_REFUSALS)[number] };

export type CircleGameOutcome<T> = Result<T, GameRefusal>;
