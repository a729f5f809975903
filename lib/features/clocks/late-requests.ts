/** Requests about a seat whose time is out: several answers to one question, counted by lib/game/pace/votes. */
import 'server-only';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import type { SeatId } from '@/lib/game/engine/commands';
import { STAND_INS, type SubstituteLevel } from '@/lib/game/levels';
import { grantOf } from '@/lib/game/pace/bank';
import { countedBetween } from '@/lib/game/pace/calendar';
import { HOST_VOICE, tallyOf, type Ballot, type Voice, type VoteTally } from '@/lib/game/pace/votes';
import { grantMs, voicesNeeded, type LateAnswer } from '@/lib/game/pace/wait';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { refused } from '@/lib/platform/http/refused';
import { aboutOf, arrivalsOf, decidersOf, isLateStill, isVacated, lateSeats, waitOf } from './agenda';
import type { NewBank, TableEffect } from './agenda-change-store';
import type { Agenda } from './agenda-store';
import { replacing } from './holders';
import type { ClockOutcome } from './refusals';
import type { Asking, Count, Ground, KindRow, Question, RequestKind, Wish } from './request';

const MAX_BANK_MS = 2_000_000_000;

/** An answer that the other players can give. */
interface LateOption {
  readonly name: string;
  readonly answer: Exclude<LateAnswer, 'nudge'>;
  /** The strength of the computer; only for `computer`. */
  readonly bot?: SubstituteLevel;
}

/** Most patient first. */
const OPTIONS: readonly LateOption[] = [
  { name: 'wait', answer: 'wait' },
  { name: 'replace', answer: 'replace' },
  ...STAND_INS.map((bot) => ({ name: `computer.${bot}`, answer: 'computer' as const, bot })),
  { name: 'end', answer: 'end' },
];

/** The answers about a seat. For a free seat neither more time nor another holder is offered. */
export function optionsAbout(clock: SeatClock): readonly LateOption[] {
  if (!isVacated(clock)) return OPTIONS;
  return OPTIONS.filter(({ answer }) => answer !== 'replace' && answer !== 'wait');
}

/** The votes about a late seat: `about` identifies the wait and, if any, the strength of a computer. */
export function ballotOf(agenda: Agenda, clock: SeatClock, now: Date): Ballot<string> {
  const options = optionsAbout(clock);
  const voters = decidersOf(agenda, now);
  const voices = options.flatMap(({ name, answer, bot }) => {
    const about = aboutOf(clock, bot);
    const said = agenda.voices.filter((each) => each.question === answer && each.about === about);
    return said.map(({ seat, at }): Voice<string> => ({ seat, option: name, at }));
  });
  const firstAt = voices.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    askedAt: askedAt(agenda, clock, now) ?? firstAt ?? now,
    voters,
    came: arrivalsOf(agenda),
    away: agenda.clocks.away,
    voices,
    host: agenda.hostSeat ?? HOST_VOICE,
    options: options.map(({ name, answer }) => ({
      option: name,
      needed: voicesNeeded(answer, voters.length),
      ...(answer === 'end' ? { all: true } : {}),
    })),
  };
}

/** When the time ran out; for an abandoned seat, the time of the first vote. */
function askedAt({ clocks }: Agenda, clock: SeatClock, now: Date): Date | undefined {
  const { marks, stage } = waitOf(clocks.pace, clock, now);
  return stage === 'out' ? marks.out : undefined;
}

/** The current tally of the votes about a late seat. */
export function tallyOn(agenda: Agenda, clock: SeatClock, now: Date): VoteTally<string> {
  return tallyOf(ballotOf(agenda, clock, now), now);
}

const lateClock = ({ agenda, now }: Ground, seat: SeatId | undefined) =>
  lateSeats(agenda, now).find((clock) => clock.seat === seat);

