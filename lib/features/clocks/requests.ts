/** Asking, agreeing, refusing, withdrawing and taking back: the same for all kinds of requests. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { refused } from '@/lib/platform/http/refused';
import { aboutOf, isRetractable, isVoterOf, lateSeats, personAt, speakerOf } from './agenda';
import { loadAgenda, type Agenda } from './agenda-store';
import { endedTurnOf, takeBackTurn, tellState } from './carry-out';
import { lateQuestion, tallyOn } from './late-requests';
import type { ClockOutcome } from './refusals';
import {
  DELAYED_KINDS,
  TURN_BACK,
  type Asking,
  type Count,
  type DecisionKind,
  type Facts,
  type Question,
  type RequestKind,
  type TableRequest,
  type TurnBackAct,
  type Wish,
} from './request';
import { KINDS, turnQuestion, votersOf } from './request-kinds';
import { changeRequests, type LockedAgenda, type RequestWrite } from './request-store';

/** Maximum attempts while others change the table. */
const MAX_TRIES = 5;

/** A visitor at a table. */
export interface AtTable {
  readonly gameId: string;
  readonly who: Visitor;
}

/** The state of a request after somebody asked or agreed. */
export interface Asked {
  /** The stored request: decided, or waiting for answers. */
  readonly request?: TableRequest;
  /** Whether it is in effect. */
  readonly isDone: boolean;
  readonly count: Count;
  /** Who acted. */
  readonly by?: SeatId;
}

interface Decided extends RequestWrite {
  readonly asked?: Asked;
  /** The table has changed since the facts were read. */
  readonly isStale?: true;
}

const NO_COUNT: Count = { seats: [], missing: [], needed: 0 };
const done = (count: Count = NO_COUNT): Asked => ({ isDone: true, count });
const nothingLeft = ({ shownSeq: seq }: Agenda) => refused({ kind: 'not-to-take-back', seq });

/** Asks for something, or agrees to what somebody else has asked for in the same words. */
export async function ask(
  { gameId, who }: AtTable,
  wish: Wish,
  clock: Clock = systemClock,
): Promise<ClockOutcome<Asked>> {
  const { isHostHeard, pose, openMs } = KINDS[wish.kind];
  return act({ gameId, who, kind: wish.kind, clock }, (locked, facts, now) => {
    const speaker = speakerOf(locked.agenda, who, { isHostHeard });
    if (!speaker.ok) return speaker;
    const asking = { ...speaker.value, requests: locked.requests, facts, now };
    const posed = pose(asking, wish);
    if (!posed.ok) return posed;
    return openMs === undefined ? voted(asking, posed.value) : opened(asking, posed.value, openMs);
  });
}

type Decide = (locked: LockedAgenda, facts: Facts, now: Date) => ClockOutcome<Decided>;

interface Act extends AtTable {
  readonly kind: RequestKind;
  readonly id?: string | undefined;
  readonly clock: Clock;
}

/** Decides an act while the table is locked, and carries out what the lock cannot cover. */
async function act({ gameId, who, kind, id, clock }: Act, decide: Decide): Promise<ClockOutcome<Asked>> {
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const now = clock.now();
    const facts = await factsOf({ gameId, who }, kind);
    const outcome = await changeRequests<Decided>({ gameId, who, id, now }, (locked) => {
      const { agenda } = locked;
      if (agenda && facts.ended && facts.ended.seq !== agenda.seq)
        return { ok: true, value: { isStale: true } };
      return decide(locked, facts, now);
    });
    if (!outcome.ok) return outcome;
    const { asked, isStale } = outcome.value;
    if (isStale) continue;
    const { request, count } = asked ?? {};
    if (asked && request?.kind === TURN_BACK && request.state === 'open' && count?.passed) {
      const back = await takeBackTurn(request, asked.by, clock);
      return back.ok ? { ok: true, value: { ...done(), request: back.value } } : back;
    }
    return { ok: true, value: asked ?? done() };
  }
  return refused({ kind: 'not-to-take-back', seq: 0 });
}

