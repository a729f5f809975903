/** The result of a verification as values; messages/archive has the texts. */
import type { Command } from '@/lib/game/engine/commands';
import type { Event, EventOf } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { LogEntry, Position } from '@/lib/game/engine/replay';
import type { Decision } from '@/lib/game/engine/blind-work';
import type { Setup } from '@/lib/game/engine/setup';
import { decideTurnBack, type TakeTurnBack } from '@/lib/game/engine/turn-back';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import type { ExportedRow } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { Rules } from '@/lib/game/rulesets';

/** All checks, in the order they are reported. */
export const CHECKS = [
  /** Program and document know the same rules and pack. */
  'versions',
  /** The seed matches the commitment published before the first shuffle. */
  'commitment',
  /** Every row has the hash that covers all rows before it, and the last one is the head. */
  'chain',
  /** Every secret part matches the digest in its row. */
  'secrets',
  /** The setup and all shuffles follow from the seed. */
  'setup',
  /** Every command was legal and led to exactly these events, including draws. */
  'decisions',
  /** The game was played to its end, and nothing followed. */
  'end',
  /** The final scores and the ranking match the last position. */
  'scores',
] as const;
export type VerifyCheck = (typeof CHECKS)[number];

/**
 * `later`: needs the seed, which is published after the end. `open`: not reached, because an earlier check
 * failed.
 */
export type CheckState = 'ok' | 'failed' | 'later' | 'open';

