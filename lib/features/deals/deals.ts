import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { perProcess } from '@/lib/platform/process';
import { dailyId, dayAt, dayOfDeal, DEAL_SETUP, daysAfter, spanOf, type Deal } from './deal';
import { dealsBefore, findDeal } from './deal-store';
import { dealOfId } from './draw';
import { ensureWeeklies } from './weeks';

/** Today's deal, and tomorrow's with only its commitment public. */
export interface Dailies {
  readonly today: Deal;
  readonly tomorrow: Deal;
}

/**
 * The deals of today and tomorrow; the first request makes them. So tomorrow's seed is drawn and its
 * commitment published a day before anyone can play it, and no one can predict it.
 */
export async function ensureDailies(clock: Clock = systemClock): Promise<Dailies> {
  const day = dayAt(clock.now());
  return { today: await dailyDeal(day, clock), tomorrow: await dailyDeal(daysAfter(day, 1), clock) };
}

/** The deals to show to a reader: drawn now, except during maintenance. */
export async function shownDailies(
  clock: Clock = systemClock,
): Promise<{ readonly [When in keyof Dailies]: Deal | undefined }> {
  if (!(await readOnlyUntil())) return ensureDailies(clock);
  const day = dayAt(clock.now());
  return { today: await findDeal(dailyId(day)), tomorrow: await findDeal(dailyId(daysAfter(day, 1))) };
}

/** Maximum earlier days listed. */
const MAX_DAYS = 14;

/** The earlier days with a deal, newest first. */
export async function earlierDays(day: string): Promise<readonly string[]> {
  return (await dealsBefore(dailyId(day), dailyId(''), MAX_DAYS)).flatMap((id) => dayOfDeal(id) ?? []);
}

const promised = perProcess('pragaPromised', () => ({ day: '' })).get;

/**
 * Draws the deals of tomorrow and of next week, even if no one has read the current ones. Called by
 * every scheduler run, it does so once a day.
 */
export async function promiseTomorrow(clock: Clock = systemClock): Promise<void> {
  const day = dayAt(clock.now());
  if (promised().day === day) return;
  await ensureDailies(clock);
  await ensureWeeklies(clock);
  promised().day = day;
}

function dailyDeal(day: string, clock: Clock): Promise<Deal> {
  return dealOfId({ id: dailyId(day), kind: 'daily', setup: DEAL_SETUP, ...spanOf(day) }, clock);
}