/** The facts that a kind needs besides the locked table. */
async function factsOf({ gameId, who }: AtTable, kind: RequestKind): Promise<Facts> {
  if (kind === TURN_BACK) {
    const agenda = await loadAgenda(gameId);
    return agenda ? { ended: { seq: agenda.seq, turn: await endedTurnOf(agenda) } } : {};
  }
  if (kind === 'resign') {
    const table = await loadTable(gameId, who, { log: 'none' });
    return table ? { turnsDone: table.view.state.turnsDone } : {};
  }
  return KINDS[kind].isHostHeard ? { isClockWrong: await isClockWrong() } : {};
}

type Voting = Asking & { readonly by: SeatId };

/** The table once this person has voted. A person on several seats votes under the first. */
function withVote<A extends Voting>(asking: A, { kind, voted }: Question): A & { readonly vote: VoteOf } {
  const { agenda, by, now } = asking;
  const vote = { seat: by, question: kind, about: voted };
  const isKnown = agenda.voices.some(
    (each) => each.seat === by && each.question === kind && each.about === voted,
  );
  const voices = isKnown ? agenda.voices : [...agenda.voices, { ...vote, at: now }];
  const sorted = voices.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.seat - b.seat);
  return { ...asking, agenda: { ...agenda, voices: sorted }, vote };
}
type VoteOf = { readonly seat: SeatId; readonly question: string; readonly about: string };

/** Counts a vote, and decides if there is enough consent now. */
function voted(before: Voting, question: Question): ClockOutcome<Decided> {
  const { count, isHostHeard } = KINDS[question.kind];
  if (count(before, question).passed?.why === 'own') return decided(before, question);
  const { vote, ...asking } = withVote(before, question);
  const outcome = decided(asking, question);
  // The first vote about a late seat sets a deadline: after it, silence counts.
  const watched = isHostHeard ? { watched: question.seat } : {};
  return outcome.ok ? { ok: true, value: { vote, ...watched, ...outcome.value } } : outcome;
}

/** The effect or the stored request of a question that has enough consent; messages if it has not. */
function decided(asking: Asking, question: Question): ClockOutcome<Decided> {
  const { agenda, by, requests } = asking;
  const { count: countOf, asks } = KINDS[question.kind];
  const count = countOf(asking, question);
  const asked: Asked = { isDone: false, count };
  const { passed } = count;
  if (!passed) {
    const messages = by === undefined ? [] : asks?.({ ...asking, by }, question, count);
    return { ok: true, value: { asked, ...(messages ? { messages } : {}) } };
  }
  const { question: won } = passed;
  const { change, tells, afterMs, isHostHeard } = KINDS[won.kind];
  if (afterMs === undefined) {
    const effect = change(asking, won);
    const isNew = effect && effect !== TURN_BACK;
    const now = isNew ? { change: effect, messages: tells?.(asking, won) ?? [] } : {};
    return { ok: true, value: { asked: done({ ...count, needed: 0 }), ...now } };
  }
  const open = requests.filter(({ state, subject }) => state === 'open' && subject === won.subject);
  const isStanding = open.some((each) => KINDS[each.kind].change(asking, each) !== undefined);
  if (!isStanding) return { ok: true, value: { ...stored(asking, passed, afterMs, asked), voided: open } };
  return isHostHeard
    ? { ok: true, value: { asked } }
    : refused({ kind: 'not-to-agree', seq: agenda.shownSeq });
}

