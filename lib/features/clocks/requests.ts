/** Asking, agreeing, refusing, withdrawing and taking back: the same for all kinds of requests. */
import 'server-only';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { InvariantError } from '@/lib/game/engine/rejections';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { aboutOf, isRetractable, isVoterOf, lateSeats, personAt, speakerOf } from './agenda';
import type { Agenda } from './agenda-store';
import { lateQuestion, tallyOn } from './late-requests';
import { tellState } from './notify-table';
import { newRequest, opened } from './opened-requests';
import type { ClockOutcome } from './refusals';
import {
  DELAYED_KINDS,
  TURN_BACK,
  type Asking,
  type Count,
  type Question,
  type RequestKind,
  type TableRequest,
  type Wish,
} from './request';
import { act, done, withVote, type Asked, type AtTable, type Decided, type Voting } from './request-act';
import { KINDS } from './request-kinds';
import { changeRequests, type RequestWrite } from './request-store';

const nothingLeft = ({ shownSeq: seq }: Agenda) => refused({ kind: 'not-to-take-back', seq });

/** Asks for something, or agrees to what somebody else has asked for in the same words. */
export async function ask(
  { gameId, who }: AtTable,
  wish: Wish,
  clock: Clock = systemClock,
): Promise<ClockOutcome<Asked>> {
  const { isHostHeard, pose, opens } = KINDS[wish.kind];
  const { kind, seat } = wish;
  return act({ gameId, who, kind, seat, clock }, (locked, facts, now) => {
    const speaker = speakerOf(locked.agenda, who, { isHostHeard });
    if (!speaker.ok) return speaker;
    const asking = { ...speaker.value, requests: locked.requests, facts, now };
    const posed = pose(asking, wish);
    if (!posed.ok) return posed;
    return opens ? opened(asking, posed.value, opens) : voted(asking, posed.value);
  });
}

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
