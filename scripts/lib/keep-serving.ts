// Restarts a killed server: one crash must not end its database and the starter as well.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { reasonOf } from './errors';
import { sleep } from './processes';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After serving for this long a server is restarted without a pause. */
const STEADY_MS = 10 * 60_000;

export interface KeepServing<S extends { readonly child: ChildProcess }> {
  readonly start: () => Promise<S>;
  /** Called with each server that answers, including the first one. */
  readonly serving: (server: S) => void;
  readonly say: (text: string) => void;
  readonly isStopping: () => boolean;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Starts a server and restarts it whenever it ends, at once the first time and then after growing pauses.
 * Only the first start can fail: a server that has served before is tried again.
 */
export async function keepServing<S extends { readonly child: ChildProcess }>(
  how: KeepServing<S>,
): Promise<S> {
  const first = await how.start();
  how.serving(first);
  void restartForEver(how, first);
  return first;
}

async function restartForEver<S extends { readonly child: ChildProcess }>(how: KeepServing<S>, first: S) {
  const { pause = sleep } = how;
  let server: S | undefined = first;
  let from = Date.now();
  let waitMs = 0;
  let reason = '';
  while (!how.isStopping()) {
    if (server) {
      reason = `the server has ended (${await endOf(server.child)})`;
      if (how.isStopping()) return;
      if (Date.now() - from > STEADY_MS) waitMs = 0;
    }
    how.say(`${reason}; starting it again ${waitMs > 0 ? `in ${waitMs / 1000} s` : 'now'}`);
    await pause(waitMs);
    waitMs = Math.min(LONGEST_PAUSE_MS, waitMs * 2 || FIRST_PAUSE_MS);
    if (how.isStopping()) return;
    try {
      server = await how.start();
      from = Date.now();
      how.serving(server);
    } catch (error) {
      server = undefined;
      reason = `the server did not start: ${reasonOf(error)}`;
    }
  }
}

/** How a server ended; it may have ended at the moment it answered. */
async function endOf(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? `exit code ${child.exitCode}`;
}
