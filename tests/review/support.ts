/** A whole game between computers, as the rows of its log. */
import { planCommands, type Strength } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { advance } from '@/lib/game/engine/replay';
import type { Setup } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import type { ReviewRow } from '@/lib/game/analysis/review/decisions';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { PACK } from '../bots/support';
import { inFull } from '../support/full';

/** Plays a game; every row as the log holds it. */
export function loggedGame(setup: Setup, seed: string, strength: Strength): readonly ReviewRow[] {
  const limit = { nodes: inFull(200, 40) };
  const start = newGame(PACK, setup, RULES_VERSION, sha256Hex(seed));
  let position = advance(undefined, { seq: 1, ...start });
  const rows: ReviewRow[] = [{ seq: 1, ...start }];
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat = 0] = toAct(state);
    const [command] = planCommands({ pack: PACK, view: view(state, secrets, seat), strength, seed, limit });
    if (!command || !secrets) throw new Error('nobody plays');
    const decided = decide(PACK, state, secrets, seat, command);
    if (!decided.ok) throw new Error(decided.error.code);
    const row = { seq: state.seq + 1, seat, ...decided.value };
    rows.push({ ...row, command });
    position = advance({ ...position, trail: [] }, row);
  }
  return rows;
}
