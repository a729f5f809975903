import { env } from '@/lib/env';

const PARENT_CHECK_MS = 500;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends this server when the process that started it is gone, however it went (kill -9 included). */
function exitWith(parent: number) {
  const check = () => {
    if (!isAlive(parent)) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

const parent = env().EXIT_WITH_PARENT;
if (parent) exitWith(parent);
