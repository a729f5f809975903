/** The kinds of requests: who may ask, whose consent counts, when a request takes effect, and how it changes the table. */
import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { hasOnePerson } from '@/lib/game/pace/alone';
import { aboutPause, isSensiblePause, openPauses, pauseNamed } from '@/lib/game/pace/bank';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { refused } from '@/lib/platform/http/refused';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import { isLateStill, peopleOf, personAt } from './agenda';
import type { TableEnd } from './agenda-change-store';
import type { Agenda } from './agenda-store';
import { replacing } from './holders';
import { LATE, lateSeatTo, moreTime } from './late-requests';
import { tellState, toSeat, toTable } from './notify-table';
import type { ClockOutcome } from './refusals';
import {
  NEW_LINK,
  OFFER,
  TURN_BACK,
  type AnyRequest,
  type Asking,
  type Count,
  type Ground,
  type KindRow,
  type Opens,
  type Question,
  type RequestKind,
  type TableRequest,
} from './request';
import { NEW_LINK_KIND, OFFER_KIND } from './seat-requests';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Minimum turns of each seat before a resignation counts in ratings. */
const UNRATED_TURNS = 2;
/** Maximum characters of a message to the others when leaving. */
const MAX_LETTERS = 500;
/** All requests that end a table have the same subject: at most one is open. */
const ENDING = 'ending';

/** The people who have to agree to a question that needs all. */
export function votersOf(agenda: Agenda, { apart }: Pick<Question, 'apart'>): readonly SeatId[] {
  return peopleOf(agenda).filter((seat) => seat !== apart);
}

/** Consent of all people. An agreed holiday needs no more, even if others sit down later. */
function countAll({ agenda, now }: Ground, question: Question): Count {
  const voters = votersOf(agenda, question);
  const said = agenda.voices.filter(
    (each) => each.question === question.kind && each.about === question.voted,
  );
  const seats = said.map(({ seat }) => seat).filter((seat) => voters.includes(seat));
  const isAgreed = question.kind === 'holiday' && holidayOf({ agenda, now }, question).isAgreed;
  const missing = isAgreed ? [] : voters.filter((seat) => !seats.includes(seat));
  const passed = { question, by: seats, why: 'voices' };
  return { seats, missing, needed: missing.length, ...(missing.length === 0 ? { passed } : {}) };
}

/** A choice about the own seat needs nobody else. */
function countOwn(_ground: Ground, question: Question): Count {
  return { seats: [], missing: [], needed: 0, passed: { question, by: [question.seat], why: 'own' } };
}

// The own seat.

function heldBy({ clocks }: Agenda, seat: SeatId): { readonly heldFrom: string } {
  return { heldFrom: String(clocks.seats.find((each) => each.seat === seat)?.heldFrom ?? 0) };
}

/** Whether the person who decided about the seat still holds it. */
function isHeldStill({ clocks }: Agenda, { seat, detail }: Pick<TableRequest, 'seat' | 'detail'>): boolean {
  const clock = clocks.seats.find((each) => each.seat === seat);
  return clock?.seated === true && !clock.isComputer && String(clock.heldFrom) === detail.heldFrom;
}

const notToAgree = ({ shownSeq: seq, seats }: Agenda) =>
  refused({ kind: 'not-to-agree', seq, ...(hasOnePerson(seats) ? { why: 'one-person' } : {}) });

const poseLeave: KindRow['pose'] = ({ agenda, by }, { word = '' }) => {
  const { me: seat = by } = agenda;
  const said = word.trim().slice(0, MAX_LETTERS);
  const detail = { ...heldBy(agenda, seat), ...(said ? { word: said } : {}) };
  return ownChoice(agenda, { kind: 'leave', seat, subject: `leave.${seat}`, detail });
};

const poseResign: KindRow['pose'] = ({ agenda, by, facts: { turnsDone } }) => {
  const { seats, me: seat = by } = agenda;
  const winner = seats.find((each) => each.seat !== seat)?.seat;
  if (agenda.status === 'running' && seats.length !== 2) return notToAgree(agenda);
  const isEarly = turnsDone !== undefined && turnsDone < UNRATED_TURNS * seats.length;
  const detail = { ...heldBy(agenda, seat), winner: String(winner), ...(isEarly ? { unrated: 'true' } : {}) };
  return ownChoice(agenda, { kind: 'resign', seat, subject: ENDING, detail });
};

function ownChoice(
  { status, shownSeq: seq }: Agenda,
  choice: Pick<Question, 'kind' | 'seat' | 'subject' | 'detail'>,
): ClockOutcome<Question> {
  if (status !== 'running') return refused({ kind: 'ended', seq });
  return { ok: true, value: { ...choice, voted: '', about: '' } };
}

const AFTER_AN_HOUR = { afterMs: HOUR_MS } as const;
const OWN = { isHostHeard: false, count: countOwn, ...AFTER_AN_HOUR } as const;

