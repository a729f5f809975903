import { env } from '@/lib/env';

const PARENT_CHECK_MS = 500;

/** Ends this server when the process that started it is gone, however it went (kill -9 included). */
function exitWithParent() {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

if (env().EXIT_WITH_PARENT) exitWithParent();
