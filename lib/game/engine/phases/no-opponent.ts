/**
 * Stands in for the second seat of a solo game (`#opponent` in package.json) where a table is played in its
 * page: cards that nobody may see are turned by the server alone (settle.ts).
 */
import { InvariantError } from '@/lib/game/engine/rejections';

/** Never asked: whoever works without what is hidden stops before the turn of the opponent. */
export function runOpponent(): void {
  throw new InvariantError('the opponent plays at the server');
}
