import 'server-only';
import { chooseCommand } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';

/** Positions to search: a hint is worth a short wait, and lessons ask for one at every step. */
const HINT = { nodes: 2000 };

/** A suggested step for the player to act: a computer's choice with the same view. */
export function hintFor(pack: Pack, view: View, seq: number): Command | undefined {
  if (view.seat === undefined || view.state.phase === 'finished') return undefined;
  return chooseCommand({ pack, view, strength: 'master', seed: String(seq), limit: HINT });
}
