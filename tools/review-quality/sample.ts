// Reviews games between computers. docs/measurements.md has the figures.
import { planCommands, type Strength } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import type { ReviewRow } from '@/lib/game/review/decisions';
import { RULES_VERSION } from '@/lib/game/rulesets';

const NODES = 4_000;

/** A game for two, row by row. Masters search `nodes` positions before a turn. */
export function playedGame(
  pack: Pack,
  seed: string,
  strengths: readonly Strength[],
  nodes = NODES,
): readonly ReviewRow[] {
  const setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT } as const;
  const start = newGame(pack, setup, RULES_VERSION, sha256Hex(seed));
  let position = advance(undefined, { seq: 1, ...start });
  const rows: ReviewRow[] = [{ seq: 1, ...start }];
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat = 0] = toAct(state);
    const strength = strengths[seat] ?? 'master';
    const [command] = planCommands({
      pack,
      view: view(state, secrets, seat),
      strength,
      seed: `${seed}/${seat}`,
      limit: { nodes },
    });
    if (!command || !secrets) throw new Error(`game ${seed}: nobody plays`);
    const decided = decide(pack, state, secrets, seat, command);
    if (!decided.ok) throw new Error(`game ${seed}: refused ${decided.error.code}`);
    const row = { seq: state.seq + 1, seat, ...decided.value };
    rows.push({ ...row, command });
    position = advance({ ...position, trail: [] }, row);
  }
  return rows;
}
