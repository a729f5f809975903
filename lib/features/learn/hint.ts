import 'server-only';
import { planCommands } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';

/** Positions to search: a hint is worth a short wait, and lessons ask for one at every step. */
const HINT = { nodes: 2000 };

/** Suggested steps for the player to act: a computer's plan with the same view. */
export function hintsFor(pack: Pack, view: View, seq: number): readonly Command[] {
  if (view.seat === undefined || view.state.phase === 'finished') return [];
  return planCommands({ pack, view, strength: 'master', seed: String(seq), limit: HINT });
}
