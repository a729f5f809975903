import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { bankAt } from '@/lib/pace/bank';
import type { Pace } from '@/lib/pace/pace';
import { consentsNeeded, LATE_ANSWERS, waitAt, type Wait } from '@/lib/pace/wait';
import type { SeatTime, TableAffairs, Vote } from '@/lib/service/pace/view';
import { keysOf, type Visitor } from '@/lib/service/load-table';
import { seatBotOf } from '@/lib/store/seat-row';
import { loadAffairs, type Affairs } from '@/lib/store/affairs-store';
import type { SeatClock } from '@/lib/store/clock-sql';

/** The clocks of a table and what its people have to decide; undefined when there is no such table for this visitor. */
export async function tableAffairs(
  gameId: string,
  who: Visitor,
  now: Date,
): Promise<TableAffairs | undefined> {
  const affairs = await loadAffairs(gameId, keysOf(who));
  return affairs && mayKnow(affairs) ? affairsView(affairs, now) : undefined;
}

/** Whether the affairs of a table are any business of whoever asks: its players', its host's, and of all where anybody may watch. */
export function mayKnow({ watchers, me, isHost }: Affairs): boolean {
  return watchers !== 'players' || me !== undefined || isHost;
}

/** The affairs of a table as its people may see them. */
export function affairsView(affairs: Affairs, now: Date): TableAffairs {
  const { gameId, name, status, seq, seats, clocks, me, isHost, pausedUntil } = affairs;
  const late = lateSeats(affairs, now);
  return {
    ...{ gameId, name, status, seq, seats, pace: clocks.pace, people: peopleOf(affairs) },
    ...(me === undefined ? {} : { me }),
    ...(me === undefined && isHost ? { isHost } : {}),
    times: clocks.seats
      .filter(({ isComputer }) => !isComputer)
      .map((clock) => timeOf(clocks.pace, clock, now)),
    late: late.map((clock) => ({ seat: clock.seat, votes: votesOn(affairs, clock, now) })),
    proposals: proposalsOf(affairs, now),
    ...(pausedUntil && pausedUntil > now ? { pausedUntil: pausedUntil.toISOString() } : {}),
  };
}

/** The clock of a seat at a moment. */
export function timeOf(pace: Pace, clock: SeatClock, now: Date): SeatTime {
  const { seat, tickingAt } = clock;
  const wait = waitOf(pace, clock, now);
  const leftMs = bankAt(clock, wait.calendar, now);
  const until = leftMs === undefined ? undefined : wait.marks.out;
  return {
    seat,
    ...(leftMs === undefined ? {} : { leftMs }),
    ...(tickingAt ? { since: tickingAt.toISOString() } : {}),
    ...(until ? { until: until.toISOString() } : {}),
    ...(wait.stage === 'out' ? { isOut: true } : {}),
  };
}

/** The people who have sat down at a table. */
export function peopleOf({ seats }: Pick<Affairs, 'seats'>): readonly SeatId[] {
  return seats.filter(({ bot, seated }) => !bot && seated).map(({ seat }) => seat);
}

/** The clocks that are out. */
export function lateSeats({ status, clocks, waiting }: Affairs, now: Date): readonly SeatClock[] {
  if (status !== 'running') return [];
  return clocks.seats.filter((clock) => {
    if (clock.isComputer || !waiting.includes(clock.seat)) return false;
    return waitOf(clocks.pace, clock, now).stage === 'out';
  });
}

/** How far the wait for a seat has come. */
export function waitOf(pace: Pace, clock: SeatClock, now: Date): Wait {
  return waitAt(pace, clock, clock.calendar, now, clock.holderId !== undefined);
}

/** The people who decide: those who are not late themselves. */
export function deciders(affairs: Affairs, now: Date): readonly SeatId[] {
  const late = lateSeats(affairs, now).map(({ seat }) => seat);
  return peopleOf(affairs).filter((seat) => !late.includes(seat));
}

/** What exactly is agreed on: this wait of this seat, with as much time as it has been given so far. */
export function aboutOf({ seat, tickingAt, grantedMs }: SeatClock, bot?: string): string {
  return [seat, tickingAt?.getTime() ?? 0, grantedMs, ...(bot ? [bot] : [])].join('.');
}

/** The answers to lateness with who is for them now. */
export function votesOn(affairs: Affairs, clock: SeatClock, now: Date): readonly Vote[] {
  const others = deciders(affairs, now);
  return LATE_ANSWERS.filter((answer) => answer !== 'nudge').flatMap((answer): Vote[] => {
    const bots = answer === 'computer' ? [seatBotOf('journeyman'), seatBotOf('master')] : [undefined];
    return bots.map((bot) => ({
      ...{ answer, ...(bot ? { bot } : {}) },
      seats: consenting(affairs, answer, aboutOf(clock, bot)).filter((seat) => others.includes(seat)),
      needed: consentsNeeded(answer, others.length),
    }));
  });
}

function consenting({ consents }: Affairs, question: string, about: string): readonly SeatId[] {
  return consents
    .filter((each) => each.question === question && each.about === about)
    .map(({ seat }) => seat);
}

function proposalsOf(affairs: Affairs, now: Date): TableAffairs['proposals'] {
  if (affairs.status !== 'running') return [];
  const asked = affairs.consents.filter(({ question }) => question === 'holiday').map(({ about }) => about);
  const open = [...new Set(asked)].filter((about) => new Date(about) > now && !isAgreed(affairs, about));
  return open.sort().map((until) => ({ until, seats: consenting(affairs, 'holiday', until) }));
}

function isAgreed({ pausedUntil }: Affairs, about: string): boolean {
  return pausedUntil !== undefined && pausedUntil >= new Date(about);
}
