/** Why something about a circle's games was not done. */
import type { CircleRefusal } from '@/lib/features/circles/refusals';
import type { Result } from '@/lib/platform/http/refused';

export const GAME_REFUSALS = [
  /** Two to four members sit at a table, the member who makes it among them. */
  'not-those-players',
  /** As many calls for players as a circle may have open. */
  'many-gatherings',
  /** The call for players is over, or does not exist. */
  'gathering-over',
  /** The game cannot be taken in: it has no result, or is in a circle already. */
  'no-result',
] as const;

export type GameRefusal = CircleRefusal | { readonly kind: (typeof GAME_REFUSALS)[number] };

export type CircleGameOutcome<T> = Result<T, GameRefusal>;
