import 'server-only';
import { aboutOf, decidersOf, isVacated, lateSeats, peopleOf, waitOf } from '@/lib/features/clocks/agenda';
import { loadAgenda, type Agenda } from '@/lib/features/clocks/agenda-store';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { claimSeatsToWatch, noteWatched, type SeatToWatch } from '@/lib/features/clocks/clock-store';
import { settleLate } from '@/lib/features/clocks/requests';
import { insertAutomaticDays } from '@/lib/features/clocks/holiday-store';
import { replaceHolder } from '@/lib/features/clocks/holders';
import { ballotOf } from '@/lib/features/clocks/late-requests';
import {
  tell,
  tellFreeSeat,
  toHost,
  toSeat,
  toTable,
  type TableMessage,
} from '@/lib/features/clocks/notify-table';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import { hasOnePerson } from '@/lib/game/pace/alone';
import { lastHoursOf, STAGES, type Stage } from '@/lib/game/pace/bank';
import { automaticDays, holidayAt, type TurnWait } from '@/lib/game/pace/wait';
import { hasHolidays, onTimeoutOf } from '@/lib/game/pace/pace';
import { earliest, nextOfBallot, remindersBy, silenceOf, tallyOf, type Ballot } from '@/lib/game/pace/votes';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';

const BATCH = 50;
const MAX_BATCHES = 20;
const LEASE_MS = 5 * 60_000;

/** The result of a check of the clocks. */
export interface ClockRound {
  readonly reminded: number;
  /** Tables where a computer has taken a seat and has to play. */
  readonly computersAt: readonly string[];
}

/**
 * Executes decisions and handles clocks that may have reached a mark. It reminds players at half and at
 * four fifths of their time. When time is out, it asks the others, settles their votes, and starts
 * automatic holidays. Nothing depends on its timing, because pages compute clocks themselves.
 */
export async function watchClocks(clock: Clock = systemClock): Promise<ClockRound> {
  let reminded = 0;
  const computersAt = [...(await executeDue(clock))];
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = clock.now();
    const claimed = await claimSeatsToWatch(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const seat of claimed) {
      const watched = await watchQuietly(seat, now);
      reminded += watched.reminded;
      if (watched.isComputer) computersAt.push(seat.gameId);
    }
    if (claimed.length < BATCH) break;
  }
  return { reminded, computersAt };
}

interface WatchedSeat {
  readonly reminded: number;
  readonly isComputer?: boolean;
}

/** Checks a seat. A table that fails must not block the others. */
async function watchQuietly(due: SeatToWatch, now: Date): Promise<WatchedSeat> {
  try {
    return await watchSeat(due, now);
  } catch (error) {
    const err = error instanceof Error ? error.message : 'not an error';
    logger().warn({ gameId: due.gameId, err }, 'a clock was not looked at');
    return { reminded: 0 };
  }
}

async function watchSeat({ gameId, seat, reminded }: SeatToWatch, now: Date): Promise<WatchedSeat> {
  const agenda = await loadAgenda(gameId);
  const clock = agenda?.clocks.seats.find((each) => each.seat === seat);
  if (!agenda || !clock || clock.isComputer || agenda.status !== 'running') return { reminded: 0 };
  const { tickingAt } = clock;
  if (hasOnePerson(agenda.seats) || (!tickingAt && !isVacated(clock))) {
    await noteWatched({ gameId, seat, tickingAt }, undefined, undefined);
    return { reminded: 0 };
  }
  const wait = waitOf(agenda.clocks.pace, clock, now);
  if (clock.holderId && wait.newHolidays.length > 0) {
    await insertAutomaticDays(clock.holderId, wait.newHolidays);
    await tellHoliday(agenda, clock, wait, now);
  }
  const again = lastHoursAgain(clock, wait, now);
  const told = !again && isFurther(wait.stage, reminded) ? await tellStage(agenda, clock, wait, now) : 0;
  // In case the process that freed it died before sending this.
  const free = isVacated(clock) && agenda.free.find((each) => each.seat === seat);
  const freeTold = free ? await tellFreeSeat(agenda, free, now) : 0;
  const asked = await askOthers(agenda, clock, now);
  const stage = again ? 'late' : wait.stage;
  await noteWatched({ gameId, seat, tickingAt }, stage, earliest([again ?? nextLook(wait), asked.nextAt]));
  const isComputer = wait.stage === 'out' && (await handOver(agenda, clock, now));
  return { reminded: told + freeTold + asked.told, isComputer };
}

function isFurther(stage: Stage | undefined, reminded: Stage | undefined): stage is Stage {
  return stage !== undefined && (reminded === undefined || STAGES.indexOf(stage) > STAGES.indexOf(reminded));
}

function nextLook({ stage, marks }: TurnWait): Date | undefined {
  const next = STAGES[stage === undefined ? 0 : STAGES.indexOf(stage) + 1];
  return next && marks[next];
}

/**
 * When the last hours of a wait come again, because the day when time would have run out became a
 * holiday. By the clock the last hours have not ended, but there is a day in between, so another
 * reminder is due before its end.
 */
function lastHoursAgain({ bankMs }: SeatClock, wait: TurnWait, now: Date): Date | undefined {
  const { out } = wait.marks;
  if (wait.newHolidays.length === 0 || wait.stage !== 'last' || !out || bankMs === undefined)
    return undefined;
  const at = new Date(out.getTime() - lastHoursOf(bankMs));
  return at > now ? at : undefined;
}

