import 'server-only';
import {
  isLateStill,
  isRetractable,
  isVacated,
  isVoterOf,
  lateSeats,
  mayKnow,
  pauseView,
  peopleOf,
  personAt,
  seatTimeOf,
} from '@/lib/features/clocks/agenda';
import { loadAgenda, type Agenda } from '@/lib/features/clocks/agenda-store';
import { endedTurnOf } from '@/lib/features/clocks/carry-out';
import { ballotOf, optionsAbout } from '@/lib/features/clocks/late-requests';
import { openRequests } from '@/lib/features/clocks/open-requests';
import { TURN_BACK, type TableRequest } from '@/lib/features/clocks/request';
import { endQuestion, KINDS, turnQuestion, votersOf } from '@/lib/features/clocks/request-kinds';
import { findRequest, requestsOf } from '@/lib/features/clocks/request-store';
import type {
  DecisionView,
  EndProposal,
  LateSeat,
  SeatTime,
  TableAgenda,
  TurnBackQuestion,
  Vote,
} from '@/lib/features/clocks/view';
import { freeSeatLink } from '@/lib/features/seats/fresh-link';
import { pastHolders, type DatedHolder } from '@/lib/features/seats/seat-store';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { movedBy } from '@/lib/game/pace/away';
import { HOST_VOICE, tallyOf } from '@/lib/game/pace/votes';
import { isFirm, turnBackState } from '@/lib/game/wording/decisions';

/** The clocks of a table and its open decisions; undefined if this visitor can see no such table. */
export async function tableAgenda(gameId: string, who: Visitor, now: Date): Promise<TableAgenda | undefined> {
  const agenda = await agendaFor(gameId, who);
  return agenda && viewOfAgenda(agenda, now);
}

/** The agenda of a table, with the seat that this visitor proves. */
export const agendaFor = (gameId: string, who: Visitor) => loadAgenda(gameId, keysOf(who));

/** The view of an agenda that was loaded for this visitor. */
export async function viewOfAgenda(agenda: Agenda, now: Date): Promise<TableAgenda | undefined> {
  if (!mayKnow(agenda)) return undefined;
  const { gameId } = agenda;
  const decisions = agenda.hasDecided ? await withoutOvertaken(agenda, await requestsOf(gameId)) : [];
  const past = decisions.length > 0 ? await pastHolders(gameId) : [];
  return agendaView(agenda, { decisions, past }, now);
}

/** A vote about a turn is void as soon as another person has acted. */
async function withoutOvertaken(
  agenda: Agenda,
  decisions: readonly TableRequest[],
): Promise<readonly TableRequest[]> {
  const open = decisions.find(({ kind, state }) => kind === TURN_BACK && state === 'open');
  if (!open || (await endedTurnOf(agenda))?.row === Number(open.about)) return decisions;
  return decisions.map((each) => (each === open ? { ...each, state: 'void' as const } : each));
}

interface Decided {
  readonly decisions: readonly TableRequest[];
  readonly past: readonly DatedHolder[];
}

/** The agenda of a table as its people can see it. */
function agendaView(agenda: Agenda, { decisions, past }: Decided, now: Date): TableAgenda {
  const { gameId, name, status, shownSeq, seats, clocks, me, link, invited, isHost } = agenda;
  const late = lateSeats(agenda, now).map((clock) => lateSeatOf(agenda, clock, now));
  const shown = decisions
    .filter((each) => isShown(agenda, each, now))
    .map((each) => ({
      ...viewOf(agenda, each),
      ...nameThen(agenda, past, each),
      ...voicesThen(past, each),
    }));
  const requests = openRequests(agenda, { late, decisions: shown }, decisions, now);
  return {
    gameId,
    name,
    status,
    seq: shownSeq,
    seats,
    pace: clocks.pace,
    people: peopleOf(agenda),
    ...(me === undefined ? {} : { me: personAt(agenda, me) }),
    link,
    invited,
    ...(me === undefined && isHost ? { isHost } : {}),
    times: clocks.seats
      .filter(({ isComputer }) => !isComputer)
      .map((clock) => ({ ...seatTimeOf(clocks.pace, clock, now), ...absenceOf(agenda, clock) })),
    late,
    free: freeSeatsOf(agenda, now),
    requests,
    decisions: shown,
    proposals: requests.flatMap(({ kind, from, until, agreed: seats }) =>
      kind === 'holiday' && until ? [{ from, until, seats }] : [],
    ),
    ...pauseView(agenda, now),
  };
}

function absenceOf({ status, waiting }: Agenda, { seat, seated }: SeatClock): Pick<SeatTime, 'notSeated'> {
  return status === 'running' && !seated && waiting.includes(seat) ? { notSeated: true } : {};
}

function lateSeatOf(agenda: Agenda, clock: SeatClock, now: Date): LateSeat {
  const ballot = ballotOf(agenda, clock, now);
  const { options, missing, silenceAt, lastAt } = tallyOf(ballot, now);
  const absent = missing.filter((seat) => !ballot.came?.has(seat));
  const isAsked = ballot.voices.length > 0 || !isVacated(clock);
  const voices = ballot.voices.filter(({ seat }) => seat === HOST_VOICE);
  return {
    seat: clock.seat,
    ...(isVacated(clock) ? { isFree: true } : {}),
    votes: optionsAbout(clock).map(({ name, answer, bot }): Vote => {
      const { seats = [], silent = [], needed = 1 } = options.find(({ option }) => option === name) ?? {};
      const isHosts = voices.some(({ option }) => option === name);
      return {
        answer,
        ...(bot ? { bot } : {}),
        seats,
        needed,
        ...(silent.length > 0 ? { silent } : {}),
        ...(isHosts ? { host: true } : {}),
      };
    }),
    missing,
    ...(absent.length > 0 ? { absent } : {}),
    silenceAt: silenceAt?.toISOString(),
    ...(isAsked ? { lastAt: lastAt.toISOString() } : {}),
  };
}

