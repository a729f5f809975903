/** Requests that are stored when they are asked: opened, answered, withdrawn, and taken up. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatId } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { speakerOf } from './agenda';
import { lookAtCompetition } from './agenda-change-store';
import type { Agenda } from './agenda-store';
import type { ClockOutcome } from './refusals';
import {
  STORED_KINDS,
  TURN_BACK,
  type RequestAnswer,
  type AnyRequest,
  type Opens,
  type Question,
  type StandingKind,
  type StoredKind,
} from './request';
import {
  act,
  done,
  NO_COUNT,
  withVote,
  type Asked,
  type AtTable,
  type Decided,
  type Voting,
} from './request-act';
import { KINDS } from './request-kinds';
import { changeRequests, type RequestWrite } from './request-store';

/** A request as it is stored. */
export function newRequest<K extends StoredKind>(
  { gameId }: Agenda,
  { kind, subject, seat, about, detail, tokenHash }: Omit<Question, 'kind'> & { readonly kind: K },
  times: Pick<AnyRequest, 'why' | 'at' | 'effectAt' | 'undoUntil'> & { readonly by: readonly SeatId[] },
): AnyRequest & { readonly kind: K } {
  const what = { gameId, id: randomUUID(), kind, subject, seat, about, detail: { ...detail } };
  const ends = { state: 'open', endedAt: null, endedBy: null } as const;
  return { ...what, ...times, ...ends, by: [...times.by], tokenHash: tokenHash ?? null };
}

/** Opens a request with the vote of its asker, or finds the one about the same turn. */
export function opened(asking: Voting, question: Question, opens: Opens): ClockOutcome<Decided> {
  const { agenda, by, now, requests } = asking;
  const kind = STORED_KINDS.find((each) => each === question.kind);
  if (!kind) throw new InvariantError(`${question.kind} is not stored`);
  const open = requests.filter(({ state, subject }) => state === 'open' && subject === question.subject);
  const known = kind === TURN_BACK ? open.find(({ about }) => about === question.about) : undefined;
  if (known) return { ok: true, value: answeredBy(asking, known, opens) };
  const made = newRequest(
    agenda,
    { ...question, kind },
    { by: [by], why: 'own', at: now, ...opens.until(now) },
  );
  const answered = answeredBy(asking, made, opens);
  const { seat, tokenHash } = question;
  const messages = KINDS[kind].asks?.(
    asking,
    { ...opens.question(agenda, made), tokenHash },
    answered.asked.count,
  );
  const written = writtenBy(opens, 'ask', seat, by);
  return { ok: true, value: { ...answered, ...written, made, messages: messages ?? [], voided: open } };
}

function answeredBy(before: Voting, request: AnyRequest, opens: Opens): Decided & { readonly asked: Asked } {
  const question = opens.question(before.agenda, request);
  const { count } = KINDS[request.kind];
  if (!opens.isVoted) return { asked: { request, isDone: false, count: count(before, question) } };
  const { vote, ...asking } = withVote(before, question);
  return { vote, asked: { request, isDone: false, count: count(asking, question), by: before.by } };
}

/** The entry about an act, and the messages that it makes void. */
function writtenBy(
  { entries, silences }: Opens,
  verb: RequestAnswer | 'ask',
  seat: SeatId,
  by: SeatId,
): Decided {
  const entry = entries?.[verb];
  return {
    ...(entry ? { entry: { seat, kind: entry, by } } : {}),
    ...(silences ? { silenced: { seat, kind: silences } } : {}),
  };
}

interface Answering extends AtTable {
  readonly kind: typeof TURN_BACK | StandingKind;
  readonly id?: string | undefined;
  readonly seat?: SeatId | undefined;
}

/** The request in question: by its id, or the open one about a seat. */
const inQuestion =
  ({ kind, id, seat }: Omit<Answering, 'gameId' | 'who'>) =>
  (request: AnyRequest): boolean =>
    request.kind === kind &&
    (seat === undefined ? request.id === id : request.seat === seat && request.state === 'open');

function opensOf(kind: Answering['kind']): Opens {
  const { opens } = KINDS[kind];
  if (!opens) throw new InvariantError(`${kind} is not stored when it is asked`);
  return opens;
}

