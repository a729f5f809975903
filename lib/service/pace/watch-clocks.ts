import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { STAGES, type Stage } from '@/lib/pace/bank';
import { onTimeoutOf } from '@/lib/pace/pace';
import type { Wait } from '@/lib/pace/wait';
import { logger } from '@/lib/logger';
import { seatAnew } from '@/lib/service/pace/late';
import { aboutOf, deciders, peopleOf, waitOf } from '@/lib/service/pace/table-affairs';
import { loadAffairs, type Affairs } from '@/lib/store/affairs-store';
import type { SeatClock } from '@/lib/store/clock-sql';
import { claimSeatsToWatch, noteWatched, type SeatToWatch } from '@/lib/store/clock-store';
import { insertAutomaticDays } from '@/lib/store/holiday-store';
import { queueMessage } from '@/lib/store/outbox-store';

const BATCH = 50;
const MOST_BATCHES = 20;
const LEASE_MS = 5 * 60_000;

/** What a look at the clocks led to. */
export interface Watched {
  readonly reminded: number;
  /** Tables at which a computer has taken a seat and is to play. */
  readonly computersAt: readonly string[];
}

/**
 * Looks at the clocks that may have come to a mark: reminds at half and at four fifths, tells the others when time is out, and begins
 * the holidays that begin by themselves. Nothing has to run in time: what a page shows never depends on it.
 */
export async function watchClocks(clock: Clock = systemClock): Promise<Watched> {
  let reminded = 0;
  const computersAt: string[] = [];
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const now = clock.now();
    const claimed = await claimSeatsToWatch(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const seat of claimed) {
      const watched = await watchQuietly(seat, now);
      reminded += watched.reminded;
      if (watched.isComputer) computersAt.push(seat.gameId);
    }
    if (claimed.length < BATCH) break;
  }
  return { reminded, computersAt };
}

interface WatchedSeat {
  readonly reminded: number;
  readonly isComputer?: boolean;
}

/** A table that cannot be read keeps no other from being looked at. */
async function watchQuietly(due: SeatToWatch, now: Date): Promise<WatchedSeat> {
  try {
    return await watchSeat(due, now);
  } catch (error) {
    const err = error instanceof Error ? error.message : 'not an error';
    logger().warn({ gameId: due.gameId, err }, 'a clock was not looked at');
    return { reminded: 0 };
  }
}

async function watchSeat({ gameId, seat, reminded }: SeatToWatch, now: Date): Promise<WatchedSeat> {
  const affairs = await loadAffairs(gameId);
  const clock = affairs?.clocks.seats.find((each) => each.seat === seat);
  if (!affairs || !clock?.tickingAt || clock.isComputer || affairs.status !== 'running')
    return { reminded: 0 };
  const { tickingAt } = clock;
  if (isAlone(affairs)) {
    await noteWatched({ gameId, seat, tickingAt }, undefined, undefined);
    return { reminded: 0 };
  }
  const wait = waitOf(affairs.clocks.pace, clock, now);
  if (clock.holderId && wait.newHolidays.length > 0) {
    await insertAutomaticDays(clock.holderId, wait.newHolidays);
  }
  const told = isFurther(wait.stage, reminded) ? await tell(affairs, clock, wait, now) : 0;
  await noteWatched({ gameId, seat, tickingAt }, wait.stage, nextLook(wait));
  const isHandedOver = wait.stage === 'out' && (await handOver(affairs, clock, now));
  return { reminded: told, isComputer: isHandedOver };
}

/** One person among computers keeps nobody waiting. */
function isAlone({ seats }: Affairs): boolean {
  return seats.filter(({ bot }) => !bot).length < 2;
}

function isFurther(stage: Stage | undefined, reminded: Stage | undefined): stage is Stage {
  return stage !== undefined && (reminded === undefined || STAGES.indexOf(stage) > STAGES.indexOf(reminded));
}

function nextLook({ stage, marks }: Wait): Date | undefined {
  const next = STAGES[stage === undefined ? 0 : STAGES.indexOf(stage) + 1];
  return next && marks[next];
}

async function tell(affairs: Affairs, clock: SeatClock, wait: Wait, now: Date): Promise<number> {
  const { gameId, seq, seats } = affairs;
  const { stage, marks } = wait;
  const key = [gameId, stage, aboutOf(clock)];
  if (stage !== 'out') {
    const deadline = clock.bankMs === undefined ? undefined : marks.out?.toISOString();
    const payload = deadline ? { deadline } : {};
    return queued({ gameId, seat: clock.seat, kind: 'reminder', seq, payload, key, now });
  }
  const name = seats.find(({ seat }) => seat === clock.seat)?.name;
  const payload = name ? { name } : {};
  let told = 0;
  for (const seat of deciders(affairs, now)) {
    told += await queued({ gameId, seat, kind: 'table-late', seq, payload, key: [...key, `to${seat}`], now });
  }
  return told;
}

interface Queued {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly kind: 'reminder' | 'table-late';
  readonly seq: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly key: readonly (string | undefined)[];
  readonly now: Date;
}

async function queued({ key, now, ...message }: Queued): Promise<number> {
  return (await queueMessage({ ...message, dedupe: key.join(':'), at: now })) ? 1 : 0;
}

/** Where the table chose so, a computer takes the seat of whoever is out of time, unless nobody else is left. */
async function handOver(affairs: Affairs, clock: SeatClock, now: Date): Promise<boolean> {
  if (onTimeoutOf(affairs.clocks.pace) !== 'computer') return false;
  if (peopleOf(affairs).every((seat) => seat === clock.seat)) return false;
  return seatAnew(affairs, clock, { bot: 'journeyman' }, now);
}
