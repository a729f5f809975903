import 'server-only';
import { randomUUID } from 'node:crypto';
import { arrivalsOf, personAt, speakerOf } from '@/lib/features/clocks/agenda';
import { loadAgenda, type Agenda } from '@/lib/features/clocks/agenda-store';
import { DECISION_KINDS, TURN_BACK, type DecisionKind } from '@/lib/features/clocks/decision-kinds';
import {
  decisionById,
  decisionsOfTable,
  insertDecision,
  moveDecision,
  type DecisionRow,
} from '@/lib/features/clocks/decision-store';
import { tellTable } from '@/lib/features/clocks/notify-table';
import { addEntry } from '@/lib/features/seats/entry-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import { refused } from '@/lib/platform/http/refused';
import type { ClockOutcome } from './refusals';

/**
 * A decision of a table takes effect at once or after a delay. Its makers can take it back. Making it and
 * taking it back each write a public entry and send a message to everyone except the person who did it.
 */
export interface TableDecision extends DecisionRow {
  readonly kind: DecisionKind;
}

/** How long a permanent change of a game can be taken back. */
const SECOND_THOUGHTS_MS = 3_600_000;

export interface NewDecision {
  readonly kind: Exclude<DecisionKind, typeof TURN_BACK>;
  /** The subject: no other decision on it can be made while this one is open. */
  readonly subject: string;
  readonly seat: SeatId;
  /** The situation it is based on; execute-decisions.ts voids it once that has changed. */
  readonly about?: string;
  readonly detail?: Readonly<Record<string, string>>;
  /** The seats that voted for it: they can take it back. */
  readonly by: readonly SeatId[];
  readonly why: DecisionWhy;
  /** When it takes effect; after an hour by default. */
  readonly effectAt?: Date;
  /** Until when it can be taken back; by default until it takes effect. */
  readonly undoUntil?: Date;
}

/** The reason for a decision: the votes (lib/game/pace/votes), or a player's choice about their own seat. */
const DECISION_WHYS = ['voices', 'silence', 'host', 'first-voice', 'own'] as const;
type DecisionWhy = (typeof DECISION_WHYS)[number];

/**
 * Makes a decision, writes its entry and notifies everyone but `doer`. Undefined if one on the same
 * subject is open already, or the table is over.
 */
export async function makeDecision(
  agenda: Agenda,
  decision: NewDecision,
  now: Date,
  doer?: SeatId,
): Promise<TableDecision | undefined> {
  const { about = '', detail = {} } = decision;
  const effectAt = decision.effectAt ?? new Date(now.getTime() + SECOND_THOUGHTS_MS);
  const { undoUntil = effectAt } = decision;
  const { gameId } = agenda;
  const made = { ...decision, gameId, id: randomUUID(), about, detail, at: now, effectAt, undoUntil };
  if (!(await insertDecision(made))) return undefined;
  await addEntry(gameId, decision.seat, `decided-${decision.kind}`, actorOf(made), now);
  await tellDecision(agenda, { ...made, state: 'open' }, now, doer);
  return { ...made, state: 'open' };
}

/** The seat named in a decision's entry: the first voter; none for a host without a seat. */
function actorOf({ by: [first] }: Pick<DecisionRow, 'by'>): SeatId | undefined {
  return first === HOST_VOICE ? undefined : first;
}

/** Notifies everyone at the table, and its host, of the state of a decision. */
export async function tellDecision(
  agenda: Agenda,
  { id, state, seat }: Pick<TableDecision, 'id' | 'state' | 'seat'>,
  now: Date,
  except?: SeatId,
): Promise<number> {
  const key = [agenda.gameId, id, state];
  const payload = { decision: id, seat };
  return tellTable(agenda, {
    kind: 'decision',
    payload,
    key,
    now,
    except,
  });
}

/** Maximum decisions shown. */
const MAX_SHOWN = 20;

/** The decisions of a table, newest first. */
export async function decisionsOf(gameId: string): Promise<readonly TableDecision[]> {
  return (await decisionsOfTable(gameId, MAX_SHOWN)).flatMap((row) => knownKind(row) ?? []);
}

/** A decision by its id. */
export async function findDecision(gameId: string, id: string): Promise<TableDecision | undefined> {
  const row = await decisionById(gameId, id);
  return row && knownKind(row);
}

/** The decision, if this release knows its kind. */
export function knownKind(row: DecisionRow): TableDecision | undefined {
  const kind = DECISION_KINDS.find((known) => known === row.kind);
  return kind && { ...row, kind };
}

/** Whether a decision can be taken back now: before it takes effect, or while it can be undone. */
export function isRetractable(
  { kind, state, undoUntil }: Pick<TableDecision, 'kind' | 'state' | 'undoUntil'>,
  now: Date,
): boolean {
  // The player who asked withdraws it (turn-back.ts).
  if (kind === TURN_BACK) return false;
  return state === 'open' || (state === 'done' && undoUntil > now);
}

/**
 * Whether a person is a voter of a decision: they voted for it, or they sat down while it was open and had
 * no vote before. Nobody else decides about a person's own choice, and nobody about themselves.
 */
export function isVoterOf(
  agenda: Pick<Agenda, 'people' | 'satDown'>,
  { by: voters, seat, why, state, at }: Pick<TableDecision, 'by' | 'seat' | 'why' | 'state' | 'at'>,
  by: SeatId,
): boolean {
  if (voters.some((voter) => personAt(agenda, voter) === by)) return true;
  if (state !== 'open' || why === 'own' || personAt(agenda, seat) === by) return false;
  const arrival = arrivalsOf(agenda).get(by);
  return arrival !== undefined && arrival > at;
}

/** A person who takes a decision back, with the current table. */
export interface TakingBack {
  readonly agenda: Agenda;
  readonly decision: TableDecision;
  /** A seat, or `HOST_VOICE`. */
  readonly by: SeatId;
}

/** Refuses to take a decision back unless the visitor is one of its voters and it can still be undone. */
export async function refuseTakingBack(
  { gameId, id, who }: { readonly gameId: string; readonly id: string; readonly who: Visitor },
  now: Date,
): Promise<ClockOutcome<TakingBack>> {
  const [found, decision] = await Promise.all([loadAgenda(gameId, keysOf(who)), findDecision(gameId, id)]);
  const speaker = speakerOf(found, who, { isHostHeard: true });
  if (!speaker.ok) return speaker;
  const { agenda, by } = speaker.value;
  const { shownSeq: seq } = agenda;
  if (!decision || !isRetractable(decision, now)) return refused({ kind: 'not-to-take-back', seq });
  return isVoterOf(agenda, decision, by)
    ? { ok: true, value: { agenda, decision, by } }
    : refused({ kind: 'not-asked', seq });
}

/**
 * Records that a decision was taken back, and notifies everyone else. False if its state has changed
 * meanwhile.
 */
export async function noteTakenBack({ agenda, decision, by }: TakingBack, now: Date): Promise<boolean> {
  const isDone = await moveDecision(decision, decision.state, { state: 'taken-back', at: now, by });
  if (!isDone) return false;
  await addEntry(agenda.gameId, decision.seat, 'taken-back', by === HOST_VOICE ? undefined : by, now);
  await tellDecision(agenda, { ...decision, state: 'taken-back' }, now, by);
  return true;
}
