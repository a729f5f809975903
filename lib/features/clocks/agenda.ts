import 'server-only';
import type { Agenda } from '@/lib/features/clocks/agenda-store';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { DELAYED_KINDS, type AnyRequest, type TableRequest } from '@/lib/features/clocks/request';
import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { awayBetween } from '@/lib/game/pace/away';
import { bankAt, openPauses, playingMs } from '@/lib/game/pace/bank';
import { holidayAt, holidaysBetween, type TurnWait, waitAt } from '@/lib/game/pace/wait';
import { isWakingOnly, type Pace } from '@/lib/game/pace/pace';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import { refused } from '@/lib/platform/http/refused';

/**
 * Whether the viewer can see the agenda of a table: its players, former players and host, and everyone
 * if it is public.
 */
export function mayKnow({ watchers, me, link, invited, former, isHost }: Agenda): boolean {
  return watchers !== 'players' || (me ?? link ?? invited ?? former) !== undefined || isHost;
}

/** Whether the holder of a seat has left it, and it is kept for nobody else. */
export function isVacated({ seated, isKept, isComputer, heldFrom }: SeatClock): boolean {
  return !seated && !isKept && !isComputer && heldFrom > 1;
}

/** Whether the table waits for a seat whose time is out. */
function isOut({ clocks, waiting }: Agenda, clock: SeatClock, now: Date): boolean {
  return waiting.includes(clock.seat) && waitOf(clocks.pace, clock, now).stage === 'out';
}

/** Whether the cause of a decision about a late seat is unchanged. */
export function isLateStill(
  agenda: Agenda,
  { seat, about }: { readonly seat: SeatId; readonly about: string },
  now: Date,
): boolean {
  return lateSeats(agenda, now).some((clock) => clock.seat === seat && aboutOf(clock) === about);
}

/** The clock of a seat at a moment. */
export function seatTimeOf(pace: Pace, clock: SeatClock, now: Date): SeatTime {
  const { seat, tickingAt } = clock;
  const wait = waitOf(pace, clock, now);
  const leftMs = bankAt(clock, wait.calendar, now);
  const until = leftMs === undefined ? undefined : wait.marks.out;
  const inPlayingHours = tickingAt
    ? playingMs(clock, wait.calendar, until, now) !== undefined
    : leftMs !== undefined && isWakingOnly(pace);
  return {
    seat,
    leftMs,
    ...(inPlayingHours ? { inPlayingHours } : {}),
    since: tickingAt?.toISOString(),
    until: until?.toISOString(),
    ...(wait.stage === 'out' ? { isOut: true } : {}),
    ...(tickingAt ? holidaysIn(wait, tickingAt, now) : {}),
    ...(tickingAt ? awayIn(clock, tickingAt, now) : {}),
  };
}

function awayIn({ calendar: { away = [] } }: SeatClock, since: Date, now: Date): Pick<SeatTime, 'awayMs'> {
  const awayMs = awayBetween(away, since, now);
  return awayMs > 0 ? { awayMs } : {};
}

/**
 * Whether the holder is on holiday now, and how many days of this wait were holidays: they explain why
 * it lasts longer than its hours.
 */
function holidaysIn(
  { calendar, marks }: TurnWait,
  since: Date,
  now: Date,
): Pick<SeatTime, 'holidayUntil' | 'holidays'> {
  const holiday = holidayAt(calendar, now);
  const taken = holidaysBetween(calendar, since, marks.out ?? now);
  return {
    holidayUntil: holiday?.toISOString(),
    ...(taken.days > 0 ? { holidays: taken } : {}),
  };
}

/** The seats that people hold: a person sits there, or the seat is kept for a known one who has not come. */
export function seatsOfPeople({ seats, kept }: Pick<Agenda, 'seats' | 'kept'>): readonly SeatId[] {
  return seats
    .filter(({ seat, bot, seated }) => !bot && (seated || kept.includes(seat)))
    .map(({ seat }) => seat);
}

/** The people of a table, each by their first seat. Every rule about all people counts them. */
export function peopleOf(agenda: Pick<Agenda, 'seats' | 'kept' | 'people'>): readonly SeatId[] {
  return seatsOfPeople(agenda).filter((seat) => personAt(agenda, seat) === seat);
}

/** When each person sat down first; without those who have not come. */
export function arrivalsOf(agenda: Pick<Agenda, 'satDown' | 'people'>): ReadonlyMap<SeatId, Date> {
  const first = new Map<SeatId, Date>();
  for (const [seat, at] of agenda.satDown) {
    const person = personAt(agenda, seat);
    const before = first.get(person);
    if (!before || at < before) first.set(person, at);
  }
  return first;
}

