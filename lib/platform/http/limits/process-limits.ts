import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { siteOf } from '@/lib/platform/auth/address';
import {
  limitState,
  LIMITS,
  SITE_TIMES,
  type LimitState,
  type LimitKind,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { perProcess } from '@/lib/platform/process';

interface Counters {
  readonly each: RateLimiterMemory;
  readonly site: RateLimiterMemory;
  readonly all: RateLimiterMemory;
}
const countersByKind = perProcess('pragaCounters', () => new Map<LimitKind, Counters>());

function countersOf(kind: LimitKind): Counters {
  const counters = countersByKind.get();
  const found = counters.get(kind);
  if (found) return found;
  const { most, all, spanS } = LIMITS[kind];
  const made = {
    each: new RateLimiterMemory({ points: most, duration: spanS }),
    site: new RateLimiterMemory({ points: most * SITE_TIMES, duration: spanS }),
    all: new RateLimiterMemory({ points: all, duration: spanS }),
  };
  counters.set(kind, made);
  return made;
}

/** `points` is the cost of a request; `times` multiplies the limit of a single address. */
export interface Weight {
  readonly times?: number;
  readonly points?: number;
}

/** Counts a request in this process and returns the state of the limit. */
export async function countInProcess(
  kind: LimitKind,
  who: string,
  { times = 1, points = 1 }: Weight = {},
): Promise<LimitState> {
  const { each, site } = countersOf(kind);
  return consume(times === 1 ? each : site, who, points);
}

/** Counts a request for the IPv6 site of a network; returns the refusal, if any. */
export async function refuseSite(kind: LimitKind, network: string, points = 1): Promise<TooMany | undefined> {
  const site = siteOf(network);
  if (site === undefined) return undefined;
  return (await countInProcess(kind, `site ${site}`, { times: SITE_TIMES, points })).refusal;
}

/** Counts a request in this process; returns the refusal, if any. */
export async function refuseInProcess(
  kind: LimitKind,
  who: string,
  points = 1,
): Promise<TooMany | undefined> {
  return (await countInProcess(kind, who, { points })).refusal;
}

/** Counts a request for all addresses together. This also bounds the number of addresses that are tracked. */
export async function refuseForAll(kind: LimitKind, points = 1): Promise<TooMany | undefined> {
  return (await consume(countersOf(kind).all, 'all', points)).refusal;
}

async function consume(limiter: RateLimiterMemory, who: string, points: number): Promise<LimitState> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(who, points);
    return limitState(remainingPoints, msBeforeNext);
  } catch (refusal) {
    if (isRefusal(refusal)) return limitState(-1, refusal.msBeforeNext);
    throw refusal;
  }
}

/** By its shape: another bundle (process.ts), whose class is another one, may have created the counter. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}
