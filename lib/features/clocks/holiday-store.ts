import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Days } from '@/lib/game/pace/calendar';
import { db } from '@/lib/platform/db/db';

export interface HolidayRow extends Days {
  readonly id: string;
  readonly automatic: boolean;
}

/** The holidays of a person, past ones included, in order of date. */
export async function holidaysOf(userId: string): Promise<HolidayRow[]> {
  return db().holiday.findMany({
    where: { userId },
    orderBy: [{ first: 'asc' }, { last: 'asc' }],
    select: { id: true, first: true, last: true, automatic: true },
  });
}

export async function insertHoliday(
  userId: string,
  { first, last }: Days,
  automatic: boolean,
): Promise<HolidayRow> {
  const holiday = { id: randomUUID(), first, last, automatic };
  await db().holiday.create({ data: { ...holiday, userId }, select: { id: true } });
  return holiday;
}

/** Adds the automatic holidays that are missing. */
export async function insertAutomaticDays(userId: string, dates: readonly string[]): Promise<void> {
  const known = await holidaysOf(userId);
  const isKnown = (date: string): boolean => known.some(({ first, last }) => first <= date && date <= last);
  const data = dates
    .filter((date) => !isKnown(date))
    .map((date) => ({ id: randomUUID(), userId, first: date, last: date, automatic: true }));
  await db().holiday.createMany({ data });
}

/** Shortens a holiday of this person, or removes it. */
export async function changeHoliday(userId: string, id: string, left: Days | undefined): Promise<void> {
  await (left
    ? db().holiday.updateMany({ where: { id, userId }, data: { first: left.first, last: left.last } })
    : db().holiday.deleteMany({ where: { id, userId } }));
}

/** Checks every running clock of a person again, because its calendar has changed. */
export async function lookAgain(userId: string, at: Date): Promise<void> {
  await db().seat.updateMany({
    where: { userId, tickingAt: { not: null }, bot: null },
    data: { lookAt: at },
  });
}