/** The first seat of the holder of this one: a person on several seats has one vote. */
export function personAt({ people }: Pick<Agenda, 'people'>, seat: SeatId): SeatId {
  return people.get(seat) ?? seat;
}

/**
 * The visitor who acts at a table: a proved holder of a seat, or the host. Refused for anyone else,
 * including a visitor who only has the link of a seat, and a person who has to sit down first.
 */
export function speakerOf(
  agenda: Agenda | undefined,
  who: Visitor,
  { isHostHeard }: { readonly isHostHeard: boolean },
): ClockOutcome<{ readonly agenda: Agenda; readonly by: SeatId }> {
  if (!agenda || !mayKnow(agenda)) return refused({ kind: 'unknown-table' });
  const { me, link, invited, isHost } = agenda;
  if (me !== undefined) return { ok: true, value: { agenda, by: personAt(agenda, me) } };
  if (invited !== undefined) return refused({ kind: 'not-seated' });
  if (isHost && isHostHeard) return { ok: true, value: { agenda, by: HOST_VOICE } };
  if (link !== undefined) return refused({ kind: 'seat-held' });
  return refused({ kind: who.token || who.userId ? 'token-wrong' : 'token-missing' });
}

/**
 * The seats that the others vote about: their clocks have run out, or their holders have left. A seat that
 * was left at a table of a competition passes to a reserve or a computer without a vote.
 */
export function lateSeats(agenda: Agenda, now: Date): readonly SeatClock[] {
  if (agenda.status !== 'running') return [];
  return agenda.clocks.seats.filter((clock) => {
    if (clock.isComputer) return false;
    return isVacated(clock) ? !agenda.isFixture : isOut(agenda, clock, now);
  });
}

/** The stage of the wait for a seat. */
export function waitOf(pace: Pace, clock: SeatClock, now: Date): TurnWait {
  return waitAt(pace, clock, clock.calendar, now, clock.takesHolidays);
}

/** The people who decide: all who are not late themselves. */
export function decidersOf(agenda: Agenda, now: Date): readonly SeatId[] {
  const late = lateSeats(agenda, now).map(({ seat }) => seat);
  const onTime = agenda.seats.filter(({ seat }) => !late.includes(seat));
  const people = new Set(onTime.map(({ seat }) => personAt(agenda, seat)));
  return peopleOf(agenda).filter((seat) => people.has(seat));
}

/**
 * Identifies what a vote is about: this wait of this seat, with the time it has been granted; for an
 * abandoned seat, that it is free.
 */
export function aboutOf(clock: SeatClock, bot?: string): string {
  const { seat, tickingAt, grantedMs, heldFrom } = clock;
  const wait = isVacated(clock) ? ['free', heldFrom] : [tickingAt?.getTime() ?? 0, grantedMs];
  return [seat, ...wait, ...(bot ? [bot] : [])].join('.');
}

/** The current or next common holiday with those who want to end it early, and the later ones. */
export function pauseView(
  agenda: Agenda,
  now: Date,
): Pick<TableAgenda, 'pause' | 'laterPauses' | 'pausedUntil'> {
  const [pause, ...later] = openPauses(agenda.clocks.pauses, now).map(({ from, until }) => ({
    from: from.toISOString(),
    until: until.toISOString(),
  }));
  if (!pause) return {};
  const ending = agreeingTo(agenda, 'holiday-end', pause.until);
  return {
    pause: { ...pause, ending },
    ...(later.length > 0 ? { laterPauses: later } : {}),
    ...(pause.from <= now.toISOString() ? { pausedUntil: pause.until } : {}),
  };
}

function agreeingTo({ voices }: Agenda, question: string, about: string): readonly SeatId[] {
  return voices.filter((each) => each.question === question && each.about === about).map(({ seat }) => seat);
}

/** Whether a request can be taken back: until it takes effect. Those stored when they are asked are withdrawn. */
export const isRetractable = <R extends Pick<AnyRequest, 'kind' | 'state'>>(
  request: R,
): request is R & { readonly kind: (typeof DELAYED_KINDS)[number] } =>
  DELAYED_KINDS.some((kind) => kind === request.kind) && request.state === 'open';

/**
 * Whether a person is a voter of a request: they voted for it, or they sat down while it was open and had
 * no vote before. Nobody else decides about a person's own choice, and nobody about themselves.
 */
export function isVoterOf(
  agenda: Pick<Agenda, 'people' | 'satDown'>,
  { by: voters, seat, why, state, at }: Pick<TableRequest, 'by' | 'seat' | 'why' | 'state' | 'at'>,
  by: SeatId,
): boolean {
  if (voters.some((voter) => personAt(agenda, voter) === by)) return true;
  if (state !== 'open' || why === 'own' || personAt(agenda, seat) === by) return false;
  const arrival = arrivalsOf(agenda).get(by);
  return arrival !== undefined && arrival > at;
}
