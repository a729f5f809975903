import 'server-only';
import { peopleOf, speakerOf } from '@/lib/features/clocks/agenda';
import {
  type Agenda,
  dropVoice,
  dropVoices,
  insertVoice,
  loadAgenda,
} from '@/lib/features/clocks/agenda-store';
import { makeDecision, type TableDecision, type NewDecision } from '@/lib/features/clocks/decisions';
import { tellSeat } from '@/lib/features/clocks/notify-table';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { MAX_LETTERS } from '@/lib/features/leaving/ways';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { FirmKind } from '@/lib/game/wording/decisions';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** Minimum turns of each seat before a resignation counts in ratings. */
const UNRATED_TURNS = 2;
/** All decisions that end a table have the same subject: at most one is open. */
const ENDING = 'ending';

/** A choice about the end of a game, and the person who makes it. */
export interface EndChoice {
  readonly gameId: string;
  readonly who: Visitor;
  readonly kind: FirmKind;
  /** Only to concede: the seat that has won. */
  readonly winner?: SeatId | undefined;
  /** A message to the others; only to leave. */
  readonly word?: string | undefined;
}

/** The result: decided, and revocable until it takes effect, or waiting for others to agree. */
export interface EndDone {
  readonly decision?: TableDecision;
  readonly missing: readonly SeatId[];
}

interface Holder {
  readonly agenda: Agenda;
  readonly me: SeatId;
}

/** The holder of a seat of a running table; refused for a player who only has its link. */
async function holderOf(gameId: string, who: Visitor): Promise<ClockOutcome<Holder>> {
  const speaker = speakerOf(await loadAgenda(gameId, keysOf(who)), who, { isHostHeard: false });
  if (!speaker.ok) return speaker;
  const { agenda, by } = speaker.value;
  const { status, seq, me = by } = agenda;
  return status === 'running' ? { ok: true, value: { agenda, me } } : refused({ kind: 'ended', seq });
}

/**
 * Leaves, resigns, or votes for an end of the game, which takes effect once all required players have voted.
 */
export async function chooseEnd(
  choice: EndChoice,
  clock: Clock = systemClock,
): Promise<ClockOutcome<EndDone>> {
  const now = clock.now();
  const holder = await holderOf(choice.gameId, choice.who);
  if (!holder.ok) return holder;
  const { agenda, me } = holder.value;
  switch (choice.kind) {
    case 'leave':
      return leave(holder.value, choice.word, now);
    case 'resign':
      return agenda.seats.length === 2
        ? resign(holder.value, now)
        : refused({ kind: 'not-to-agree', seq: agenda.shownSeq });
    case 'concede':
      return choice.winner === undefined || choice.winner === me
        ? refused({ kind: 'not-to-agree', seq: agenda.shownSeq })
        : agree(holder.value, { kind: 'concede', winner: choice.winner }, now);
    case 'agreed-end':
      return agree(holder.value, { kind: 'agreed-end' }, now);
  }
}

/** Withdraws a player's vote about the end of the table. */
export async function unsayEnd(gameId: string, who: Visitor): Promise<ClockOutcome<undefined>> {
  const holder = await holderOf(gameId, who);
  if (!holder.ok) return holder;
  for (const kind of ['concede', 'agreed-end']) await dropVoice(gameId, holder.value.me, kind);
  return { ok: true, value: undefined };
}

async function leave({ agenda, me }: Holder, word = '', now: Date): Promise<ClockOutcome<EndDone>> {
  const said = word.trim().slice(0, MAX_LETTERS);
  const detail = { ...heldBy(agenda, me), ...(said ? { word: said } : {}) };
  return decide(
    { agenda, me },
    { kind: 'leave', subject: `leave.${me}`, seat: me, detail, by: [me], why: 'own' },
    now,
  );
}

async function resign({ agenda, me }: Holder, now: Date): Promise<ClockOutcome<EndDone>> {
  const winner = agenda.seats.find(({ seat }) => seat !== me)?.seat;
  const state = (await loadTable(agenda.gameId, me, { log: 'none' }))?.view.state;
  const isEarly = state !== undefined && state.turnsDone < UNRATED_TURNS * agenda.seats.length;
  const detail = { ...heldBy(agenda, me), winner: String(winner), ...(isEarly ? { unrated: 'true' } : {}) };
  return decide(
    { agenda, me },
    { kind: 'resign', subject: ENDING, seat: me, detail, by: [me], why: 'own' },
    now,
  );
}