/** The request that is stored, with its entry and its messages. */
function stored(
  { agenda, by: voter, now }: Asking,
  { question, by, why }: NonNullable<Count['passed']>,
  afterMs: number,
  asked: Asked,
): Decided {
  const { voted: about } = question;
  const kind = DELAYED_KINDS.find((each) => each === question.kind);
  if (!kind) throw new InvariantError(`${question.kind} is not stored`);
  const effectAt = new Date(now.getTime() + afterMs);
  const made = newRequest(agenda, { ...question, kind }, { by, why, at: now, effectAt, undoUntil: effectAt });
  // The last voter knows. Where time has decided, nobody does.
  const doer = why === 'silence' || why === 'first-voice' ? undefined : voter;
  return {
    asked: { ...asked, request: made },
    made,
    entry: { seat: made.seat, kind: `decided-${kind}`, by: by[0] },
    messages: tellState(agenda, made, now, doer),
    // If it is taken back, everyone votes again. Votes about a late seat stay visible until then.
    ...(KINDS[kind].isHostHeard ? {} : { dropped: { questions: [kind], about } }),
  };
}

function newRequest(
  { gameId }: Agenda,
  { kind, subject, seat, about, detail }: Question & { readonly kind: DecisionKind },
  times: Pick<TableRequest, 'why' | 'at' | 'effectAt' | 'undoUntil'> & { readonly by: readonly SeatId[] },
): TableRequest {
  const what = { gameId, id: randomUUID(), kind, subject, seat, about, detail: { ...detail } };
  return { ...what, ...times, by: [...times.by], state: 'open', endedAt: null, endedBy: null };
}

// Requests that are stored when they are asked.

/** Opens a request with the vote of its asker, or finds the one that is open. */
function opened(asking: Voting, question: Question, openMs: number): ClockOutcome<Decided> {
  const { agenda, by, now, requests } = asking;
  const open = requests.filter(({ state, kind }) => state === 'open' && kind === TURN_BACK);
  const known = open.find(({ about }) => about === question.about);
  const times = { at: now, effectAt: new Date(now.getTime() + openMs), undoUntil: now };
  const made =
    known ?? newRequest(agenda, { ...question, kind: TURN_BACK }, { by: [by], why: 'own', ...times });
  const answered = answeredBy(asking, made);
  if (known) return { ok: true, value: answered };
  const { count } = answered.asked;
  const messages = KINDS[TURN_BACK].asks?.(asking, turnQuestion(agenda, made), count) ?? [];
  return { ok: true, value: { ...answered, made, messages, voided: open } };
}

function answeredBy(before: Voting, request: TableRequest): Decided & { readonly asked: Asked } {
  const question = turnQuestion(before.agenda, request);
  const { vote, ...asking } = withVote(before, question);
  const count = KINDS[TURN_BACK].count(asking, question);
  return { vote, asked: { request, isDone: false, count, by: before.by } };
}

/** Answers a stored request, or withdraws the own one. */
export async function answer(
  { gameId, who, id }: AtTable & { readonly id: string | undefined },
  verb: Exclude<TurnBackAct, 'ask'>,
  clock: Clock = systemClock,
): Promise<ClockOutcome<Asked>> {
  return act({ gameId, who, kind: TURN_BACK, id, clock }, ({ agenda: found, requests }, facts, now) => {
    const speaker = speakerOf(found, who, { isHostHeard: KINDS[TURN_BACK].isHostHeard });
    if (!speaker.ok) return speaker;
    const { agenda, by } = speaker.value;
    if (agenda.status !== 'running') return refused({ kind: 'ended', seq: agenda.shownSeq });
    const request = requests.find((each) => each.id === id && each.kind === TURN_BACK);
    if (!request) return nothingLeft(agenda);
    const question = turnQuestion(agenda, request);
    if ((question.apart === by) !== (verb === 'withdraw'))
      return refused({ kind: 'not-asked', seq: agenda.shownSeq });
    if (verb !== 'agree') return refusedBy(agenda, request, by, now);
    if (request.state === 'done') return { ok: true, value: { asked: { ...done(), request } } };
    if (request.state !== 'open') return nothingLeft(agenda);
    if (!votersOf(agenda, question).includes(by)) return refused({ kind: 'not-asked', seq: agenda.shownSeq });
    const answered = answeredBy({ agenda, by, requests, facts, now }, request);
    const isPossible = KINDS[TURN_BACK].change({ agenda, facts, now }, request) !== undefined;
    return isPossible || answered.asked.count.passed ? { ok: true, value: answered } : nothingLeft(agenda);
  });
}

