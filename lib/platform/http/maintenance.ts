import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { problem, type Problem } from '@/lib/platform/http/problem';

/** The problem of a change during maintenance. */
export function problemOfMaintenance(until: Date): Problem {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - systemClock.now().getTime()) / 1000));
  const at = until.toISOString();
  return problem('read-only', `The service is being worked on until ${at}. Nothing was changed.`, {
    retryAfter,
    until: at,
  });
}
