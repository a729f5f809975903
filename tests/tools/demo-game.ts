import { options } from '@/lib/game/engine/options';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import { PACKS, RULES_VERSION } from '@/lib/game/rulesets';
import type { Acknowledged, PlayedSeat } from '../../tools/demo/play';
import { Policy } from '../../tools/demo/policy';
import type { Proof } from '../../tools/demo/proof';
import { begin } from '../golden/games';
import { documentOfRunning } from '../support/documents';
import { askedIn, give } from '../support/engine/running';

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The service's answers about the game, to be changed by a test. */
export interface DemoGame {
  readonly exported: { readonly game: Changeable<GameDocument['game']>; readonly log: ExportedRow[] };
  readonly stored: Omit<Proof['stored'], 'view' | 'scores'> & {
    readonly view: Omit<View, 'state'> & { readonly state: Changeable<State> };
    readonly scores: Changeable<SeatScore>[];
  };
  readonly acknowledged: Acknowledged[];
  readonly seats: readonly Pick<PlayedSeat, 'seat' | 'name' | 'email'>[];
}

/** A game of the demo's scripted players, played without a service, in the shape of a service's answers. */
export function playDemoGame(seed: number): DemoGame {
  const [newest] = PACKS.slice(-1);
  if (!newest) throw new Error('there is no pack');
  const setup = { players: 2, options: ONLINE_OPTIONS, variant: BASE_VARIANT } as const;
  const beginning = { pack: newest, rulesVersion: RULES_VERSION, setup, seed: '5eed'.repeat(16) };
  const unknown = { commands: [], checkpoints: [], finalScores: [], ranking: [] };
  const policy = new Policy(seed);
  let now = begin(beginning);
  while (now.position.state.phase !== 'finished') {
    const { seat, seen } = askedIn(now);
    const { commands } = options(now.pack, seen);
    now = give(now, seat, policy.choose({ state: now.position.state, seat, options: commands }));
  }
  const { state } = now.position;
  const exported = documentOfRunning({ ...beginning, ...unknown, title: 'Demo' }, now);
  const { seq, head } = exported.game;
  const seats = [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, email: `${seat}@example.test` }));
  const stored = { seq, head, seats, view: { state }, scores: score(now.pack, state) };
  const acknowledged = exported.log
    .slice(1)
    .map(({ commandId, seq: row, hash }) => ({ commandId, seq: row, hash }));
  // Through JSON, as it would come over the network.
  return { ...JSON.parse(JSON.stringify({ exported, stored, acknowledged })), seats };
}
