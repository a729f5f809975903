import { randomUUID } from 'node:crypto';
import { toAct } from '@/lib/game/engine/acting';
import { decide } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance } from '@/lib/game/engine/replay';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import { GENESIS, sealRow } from '@/lib/game/eventlog/chain';
import { storedForm } from '@/lib/game/eventlog/events';
import type { ExportedRow, GameDocument } from '@/lib/game/eventlog/export';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { packFor, PACKS, RULES_VERSION } from '@/lib/game/rulesets';
import type { Acknowledged, PlayedSeat } from '../../tools/demo/play';
import { Policy } from '../../tools/demo/policy';
import { exportedEntryOf, type Proof } from '../../tools/demo/proof';

const GAME_ID = 'demogame';
const SEED = '5eed'.repeat(16);
const FIRST_ROW_AT = Date.UTC(2026, 0, 1);

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
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no pack');
  const pack = packFor(newest.id, newest.version);
  const setup: Setup = { players: 2, options: ONLINE_OPTIONS, variant: BASE_VARIANT };
  const policy = new Policy(seed);
  let row = firstRow(pack, setup);
  const log = [row];
  let position = advance(undefined, exportedEntryOf(row));
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat] = toAct(state);
    if (!secrets || seat === undefined) throw new Error('the game waits for nobody');
    const { commands } = options(pack, view(state, secrets, seat));
    const command = policy.choose({ state, seat, options: commands });
    const decided = decide(pack, state, secrets, seat, command);
    if (!decided.ok) throw new Error(`refused: ${decided.error.code}`);
    row = rowOf({ seat, command, ...decided.value }, row);
    log.push(row);
    position = advance(position, exportedEntryOf(row));
  }
  return told(pack, log, position.state);
}

function firstRow(pack: Pack, setup: Setup): StoredRow {
  const start = newGame(pack, setup, RULES_VERSION, SEED);
  return rowOf({ command: { type: 'SetupChoices', setup }, ...start }, undefined);
}

interface Decided {
  readonly seat?: number;
  readonly command: StoredRow['command'];
  readonly events: readonly Event[];
  readonly secretEvents: readonly SecretEvent[];
}

function rowOf({ seat, command, events, secretEvents }: Decided, before: StoredRow | undefined): StoredRow {
  const seq = (before?.seq ?? 0) + 1;
  return sealRow(GAME_ID, SEED, {
    seq,
    ...(seat === undefined ? {} : { seat }),
    command,
    events: events.map((event) => storedForm(event)),
    secret: secretEvents,
    commandId: randomUUID(),
    at: new Date(FIRST_ROW_AT + seq).toISOString(),
    rulesVersion: RULES_VERSION,
    prevHash: before?.hash ?? GENESIS,
  });
}

function told(pack: Pack, log: readonly StoredRow[], state: State): DemoGame {
  const seats = [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, email: `${seat}@example.test` }));
  const [seq, head] = [log.length, log.at(-1)?.hash];
  const { commitment } = state;
  const game = {
    id: GAME_ID,
    pack: { id: pack.id, version: pack.version },
    seq,
    head,
    commitment,
    seed: SEED,
  };
  const acknowledged = log.slice(1).map(({ commandId, seq: row, hash }) => ({ commandId, seq: row, hash }));
  const stored = { seq, head, seats, view: { state }, scores: score(pack, state) };
  // Through JSON, as it would come over the network.
  return { ...JSON.parse(JSON.stringify({ exported: { game, log }, stored, acknowledged })), seats };
}
