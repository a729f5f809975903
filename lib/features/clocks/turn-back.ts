import 'server-only';
import { randomUUID } from 'node:crypto';
import { peopleOf, personAt, speakerOf } from '@/lib/features/clocks/agenda';
import { type Agenda, insertVoice, loadAgenda } from '@/lib/features/clocks/agenda-store';
import { TURN_BACK, type DecisionState, type TurnBackAct } from '@/lib/features/clocks/decision-kinds';
import { closeQuestion, decisionsOfKind, insertDecision } from '@/lib/features/clocks/decision-store';
import { findDecision, knownKind, tellDecision, type TableDecision } from '@/lib/features/clocks/decisions';
import { tellTable } from '@/lib/features/clocks/notify-table';
import { takeTurnBack, turnToTakeBack } from '@/lib/features/table/commands/take-turn-back';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { ClockOutcome } from './refusals';

/** An action in a vote about an ended turn. */
export interface TurnBackChoice {
  readonly gameId: string;
  readonly who: Visitor;
  readonly act: TurnBackAct;
  /** The id of the vote; missing when asking for one. */
  readonly id?: string | undefined;
}

/** The state of the vote, and the players who have not answered. */
export interface TurnBackDone {
  readonly decision: string;
  readonly state: DecisionState;
  readonly missing: readonly SeatId[];
}

interface Voice {
  readonly agenda: Agenda;
  readonly by: SeatId;
  readonly now: Date;
  readonly clock: Clock;
}

/** How long a vote waits for answers. */
const OPEN_MS = 7 * 86_400_000;
/** Enough for the votes about one turn, and some earlier ones. */
const MAX_READ = 10;

const nothing = ({ shownSeq: seq }: Agenda) => refused({ kind: 'not-to-take-back', seq });

/** Asks to take an ended turn back, answers such a request, or withdraws it. Only holders of seats can. */
export async function actOnTurnBack(
  { gameId, who, act, id }: TurnBackChoice,
  clock: Clock = systemClock,
): Promise<ClockOutcome<TurnBackDone>> {
  const speaker = speakerOf(await loadAgenda(gameId, keysOf(who)), who, { isHostHeard: false });
  if (!speaker.ok) return speaker;
  const voice = { ...speaker.value, now: clock.now(), clock };
  const { agenda, by } = voice;
  if (agenda.status !== 'running') return refused({ kind: 'ended', seq: agenda.shownSeq });
  if (act === 'ask') return ask(voice);
  const decision = id === undefined ? undefined : await findDecision(gameId, id);
  if (decision?.kind !== TURN_BACK) return nothing(agenda);
  const isAsker = personAt(agenda, decision.seat) === by;
  if (isAsker !== (act === 'withdraw')) return refused({ kind: 'not-asked', seq: agenda.shownSeq });
  if (act === 'agree') return agree(voice, decision);
  return close(voice, decision);
}

async function ask(voice: Voice): Promise<ClockOutcome<TurnBackDone>> {
  const { agenda, by, now } = voice;
  const { gameId } = agenda;
  const turn = await turnOf(agenda);
  if (!turn || agenda.isOneTry || personAt(agenda, turn.seat) !== by) return nothing(agenda);
  const about = String(turn.row);
  const earlier = await questionsOf(gameId);
  if (earlier.some((one) => one.about === about && isRefused(one))) return nothing(agenda);
  // A table has at most one open request.
  const open = earlier.find(({ state }) => state === 'open');
  if (open && open.about !== about) await expire(open, now);
  const made = {
    gameId,
    id: randomUUID(),
    kind: TURN_BACK,
    subject: TURN_BACK,
    seat: turn.seat,
    about,
  } as const;
  const times = { at: now, effectAt: new Date(now.getTime() + OPEN_MS), undoUntil: now };
  const isNew = await insertDecision({ ...made, ...times, detail: {}, by: [by], why: 'own' });
  const question = (await questionsOf(gameId)).find((one) => one.state === 'open' && one.about === about);
  if (!question) return nothing(agenda);
  if (isNew && consentersOf(agenda, question).length > 0) await tellAsked(voice, question);
  // Counts as a vote of the asking player, so that open pages are notified.
  await insertVoice(gameId, { seat: by, question: TURN_BACK, about: question.id }, now);
  return settle(voice, question);
}

/** Sends one message per turn, however often its player asks. */
async function tellAsked({ agenda, by, now }: Voice, { id, seat, about }: TableDecision): Promise<void> {
  const payload = { decision: id, seat };
  await tellTable(agenda, {
    kind: 'decision',
    payload,
    key: [agenda.gameId, TURN_BACK, about],
    now,
    except: by,
  });
}