/** The clock of a late seat that this person decides about. */
export function lateSeatFor(asking: Asking, seat: SeatId | undefined): ClockOutcome<SeatClock> {
  const { agenda, by = HOST_VOICE, now } = asking;
  const { shownSeq: seq, status } = agenda;
  if (status === 'ended') return refused({ kind: 'ended', seq });
  const clock = lateClock(asking, seat);
  if (!clock) return refused({ kind: 'not-late', seq });
  if (by !== HOST_VOICE && !decidersOf(agenda, now).includes(by)) return refused({ kind: 'not-asked', seq });
  return { ok: true, value: clock };
}

/** The question whether to give this answer about a late seat. */
export function lateQuestion(clock: SeatClock, kind: RequestKind, bot?: string): Question {
  const { seat, heldFrom } = clock;
  const detail = { heldFrom: String(heldFrom), ...(bot ? { bot } : {}) };
  return { kind, voted: aboutOf(clock, bot), seat, subject: `late.${seat}`, about: aboutOf(clock), detail };
}

function poseLate(asking: Asking, { kind, seat, bot }: Wish): ClockOutcome<Question> {
  const found = lateSeatFor(asking, seat);
  if (!found.ok) return found;
  const isOffered = optionsAbout(found.value).some((option) => option.answer === kind && option.bot === bot);
  if (!isOffered) return refused({ kind: 'not-late', seq: asking.agenda.shownSeq });
  return { ok: true, value: lateQuestion(found.value, kind, bot) };
}

function countLate({ agenda, now, facts }: Ground, { kind, seat, detail }: Question): Count {
  const clock = lateClock({ agenda, now, facts }, seat);
  if (!clock) return { seats: [], missing: [], needed: 0 };
  const { options, missing, passed } = tallyOn(agenda, clock, now);
  const isAsked = optionsAbout(clock).find((each) => each.answer === kind && each.bot === detail.bot);
  const {
    needed = 1,
    seats = [],
    silent = [],
  } = options.find(({ option }) => option === isAsked?.name) ?? {};
  const count = { seats, missing, needed: Math.max(0, needed - seats.length - silent.length) };
  const won = optionsAbout(clock).find(({ name }) => name === passed?.option);
  if (!won || !passed || facts.isClockWrong) return count;
  const question = lateQuestion(clock, won.answer, won.bot);
  return { ...count, passed: { question, by: passed.seats, why: passed.by } };
}

export const LATE = { isHostHeard: true, pose: poseLate, count: countLate } as const;
/** One more day, or a week for a seat without a clock. */
export function moreTime(ground: Ground, { seat }: { readonly seat: SeatId }): TableEffect | undefined {
  const clock = lateClock(ground, seat);
  return clock && { does: 'set-bank', seat, bank: bankWithMore(ground, clock), reminds: true };
}

function bankWithMore({ agenda, now }: Ground, clock: SeatClock): NewBank {
  const { pace } = agenda.clocks;
  const { calendar } = waitOf(pace, clock, now);
  const { bankMs, tickingAt = now, grantedMs } = clock;
  const atMost = (ms: number) => Math.min(MAX_BANK_MS, Math.ceil(ms));
  // A seat without a clock gets one for this wait.
  const given =
    bankMs === undefined
      ? countedBetween(calendar, tickingAt, now) + grantMs(pace)
      : grantOf(clock, calendar, now, grantMs(pace));
  return { bankMs: atMost((bankMs ?? 0) + given), grantedMs: atMost(grantedMs + given) };
}

/** Another holder for a late seat: a computer, or the first person to open the link of the free seat. */
export const lateSeatTo =
  (to: 'anyone' | 'computer'): KindRow['change'] =>
  ({ agenda, now, facts }, request) => {
    const clock = lateClock({ agenda, now, facts }, request.seat);
    if (!clock || !isLateStill(agenda, request, now)) return undefined;
    // The token is discarded: a free seat is opened by a signed link that is not stored.
    const next =
      to === 'anyone'
        ? { tokenHash: hashToken(newToken()) }
        : { bot: seatBotOf(request.detail.bot) ?? ('journeyman' as const) };
    return replacing(agenda, clock, { ...next, decision: request.id }, now);
  };
