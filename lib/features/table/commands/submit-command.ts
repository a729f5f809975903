import 'server-only';
import { loadPack } from '@/lib/features/boxes/load-pack';
import { isSealed, type GameHead } from '@/lib/features/table/load/game-row';
import {
  knownPositionOf,
  recallPosition,
  rememberPosition,
  KnownPosition,
} from '@/lib/features/table/load/known-position';
import { keysOf } from '@/lib/features/table/load/load-table';
import { clocksAfter } from '@/lib/features/table/load/row-clocks';
import { newestRowFor } from '@/lib/features/table/load/visible';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { TableOutcome } from '@/lib/features/table/refusals';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Rejection } from '@/lib/game/engine/rejections';
import { replay } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { LogRow } from '@/lib/game/eventlog/row';
import { rulesFor } from '@/lib/game/rulesets';
import { isHidden } from '@/lib/game/wording/setup';
import { isClockOff, systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { noteMove } from '@/lib/platform/ops/samples';
import { work, type Mover } from '@/lib/platform/ops/work';
import {
  appendRow,
  nextRowAt,
  loadForCommand,
  type AppendResult,
  type CommandContext,
  type EarlierRow,
  type SeatProof,
} from './command-store';
import { whatHelps } from './helping-steps';
import { workOutStep, type DecidedStep } from './step';
import { messagesOfStep } from './step-messages';

export interface Submission {
  readonly gameId: string;
  /** Proves the seat: its token, or the person who holds it. */
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
  /**
   * The newest row the player has seen; if there is a newer one, the command was meant for another position.
   */
  readonly expectedSeq: number;
  /**
   * A UUID made by the client. A repeated command under the same id gets the first answer and is
   * applied once.
   */
  readonly commandId: string;
  readonly command: Command;
}

/** The answer to an accepted command. */
export interface CommandAnswer extends Pick<LogRow, 'seq' | 'hash' | 'at' | 'events'> {
  readonly waitingFor: readonly SeatId[];
}

export interface SubmittedCommand {
  readonly answer: CommandAnswer;
  readonly seat: SeatId;
  /** Number of messages queued in the outbox, to deliver after the response. */
  readonly told: number;
  /** Whether a computer acts next: let it play after the response. */
  readonly computerNext: boolean;
  /**
   * Whether a player has a plan that may need processing: do so after the response, before any notification.
   */
  readonly plansNext: boolean;
  /** Whether the game is over: its result is written after the response. */
  readonly isOver: boolean;
}

/** A submission whose seat is proved in some other way. */
type ProvedSubmission = Omit<Submission, 'token' | 'userId'>;

/**
 * Applies a command, including undo, or returns a refusal. A command is applied once and completely, or
 * not at all.
 */
export async function submitCommand(
  input: Submission,
  clock: Clock = systemClock,
): Promise<TableOutcome<SubmittedCommand>> {
  const { token, userId } = input;
  if (!token && !userId) return refused({ kind: 'token-missing' });
  const began = performance.now();
  const outcome = await submit(input, keysOf({ token, userId }), clock);
  if (outcome.ok) noteMove(performance.now() - began);
  return outcome;
}

/**
 * Submits a command for a computer's seat. Not reachable by requests: only the service plays for computers.
 */
export async function submitForComputer(
  input: ProvedSubmission,
  computer: SeatId,
  clock: Clock = systemClock,
): Promise<TableOutcome<SubmittedCommand>> {
  return submit(input, { computer }, clock);
}

/**
 * Submits a command for a plan of the seat's holder, valid while they hold the seat. With a token, it
 * must also still permit confirming plans.
 */
export async function submitForPlan(
  input: ProvedSubmission,
  { seat, plan, delegate }: { readonly seat: SeatId; readonly plan: string; readonly delegate?: SeatKeys },
  clock: Clock = systemClock,
): Promise<TableOutcome<SubmittedCommand>> {
  return submit(input, { planned: seat, plan, ...(delegate ? { delegate } : {}) }, clock);
}

async function submit(
  input: ProvedSubmission,
  proof: SeatProof,
  clock: Clock,
): Promise<TableOutcome<SubmittedCommand>> {
  const until = await readOnlyUntil(clock);
  if (until) return refused({ kind: 'read-only', until });
  return judge(input, proof, clock);
}

async function judge(
  input: ProvedSubmission,
  proof: SeatProof,
  clock: Clock,
): Promise<TableOutcome<SubmittedCommand>> {
  const { gameId, commandId } = input;
  const recalled = recallPosition(gameId);
  const undoTo = input.command.type === 'Undo' ? input.command.to : undefined;
  const context = await loadForCommand({ gameId, commandId, proof, knownHead: recalled?.head, undoTo });
  const refusal = refuseSeat(context);
  if (!context || !context.seat || refusal) return refused(refusal ?? { kind: 'unknown-table' });
  const { seat } = context.seat;
  if (context.earlier) return answerAgain(context.earlier, context, seat, input);
  if (isClockOff()) return refused({ kind: 'clock-wrong' });
  if (context.game.status === 'ended') return refused({ kind: 'ended', seq: context.game.seq });
  const known = await knownPositionOf(context, recalled);
  // A seat that does not see the current turn gets the newest row that it sees, which does not reveal the
  // number of steps.
  const newest = newestRowFor(context.game, known.position.state, seat);
  if (input.expectedSeq !== newest) return refused({ kind: 'stale', seq: newest });
  const decision = decideOn(known, seat, input.command);
  if (!decision.ok) return rejected(known, seat, input.command, decision.error, newest);
  const step = await workOutStep(known, decision.value, {
    ...input,
    seat,
    at: nextRowAt(context, clock.now()),
  });
  const { clocks, keptClocks, computers, planning } = context;
  const done = await append({
    gameId,
    known,
    step,
    seat,
    proof,
    clocks,
    keptClocks,
    delegateId: actingFor(context),
  });
  if (!done) return answerLate(input, proof, context, clock);
  return accepted(step, seat, { told: done.told, computers, planning });
}

function decideOn({ pack, position: { state }, secrets }: KnownPosition, seat: SeatId, command: Command) {
  return rulesFor(state.rulesVersion).decide(pack, state, secrets, seat, command);
}

function accepted(
  { row: { seq, hash, at }, events, position }: DecidedStep,
  seat: SeatId,
  { told, ...next }: Pick<CommandContext, 'computers' | 'planning'> & { readonly told: number },
): TableOutcome<SubmittedCommand> {
  const waitingFor = toAct(position.state);
  const answer = { seq, hash, at, events, waitingFor };
  return { ok: true, value: { answer, seat, told, ...nextOf(next, waitingFor) } };
}

/** The id of the delegate, if the seat was proved by their link. */
function actingFor({ delegate, seat }: CommandContext): string | undefined {
  return delegate?.isOver || delegate?.seat !== seat?.seat ? undefined : delegate?.id;
}

function moverOf(proof: SeatProof): Mover {
  if ('computer' in proof) return 'computer';
  return 'planned' in proof ? 'plan' : 'person';
}

function isClosed(game: GameHead): boolean {
  return isHidden(game.watchers) || isSealed(game);
}

function refuseSeat(context: CommandContext | undefined) {
  if (!context) return { kind: 'unknown-table' } as const;
  if (!context.seat && context.delegate)
    return { kind: context.delegate.isOver ? 'delegate-ended' : 'delegate-may-not' } as const;
  // A closed table must look like an unknown one to everyone but its players.
  if (!context.seat) return { kind: isClosed(context.game) ? 'unknown-table' : 'token-wrong' } as const;
  return context.seat.seated ? undefined : ({ kind: 'not-seated' } as const);
}

/** A refusal by the rules, with steps that would help, computed from the seat's own view. */
function rejected(known: KnownPosition, seat: SeatId, command: Command, rejection: Rejection, seq: number) {
  const { pack } = known;
  const help =
    seq === known.seq ? whatHelps({ pack, view: known.viewOf(seat), me: seat }, command) : undefined;
  return refused({ kind: 'rejected', rejection, seq, help });
}

interface Appending extends Pick<CommandContext, 'clocks' | 'keptClocks'> {
  readonly gameId: string;
  readonly known: KnownPosition;
  readonly step: DecidedStep;
  readonly seat: SeatId;
  readonly proof: SeatProof;
  readonly delegateId: string | undefined;
}

/** Appends a step and caches its position; undefined if the table has changed since the decision. */
async function append({
  gameId,
  known,
  step,
  seat,
  proof,
  clocks,
  keptClocks,
  delegateId,
}: Appending): Promise<AppendResult | undefined> {
  const { row, position, secretsChanged, events } = step;
  const { state, secrets } = position;
  const waiting = toAct(state);
  const changes = clocksAfter(clocks, { at: new Date(row.at), events, waiting, restored: keptClocks });
  const appended = await appendRow({
    gameId,
    row,
    state,
    waiting,
    finished: state.phase === 'finished',
    ...(secretsChanged && secrets ? { secrets } : {}),
    outbox: messagesOfStep(known.position.state, step, seat),
    clocks: changes,
    tableRevision: clocks.tableRevision,
    isByPerson: !('computer' in proof),
    delegateId,
  });
  if (!appended.appended) return undefined;
  work().moves.inc({ by: moverOf(proof) });
  rememberPosition(gameId, step.known(known, waiting));
  return appended;
}

/**
 * The answer when the table has changed since the decision. Either this command was sent twice at once,
 * or another one makes it stale. If only a holder or a clock changed, everything is decided again.
 */
async function answerLate(
  input: ProvedSubmission,
  proof: SeatProof,
  before: CommandContext,
  clock: Clock,
): Promise<TableOutcome<SubmittedCommand>> {
  const { gameId, commandId } = input;
  const context = await loadForCommand({ gameId, commandId, proof, knownHead: recallPosition(gameId)?.head });
  if (!context) return refused({ kind: 'unknown-table' });
  const isOver = context.delegate?.isOver !== before.delegate?.isOver;
  if (isOver || context.clocks.tableRevision !== before.clocks.tableRevision)
    return judge(input, proof, clock);
  if (context.earlier && before.seat) return answerAgain(context.earlier, context, before.seat.seat, input);
  const { state } = (await knownPositionOf(context, recallPosition(gameId))).position;
  return refused({ kind: 'stale', seq: newestRowFor(context.game, state, before.seat?.seat) });
}

function answerAgain(
  earlier: EarlierRow,
  context: CommandContext,
  seat: SeatId,
  { command }: ProvedSubmission,
): TableOutcome<SubmittedCommand> {
  const { game } = context;
  const isSame = earlier.seat === seat && canonicalJson(earlier.command) === canonicalJson(command);
  if (!isSame) return refused({ kind: 'command-id-reused', seq: game.seq });
  const { seq, hash, at, waiting } = earlier;
  const answer = { seq, hash, at, events: eventsOf(earlier), waitingFor: waiting };
  // Follow-up work is repeated too: the process that should have done it after the first answer may have
  // died.
  return { ok: true, value: { answer, seat, told: 0, ...nextOf(context, game.waiting) } };
}

/** Work for the service to do after the response. */
function nextOf(
  { computers, planning }: Pick<CommandContext, 'computers' | 'planning'>,
  waiting: readonly SeatId[],
) {
  return {
    computerNext: waiting.some((seat) => computers.includes(seat)),
    plansNext: planning,
    isOver: waiting.length === 0,
  };
}

/** The position right after row `seq`, for an answer that includes it. */
export async function positionAfter(gameId: string, seq: number): Promise<KnownPosition> {
  const known = recallPosition(gameId);
  if (known?.seq === seq) return known;
  const rows = await readWholeLog(gameId, seq);
  const position = replay(rows.map(entryOf));
  const { pack } = position.state;
  return new KnownPosition(await loadPack(pack), seq, rows.at(-1)?.hash ?? '', position);
}