async function agree(voice: Voice, decision: TableDecision): Promise<ClockOutcome<TurnBackDone>> {
  const { agenda, by, now } = voice;
  const { state, id } = decision;
  if (state === 'done') return doneOf(decision, 'done', []);
  if (state !== 'open') return nothing(agenda);
  if (!consentersOf(agenda, decision).includes(by))
    return refused({ kind: 'not-asked', seq: agenda.shownSeq });
  await insertVoice(agenda.gameId, { seat: by, question: TURN_BACK, about: id }, now);
  return settle(voice, decision);
}

/** Takes the turn back once all have agreed, and only if no other player has acted. */
async function settle(
  { agenda: before, by, now, clock }: Voice,
  decision: TableDecision,
): Promise<ClockOutcome<TurnBackDone>> {
  const { gameId, id, seat, about } = decision;
  // Read again: if two agree at once, at least the second sees both votes.
  const agenda = (await loadAgenda(gameId)) ?? before;
  const missing = missingFor(agenda, decision);
  const row = Number(about);
  if (missing.length > 0) {
    const turn = await turnOf(agenda);
    if (turn?.row === row) return doneOf(decision, 'open', missing);
    await expire(decision, now);
    return nothing(agenda);
  }
  const isWanted = async () =>
    (await findDecision(gameId, id))?.state === 'open' && (await isAgreedNow(agenda, decision));
  const consent = consentersOf(agenda, decision);
  if (!(await takeTurnBack({ gameId, id, seat, row, consent, isWanted }, clock))) {
    await expire(decision, now);
    return nothing(agenda);
  }
  if (await closeQuestion(decision, { state: 'done', at: now, by }))
    await tellDecision(agenda, { ...decision, state: 'done' }, now, by);
  return doneOf(decision, 'done', []);
}

/** Closes a request that was refused by another player or withdrawn by the asking one. */
async function close(
  { agenda, by, now }: Voice,
  decision: TableDecision,
): Promise<ClockOutcome<TurnBackDone>> {
  const isClosed = await closeQuestion(decision, { state: 'taken-back', at: now, by });
  if (!isClosed) return nothing(agenda);
  await tellDecision(agenda, { ...decision, state: 'taken-back' }, now, by);
  return doneOf(decision, 'taken-back', []);
}

/** Closes a request that can no longer be granted. */
async function expire(decision: TableDecision, now: Date): Promise<void> {
  await closeQuestion(decision, { state: 'void', at: now });
}

function doneOf(
  { id }: TableDecision,
  state: DecisionState,
  missing: readonly SeatId[],
): ClockOutcome<TurnBackDone> {
  return { ok: true, value: { decision: id, state, missing } };
}

const turnOf = ({ gameId, seq, clocks }: Agenda) => turnToTakeBack(gameId, seq, clocks.seats);

/** The requests of a table about ended turns, newest first. */
export async function questionsOf(gameId: string): Promise<readonly TableDecision[]> {
  return (await decisionsOfKind(gameId, TURN_BACK, MAX_READ)).flatMap((row) => knownKind(row) ?? []);
}

/** The people who have to agree. */
export function consentersOf(agenda: Agenda, { seat }: Pick<TableDecision, 'seat'>): readonly SeatId[] {
  return peopleOf(agenda).filter((person) => person !== personAt(agenda, seat));
}

/** The people who have to agree and have not answered. */
export function missingFor(agenda: Agenda, decision: Pick<TableDecision, 'id' | 'seat'>): readonly SeatId[] {
  const said = agenda.voices.filter(({ question, about }) => question === TURN_BACK && about === decision.id);
  return consentersOf(agenda, decision).filter((person) => !said.some(({ seat }) => seat === person));
}

/** Whether all agree, including anybody who has sat down meanwhile. */
async function isAgreedNow(before: Agenda, decision: TableDecision): Promise<boolean> {
  const agenda = (await loadAgenda(before.gameId)) ?? before;
  return missingFor(agenda, decision).length === 0;
}

/** Whether another player has refused: the same turn cannot be requested again. */
function isRefused({ state, by, endedBy }: TableDecision): boolean {
  return state === 'taken-back' && endedBy !== undefined && !by.includes(endedBy);
}

/** Whether an open request can still be granted. */
export async function isStillOpen(agenda: Agenda, { about }: TableDecision): Promise<boolean> {
  return (await turnOf(agenda))?.row === Number(about);
}

/**
 * Runs a week after the request. It changes nothing, unless all had agreed and the service died before
 * taking the turn back.
 */
export async function executeTurnBack(agenda: Agenda, decision: TableDecision): Promise<'done' | 'void'> {
  const { gameId, id, seat, about } = decision;
  const isWanted = () => isAgreedNow(agenda, decision);
  const consent = consentersOf(agenda, decision);
  return (await takeTurnBack({ gameId, id, seat, row: Number(about), consent, isWanted })) ? 'done' : 'void';
}
