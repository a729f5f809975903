// @ts-nocheck
// Holds a whole PostgreSQL still: it neither answers nor closes a connection, as when its disk or its machine
// hangs.
import fs from 'node:fs';
import { sleep } from '../lib/processes';

/** The server's process and all that it has started. */
function processesOf(pid) {
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export async function freezeDatabase(pid, ms) {
  // The server first, lest it starts another while we look.
  signal(pid, 'SIGSTOP');
  const held = processesOf(pid);
  for (const each of held) signal(each, 'SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    for (const each of held) signal(each, 'SIGCONT');
  }
}