async function tellStage(agenda: Agenda, clock: SeatClock, wait: TurnWait, now: Date): Promise<number> {
  const { gameId } = agenda;
  const { stage, marks } = wait;
  const key = [gameId, stage, aboutOf(clock)];
  if (stage !== 'out') {
    const deadline = clock.bankMs === undefined ? undefined : marks.out?.toISOString();
    const day = stage === 'last' && hasHolidays(agenda.clocks.pace) ? nextHoliday(clock, wait) : undefined;
    if (day) return tell([toSeat(agenda, clock.seat, holidaySoon(deadline, [...key, day], now))]);
    const then = stage === 'last' ? { then: onTimeoutOf(agenda.clocks.pace) } : {};
    const payload = { ...(deadline ? { deadline } : {}), ...then };
    return tell([toSeat(agenda, clock.seat, { kind: 'reminder', payload, key, now })]);
  }
  return tellOut(agenda, clock, { kind: 'table-late', key, now });
}

/** The day that becomes an automatic holiday when time is out. */
function nextHoliday(clock: SeatClock, { calendar, marks }: TurnWait): string | undefined {
  return clock.takesHolidays && marks.out ? automaticDays(clock, calendar, marks.out)[0] : undefined;
}

function holidaySoon(deadline: string | undefined, key: TableMessage['key'], now: Date): TableMessage {
  return { kind: 'holiday-soon', payload: deadline ? { deadline } : {}, key, now };
}

/** Notifies the others once per wait that an automatic holiday has begun, and that it moves the deadline. */
async function tellHoliday(agenda: Agenda, clock: SeatClock, wait: TurnWait, now: Date): Promise<void> {
  const until = holidayAt(wait.calendar, now) ?? now;
  const payload = {
    seat: clock.seat,
    until: until.toISOString(),
    deadline: wait.marks.out?.toISOString(),
  };
  const key = [agenda.gameId, aboutOf(clock)];
  await tell(toTable(agenda, { kind: 'holiday-begun', payload, key, now, except: clock.seat }));
}

/**
 * Notifies the table that time is out. The others vote while the late player can still move, or they
 * learn that a computer takes over.
 */
async function tellOut(agenda: Agenda, clock: SeatClock, message: TableMessage): Promise<number> {
  const { seat } = clock;
  const isComputers = isHandedOver(agenda, clock);
  const payload = { seat, ...(isComputers ? { then: 'computer', former: true } : {}) };
  return tell([
    // A player who is replaced by a computer is notified of that instead.
    ...(isComputers ? [] : [toSeat(agenda, seat, { ...message, kind: 'time-out' })]),
    ...decidersOf(agenda, message.now).map((other) => toSeat(agenda, other, { ...message, payload })),
    ...toHost(agenda, seat, { ...message, payload }),
  ]);
}

interface OthersAsked {
  readonly told: number;
  readonly nextAt?: Date | undefined;
}

/** Settles the votes about a seat, and once a day reminds those who have not voted. */
async function askOthers(agenda: Agenda, clock: SeatClock, now: Date): Promise<OthersAsked> {
  if (!lateSeats(agenda, now).some(({ seat }) => seat === clock.seat)) return { told: 0 };
  const settled = await settleLate(agenda, clock, now);
  const ballot = ballotOf(agenda, clock, now);
  // The message about the newly free seat asks the same.
  if (settled || (isVacated(clock) && ballot.voices.length === 0)) return { told: 0 };
  return { told: await remindSilent(agenda, clock, ballot, now), nextAt: nextOfBallot(ballot, now) };
}

async function remindSilent(
  agenda: Agenda,
  clock: SeatClock,
  ballot: Ballot<string>,
  now: Date,
): Promise<number> {
  const day = remindersBy(ballot.askedAt, now);
  const { missing, lastAt } = tallyOf(ballot, now);
  if (day === 0 || lastAt <= now) return 0;
  const key = [agenda.gameId, aboutOf(clock), day];
  const messages = missing.map((seat) => {
    const payload = { seat: clock.seat, ...reminderOf(ballot, silenceOf(ballot, seat, now), lastAt) };
    return toSeat(agenda, seat, { kind: 'vote-reminder', payload, key, now });
  });
  return tell(messages);
}

/** A voter whose silence will count reads for what; the others read when the time to agree ends. */
function reminderOf({ voices: [first, ...more] }: Ballot<string>, silenceAt: Date | undefined, lastAt: Date) {
  if (!first || !silenceAt) return { until: lastAt.toISOString() };
  const seats = [...new Set([first, ...more].map(({ seat }) => seat))];
  return { seats, answer: first.option, until: silenceAt.toISOString() };
}

/**
 * If the table chose so, a computer takes the seat of a player who is out of time, unless no other
 * person is left. A competition never waits, even for the only person who has come.
 */
async function handOver(agenda: Agenda, clock: SeatClock, now: Date): Promise<boolean> {
  return (
    isHandedOver(agenda, clock) &&
    (await replaceHolder(agenda, clock, { bot: 'journeyman', by: 'clock' }, now))
  );
}

function isHandedOver(agenda: Agenda, clock: SeatClock): boolean {
  if (onTimeoutOf(agenda.clocks.pace) !== 'computer') return false;
  return agenda.isFixture || !peopleOf(agenda).every((seat) => seat === clock.seat);
}
