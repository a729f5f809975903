import 'server-only';
import { Probe } from '@/lib/platform/db/probe';
import { perProcess } from '@/lib/platform/process';

/** An answer of the database, to whatever question, holds for so long. */
const FRESH_MS = 1_000;

interface Presence {
  answeredAt: number;
  probe?: Probe;
}
const presence = perProcess<Presence>('pragaPresence', () => ({ answeredAt: -Infinity })).get;

/** Notes that the database has just answered, so that nobody need ask. */
export function noteAnswer(): void {
  presence().answeredAt = performance.now();
}

/** Says how the database is asked whether it is there. */
export function watchDatabase(ask: () => Promise<unknown>, patienceMs?: number): void {
  presence().probe = new Probe(ask, patienceMs);
}

/** Whether the database answers. Where nobody watches it, it is taken for granted. */
export async function isDatabaseThere(): Promise<boolean> {
  const { answeredAt, probe } = presence();
  if (!probe || performance.now() - answeredAt < FRESH_MS) return true;
  return probe.answers();
}
