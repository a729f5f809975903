/** Weeks and their deals: one for each number of people at a table. */
import { dayAt, daysAfter, isDay } from './deal';

const DAY_MS = 86_400_000;
const WEEKLY = /^weekly-([234])-(\d{4}-\d{2}-\d{2})$/;

/** Possible numbers of people at a weekly table. */
export const WEEK_PLAYERS = [2, 3, 4] as const;
export type WeekPlayers = (typeof WEEK_PLAYERS)[number];

/** How many weeks after its own a table can end and still count (decision 0031). */
export const MORE_WEEKS = 4;

/** The week (UTC) of a moment, named by its Monday, as 2026-11-23. */
export function weekAt(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return daysAfter(dayAt(at), -sinceMonday);
}

/** The week this many weeks later. */
export function weeksAfter(week: string, weeks: number): string {
  return daysAfter(week, 7 * weeks);
}

/** Whether this is the Monday of a week. */
export function isWeek(text: string): boolean {
  return isDay(text) && weekAt(new Date(`${text}T00:00:00Z`)) === text;
}

/** The start of a week, the deadline for beginning a table, and the deadline for finishing it. */
export function spanOfWeek(week: string) {
  const startsAt = new Date(`${week}T00:00:00Z`);
  const endsAt = new Date(startsAt.getTime() + 7 * DAY_MS);
  return { startsAt, endsAt, opensAt: new Date(endsAt.getTime() + MORE_WEEKS * 7 * DAY_MS) };
}

/** The id of the deal of a week; with an empty week, the common prefix of all of them. */
export function weeklyId(players: WeekPlayers, week: string): string {
  return `weekly-${players}-${week}`;
}

/** The week and size of this deal; undefined for deals of other kinds. */
export function weekOfDeal(
  dealId: string,
): { readonly week: string; readonly players: WeekPlayers } | undefined {
  const [, n, week] = WEEKLY.exec(dealId) ?? [];
  const players = WEEK_PLAYERS.find((each) => String(each) === n);
  return players && week !== undefined ? { week, players } : undefined;
}
