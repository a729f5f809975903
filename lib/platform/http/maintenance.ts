import 'server-only';
import { isClockOff, systemClock } from '@/lib/platform/clock';
import { problem, type Problem } from '@/lib/platform/http/problem';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';

/** The problem of a change during maintenance. */
export function problemOfMaintenance(until: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - systemClock.now().getTime()) / 1000));
  const at = until.toISOString();
  return problem('read-only', `The service is being worked on until ${at}. Nothing was changed.`, {
    retryAfter,
    until: at,
  });
}

/** The problem of a change at a process whose clock is wrong. */
export const problemOfClock = (): Problem =>
  problem('clock-wrong', 'The clock of this server is wrong, so it takes no changes. Nothing was changed.');

/** Why nothing can be changed now, if so. Reading the maintenance compares the clocks too. */
export async function refuseChange(): Promise<Problem | undefined> {
  const until = await readOnlyUntil();
  if (until) return problemOfMaintenance(until);
  return isClockOff() ? problemOfClock() : undefined;
}
