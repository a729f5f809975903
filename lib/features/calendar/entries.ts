/** Builds the calendar entries of a person: pure. */
import { seatTimeOf } from '@/lib/features/clocks/agenda';
import type { Wording } from '@/lib/game/wording/wording';
import type { CalendarReader, CircleDates, CalendarTable } from './calendar-store';

/** A calendar entry. Its id stays the same when its dates or texts change. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page that it links to; it opens no seat. */
  readonly path: string;
  readonly from: Date;
  /** For whole days: the day after the last one. */
  readonly until: Date;
  readonly isAllDay: boolean;
}

/** All dates of a person. */
export interface Dates {
  readonly tables: readonly CalendarTable[];
  readonly circles: readonly CircleDates[];
  readonly holidays: CalendarReader['holidays'];
}

const DAY_MS = 86_400_000;
/** Many programs do not show an entry without a length, so each one ends at its date. */
const LENGTH_MS = 30 * 60_000;
/** How long past holidays stay. */
const KEPT_MS = 30 * DAY_MS;

/** All entries of a person, sorted by id. */
export function calendarEntriesOf(
  { tables, circles, holidays }: Dates,
  { t }: Wording,
  now: Date,
): readonly CalendarEntry[] {
  const entries = [
    ...tables.flatMap((table) => deadlineEntry(table, t, now)),
    ...circles.flatMap((circle) => gatheringEntries(circle, t)),
    ...circles.flatMap(({ competitions }) => competitions.flatMap((each) => competitionEntry(each, t))),
    ...holidays.filter(({ last }) => now.getTime() - Date.parse(last) < KEPT_MS).map(holidayEntry(t)),
  ];
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

type T = Wording['t'];

const endingAt = (until: Date) => ({
  from: new Date(until.getTime() - LENGTH_MS),
  until,
  isAllDay: false,
});

function deadlineEntry({ gameId, name, seat, pace, seats }: CalendarTable, t: T, now: Date): CalendarEntry[] {
  const clock = seats.find((each) => each.seat === seat);
  const until = clock && seatTimeOf(pace, clock, now).until;
  if (until === undefined) return [];
  return [
    {
      id: `turn-${gameId}-${seat}`,
      title: t('calendar.turn.title', { table: name }),
      text: t('calendar.turn.text'),
      path: `/games/${gameId}`,
      ...endingAt(new Date(until)),
    },
  ];
}

/** Calls for players that the person has not declined. */
function gatheringEntries({ id: circleId, name: circle, gatherings }: CircleDates, t: T): CalendarEntry[] {
  return gatherings.flatMap(({ id, startsBy, answers }) => {
    const answer = answers[0]?.answer;
    if (answer === 'out') return [];
    const key = answer === undefined ? 'asked' : 'starts';
    return {
      id: `gathering-${id}`,
      title: t(`calendar.${key}.title`, { circle }),
      text: t(`calendar.${key}.text`),
      path: `/circles/${circleId}`,
      ...endingAt(startsBy),
    };
  });
}

type Competition = CircleDates['competitions'][number];

/** The next date of a competition for a person who can enter it or has entered. */
function competitionEntry(competition: Competition, t: T): CalendarEntry[] {
  const { id, name, checkInUntil, signUpUntil, state, entrants } = competition;
  const key = stageFor(state, entrants[0]?.state);
  const at = state === 'check-in' ? checkInUntil : signUpUntil;
  if (!key || !at) return [];
  return [
    {
      id: `competition-${id}`,
      title: t(`calendar.${key}.title`, { name }),
      text: t(`calendar.${key}.text`),
      path: `/competitions/${id}`,
      ...endingAt(at),
    },
  ];
}

function stageFor(
  state: string,
  entrant: string | undefined,
): 'signUp' | 'checkInOpens' | 'checkIn' | 'begins' | undefined {
  if (entrant === undefined) return state === 'sign-up' ? 'signUp' : undefined;
  if (entrant === 'checked-in') return 'begins';
  if (entrant !== 'entered') return undefined;
  return state === 'sign-up' ? 'checkInOpens' : 'checkIn';
}

const holidayEntry =
  (t: T) =>
  ({ id, first, last }: Dates['holidays'][number]): CalendarEntry => ({
    id: `holiday-${id}`,
    title: t('calendar.holiday.title'),
    text: t('calendar.holiday.text'),
    path: '/me/holidays',
    from: new Date(first),
    until: new Date(Date.parse(last) + DAY_MS),
    isAllDay: true,
  });