/** Answers a stored request, or withdraws the own one. */
export async function answer(
  { gameId, who, ...which }: Answering,
  verb: RequestAnswer,
  clock: Clock = systemClock,
): Promise<ClockOutcome<Asked>> {
  const opens = opensOf(which.kind);
  const { isHostHeard, change } = KINDS[which.kind];
  return act({ gameId, who, ...which, clock }, ({ agenda: found, requests }, facts, now) => {
    const speaker = speakerOf(found, who, { isHostHeard });
    if (!speaker.ok) return speaker;
    const { agenda, by } = speaker.value;
    if (isBarred(opens, speaker.value, verb, which.seat)) return refused({ kind: 'token-wrong' });
    const request = requests.find(inQuestion(which));
    if (!request || agenda.status !== 'running') return opens.gone(agenda);
    const asking = { agenda, by, requests, facts, now };
    const refusal = opens.refuses(asking, request, verb);
    if (refusal) return refusal;
    const written = writtenBy(opens, verb, request.seat, by);
    if (verb !== 'agree') return endedBy(asking, request, opens, written);
    if (request.state === 'done') return { ok: true, value: { asked: { ...done(), request } } };
    if (request.state !== 'open') return opens.gone(agenda);
    const answered = answeredBy(asking, request, opens);
    const isPossible = change(asking, request) !== undefined || answered.asked.count.passed;
    return isPossible ? { ok: true, value: { ...answered, ...written } } : opens.gone(agenda);
  });
}

function endedBy(
  { agenda, by, now }: Voting,
  request: AnyRequest,
  { gone, tellsEnd }: Opens,
  written: Decided,
): ClockOutcome<Decided> {
  if (request.state !== 'open') return gone(agenda);
  const ended = { ...request, state: 'taken-back' } as const;
  return {
    ok: true,
    value: {
      ...written,
      asked: { request: ended, isDone: false, count: NO_COUNT },
      ended: { id: request.id, state: 'taken-back', by },
      messages: tellsEnd?.(agenda, ended, now, by) ?? [],
    },
  };
}

function isBarred(
  { isFor }: Opens,
  { agenda, by }: Pick<Voting, 'agenda' | 'by'>,
  verb: RequestAnswer | 'make',
  seat: SeatId | undefined,
): boolean {
  return seat !== undefined && isFor?.(agenda, verb, seat, by) === false;
}

interface TakenUp extends RequestWrite {
  readonly request: AnyRequest;
  readonly isFixture: boolean;
}

/** Takes a standing request up, once: its seat gets the link with this token. */
export async function takeUp(
  { gameId, who, tokenHash, ...which }: Answering & { readonly tokenHash: string },
  clock: Clock = systemClock,
): Promise<ClockOutcome<AnyRequest>> {
  const opens = opensOf(which.kind);
  const { isHostHeard, count, change } = KINDS[which.kind];
  const now = clock.now();
  const outcome = await changeRequests<TakenUp>(
    { gameId, who, ...which, now },
    ({ agenda, requests, facts }) => {
      const speaker = speakerOf(agenda, who, { isHostHeard });
      if (opens.isFor && !speaker.ok) return speaker;
      const by = speaker.ok ? speaker.value.by : undefined;
      if (speaker.ok && isBarred(opens, speaker.value, 'make', which.seat))
        return refused({ kind: 'token-wrong' });
      const request = requests.find(inQuestion(which));
      if (!agenda || !request || agenda.status !== 'running') return refused({ kind: 'not-that-seat' });
      const ground = { agenda, now, facts: { ...facts, tokenHash } };
      const isReady = request.state === 'open' && count(ground, opens.question(agenda, request)).passed;
      const effect = isReady ? change(ground, request) : undefined;
      if (!effect || effect === TURN_BACK) return opens.gone(agenda);
      const ended = { id: request.id, state: 'done', by: opens.isFor ? by : undefined } as const;
      return { ok: true, value: { ended, change: effect, request, isFixture: agenda.isFixture } };
    },
  );
  if (!outcome.ok) return outcome;
  // Competitions are locked before tables, so this comes after the transaction.
  if (outcome.value.isFixture) await lookAtCompetition({ gameId, at: now });
  return { ok: true, value: outcome.value.request };
}
