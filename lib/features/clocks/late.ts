import 'server-only';
import { aboutOf, decidersOf, isVacated, lateSeats, speakerOf } from '@/lib/features/clocks/agenda';
import { type Agenda, insertVoice, loadAgenda, lookAtSeat } from '@/lib/features/clocks/agenda-store';
import {
  optionOf,
  optionsAbout,
  settleLate,
  tallyOn,
  type LateOption,
  type VoteOutcome,
} from '@/lib/features/clocks/late-vote';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { BotLevel } from '@/lib/game/levels';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { refused } from '@/lib/platform/http/refused';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { ClockOutcome } from './refusals';

/** Minimum time between reminders to a late seat. */
const NUDGE_EVERY_MS = 12 * 3_600_000;

export interface LateChoice {
  readonly gameId: string;
  readonly who: Visitor;
  readonly seat: SeatId;
  readonly answer: LateAnswer;
  /** The strength of the computer that will take the seat. */
  readonly bot?: BotLevel | undefined;
}

/** The result of an answer: done, decided for later, or waiting for more votes. */
export interface LateDone {
  readonly answer: LateAnswer;
  readonly done: boolean;
  /** The number of votes still missing. */
  readonly missing: number;
  /** The decision, and when it takes effect: until then it can be taken back. */
  readonly decision?: string;
  readonly effectAt?: string;
  /** Messages queued in the outbox. */
  readonly told: number;
}

/**
 * Records the answer of another player about a seat that is out of time. An answer that needs several
 * votes is decided as soon as there are enough.
 */
export async function answerLate(
  choice: LateChoice,
  clock: Clock = systemClock,
): Promise<ClockOutcome<LateDone>> {
  const now = clock.now();
  const agenda = await loadAgenda(choice.gameId, keysOf(choice.who));
  const asked = refuseAnswer(agenda, choice, now);
  if (!asked.ok) return asked;
  if (choice.answer === 'nudge') return { ok: true, value: await nudge(asked.value, now) };
  return { ok: true, value: await speak(asked.value, choice, now) };
}

interface LateRequest {
  readonly agenda: Agenda;
  readonly clock: SeatClock;
  /** The voting seat, or `HOST_VOICE`. */
  readonly by: SeatId;
  readonly option?: LateOption;
}

function refuseAnswer(found: Agenda | undefined, choice: LateChoice, now: Date): ClockOutcome<LateRequest> {
  const speaker = speakerOf(found, choice.who, { isHostHeard: true });
  if (!speaker.ok) return speaker;
  const { agenda, by } = speaker.value;
  const { seat, answer, bot } = choice;
  const { shownSeq: seq, status } = agenda;
  if (status === 'ended') return refused({ kind: 'ended', seq });
  const clock = lateSeats(agenda, now).find((late) => late.seat === seat);
  if (!clock) return refused({ kind: 'not-late', seq });
  if (by !== HOST_VOICE && !decidersOf(agenda, now).includes(by)) return refused({ kind: 'not-asked', seq });
  if (answer === 'nudge')
    return isVacated(clock) ? refused({ kind: 'not-late', seq }) : { ok: true, value: { agenda, clock, by } };
  const option = optionOf(answer, answer === 'computer' ? (bot ?? 'journeyman') : undefined);
  if (!option || !optionsAbout(clock).includes(option)) return refused({ kind: 'not-late', seq });
  return { ok: true, value: { agenda, clock, by, option } };
}

async function speak(
  { agenda, clock, by, option }: LateRequest,
  { answer, who }: LateChoice,
  now: Date,
): Promise<LateDone> {
  const { gameId } = agenda;
  const bare = { answer, done: false, missing: 0, told: 0 };
  if (!option) return bare;
  const about = aboutOf(clock, option.bot);
  await insertVoice(gameId, { seat: by, question: option.answer, about }, now);
  // The first vote sets the deadline: after it, silence counts.
  await lookAtSeat(gameId, clock.seat, now);
  // Read again: if two agree at once, at least the second sees both votes.
  const newest = await loadAgenda(gameId, keysOf(who));
  const late = newest && lateSeats(newest, now).find((each) => aboutOf(each) === aboutOf(clock));
  if (!newest || !late) return bare;
  // The votes count for processes whose clock is right.
  const settled = (await isClockWrong()) ? {} : await settleLate(newest, late, now, by);
  return { ...bare, ...outcomeOf(newest, late, option, settled, now) };
}

function outcomeOf(
  agenda: Agenda,
  clock: SeatClock,
  { name }: LateOption,
  { given, decision }: VoteOutcome,
  now: Date,
): Partial<LateDone> {
  if (given) return { done: true };
  if (decision) return { decision: decision.id, effectAt: decision.effectAt.toISOString(), told: 1 };
  const mine = tallyOn(agenda, clock, now).options.find(({ option }) => option === name);
  const { needed = 1, seats = [], silent = [] } = mine ?? {};
  return { missing: Math.max(0, needed - seats.length - silent.length) };
}

async function nudge({ agenda, clock }: LateRequest, now: Date): Promise<LateDone> {
  const { gameId, seq } = agenda;
  const span = Math.floor(now.getTime() / NUDGE_EVERY_MS);
  const dedupe = ['nudge', gameId, aboutOf(clock), span].join(':');
  const isNew = await queueMessage({ gameId, seat: clock.seat, kind: 'reminder', seq, dedupe, at: now });
  return { answer: 'nudge', done: isNew, missing: 0, told: isNew ? 1 : 0 };
}