/** The seat becomes free, with a full clock for the next player, and the others decide what happens next. */
const freeOwnSeat: KindRow['change'] = ({ agenda, now }, request) => {
  const clock = agenda.clocks.seats.find(({ seat }) => seat === request.seat);
  if (!clock || !isHeldStill(agenda, request)) return undefined;
  return replacing(agenda, clock, { tokenHash: hashToken(newToken()) }, now);
};

// The end of the game.

/** The end of the game that a request causes; undefined for other requests. */
export function decidedEndOf({ kind, detail }: Pick<TableRequest, 'kind' | 'detail'>): TableEnd | undefined {
  const winner = /^[0-3]$/.test(detail.winner ?? '') ? { winner: Number(detail.winner) } : {};
  switch (kind) {
    case 'resign':
      return { how: 'resigned', ...winner, ...(detail.unrated ? { unrated: true } : {}) };
    case 'concede':
      return { how: 'conceded', ...winner };
    case 'agreed-end':
      return { how: 'agreed' };
    default:
      return undefined;
  }
}

const ends =
  (kind: 'end' | 'resign' | 'concede' | 'agreed-end'): KindRow['change'] =>
  ({ agenda, now }, request) => {
    if (kind === 'end' && !isLateStill(agenda, request, now)) return undefined;
    if (kind === 'resign' && !isHeldStill(agenda, request)) return undefined;
    const told = { decision: request.id, seat: request.seat };
    const end = kind === 'end' ? {} : { end: decidedEndOf({ kind, detail: request.detail }) };
    return { does: 'end', seq: agenda.seq, told, ...end };
  };

const poseEnd: KindRow['pose'] = ({ agenda, by }, { kind, winner }) => {
  const { status, shownSeq: seq, me = by, seats } = agenda;
  if (status !== 'running') return refused({ kind: 'ended', seq });
  if (kind === 'agreed-end') return { ok: true, value: endQuestion(agenda, kind, undefined, me) };
  const isSeat = seats.some(({ seat, seated }) => seated && seat === winner);
  if (winner === undefined || !isSeat || hasOnePerson(seats) || personAt(agenda, winner) === by)
    return notToAgree(agenda);
  return { ok: true, value: endQuestion(agenda, kind, winner, me) };
};

/** A proposed winner does not vote. */
export function endQuestion(
  agenda: Pick<Agenda, 'people'>,
  kind: RequestKind,
  winner: SeatId | undefined,
  me: SeatId,
): Question {
  if (winner === undefined) return { kind, voted: '', about: '', seat: me, subject: ENDING, detail: {} };
  const about = String(winner);
  const apart = personAt(agenda, winner);
  return { kind, voted: about, about, apart, seat: winner, subject: ENDING, detail: { winner: about } };
}

/** Asks the players who have not voted, once for each proposal. */
const askEnd: KindRow['asks'] = ({ agenda, by, now }, { kind, voted, detail }, { missing }) => {
  const voices = agenda.voices.filter((each) => each.question === kind && each.about === voted);
  const first = voices.map(({ at }) => at.getTime()).sort((a, b) => a - b)[0];
  const winner = detail.winner === undefined ? {} : { seats: [Number(detail.winner)] };
  const payload = { seat: agenda.me ?? by, answer: kind, ...winner };
  const key = [agenda.gameId, kind, voted, first];
  return missing.map((seat) => toSeat(agenda, seat, { kind: 'end-proposed', payload, key, now }));
};

const ALL = { isHostHeard: false, count: countAll } as const;

// A common holiday.

const poseHoliday: KindRow['pose'] = ({ agenda, by, now }, { from, until }) => {
  const { status, seats } = agenda;
  if (status !== 'running' || hasOnePerson(seats) || !until || !isSensiblePause({ from, until }, now))
    return notToAgree(agenda);
  const about = aboutPause({ from, until });
  return {
    ok: true,
    value: { kind: 'holiday', voted: about, about, seat: by, subject: 'holiday', detail: {} },
  };
};

const poseHolidayEnd: KindRow['pose'] = ({ agenda, by, now }) => {
  const pause = agenda.status === 'running' ? openPauses(agenda.clocks.pauses, now)[0] : undefined;
  if (!pause) return notToAgree(agenda);
  const about = pause.until.toISOString();
  return {
    ok: true,
    value: { kind: 'holiday-end', voted: about, about, seat: by, subject: 'holiday', detail: {} },
  };
};

/** The holiday of a question, and whether the table has agreed on exactly this one already. */
function holidayOf({ agenda, now }: Pick<Ground, 'agenda' | 'now'>, { about }: Pick<Question, 'about'>) {
  const { from, until } = pauseNamed(about);
  const start = from && from > now ? from : now;
  const isAgreed = agenda.clocks.pauses.some(
    (pause) => pause.until.getTime() === until.getTime() && pause.from <= start,
  );
  return { pause: { from: start, until }, isAgreed };
}

const beginHoliday: KindRow['change'] = (asking, question) => {
  const { pause, isAgreed } = holidayOf(asking, question);
  return isAgreed ? undefined : { does: 'pause', pause };
};

