import { perProcess } from '@/lib/platform/process';
import { currentRequest } from '@/lib/platform/request-label';

const STEP_MS = 50;
const MAX_MS = 2_000;
/** Maximum waiting requests of this process; others are answered at once. */
export const MAX_SLOWED = 50;

const slowed = perProcess('pragaSlowed', () => ({ waiting: 0 }));

/**
 * Delays a request by more for each one beyond the limit of a single person, up to two seconds. Hosts with
 * one process per request are paid by the second; there, no request waits (as in expensive.ts).
 */
export async function slowDown(beyond: number): Promise<void> {
  const state = slowed.get();
  const isServer = currentRequest().getStore()?.onEnd !== undefined;
  if (beyond <= 0 || !isServer || state.waiting >= MAX_SLOWED) return;
  state.waiting += 1;
  try {
    await new Promise((resume) => setTimeout(resume, Math.min(MAX_MS, beyond * STEP_MS)));
  } finally {
    state.waiting -= 1;
  }
}
