import 'server-only';
import { Probe } from '@/lib/platform/db/probe';
import { perProcess } from '@/lib/platform/process';

/** How long an answer of the database proves that it is up. */
const FRESH_MS = 1_000;

interface Presence {
  answeredAt: number;
  probe?: Probe;
  isBusy?: () => boolean;
}
const presence = perProcess<Presence>('pragaPresence', () => ({ answeredAt: -Infinity })).get;

/** Records that the database has just answered, so that no probe is needed. */
export function noteAnswer(): void {
  presence().answeredAt = performance.now();
}

/** The probe waits for a connection like all queries, whose limit is 4 s. */
const BUSY_PATIENCE_MS = 4_000;

interface Watch {
  readonly patienceMs?: number;
  /** Whether the probe has to wait for a connection. */
  readonly isBusy?: () => boolean;
}

/** Sets the probe that checks whether the database is up. */
export function watchDatabase(ask: () => Promise<unknown>, { patienceMs, isBusy }: Watch = {}): void {
  Object.assign(presence(), { probe: new Probe(ask, patienceMs), isBusy });
}

/** Whether the database answers. Without a probe it is assumed to be up. */
export async function isDatabaseThere(): Promise<boolean> {
  const { answeredAt, probe, isBusy } = presence();
  const age = performance.now() - answeredAt;
  if (!probe || age < FRESH_MS) return true;
  if (await probe.answers()) return true;
  // A busy database is not down, but one that hangs delays the callers only once.
  return isBusy?.() === true && age < BUSY_PATIENCE_MS && probe.answers(BUSY_PATIENCE_MS);
}
