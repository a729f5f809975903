import 'server-only';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newestRules } from '@/lib/features/table/table-start';
import { newSeed } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { perProcess } from '@/lib/platform/process';
import { dailyId, dayAt, dayOfDeal, DEAL_SETUP, daysAfter, spanOf, type Deal } from './deal';
import { dealsBefore, findDeal, insertDeal } from './deal-store';

/** Today's deal, and tomorrow's, of which the commitment alone is known. */
export interface Dailies {
  readonly today: Deal;
  readonly tomorrow: Deal;
}

/**
 * The deals of today and tomorrow; whoever asks first makes them. So tomorrow's seed is drawn and its
 * commitment public a day before anybody can play it, and nothing about it follows from what is known.
 */
export async function dailies(clock: Clock = systemClock): Promise<Dailies> {
  const day = dayAt(clock.now());
  return { today: await dailyDeal(day, clock), tomorrow: await dailyDeal(daysAfter(day, 1), clock) };
}

/** So many earlier days are named. */
const MOST_DAYS = 14;

/** The days before one that had a deal, the newest first. */
export async function earlierDays(day: string): Promise<readonly string[]> {
  return (await dealsBefore(dailyId(day), MOST_DAYS)).flatMap((id) => dayOfDeal(id) ?? []);
}

const promised = perProcess('pragaPromised', () => ({ day: '' })).get;

/** Draws tomorrow's deal, if nobody has looked at today's yet; asked at every tick, it does so once a day. */
export async function promiseTomorrow(clock: Clock = systemClock): Promise<void> {
  const day = dayAt(clock.now());
  if (promised().day === day) return;
  await dailies(clock);
  promised().day = day;
}

async function dailyDeal(day: string, clock: Clock): Promise<Deal> {
  const id = dailyId(day);
  const known = await findDeal(id);
  if (known) return known;
  const seed = newSeed();
  const commitment = sha256Hex(seed);
  const made: Deal = {
    id,
    kind: 'daily',
    commitment,
    rules: newestRules(),
    setup: DEAL_SETUP,
    createdAt: clock.now(),
    ...spanOf(day),
  };
  await insertDeal(made, seed);
  // Somebody else may have been quicker.
  return (await findDeal(id)) ?? made;
}
