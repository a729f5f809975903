import 'server-only';
import {
  changeHoliday,
  holidaysOf,
  insertHoliday,
  lookAgain,
  type HolidayRow,
} from '@/lib/features/clocks/holiday-store';
import { withClocksSettled } from '@/lib/features/clocks/settle';
import { loadPerson, storeAutoHolidays } from '@/lib/features/people/person-store';
import { dateAt, type Days } from '@/lib/game/pace/calendar';
import { daysLeft, endedOn, refuseHoliday, type HolidayFault } from '@/lib/game/pace/wait';
import { systemClock, type Clock } from '@/lib/platform/clock';

export interface MyHolidays {
  readonly timeZone: string;
  /** Today's local date, YYYY-MM-DD. */
  readonly today: string;
  readonly year: number;
  /** Days of this year that are not planned yet. */
  readonly left: number;
  /** Whether days become holidays automatically when the time runs out. */
  readonly isAutomatic: boolean;
  /** Current and future holidays. */
  readonly holidays: readonly HolidayRow[];
}

/** The holidays of a person; undefined for an unknown id. */
export async function myHolidays(
  userId: string,
  clock: Clock = systemClock,
): Promise<MyHolidays | undefined> {
  const [person, holidays] = await Promise.all([loadPerson(userId), holidaysOf(userId)]);
  if (!person) return undefined;
  const { timeZone } = person;
  const today = dateAt(timeZone, clock.now());
  const year = Number(today.slice(0, 4));
  return {
    timeZone,
    today,
    year,
    left: daysLeft(holidays, year),
    isAutomatic: person.autoHolidays,
    holidays: holidays.filter(({ last }) => last >= today),
  };
}

export type TakenHoliday =
  | { readonly ok: true; readonly value: HolidayRow }
  | { readonly ok: false; readonly why: HolidayFault };

/** Adds a holiday. */
export async function takeHoliday(
  userId: string,
  { first, last }: Days,
  clock: Clock = systemClock,
): Promise<TakenHoliday> {
  const [person, taken] = await Promise.all([loadPerson(userId), holidaysOf(userId)]);
  const now = clock.now();
  const refusal = refuseHoliday({ first, last }, taken, dateAt(person?.timeZone ?? 'UTC', now));
  if (refusal || !person) return { ok: false, why: refusal ?? 'no-date' };
  const value = await insertHoliday(userId, { first, last }, false);
  await lookAgain(userId, now);
  return { ok: true, value };
}

/** Ends a current holiday, or cancels a future one. */
export async function endHoliday(userId: string, id: string, clock: Clock = systemClock): Promise<void> {
  const [person, holidays] = await Promise.all([loadPerson(userId), holidaysOf(userId)]);
  const holiday = holidays.find((each) => each.id === id);
  if (!person || !holiday) return;
  const now = clock.now();
  await changeHoliday(userId, id, endedOn(holiday, dateAt(person.timeZone, now)));
  await lookAgain(userId, now);
}

/**
 * Switches automatic holidays on or off. When switched off, the clock continues from now, even on a day
 * that had become a holiday. Its past hours stay a holiday.
 */
export async function setAutomatic(userId: string, isOn: boolean, clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  const change = async () => {
    await storeAutoHolidays(userId, isOn);
    const mine = isOn ? undefined : await myHolidays(userId, clock);
    for (const { id, automatic } of mine?.holidays ?? []) {
      if (automatic) await changeHoliday(userId, id, undefined);
    }
  };
  await withClocksSettled({ userIds: [userId] }, change, clock);
  await lookAgain(userId, now);
}