const tellPause =
  (step: string) =>
  ({ agenda, by, now }: Asking, { kind, about }: Question): readonly NewMessage[] => {
    const { from, until } = pauseNamed(about);
    const span = kind === 'holiday' ? { from: from?.toISOString(), until: until.toISOString() } : {};
    const payload = { ...span, seat: by, step };
    return toTable(agenda, { kind: 'pause', payload, key: [agenda.gameId, step, about], now, except: by });
  };

/** Votes in between change nothing for the others. */
const askPause =
  (step: string): KindRow['asks'] =>
  (asking, question, { seats }) =>
    seats.length === 1 ? tellPause(step)(asking, question) : [];

// An ended turn.

const poseTurnBack: KindRow['pose'] = ({ agenda, by, requests, facts }) => {
  const { status, shownSeq: seq, isOneTry } = agenda;
  if (status !== 'running') return refused({ kind: 'ended', seq });
  const turn = facts.ended?.turn;
  const about = String(turn?.row);
  const wasRefused = requests.some((one) => one.kind === TURN_BACK && one.about === about && isRefused(one));
  if (!turn || isOneTry || personAt(agenda, turn.seat) !== by || wasRefused)
    return refused({ kind: 'not-to-take-back', seq });
  return { ok: true, value: turnQuestion(agenda, { id: '', seat: turn.seat, about }) };
};

/** The question of a stored request about an ended turn: its votes are about its id. */
export function turnQuestion(
  agenda: Pick<Agenda, 'people'>,
  { id, seat, about }: Pick<TableRequest, 'id' | 'seat' | 'about'>,
): Question {
  const apart = personAt(agenda, seat);
  return { kind: TURN_BACK, voted: id, apart, seat, subject: TURN_BACK, about, detail: {} };
}

/** Whether another player has refused: the same turn cannot be requested again. */
const isRefused = ({ state, by, endedBy }: AnyRequest): boolean =>
  state === 'taken-back' && endedBy !== null && !by.includes(endedBy);

/** One message per turn, however often its player asks. */
const askTurnBack: KindRow['asks'] = ({ agenda, by, now }, { voted, seat, about }, { missing }) => {
  if (missing.length === 0) return [];
  const key = [agenda.gameId, TURN_BACK, about];
  return toTable(agenda, { kind: 'decision', payload: { decision: voted, seat }, key, now, except: by });
};

const TURN_BACK_OPENS: Opens = {
  isVoted: true,
  until: (now) => ({ effectAt: new Date(now.getTime() + WEEK_MS), undoUntil: now }),
  question: turnQuestion,
  gone: ({ status, shownSeq: seq }) =>
    refused(status === 'running' ? { kind: 'not-to-take-back', seq } : { kind: 'ended', seq }),
  refuses: ({ agenda, by }, request, verb) => {
    const question = turnQuestion(agenda, request);
    const isAsker = question.apart === by;
    const mayVote = verb !== 'agree' || request.state !== 'open' || votersOf(agenda, question).includes(by);
    if (isAsker === (verb === 'withdraw') && mayVote) return undefined;
    return refused({ kind: 'not-asked', seq: agenda.shownSeq });
  },
  tellsEnd: tellState,
};

/** All kinds. Adding one takes its entry here, its words, and its effect. */
export const KINDS: Readonly<Record<RequestKind, KindRow>> = {
  wait: { ...LATE, change: moreTime },
  replace: { ...LATE, ...AFTER_AN_HOUR, change: lateSeatTo('anyone') },
  computer: { ...LATE, ...AFTER_AN_HOUR, change: lateSeatTo('computer') },
  end: { ...LATE, ...AFTER_AN_HOUR, change: ends('end') },
  leave: { ...OWN, pose: poseLeave, change: freeOwnSeat },
  resign: { ...OWN, pose: poseResign, change: ends('resign') },
  concede: { ...ALL, ...AFTER_AN_HOUR, pose: poseEnd, asks: askEnd, change: ends('concede') },
  'agreed-end': { ...ALL, ...AFTER_AN_HOUR, pose: poseEnd, asks: askEnd, change: ends('agreed-end') },
  holiday: {
    ...ALL,
    pose: poseHoliday,
    asks: askPause('proposed'),
    tells: tellPause('agreed'),
    change: beginHoliday,
  },
  'holiday-end': {
    ...ALL,
    pose: poseHolidayEnd,
    asks: askPause('ending'),
    tells: tellPause('ended'),
    change: (_, { about }) => ({ does: 'end-pause', until: new Date(about) }),
  },
  [TURN_BACK]: {
    ...ALL,
    pose: poseTurnBack,
    opens: TURN_BACK_OPENS,
    asks: askTurnBack,
    change: ({ facts }, { about }) => (facts.ended?.turn?.row === Number(about) ? TURN_BACK : undefined),
  },
  [NEW_LINK]: NEW_LINK_KIND,
  [OFFER]: OFFER_KIND,
};