/**
 * The host offers a free seat, and its previous holder can take it back. Once it was given up, or the
 * table has waited too long for it, every player can offer it.
 */
function freeSeatsOf(agenda: Agenda, now: Date): TableAgenda['free'] {
  const { gameId, me, former, isHost, free, status } = agenda;
  if (status !== 'running') return [];
  const late = lateSeats(agenda, now).map(({ seat }) => seat);
  return free.map(({ seat, tenure }) => ({
    seat,
    ...((me !== undefined && late.includes(seat)) || former === seat || isHost
      ? { link: freeSeatLink(gameId, seat, tenure) }
      : {}),
  }));
}

function isShown(agenda: Agenda, decision: TableRequest, now: Date): boolean {
  const { state, kind } = decision;
  return state !== 'open' || isFirm(kind) || kind === TURN_BACK || isLateStill(agenda, decision, now);
}

/** The name of the holder at the time of the decision, if someone else holds the seat now. */
function nameThen(
  { clocks }: Agenda,
  past: readonly DatedHolder[],
  { seat, detail }: TableRequest,
): Pick<DecisionView, 'name'> {
  const from = Number(detail.heldFrom ?? Number.NaN);
  const isSame = clocks.seats.some((clock) => clock.seat === seat && clock.heldFrom === from);
  const then = isSame ? undefined : past.find((one) => one.seat === seat && one.untilSeq >= from);
  return then?.name ? { name: then.name } : {};
}

/**
 * The voters' names at the time of the decision, if their seats have other holders now. A player who
 * has left is then still named.
 */
function voicesThen(past: readonly DatedHolder[], { by, at }: TableRequest): Pick<DecisionView, 'names'> {
  const names = by.flatMap((seat) => {
    const then = holderAt(past, seat, at);
    return then?.name ? [{ seat, name: then.name }] : [];
  });
  return names.length > 0 ? { names } : {};
}

/** The former holder of a seat at a moment. */
function holderAt(past: readonly DatedHolder[], seat: number, at: Date): DatedHolder | undefined {
  return past.find((one) => one.seat === seat && one.until !== undefined && one.until >= at);
}

function viewOf(agenda: Agenda, decision: TableRequest): DecisionView {
  const { me, isHost } = agenda;
  const { id, kind, seat, by, why, state, at, effectAt, endedAt, endedBy, detail } = decision;
  const asks = me === undefined ? (isHost ? HOST_VOICE : undefined) : personAt(agenda, me);
  const isMine = asks !== undefined && isVoterOf(agenda, decision, asks) && isRetractable(decision);
  return {
    id,
    kind,
    seat,
    by,
    why,
    state,
    at: at.toISOString(),
    effectAt: movedBy(agenda.clocks.away, at, effectAt).toISOString(),
    ...(detail.bot ? { bot: detail.bot } : {}),
    endedAt: endedAt?.toISOString(),
    endedBy: endedBy ?? undefined,
    ...(isMine ? { isMine: true } : {}),
  };
}

/** The newest question about an ended turn, as the holder of a seat sees it, and whether nobody has to agree. */
export async function turnBackView(
  agenda: Agenda,
  me: SeatId,
): Promise<{ readonly question: TurnBackQuestion | undefined; readonly isAlone: boolean }> {
  const isAlone = votersOf(agenda, { apart: personAt(agenda, me) }).length === 0;
  const isHolder = agenda.me !== undefined && agenda.hasDecided;
  const [newest] = isHolder ? await requestsOf(agenda.gameId, [TURN_BACK]) : [];
  if (!newest || agenda.me === undefined) return { question: undefined, isAlone };
  const { id, seat, about, endedBy } = newest;
  const question = turnQuestion(agenda, newest);
  const { missing } = KINDS[TURN_BACK].count({ agenda, now: newest.at, facts: {} }, question);
  const state = turnBackState(newest);
  const by = personAt(agenda, agenda.me);
  return {
    isAlone,
    question: {
      id,
      seat,
      row: Number(about),
      state,
      missing,
      endedBy: endedBy ?? undefined,
      ...(question.apart === by ? { isMine: true } : {}),
      ...(state === 'open' && missing.includes(by) ? { isAsked: true } : {}),
    },
  };
}

/** A decision by its id, which a replaced player reads. */
export const decisionNamed = async (gameId: string, id: string) => findRequest(gameId, id);

/** Proposed ends of a table; the caller checks that the reader can see it. */
export async function endProposals(gameId: string): Promise<readonly EndProposal[]> {
  const agenda = await loadAgenda(gameId);
  if (agenda?.status !== 'running') return [];
  const proposed = new Map<string, Pick<EndProposal, 'kind' | 'winner'>>();
  for (const { question, about } of agenda.voices) {
    if (question === 'concede') proposed.set(`concede ${about}`, { kind: question, winner: Number(about) });
    if (question === 'agreed-end') proposed.set(question, { kind: question });
  }
  const ground = { agenda, now: new Date(0), facts: {} };
  return [...proposed.values()].map(({ kind, winner }) => {
    const { seats, missing } = KINDS[kind].count(ground, endQuestion(agenda, kind, winner, 0));
    return { kind, seats, missing, winner };
  });
}
