import { randomUUID } from 'node:crypto';
import { Policy } from '../../scripts/demo/policy';
import type { loadRules } from '../../scripts/lib/load-ts';

const GAME_ID = 'demogame';
const SEED = '5eed'.repeat(16);
const FIRST_ROW_AT = Date.UTC(2026, 0, 1);

export type Rules = Awaited<ReturnType<typeof loadRules>>;

/** A row of the log, as far as its type is needed here; the proof gets rows as JSON, without types. */
export interface Row {
  readonly seq: number;
  readonly seat?: number;
  readonly events: readonly { readonly type: string }[];
  readonly secret: readonly unknown[];
  readonly commandId: string;
  readonly at: string;
  readonly hash: string;
}

export interface DemoGame {
  readonly exported: { readonly game: { readonly id: string; seed?: string }; readonly log: Row[] };
  readonly stored: {
    readonly view: { readonly state: { turnsDone: number } };
    readonly scores: { total: number }[];
  };
  readonly acknowledged: { readonly commandId: string; readonly seq: number; readonly hash: string }[];
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly email: string }[];
}

/**
 * A game of the demo's scripted players, played without a service, in the shape in which a service would tell
 * of it.
 */
export function playDemoGame(rules: Rules, seed: number): DemoGame {
  const pack = rules.packFor(rules.PACKS[0].id, rules.PACKS[0].version);
  const setup = { players: 2, options: rules.ONLINE_OPTIONS, variant: rules.BASE_VARIANT };
  const policy = new Policy(rules, seed);
  let row = firstRow(rules, pack, setup);
  const log = [row];
  let position = rules.advance(undefined, entryOf(row));
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat] = rules.toAct(state);
    const { commands } = rules.options(pack, rules.view(state, secrets, seat));
    const command = policy.choose({ state, seat, options: commands });
    const decided = rules.decide(pack, state, secrets, seat, command);
    if (!decided.ok) throw new Error(`refused: ${decided.error.code}`);
    row = rowOf(rules, { seat, command, ...decided.value }, row);
    log.push(row);
    position = rules.advance(position, entryOf(row));
  }
  return told(rules, pack, log, position.state);
}

function firstRow(rules: Rules, pack: unknown, setup: unknown): Row {
  const start = rules.newGame(pack, setup, rules.RULES_VERSION, SEED);
  return rowOf(rules, { command: { type: 'SetupChoices', setup }, ...start }, undefined);
}

interface Decided {
  readonly seat?: number;
  readonly command: { readonly type: string };
  readonly events: readonly unknown[];
  readonly secretEvents: readonly unknown[];
}

function rowOf(rules: Rules, { seat, command, events, secretEvents }: Decided, before: Row | undefined): Row {
  const seq = (before?.seq ?? 0) + 1;
  return rules.sealRow(GAME_ID, SEED, {
    seq,
    ...(seat === undefined ? {} : { seat }),
    command,
    events,
    secret: secretEvents,
    commandId: randomUUID(),
    at: new Date(FIRST_ROW_AT + seq).toISOString(),
    rulesVersion: rules.RULES_VERSION,
    prevHash: before?.hash ?? rules.GENESIS,
  });
}

function entryOf({ seq, seat, events, secret }: Row) {
  return { seq, seat, events, secretEvents: secret };
}

function told(rules: Rules, pack: { id: string; version: number }, log: Row[], state: Rules): DemoGame {
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
  const stored = { seq, head, seats, view: { state }, scores: rules.score(pack, state) };
  // Through JSON, as it would come over the network.
  return { ...JSON.parse(JSON.stringify({ exported: { game, log }, stored, acknowledged })), seats };
}