function heldBy({ clocks }: Agenda, seat: SeatId): { readonly heldFrom: string } {
  return { heldFrom: String(clocks.seats.find((each) => each.seat === seat)?.heldFrom ?? 0) };
}

interface Agreed {
  readonly kind: 'concede' | 'agreed-end';
  readonly winner?: SeatId;
}

async function agree(holder: Holder, { kind, winner }: Agreed, now: Date): Promise<ClockOutcome<EndDone>> {
  const { me, agenda: before } = holder;
  const { gameId } = before;
  const about = winner === undefined ? '' : String(winner);
  if (winner !== undefined && !before.seats.some(({ seat, seated }) => seated && seat === winner))
    return refused({ kind: 'not-to-agree', seq: before.shownSeq });
  await insertVoice(gameId, { seat: me, question: kind, about }, now);
  // Read again: if two agree at once, at least the second sees both votes.
  const agenda = (await loadAgenda(gameId)) ?? before;
  const [open] = proposalsAt(agenda).filter((each) => each.kind === kind && each.winner === winner);
  if (!open) return refused({ kind: 'not-to-agree', seq: agenda.shownSeq });
  if (open.missing.length > 0) {
    await ask(agenda, open, me, now);
    return { ok: true, value: { missing: open.missing } };
  }
  const detail: Readonly<Record<string, string>> = winner === undefined ? {} : { winner: about };
  const decided = { kind, subject: ENDING, seat: winner ?? me, about, detail, by: open.seats };
  const done = await decide({ agenda, me }, { ...decided, why: 'voices' }, now);
  // The votes are dropped with the decision: if it is taken back, everyone votes again.
  if (done.ok) await dropVoices(gameId, [kind], about);
  return done;
}

async function decide(
  { agenda, me }: Holder,
  decided: NewDecision,
  now: Date,
): Promise<ClockOutcome<EndDone>> {
  const decision = await makeDecision(agenda, decided, now, me);
  return decision
    ? { ok: true, value: { decision, missing: [] } }
    : refused({ kind: 'not-to-agree', seq: agenda.shownSeq });
}

/** A proposed end of the table, and the players who have not voted. */
export interface EndProposal extends Agreed {
  readonly seats: readonly SeatId[];
  readonly missing: readonly SeatId[];
}

/** Open proposals at a table; a proposed winner does not vote. */
function proposalsAt(agenda: Pick<Agenda, 'voices' | 'seats' | 'kept' | 'people'>): readonly EndProposal[] {
  const people = peopleOf(agenda);
  const open = new Map<string, { readonly kind: Agreed['kind']; readonly about: string }>();
  for (const { question, about } of agenda.voices) {
    if (question === 'concede' || question === 'agreed-end')
      open.set(`${question} ${about}`, { kind: question, about });
  }
  return [...open.values()].map(({ kind, about }) => {
    const winner = kind === 'concede' ? Number(about) : undefined;
    const asked = people.filter((seat) => seat !== winner);
    const said = agenda.voices.filter((each) => each.question === kind && each.about === about);
    const seats = said.map(({ seat }) => seat).filter((seat) => asked.includes(seat));
    const missing = asked.filter((seat) => !seats.includes(seat));
    return { kind, seats, missing, winner };
  });
}

/** Open proposals at a table; the caller checks that the reader can see it. */
export async function endProposals(gameId: string): Promise<readonly EndProposal[]> {
  const agenda = await loadAgenda(gameId);
  return agenda?.status === 'running' ? proposalsAt(agenda) : [];
}

/** Asks the players who have not voted, once for each proposal. */
async function ask(
  agenda: Agenda,
  { kind, winner, missing }: EndProposal,
  by: SeatId,
  now: Date,
): Promise<void> {
  const about = winner === undefined ? '' : String(winner);
  const voices = agenda.voices.filter((each) => each.question === kind && each.about === about);
  const first = voices.map(({ at }) => at.getTime()).sort((a, b) => a - b)[0];
  const payload = { seat: by, answer: kind, ...(winner === undefined ? {} : { seats: [winner] }) };
  for (const seat of missing) {
    await tellSeat(agenda, seat, {
      kind: 'end-proposed',
      payload,
      key: [agenda.gameId, kind, about, first],
      now,
    });
  }
}
