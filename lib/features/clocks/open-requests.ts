/** The open requests of a table, all in one shape. */
import 'server-only';
import type { OpenRequest, TableAgenda } from '@/lib/features/clocks/view';
import type { SeatId } from '@/lib/game/engine/commands';
import { isSensiblePause, openPauses, pauseNamed } from '@/lib/game/pace/bank';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import { decidersOf, personAt } from './agenda';
import type { Agenda } from './agenda-store';
import { TURN_BACK, type Count, type Question, type TableRequest } from './request';
import { endQuestion, KINDS, turnQuestion } from './request-kinds';

type Decision = TableAgenda['decisions'][number];
type Acts = OpenRequest['may'];

/** The late seats and the decisions of a table, as its reader sees them. */
type Shown = Pick<TableAgenda, 'late' | 'decisions'>;

/** The requests that wait for consent or for their time. Offers and new links of seats are read apart. */
export function openRequests(
  agenda: Agenda,
  { late, decisions }: Shown,
  stored: readonly TableRequest[],
  now: Date,
): readonly OpenRequest[] {
  if (agenda.status !== 'running') return [];
  const open = decisions.filter(({ state }) => state === 'open');
  const turns = stored.filter(({ kind, state }) => kind === TURN_BACK && state === 'open');
  const by = speakerIn(agenda);
  return [
    ...open.filter(({ kind }) => kind !== TURN_BACK).map(decidedRequest),
    ...late.flatMap((one) => lateRequests(one, by !== undefined && mayDecide(agenda, by, now), by)),
    ...turns.map((one) => ({
      ...askedRequest(agenda, turnQuestion(agenda, one), now),
      id: one.id,
      endsAt: one.effectAt.toISOString(),
    })),
    // The votes for a holiday stay when it is agreed.
    ...votedQuestions(agenda, now)
      .map((question) => askedRequest(agenda, question, now))
      .filter(({ missing }) => missing.length > 0),
  ];
}

/** The person who can answer: a holder under their first seat, or a host without one. */
function speakerIn(agenda: Agenda): SeatId | undefined {
  const { me, invited, isHost } = agenda;
  if (me !== undefined) return personAt(agenda, me);
  return isHost && invited === undefined ? HOST_VOICE : undefined;
}

const mayDecide = (agenda: Agenda, by: SeatId, now: Date): boolean =>
  by === HOST_VOICE || decidersOf(agenda, now).includes(by);

function decidedRequest({ id, kind, seat, bot, name, by, effectAt, isMine }: Decision): OpenRequest {
  return {
    ...{ key: id, id, kind, seat, name, by, agreed: by, missing: [], needed: by.length },
    ...(bot === 'master' || bot === 'journeyman' ? { bot } : {}),
    ...{ subject: `${kind}.${seat}`, state: 'decided', effectAt, undoUntil: effectAt },
    may: isMine ? ['withdraw'] : [],
  };
}

/** The answers about a late seat: its clock asks, so they are open before anybody has voted. */
function lateRequests(
  { seat, votes, missing, silenceAt, lastAt }: TableAgenda['late'][number],
  isAsked: boolean,
  by: SeatId | undefined,
): readonly OpenRequest[] {
  return votes.flatMap(({ answer, bot, seats, needed, silent, host }) => {
    if (answer === 'nudge') return [];
    const agreed = [...seats, ...(host ? [HOST_VOICE] : [])];
    const isOpen = isAsked && by !== undefined && !agreed.includes(by);
    return {
      ...{ key: [answer, seat, bot].join('.'), kind: answer, subject: `late.${seat}`, seat, bot },
      ...{ by: [], agreed, silent, missing, needed, state: 'asked' as const, silenceAt, effectAt: lastAt },
      may: isOpen ? (['agree'] as const) : [],
    };
  });
}

/** The questions that people have voted on and that need all of them. */
function votedQuestions(agenda: Agenda, now: Date): readonly Question[] {
  const ending = openPauses(agenda.clocks.pauses, now)[0]?.until.toISOString();
  const asked = agenda.voices.flatMap(({ question: kind, about, seat }): readonly Question[] => {
    const holiday = { voted: about, about, seat, subject: 'holiday', detail: {} };
    switch (kind) {
      case 'concede':
        return [endQuestion(agenda, kind, Number(about), seat)];
      case 'agreed-end':
        return [endQuestion(agenda, kind, undefined, seat)];
      case 'holiday':
        return isSensiblePause(pauseNamed(about), now) ? [{ ...holiday, kind }] : [];
      case 'holiday-end':
        return about === ending ? [{ ...holiday, kind }] : [];
      default:
        return [];
    }
  });
  return asked.filter(
    ({ kind, voted }, at) => asked.findIndex((each) => each.kind === kind && each.voted === voted) === at,
  );
}

/** A request that waits for consent, counted by the row of its kind. */
function askedRequest(agenda: Agenda, question: Question, now: Date): OpenRequest {
  const { kind, voted, seat, subject, about, apart } = question;
  const count = KINDS[kind].count({ agenda, now, facts: {} }, question);
  const { seats: agreed, missing } = count;
  const asker = kind === TURN_BACK ? [seat] : agreed.slice(0, 1);
  return {
    ...{ key: [kind, voted].join('.'), kind, subject, by: asker, agreed, missing, state: 'asked' },
    needed: agreed.length + missing.length,
    ...(kind === 'concede' || kind === TURN_BACK ? { seat } : {}),
    ...spanOf(kind, about),
    may: mayDo(kind, speakerIn(agenda), apart, count),
  };
}

function spanOf(kind: Question['kind'], about: string): Pick<OpenRequest, 'from' | 'until'> {
  if (kind !== 'holiday' && kind !== 'holiday-end') return {};
  const { from, until } = pauseNamed(about);
  return { from: from?.toISOString(), until: until.toISOString() };
}

function mayDo(
  kind: Question['kind'],
  by: SeatId | undefined,
  apart: SeatId | undefined,
  { seats, missing }: Count,
): Acts {
  if (by === undefined) return [];
  if (kind === TURN_BACK && by === apart) return ['withdraw'];
  if (missing.includes(by)) return kind === TURN_BACK ? ['agree', 'refuse'] : ['agree'];
  return seats.includes(by) && (kind === 'concede' || kind === 'agreed-end') ? ['withdraw'] : [];
}