export const FAULTS = [
  'unknown-rules',
  'unknown-pack',
  'box-missing',
  'box-values',
  'box-hash',
  'commitment',
  'sequence',
  'previous-hash',
  'hash',
  'secret-missing',
  'secret-digest',
  'rules-version',
  'command-id',
  'first-row',
  'setup',
  'shuffles',
  'seat',
  'refused',
  'events',
  'draws',
  'unreadable',
  'after-the-end',
  'not-finished',
  'rows-missing',
  'head',
  'result',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Whether a fault only means that this program lacks the game's rules or pack. */
export function isUnknown(code: FaultCode): boolean {
  return code === 'unknown-rules' || code === 'unknown-pack';
}

/** The first fault found. */
export interface Fault {
  readonly check: VerifyCheck;
  readonly code: FaultCode;
  /** The first bad row; a seed that breaks its commitment is a fault of row 1, which contains it. */
  readonly seq: number;
  /**
   * The rule that forbids a command, the number of the differing event, and similar; not shown to users.
   */
  readonly detail?: string;
}

/** The amount of recomputed work. */
export interface VerifyTally {
  readonly rows: number;
  readonly shuffles: number;
  readonly draws: number;
  readonly decisions: number;
}

export interface Verification {
  /** Whether the seed was available, so everything could be checked. */
  readonly complete: boolean;
  readonly checks: Readonly<Record<VerifyCheck, CheckState>>;
  readonly tally: VerifyTally;
  readonly fault?: Fault;
}

/** A fault, thrown within lib/game/verify and caught there. */
export class FaultFound extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.check}: ${fault.code} at row ${fault.seq}`);
  }
}

/** Throws a fault, which ends the verification. */
export function fail(check: VerifyCheck, code: FaultCode, seq: number, detail?: string): never {
  throw new FaultFound({ check, code, seq, detail });
}

// Recomputes one row.

type Row = Pick<ExportedRow, 'seq' | 'seat' | 'command' | 'events' | 'secret'>;

/** The inputs of a row's decision, with the setup in the document's head. */
export interface DecisionContext {
  readonly pack: Pack;
  readonly rules: Rules;
  readonly setup: Setup | undefined;
}

/**
 * Decides a row again and compares it with the stored one. Returns the new decision, never the stored one.
 */
export function decideAgain(
  by: DecisionContext,
  position: Position | undefined,
  row: Row,
  seed: string,
): LogEntry {
  const { seq, command, seat } = row;
  if (command.type === 'SetupChoices') {
    if (position) fail('decisions', 'first-row', seq);
    const decision = setUpAgain(by, command.setup, row, seed);
    return { seq, events: decision.events, secretEvents: decision.secretEvents };
  }
  if (!position) return fail('setup', 'first-row', seq);
  if (seat === undefined) return fail('decisions', 'seat', seq);
  const decision = decisionOf(by, position, row, seat, command);
  compare(row, decision, ['decisions', 'events'], ['decisions', 'draws']);
  return { seq, seat, events: decision.events, secretEvents: decision.secretEvents };
}

/** SETUP: shuffles all stacks again. */
function setUpAgain(
  { setup: told, pack, rules }: DecisionContext,
  setup: Setup,
  row: Row,
  seed: string,
): Decision {
  checkSetup('setup', told, setup, row);
  const decision = rules.newGame(pack, setup, rules.version, seed);
  compare(row, decision, ['setup', 'setup'], ['setup', 'shuffles']);
  return decision;
}

function decisionOf(
  { pack, rules }: DecisionContext,
  position: Position,
  row: Row,
  seat: number,
  command: Command | TakeTurnBack,
) {
  const { state, secrets } = position;
  if (!secrets) return fail('secrets', 'secret-missing', row.seq);
  if (state.phase === 'finished') fail('end', 'after-the-end', row.seq);
  const decided =
    command.type === 'TakeTurnBack'
      ? decideTurnBack(position, seat, command)
      : rules.decide(pack, state, secrets, seat, command);
  return decided.ok
    ? decided.value
    : fail('decisions', 'refused', row.seq, `${decided.error.code} ${decided.error.rule}`);
}

function compare(
  row: Row,
  { events, secretEvents }: Decision,
  [publicCheck, publicCode]: readonly [VerifyCheck, FaultCode],
  [secretCheck, secretCode]: readonly [VerifyCheck, FaultCode],
): void {
  const differs = firstDifference(storedEvents(row), events);
  if (differs !== undefined) fail(publicCheck, publicCode, row.seq, `event ${differs + 1}`);
  const drawn = firstDifference(row.secret ?? [], secretEvents);
  if (drawn !== undefined) fail(secretCheck, secretCode, row.seq, `draw ${drawn + 1}`);
}

function firstDifference(stored: readonly object[], decided: readonly object[]): number | undefined {
  const length = Math.max(stored.length, decided.length);
  for (let i = 0; i < length; i += 1) {
    const [one, other] = [stored[i], decided[i]];
    if (!one || !other || canonicalJson(one) !== canonicalJson(other)) return i;
  }
  return undefined;
}

function storedEvents(row: Row): readonly Event[] {
  try {
    return eventsOf(row);
  } catch {
    return fail('versions', 'unreadable', row.seq);
  }
}

/**
 * Without the seed no draw can be repeated. The stored events are folded, which at least shows that they
 * follow each other, and row 1 must contain the document's commitment.
 */
export function foldOnly(
  { setup, pack, commitment }: DecisionContext & { readonly commitment: string },
  position: Position | undefined,
  row: Row,
): LogEntry {
  const { seq, seat, command } = row;
  const events = storedEvents(row);
  if (command.type === 'SetupChoices') {
    if (position) fail('chain', 'first-row', seq);
    checkSetup('chain', setup, command.setup, row);
    const started = events.find((event): event is EventOf<'GameStarted'> => event.type === 'GameStarted');
    if (started?.commitment !== commitment) fail('chain', 'setup', seq, 'commitment');
    const { id, version } = started?.pack ?? {};
    if (id !== pack.id || version !== pack.version) fail('chain', 'setup', seq, 'pack');
    return { seq, events };
  }
  if (!position) return fail('chain', 'first-row', seq);
  if (seat === undefined) return fail('chain', 'seat', seq);
  return { seq, seat, events };
}

/** Checks that row 1 has the same setup as the document's head. */
function checkSetup(check: VerifyCheck, told: Setup | undefined, setup: Setup, { seq, seat }: Row): void {
  if (seat !== undefined) fail(check, 'seat', seq);
  if (told && canonicalJson(told) !== canonicalJson(setup)) fail(check, 'setup', seq, 'choices');
}
