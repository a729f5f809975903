/** The shape of a deal, and the days and weeks that have one. */
import type { DealtBy } from '@/lib/features/table/new-table/table-start';
import type { Setup } from '@/lib/game/engine/setup';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';

const DAY_MS = 86_400_000;
const DAILY = /^daily-(\d{4}-\d{2}-\d{2})$/;

/** A daily or weekly deal, or a duel: one for a few people with its link. */
export const DEAL_KINDS = ['daily', 'weekly', 'duel'] as const;
type DealKind = (typeof DEAL_KINDS)[number];

/** One set-up with its stacks, for many tables; without its seed. */
export interface Deal {
  readonly id: string;
  readonly kind: DealKind;
  /** SHA-256 of the seed, public from `createdAt` on. */
  readonly commitment: string;
  readonly rules: DealtBy;
  readonly setup: Setup;
  readonly createdAt: Date;
  /** When playing starts. */
  readonly startsAt: Date;
  /** Until then its tables are closed to players who have not finished theirs, and its seed is secret. */
  readonly opensAt: Date;
  /** The number of its tables; missing if there is no limit. */
  readonly places?: number;
}

/** The day (UTC) of a moment, as 2026-11-22. */
export function dayAt(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The day this many days later. */
export function daysAfter(day: string, days: number): string {
  return dayAt(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** The start and end of a day (UTC). */
export function spanOf(day: string): { readonly startsAt: Date; readonly opensAt: Date } {
  const startsAt = new Date(`${day}T00:00:00Z`);
  return { startsAt, opensAt: new Date(startsAt.getTime() + DAY_MS) };
}

/** Whether this is a valid date. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/** The id of the deal of a day. */
export function dailyId(day: string): string {
  return `daily-${day}`;
}

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

/** A day has a deal for solo games, and a week has one for every size of a table. */
export type Period = 'daily' | WeekPlayers;

/** The name of a moment's day, or of its week. */
export function periodAt(period: Period, at: Date): string {
  return period === 'daily' ? dayAt(at) : weekAt(at);
}

/** The day or week after this one. */
export function periodAfter(period: Period, name: string): string {
  return period === 'daily' ? daysAfter(name, 1) : weeksAfter(name, 1);
}

/** The id of the deal of a day or a week; with an empty name, what all of them begin with. */
export function periodId(period: Period, name: string): string {
  return period === 'daily' ? dailyId(name) : weeklyId(period, name);
}

/** Allowed numbers of tables in a duel; each has one player, or several. */
export const DUEL_PLACES = { least: 2, most: 8 } as const;
/** Allowed durations of a duel, in days. */
export const DUEL_DAYS = { least: 1, most: 30 } as const;

const DUEL = /^duel-([\w-]{10,64})$/;

/** The id of the deal of a duel. */
export function duelId(key: string): string {
  return `duel-${key}`;
}

/** The key of a duel, as in its address; undefined for other deals. */
export function keyOfDuel(dealId: string): string | undefined {
  return DUEL.exec(dealId)?.[1];
}

/** The day of a daily deal; undefined for others. */
export function dayOfDeal(dealId: string): string | undefined {
  return DAILY.exec(dealId)?.[1];
}

/** Possible numbers of people at a table of a duel; a single one plays against Parler. */
export const DUEL_SEATS = [1, 2, 3, 4] as const;
export type DuelSeats = (typeof DUEL_SEATS)[number];

/** The setup of a deal, by the number of people at each table. */
export function dealSetup(seats: DuelSeats): Setup {
  return seats === 1 ? DEAL_SETUP : { players: seats, options: ONLINE_OPTIONS, variant: BASE_VARIANT };
}

/** A solo game against Parler, whose decisions are random. */
export const DEAL_SETUP: Setup = {
  players: 1,
  solo: 'parler',
  options: { ...ONLINE_OPTIONS, randomParler: true },
  variant: BASE_VARIANT,
};
