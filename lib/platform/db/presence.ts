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

/** Notes that the database has just answered, so nobody need ask. */
export function noteAnswer(): void {
  presence().answeredAt = performance.now();
}

/** While everything waits for a connection, so does the question; 4 s is the limit for all of them. */
const BUSY_PATIENCE_MS = 4_000;

interface Watch {
  readonly patienceMs?: number;
  /** Whether the question waits behind others. */
  readonly isBusy?: () => boolean;
}

/** Sets the probe of the database's presence. */
export function watchDatabase(ask: () => Promise<unknown>, { patienceMs, isBusy }: Watch = {}): void {
  Object.assign(presence(), { probe: new Probe(ask, patienceMs), isBusy });
}

/** Whether the database answers. Where nobody watches it, it is taken for granted. */
export async function isDatabaseThere(): Promise<boolean> {
  const { answeredAt, probe, isBusy } = presence();
  const age = performance.now() - answeredAt;
  if (!probe || age < FRESH_MS) return true;
  if (await probe.answers()) return true;
  // Busy is not away; but a database that stands still keeps everybody waiting only once.
  return isBusy?.() === true && age < BUSY_PATIENCE_MS && probe.answers(BUSY_PATIENCE_MS);
}
