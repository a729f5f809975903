/** The board that a deal lays out. */
import type { DealBoard } from '@/lib/features/deals/deals';
import { replay } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import { packFor, RULES_VERSION, rulesFor } from '@/lib/game/rulesets';

export function dealBoard(setup: Setup, seed = 'a'.repeat(64)): DealBoard {
  const pack = packFor('reconstruction', 2);
  const start = rulesFor(RULES_VERSION).newGame(pack, setup, RULES_VERSION, seed);
  return { pack, state: replay([{ seq: 1, ...start }]).state };
}
