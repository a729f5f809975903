/**
 * The calendar of a person at a secret address: deadlines, calls for players, competitions and holidays. The
 * id of an entry stays the same while its dates or texts change, and no path in it opens a seat.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { seatTimeOf } from '@/lib/features/clocks/agenda';
import { localeOf } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { derivedToken } from '@/lib/platform/auth/signed-data';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import {
  circleDates,
  deleteAddress,
  findAddress,
  findReader,
  storeAddress,
  storeRevision,
  tablesWithClock,
  type CalendarReader,
  type CalendarTable,
  type CircleDates,
  type StoredAddress,
} from './calendar-store';

const DAY_MS = 86_400_000;
/** Many programs do not show an entry without a length, so each one ends at its date. */
const LENGTH_MS = 30 * 60_000;
const KEPT_HOLIDAYS_MS = 30 * DAY_MS;
/** How often a program may check for changes, in seconds. */
const REFRESH_S = 3600;
const MARK_CHARS = 16;

/** The token of an address: it is derived from its key, and its owner can see it again. */
const tokenOf = (keyId: string): string => derivedToken('calendar', keyId);
const linkOf = ({ keyId, madeAt }: StoredAddress) => ({
  url: `${env().APP_URL}/calendar/${tokenOf(keyId)}.ics`,
  madeAt,
});

/** The address of a person's calendar, if they have made one. */
export async function calendarLink(userId: string) {
  const stored = await findAddress(userId);
  return stored && linkOf(stored);
}

/** Makes a new address; the previous one no longer opens anything. */
export async function renewCalendarLink(userId: string, clock = systemClock) {
  const stored = { keyId: randomUUID(), madeAt: clock.now() };
  await storeAddress(userId, { ...stored, hash: hashToken(tokenOf(stored.keyId)) });
  return linkOf(stored);
}

/** Removes the address of a person; returns whether it existed. */
export async function revokeCalendarLink(userId: string): Promise<boolean> {
  return deleteAddress(userId);
}

/** The person of a calendar token. */
export async function calendarReader(token: string): Promise<CalendarReader | undefined> {
  return TOKEN_PATTERN.test(token) ? findReader(hashToken(token)) : undefined;
}

/**
 * The calendar of a person in their language, with an entity tag that only changes with the content. If an
 * entry changes, all of them get a new revision.
 */
export async function calendarFile(reader: CalendarReader, clock = systemClock) {
  const now = clock.now();
  const { userId, holidays, timeZone } = reader;
  const [tables, circles] = await Promise.all([tablesWithClock(userId), circleDates(userId, now)]);
  const words = wordingOf(localeOf(reader.locale) ?? 'en');
  const { APP_URL } = env();
  const entries = entriesOf({ tables, circles, holidays }, words, now);
  const digest = hashToken(JSON.stringify([words.locale, timeZone, APP_URL, entries]));
  const isNew = digest !== reader.digest;
  const revision = reader.revision + (isNew ? 1 : 0);
  const changedAt = isNew ? now : reader.changedAt;
  if (isNew) await storeRevision(reader, { digest, revision, changedAt });
  const calendar = ical({
    name: words.t('calendar.name'),
    prodId: { company: 'praga-by-post', product: 'calendar', language: words.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const { id, title, text, path, from, until, isAllDay } of entries)
    calendar.createEvent({
      id: `${id}@${new URL(APP_URL).hostname}`,
      sequence: revision,
      stamp: changedAt,
      lastModified: changedAt,
      // In UTC: every program converts it to its own time zone.
      start: from,
      end: until,
      allDay: isAllDay,
      summary: title,
      description: text,
      url: APP_URL + path,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  return { text: calendar.toString(), mark: `W/"${revision}-${digest.slice(0, MARK_CHARS)}"` };
}

interface Dates {
  readonly tables: readonly CalendarTable[];
  readonly circles: readonly CircleDates[];
  readonly holidays: CalendarReader['holidays'];
}

/** All entries of a person, sorted by id. The end of a whole day is the day after the last one. */
function entriesOf({ tables, circles, holidays }: Dates, { t }: Wording, now: Date) {
  const upTo = (until: Date) => ({
    from: new Date(until.getTime() - LENGTH_MS),
    until,
    isAllDay: false,
  });
  const turns = tables.flatMap(({ gameId, name, seat, pace, seats }) => {
    const clock = seats.find((each) => each.seat === seat);
    const until = clock && seatTimeOf(pace, clock, now).until;
    if (until === undefined) return [];
    return {
      id: `turn-${gameId}-${seat}`,
      title: t('calendar.turn.title', { table: name }),
      text: t('calendar.turn.text'),
      path: `/games/${gameId}`,
      ...upTo(new Date(until)),
    };
  });
  // Calls for players that the person has not declined.
  const calls = circles.flatMap(({ id: circleId, name: circle, gatherings }) =>
    gatherings.flatMap(({ id, startsBy, answers }) => {
      const answer = answers[0]?.answer;
      if (answer === 'out') return [];
      const key = answer === undefined ? 'asked' : 'starts';
      return {
        id: `gathering-${id}`,
        title: t(`calendar.${key}.title`, { circle }),
        text: t(`calendar.${key}.text`),
        path: `/circles/${circleId}`,
        ...upTo(startsBy),
      };
    }),
  );
  // The next date of each competition that the person can enter or has entered.
  const competitions = circles.flatMap((circle) =>
    circle.competitions.flatMap(({ id, name, checkInUntil, signUpUntil, state, entrants }) => {
      const key = stageFor(state, entrants[0]?.state);
      const at = state === 'check-in' ? checkInUntil : signUpUntil;
      if (!key || !at) return [];
      return {
        id: `competition-${id}`,
        title: t(`calendar.${key}.title`, { name }),
        text: t(`calendar.${key}.text`),
        path: `/competitions/${id}`,
        ...upTo(at),
      };
    }),
  );
  const away = holidays
    .filter(({ last }) => now.getTime() - Date.parse(last) < KEPT_HOLIDAYS_MS)
    .map(({ id, first, last }) => ({
      id: `holiday-${id}`,
      title: t('calendar.holiday.title'),
      text: t('calendar.holiday.text'),
      path: '/me/holidays',
      from: new Date(first),
      until: new Date(Date.parse(last) + DAY_MS),
      isAllDay: true,
    }));
  return [...turns, ...calls, ...competitions, ...away].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function stageFor(state: string, entrant: string | undefined) {
  if (entrant === undefined) return state === 'sign-up' ? 'signUp' : undefined;
  if (entrant === 'checked-in') return 'begins';
  if (entrant !== 'entered') return undefined;
  return state === 'sign-up' ? 'checkInOpens' : 'checkIn';
}
