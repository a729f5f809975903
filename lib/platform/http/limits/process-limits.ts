import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { siteOf } from '@/lib/platform/auth/address';
import {
  limitState,
  LIMITS,
  mostOf,
  type CounterOf,
  type LimitState,
  type LimitKind,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { perProcess } from '@/lib/platform/process';

type Counters = Readonly<Record<CounterOf, RateLimiterMemory>>;
const countersByKind = perProcess('pragaCounters', () => new Map<LimitKind, Counters>());

function countersOf(kind: LimitKind): Counters {
  const counters = countersByKind.get();
  const found = counters.get(kind);
  if (found) return found;
  const counter = (of: CounterOf) =>
    new RateLimiterMemory({ points: mostOf(kind, of), duration: LIMITS[kind].spanS });
  const made = {
    one: counter('one'),
    network: counter('network'),
    site: counter('site'),
    all: counter('all'),
  };
  counters.set(kind, made);
  return made;
}

/** `counter` chooses the limit, `points` is the cost of a request. */
export interface Weight {
  readonly counter?: CounterOf;
  readonly points?: number;
}

/** Counts a request in this process and returns the state of the limit. */
export async function countInProcess(
  kind: LimitKind,
  who: string,
  { counter = 'one', points = 1 }: Weight = {},
): Promise<LimitState> {
  try {
    const { remainingPoints, msBeforeNext } = await countersOf(kind)[counter].consume(who, points);
    return limitState(kind, counter, remainingPoints, msBeforeNext);
  } catch (refusal) {
    if (isRefusal(refusal)) return limitState(kind, counter, -1, refusal.msBeforeNext);
    throw refusal;
  }
}

/** Counts a request for the IPv6 site of a network; returns the refusal, if any. */
export async function refuseSite(kind: LimitKind, network: string, points = 1): Promise<TooMany | undefined> {
  const site = siteOf(network);
  if (site === undefined) return undefined;
  return (await countInProcess(kind, `site ${site}`, { counter: 'site', points })).refusal;
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
  return (await countInProcess(kind, 'all', { counter: 'all', points })).refusal;
}

/** By its shape: another bundle (process.ts), whose class is another one, may have created the counter. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}