function refusedBy(agenda: Agenda, request: TableRequest, by: SeatId, now: Date): ClockOutcome<Decided> {
  if (request.state !== 'open') return nothingLeft(agenda);
  const ended = { ...request, state: 'taken-back' } as const;
  return {
    ok: true,
    value: {
      asked: { request: ended, isDone: false, count: NO_COUNT },
      ended: { id: request.id, state: 'taken-back', by },
      messages: tellState(agenda, ended, now, by),
    },
  };
}

// Withdrawing and taking back.

/** Withdraws a person's votes for these kinds, while others have yet to agree. */
export async function withdraw(
  { gameId, who }: AtTable,
  kinds: readonly RequestKind[],
  clock: Clock = systemClock,
): Promise<ClockOutcome<RequestWrite>> {
  return changeRequests({ gameId, who, now: clock.now() }, ({ agenda: found }) => {
    const speaker = speakerOf(found, who, { isHostHeard: false });
    if (!speaker.ok) return speaker;
    const { agenda, by } = speaker.value;
    if (agenda.status !== 'running') return refused({ kind: 'ended', seq: agenda.seq });
    const seats = agenda.seats.map(({ seat }) => seat).filter((seat) => personAt(agenda, seat) === by);
    return { ok: true, value: { dropped: { questions: kinds, seats } } };
  });
}

/** Takes a request back. Only its voters can do this, until it takes effect. */
export async function takeBackDecision(
  { gameId, who, id }: AtTable & { readonly id: string },
  clock: Clock = systemClock,
): Promise<ClockOutcome<TableRequest>> {
  const now = clock.now();
  const outcome = await changeRequests({ gameId, who, id, now }, ({ agenda: found, requests }) => {
    const speaker = speakerOf(found, who, { isHostHeard: true });
    if (!speaker.ok) return speaker;
    const { agenda, by } = speaker.value;
    const request = requests.find((each) => each.id === id);
    if (!request || !isRetractable(request)) return nothingLeft(agenda);
    if (!isVoterOf(agenda, request, by)) return refused({ kind: 'not-asked', seq: agenda.shownSeq });
    const back: TableRequest = { ...request, state: 'taken-back' };
    const { kind, seat, about, detail } = request;
    return {
      ok: true,
      value: {
        back,
        ended: { id, state: 'taken-back', by },
        entry: { seat, kind: 'taken-back', by },
        messages: tellState(agenda, back, now, by),
        // The next vote starts from zero.
        dropped: { questions: [kind], about: detail.bot ? `${about}.${detail.bot}` : about },
      },
    };
  });
  return outcome.ok ? { ok: true, value: outcome.value.back } : outcome;
}

// Settled by time.

/** The result of the votes about a late seat, with the silence of the others: more time, or a decision. */
export async function settleLate(agenda: Agenda, clock: SeatClock, now: Date): Promise<boolean> {
  if (!tallyOn(agenda, clock, now).passed) return false;
  const { gameId } = agenda;
  const outcome = await changeRequests<Decided>({ gameId, now }, ({ agenda: newest, requests }) => {
    const late = newest && lateSeats(newest, now).find((each) => aboutOf(each) === aboutOf(clock));
    if (!newest || !late) return { ok: true, value: {} };
    return decided({ agenda: newest, requests, now, facts: {} }, lateQuestion(late, 'end'));
  });
  if (!outcome.ok) return false;
  const { made, change } = outcome.value;
  return (made ?? change) !== undefined;
}
