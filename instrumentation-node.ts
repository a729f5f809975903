import { pingDatabase } from '@/lib/platform/db/health-store';
import { isPoolBusy } from '@/lib/platform/db/pool';
import { watchDatabase } from '@/lib/platform/db/presence';
import { env } from '@/lib/platform/env';
import { closeStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { logConsole } from '@/lib/platform/logger/console';
import { closeAfterAnswers, observeRequests } from '@/lib/platform/ops/observe';
import { startTracing } from '@/lib/platform/ops/tracing';

const PARENT_CHECK_MS = 500;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends this server when the process that started it is gone, even by kill -9. The starter is our parent or an
 * ancestor of it. A killed parent can stay on as a zombie, but then we have got another parent.
 */
function exitWith(starter: number) {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent || !isAlive(starter)) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

/** Returns the settings. The server cannot work with wrong ones, so it then prints the faults and exits. */
function settingsOrExit() {
  try {
    return env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const starter = settingsOrExit().EXIT_WITH_PARENT;
if (env().NODE_ENV === 'production') logConsole();
observeRequests();
await startTracing();
watchDatabase(pingDatabase, { isBusy: isPoolBusy });
if (starter) exitWith(starter);

/** An open stream, or a connection that is kept after it, would keep the server from stopping for as long as its page stays open. */
function endStreams() {
  closeAfterAnswers();
  void closeStreams();
  void hub().close();
}
process.once('SIGTERM', endStreams);
process.once('SIGINT', endStreams);
