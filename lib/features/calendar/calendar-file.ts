import 'server-only';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { localeOf } from '@/lib/game/wording/language/locales';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import {
  circleDates,
  findReader,
  storeRevision,
  tablesWithClock,
  type CalendarReader,
} from './calendar-store';
import { calendarEntriesOf, type CalendarEntry } from './entries';

export interface CalendarFile {
  readonly text: string;
  /** An entity tag that only changes with the content. */
  readonly mark: string;
}

/** The person of a calendar token. */
export async function calendarReader(token: string): Promise<CalendarReader | undefined> {
  return TOKEN_PATTERN.test(token) ? findReader(hashToken(token)) : undefined;
}

/** The calendar of a person in their language. If an entry changes, all of them get a new revision. */
export async function calendarFile(
  reader: CalendarReader,
  clock: Clock = systemClock,
): Promise<CalendarFile> {
  const now = clock.now();
  const { userId, holidays, timeZone } = reader;
  const [tables, circles] = await Promise.all([tablesWithClock(userId), circleDates(userId, now)]);
  const words = wordingOf(localeOf(reader.locale) ?? 'en');
  const { t, locale } = words;
  const entries = calendarEntriesOf({ tables, circles, holidays }, words, now);
  const digest = hashToken(JSON.stringify([locale, timeZone, env().APP_URL, entries]));
  const isNew = digest !== reader.digest;
  const revision = reader.revision + (isNew ? 1 : 0);
  const changedAt = isNew ? now : reader.changedAt;
  if (isNew) await storeRevision(reader, { digest, revision, changedAt });
  const text = writeCalendar(entries, { name: t('calendar.name'), locale, timeZone, revision, changedAt });
  return { text, mark: `W/"${revision}-${digest.slice(0, MARK_CHARS)}"` };
}

const MARK_CHARS = 16;
/** How often a program may check for changes, in seconds. */
const REFRESH_S = 3600;

interface Heading {
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly revision: number;
  readonly changedAt: Date;
}

/** The entries as iCalendar. Times are in UTC: every program converts them to its own time zone. */
function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, locale, timeZone, revision, changedAt }: Heading,
): string {
  const { APP_URL } = env();
  const { hostname } = new URL(APP_URL);
  const calendar = ical({
    name,
    prodId: { company: 'praga-by-post', product: 'calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const { id, title, text, path, from, until, isAllDay } of entries)
    calendar.createEvent({
      id: `${id}@${hostname}`,
      sequence: revision,
      stamp: changedAt,
      lastModified: changedAt,
      start: from,
      end: until,
      allDay: isAllDay,
      summary: title,
      description: text,
      url: APP_URL + path,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  return calendar.toString();
}
