import 'server-only';
import { newestRules } from '@/lib/features/table/new-table/table-start';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newSeed } from '@/lib/platform/auth/tokens';
import type { Clock } from '@/lib/platform/clock';
import type { Deal } from './deal';
import { findDeal, insertDeal } from './deal-store';

/** The parts of a deal that are known before the draw. */
type Undrawn = Omit<Deal, 'commitment' | 'rules' | 'createdAt'>;

/** Draws a deal; its commitment is public from now on. */
export async function drawDeal(undrawn: Undrawn, clock: Clock): Promise<Deal> {
  const seed = newSeed();
  const deal: Deal = {
    ...undrawn,
    commitment: sha256Hex(seed),
    rules: newestRules(),
    createdAt: clock.now(),
  };
  await insertDeal(deal, seed);
  return deal;
}

/** The deal of an id; the first request draws it. */
export async function dealOfId(undrawn: Undrawn, clock: Clock): Promise<Deal> {
  const known = await findDeal(undrawn.id);
  if (known) return known;
  const made = await drawDeal(undrawn, clock);
  // Another request may have been faster.
  return (await findDeal(undrawn.id)) ?? made;
}
