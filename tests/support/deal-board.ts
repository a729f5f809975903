/** A deal as pages show it, and the board that it lays out. */
import type { Deal } from '@/lib/features/deals/deal';
import type { DealBoard } from '@/lib/features/deals/deals';
import { replay } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import { packFor, RULES_VERSION, rulesFor } from '@/lib/game/rulesets';

export function dealBoard(setup: Setup, seed = 'a'.repeat(64)): DealBoard {
  const pack = packFor('reconstruction', 2);
  const start = rulesFor(RULES_VERSION).newGame(pack, setup, RULES_VERSION, seed);
  return { pack, state: replay([{ seq: 1, ...start }]).state };
}

/** A deal of the reconstruction, promised when it began. */
export const dealOf = (
  of: Pick<Deal, 'id' | 'kind' | 'setup' | 'startsAt' | 'opensAt'> & Partial<Deal>,
): Deal => ({
  commitment: 'c'.repeat(64),
  rules: { packId: 'reconstruction', packVersion: 2, rulesVersion: 2 },
  createdAt: of.startsAt,
  ...of,
});
