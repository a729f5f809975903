// Restarts a killed server: one crash must not end its database and the starter as well.
import type { ChildProcess } from 'node:child_process';

/** A server that ends more often than this within an hour is not restarted. */
export const MAX_RESTARTS = 3;
const SPAN_MS = 3_600_000;

export interface KeepServing<S extends { readonly child: ChildProcess }> {
  readonly start: () => Promise<S>;
  /** Called with each server that answers, including the first one. */
  readonly serving: (server: S) => void;
  readonly say: (text: string) => void;
  /** Called when it ended too often or did not start again. */
  readonly giveUp: (error: unknown) => void;
  readonly isStopping: () => boolean;
}

/** Starts a server and restarts it when it ends, at most three times an hour. */
export async function keepServing<S extends { readonly child: ChildProcess }>(
  how: KeepServing<S>,
  restarts: readonly number[] = [],
): Promise<S> {
  const server = await how.start();
  how.serving(server);
  const again = (code: number | null, signal: NodeJS.Signals | null) => {
    if (how.isStopping()) return;
    const reason = `the server has ended (${signal ?? `exit code ${code}`})`;
    const lately = restarts.filter((at) => Date.now() - at < SPAN_MS);
    if (lately.length >= MAX_RESTARTS)
      return how.giveUp(new Error(`${reason}, after ${MAX_RESTARTS} restarts within an hour`));
    how.say(`${reason}; starting it again (${lately.length + 1} of ${MAX_RESTARTS})`);
    keepServing(how, [...lately, Date.now()]).catch(how.giveUp);
  };
  const { exitCode, signalCode } = server.child;
  // It may have ended at the moment it answered.
  if (exitCode !== null || signalCode !== null) again(exitCode, signalCode);
  else server.child.once('exit', again);
  return server;
}
