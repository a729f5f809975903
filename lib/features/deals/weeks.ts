import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { dealSetup, type Deal } from './deal';
import { dealsBefore, findDeal, openDeal } from './deal-store';
import { dealOfId } from './draw';
import { countRunning } from './entry-store';
import {
  isWeek,
  spanOfWeek,
  WEEK_PLAYERS,
  weekAt,
  weeklyId,
  weekOfDeal,
  weeksAfter,
  type WeekPlayers,
} from './week';

/** The deals of this week and the next; only the commitment of the next one is public. */
export interface Weeklies {
  readonly now: Deal;
  readonly next: Deal;
}

/** The deals of this week and the next for every number of people; the first request makes them. */
export async function ensureWeeklies(
  clock: Clock = systemClock,
): Promise<Readonly<Record<WeekPlayers, Weeklies>>> {
  const [two, three, four] = await Promise.all(WEEK_PLAYERS.map((players) => weekliesFor(players, clock)));
  if (!two || !three || !four) throw new RangeError('a week without its deals');
  return { 2: two, 3: three, 4: four };
}

/** The deals of this week and the next for this number of people at a table. */
async function weekliesFor(players: WeekPlayers, clock: Clock = systemClock): Promise<Weeklies> {
  const week = weekAt(clock.now());
  const [now, next] = await Promise.all([
    weeklyDeal(week, players, clock),
    weeklyDeal(weeksAfter(week, 1), players, clock),
  ]);
  return { now, next };
}

/** Next week's deal to show to a reader: drawn now, except during maintenance. */
export async function promisedWeekly(players: WeekPlayers, clock: Clock): Promise<Deal | undefined> {
  if (!(await readOnlyUntil())) return (await weekliesFor(players, clock)).next;
  return findDeal(weeklyId(players, weeksAfter(weekAt(clock.now()), 1)));
}

/** Maximum earlier weeks listed. */
const MAX_WEEKS = 12;

/** The earlier weeks with a deal, newest first. */
export async function earlierWeeks(week: string, players: WeekPlayers): Promise<readonly string[]> {
  const ids = await dealsBefore(weeklyId(players, week), weeklyId(players, ''), MAX_WEEKS);
  return ids.flatMap((id) => weekOfDeal(id)?.week ?? []);
}

/**
 * The deal of a week; undefined if it has none, or has not begun. It opens once the week and all its
 * games are over, because there is nothing to wait for.
 */
export async function begunWeek(week: string, players: WeekPlayers, clock: Clock): Promise<Deal | undefined> {
  const deal = await startedWeek(week, players, clock);
  if (!deal) return undefined;
  const now = clock.now();
  const isToOpen = now >= spanOfWeek(week).endsAt && now < deal.opensAt;
  if (!isToOpen || (await countRunning(deal.id)) > 0 || (await readOnlyUntil())) return deal;
  // Games that finished in this very millisecond count too.
  await openDeal(deal.id, new Date(now.getTime() + 1));
  return findDeal(deal.id);
}

async function startedWeek(week: string, players: WeekPlayers, clock: Clock): Promise<Deal | undefined> {
  const now = clock.now();
  if (!isWeek(week) || now < spanOfWeek(week).startsAt) return undefined;
  const isDrawn = week !== weekAt(now) || (await readOnlyUntil());
  return isDrawn ? findDeal(weeklyId(players, week)) : weeklyDeal(week, players, clock);
}

function weeklyDeal(week: string, players: WeekPlayers, clock: Clock): Promise<Deal> {
  const { startsAt, opensAt } = spanOfWeek(week);
  const id = weeklyId(players, week);
  return dealOfId({ id, kind: 'weekly', setup: dealSetup(players), startsAt, opensAt }, clock);
}
