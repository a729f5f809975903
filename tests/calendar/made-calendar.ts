/** Calendars as a calendar program reads them. */
import ICAL from 'ical.js';
import { expect } from 'vitest';
import { calendarFile, calendarReader, renewCalendarLink } from '@/lib/features/calendar/calendar';
import type { FakeClock } from '../support/clock';
import { calendarFaults } from './strict-calendar';

export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly title: string;
  readonly url: string;
  readonly start: string;
  readonly end: string;
}

/** The events of a calendar by their UIDs; fails for a text that breaks the standard. */
export function eventsIn(text: string): ReadonlyMap<string, ReadEvent> {
  expect(calendarFaults(text)).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component);
    const first = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid,
      sequence,
      title: summary,
      stamp: momentOf(ICAL.Time.fromDateTimeString(first('dtstamp'))),
      url: first('url'),
      start: momentOf(startDate),
      end: momentOf(endDate),
    };
  });
  return new Map(events.map((event) => [event.uid.split('@')[0] ?? '', event]));
}

/** Whole days as they are, times in UTC as the database has them. */
const momentOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());

export const tokenOf = (url: string): string => /\/calendar\/([\w-]{22})\.ics$/.exec(url)?.[1] ?? '';

/** The calendar behind an address. */
export async function fileAt(url: string, clock: FakeClock) {
  const reader = await calendarReader(tokenOf(url));
  if (!reader) throw new Error('no such calendar');
  return calendarFile(reader, clock);
}

/** A new address of a person, and their events whenever they are asked for. */
export async function calendarOf(userId: string, clock: FakeClock) {
  const { url } = await renewCalendarLink(userId, clock);
  return { url, events: async () => eventsIn((await fileAt(url, clock)).text) };
}
