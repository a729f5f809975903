/** Deals are drawn here. The first request draws the deal of a day or a week. */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { newestRules } from '@/lib/features/table/new-table/table-start';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { replay } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { packFor, rulesFor } from '@/lib/game/rulesets';
import { newSeed } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { perProcess } from '@/lib/platform/process';
import {
  dayAt,
  dayOfDeal,
  dealSetup,
  isDay,
  isWeek,
  periodAfter,
  periodAt,
  periodId,
  spanOf,
  spanOfWeek,
  WEEK_PLAYERS,
  weekOfDeal,
  type Deal,
  type Period,
} from './deal';
import { dealsBefore, findDeal, insertDeal, openDeal, seedOfDeal } from './deal-store';
import { countRunning } from './entry-store';

/** The parts of a deal that are known before the draw. */
type Undrawn = Omit<Deal, 'commitment' | 'rules' | 'createdAt'>;

/** Draws a deal; its commitment is public from now on. */
export async function drawDeal(undrawn: Undrawn, clock: Clock): Promise<Deal> {
  const seed = newSeed();
  const deal: Deal = {
    ...undrawn,
    commitment: sha256Hex(seed),
    rules: newestRules(),
    createdAt: clock.now(),
  };
  await insertDeal(deal, seed);
  return deal;
}

/** The deal of a day or a week; the first request draws it. */
async function dealOf(period: Period, name: string, clock: Clock): Promise<Deal> {
  const id = periodId(period, name);
  const known = await findDeal(id);
  if (known) return known;
  const { startsAt, opensAt } = period === 'daily' ? spanOf(name) : spanOfWeek(name);
  const kind = period === 'daily' ? 'daily' : 'weekly';
  const setup = dealSetup(period === 'daily' ? 1 : period);
  const made = await drawDeal({ id, kind, setup, startsAt, opensAt }, clock);
  // Another request may have been faster.
  return (await findDeal(id)) ?? made;
}

/**
 * The deals of this day or week and of the next. The next seed is drawn and its commitment published
 * before it is played. Nobody can predict it.
 */
export async function ensureDeals(
  period: Period,
  clock: Clock = systemClock,
): Promise<{ readonly now: Deal; readonly next: Deal }> {
  const name = periodAt(period, clock.now());
  const now = await dealOf(period, name, clock);
  return { now, next: await dealOf(period, periodAfter(period, name), clock) };
}

/** The next deal to show to a reader: drawn now, except during maintenance. */
export async function nextDeal(period: Period, clock: Clock): Promise<Deal | undefined> {
  const name = periodAfter(period, periodAt(period, clock.now()));
  return (await readOnlyUntil()) ? findDeal(periodId(period, name)) : dealOf(period, name, clock);
}

/**
 * The deal of a day or week; undefined if it has none, or has not begun. A week's opens once the week and
 * all its games are over, because there is nothing to wait for.
 */
export async function begunDeal(period: Period, name: string, clock: Clock): Promise<Deal | undefined> {
  const now = clock.now();
  const isName = period === 'daily' ? isDay(name) : isWeek(name);
  if (!isName || now < spanOf(name).startsAt) return undefined;
  const isPast = name !== periodAt(period, now) || (await readOnlyUntil()) !== undefined;
  const deal = isPast ? await findDeal(periodId(period, name)) : await dealOf(period, name, clock);
  if (!deal || period === 'daily') return deal;
  const isToOpen = now >= spanOfWeek(name).endsAt && now < deal.opensAt;
  if (!isToOpen || (await countRunning(deal.id)) > 0 || (await readOnlyUntil())) return deal;
  // Games that finished in this very millisecond count too.
  await openDeal(deal.id, new Date(now.getTime() + 1));
  return findDeal(deal.id);
}

/** Maximum earlier days or weeks listed. */
const MAX_EARLIER = 14;

/** The earlier days or weeks with a deal, newest first. */
export async function earlierDeals(period: Period, name: string): Promise<readonly string[]> {
  const ids = await dealsBefore(periodId(period, name), periodId(period, ''), MAX_EARLIER);
  return ids.flatMap((id) => dayOfDeal(id) ?? weekOfDeal(id)?.week ?? []);
}

const promised = perProcess('pragaPromised', () => ({ day: '' })).get;

/**
 * Draws the deals of tomorrow and of next week, even if no one has read the current ones. Called by
 * every scheduler run, it does so once a day.
 */
export async function promiseTomorrow(clock: Clock = systemClock): Promise<void> {
  const day = dayAt(clock.now());
  if (promised().day === day) return;
  for (const period of ['daily', ...WEEK_PLAYERS] as const) await ensureDeals(period, clock);
  promised().day = day;
}

/** The board that a deal lays out, as every table of it begins: nothing of it is secret once it has begun. */
export interface DealBoard {
  readonly pack: Pack;
  readonly state: State;
}

const boards = perProcess('pragaDealBoards', () => new LRUCache<string, DealBoard>({ max: 50 })).get;

/** The board of a deal that has begun. The order of its stacks stays on the server. */
export async function boardOfDeal({ id, rules, setup }: Deal): Promise<DealBoard> {
  const known = boards().get(id);
  if (known) return known;
  const pack = packFor(rules.packId, rules.packVersion);
  const { newGame } = rulesFor(rules.rulesVersion);
  const start = newGame(pack, setup, rules.rulesVersion, await seedOfDeal(id));
  const board = { pack, state: replay([{ seq: 1, ...start }]).state };
  boards().set(id, board);
  return board;
}
