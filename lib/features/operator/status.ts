import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { percentileOf, sumOf } from '@/lib/platform/ops/durations';
import { samplesSince, type Samples, type Span } from '@/lib/platform/ops/sample-store';
import { perProcess } from '@/lib/platform/process';
import { incidentsSince, type Incident } from './incident-store';

const STATUS_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30_000;
const MAX_OUTAGES = 20;

export interface ServiceStatus {
  /** The beginning of the samples; undefined before the first run of the scheduler. */
  readonly since?: Date;
  /** The share of that time, at most 90 days, when the service was available: 0 to 1. */
  readonly availability?: number;
  /** Longest first. */
  readonly outages: readonly Span[];
  /** Moves of the last day: their number, and the median and 95th percentile in milliseconds. */
  readonly moves: {
    readonly count: number;
    readonly p50?: number | undefined;
    readonly p95?: number | undefined;
  };
  /** Maximum delay of the oldest due message in the last two hours, in seconds. */
  readonly oldestS: number;
  readonly incidents: readonly Incident[];
}

interface CachedStatus {
  readonly at: number;
  readonly status: ServiceStatus;
}
const lastStatus = perProcess<CachedStatus | undefined>('pragaStatus', () => undefined);

/** The public status of the service. Read at most twice a minute, however many clients ask. */
export async function serviceStatus(clock: Clock = systemClock): Promise<ServiceStatus> {
  const now = clock.now();
  const kept = lastStatus.get();
  if (kept && Math.abs(now.getTime() - kept.at) < KEPT_MS) return kept.status;
  const since = new Date(now.getTime() - STATUS_DAYS * DAY_MS);
  const [samples, incidents] = await Promise.all([samplesSince(since), incidentsSince(since)]);
  const status = { ...statusOfSamples(samples, since, now), incidents };
  lastStatus.replace({ at: now.getTime(), status });
  return status;
}

/** Clears the cache of this process. */
export const forgetStatus = lastStatus.forget;

/** Computes availability from the samples. A scheduler that has been silent until now counts as an outage. */
export function statusOfSamples(samples: Samples, since: Date, now: Date): Omit<ServiceStatus, 'incidents'> {
  const { beat, maintenances, hours } = samples;
  const lately = (ms: number) => hours.filter(({ hour }) => hour.getTime() > now.getTime() - ms);
  const counts = sumOf(lately(DAY_MS).map(({ moves }) => moves));
  const count = counts.reduce((sum, n) => sum + n, 0);
  const moves = { count, p50: percentileOf(counts, 0.5), p95: percentileOf(counts, 0.95) };
  const oldestS = Math.max(0, ...lately(2 * 3_600_000).map((hour) => hour.oldestS));
  if (!beat) return { outages: [], moves, oldestS };
  const from = beat.firstAt > since ? beat.firstAt : since;
  const outages = [...samples.outages, ...openOutage(beat.lastAt, now)].flatMap((outage) =>
    without(within(outage, from), maintenances),
  );
  const away = outages.reduce((sum, outage) => sum + lengthOf(outage), 0);
  const all = now.getTime() - from.getTime();
  const longest = outages.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MAX_OUTAGES);
  return { since: from, availability: all > 0 ? 1 - away / all : 1, outages: longest, moves, oldestS };
}

const OPEN_MS = 300_000;
const openOutage = (lastAt: Date, now: Date): readonly Span[] =>
  now.getTime() - lastAt.getTime() > OPEN_MS ? [{ begins: lastAt, ends: now }] : [];

const lengthOf = ({ begins, ends }: Span): number => Math.max(0, ends.getTime() - begins.getTime());
const within = ({ begins, ends }: Span, from: Date): Span => ({
  begins: begins > from ? begins : from,
  ends,
});

function without(span: Span, others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>(
    (left, other) =>
      left.flatMap((part) => {
        if (other.ends <= part.begins || other.begins >= part.ends) return [part];
        const before = { begins: part.begins, ends: other.begins };
        const after = { begins: other.ends, ends: part.ends };
        return [before, after].filter((rest) => lengthOf(rest) > 0);
      }),
    lengthOf(span) > 0 ? [span] : [],
  );
}
