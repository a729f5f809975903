/** A whole game between computers, as the rows of its log. */
import { planCommands, type Strength } from '@/lib/game/bots/choose';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Setup } from '@/lib/game/engine/setup';
import type { ReviewRow } from '@/lib/game/analysis/review/decisions';
import { PACK } from '../bots/support';
import { askedIn, give, start } from '../support/engine/running';
import { inFull } from '../support/full';

/** So little thought that a whole game takes seconds: some positions for each turn. */
export const little = (nodes: number) => ({
  nodes,
  replyNodes: 1,
  firstRedraws: 1,
  redraws: 2,
  unsureRedraws: 4,
  perTile: 1,
  kept: 2,
});

/** Plays a game; every row as the log holds it. */
export function loggedGame(setup: Setup, seed: string, strength: Strength): readonly ReviewRow[] {
  const limit = { nodes: inFull(200, 40) };
  let now = start(PACK, setup, sha256Hex(seed));
  while (now.position.state.phase !== 'finished') {
    const { seat, seen } = askedIn(now);
    const [command] = planCommands({ pack: PACK, view: seen, strength, seed, limit });
    if (!command) throw new Error('nobody plays');
    now = give(now, seat, command);
  }
  // Nobody takes a finished turn back here.
  return now.log as readonly ReviewRow[];
}
