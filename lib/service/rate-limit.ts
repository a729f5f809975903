import 'server-only';
import { createHash } from 'node:crypto';
import { systemClock, type Clock } from '@/lib/clock';
import { count, forgetCounts } from '@/lib/store/rate-limit-store';

/**
 * How often somebody may do something in a span of so many seconds; far more than play needs. Where it happens all the time, a process
 * takes permits from the database by the block and gives them out by itself, so that most requests pay nothing for being counted.
 */
export const LIMITS = {
  'sign-in': { most: 10, spanS: 3600, block: 1 },
  /** Mails to one address, whoever asks for them. */
  'sign-in-mail': { most: 5, spanS: 3600, block: 1 },
  create: { most: 40, spanS: 3600, block: 1 },
  import: { most: 20, spanS: 3600, block: 1 },
  join: { most: 60, spanS: 600, block: 1 },
  chat: { most: 20, spanS: 60, block: 1 },
  note: { most: 60, spanS: 600, block: 1 },
  line: { most: 120, spanS: 600, block: 1 },
  /** Opening one folds a whole game. */
  sandbox: { most: 120, spanS: 60, block: 10 },
  plan: { most: 120, spanS: 600, block: 1 },
  report: { most: 10, spanS: 3600, block: 1 },
  channel: { most: 30, spanS: 3600, block: 1 },
  command: { most: 900, spanS: 60, block: 30 },
  read: { most: 1800, spanS: 60, block: 60 },
  stream: { most: 240, spanS: 60, block: 20 },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitKind = keyof typeof LIMITS;

interface Limit {
  readonly most: number;
  readonly spanS: number;
  readonly block: number;
}

export interface TooMany {
  readonly kind: 'too-many';
  /** Seconds until it may be tried again. */
  readonly retryAfterS: number;
}

interface Permits {
  readonly since: number;
  left: number;
}
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 10_000;
interface Desk {
  readonly permits: Map<string, Permits>;
  forgottenAt: number;
}
// Pages and routes may be bundled apart, but share one process.
const holder: typeof globalThis & { pragaPermits?: Desk } = globalThis;

/**
 * Why `who` may not do this once more just now, or undefined if that is all right: then it is counted. All processes count together, in
 * the database; what is stored of `who` is a hash, good for the span alone.
 */
export async function refuseTooManyOf(
  kind: LimitKind,
  who: string,
  clock: Clock = systemClock,
): Promise<TooMany | undefined> {
  const { most, spanS, block }: Limit = LIMITS[kind];
  const now = clock.now().getTime();
  const since = now - (now % (spanS * 1000));
  const desk = (holder.pragaPermits ??= { permits: new Map(), forgottenAt: now });
  const key = keyOf(kind, who, since);
  const permits = desk.permits.get(key);
  if (permits && permits.left > 0) {
    permits.left -= 1;
    return undefined;
  }
  const counted = await count(key, new Date(since), block);
  const granted = Math.min(block, most - (counted - block));
  if (granted > 1) keep(desk, key, { since, left: granted - 1 });
  await tidy(desk, now);
  if (granted > 0) return undefined;
  return { kind: 'too-many', retryAfterS: Math.max(1, Math.ceil((since + spanS * 1000 - now) / 1000)) };
}

function keyOf(kind: LimitKind, who: string, since: number): string {
  return createHash('sha256').update(`${kind}/${since}/${who}`).digest('base64url');
}

function keep({ permits }: Desk, key: string, found: Permits): void {
  const earlier = permits.get(key);
  permits.delete(key);
  permits.set(key, earlier ? { ...found, left: found.left + earlier.left } : found);
  const [oldest] = permits.keys();
  if (permits.size > MOST_KEPT && oldest !== undefined) permits.delete(oldest);
}

/** Once an hour the spans that are over are forgotten. */
async function tidy(desk: Desk, now: number): Promise<void> {
  if (now - desk.forgottenAt < 3_600_000) return;
  desk.forgottenAt = now;
  await forgetCounts(new Date(now - KEPT_MS));
}
