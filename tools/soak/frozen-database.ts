// Freezes a whole PostgreSQL: it neither answers nor closes a connection, as when its disk or its machine
// hangs.
import fs from 'node:fs';
import { codeOf } from '../../scripts/lib/errors';
import { sleep } from '../../scripts/lib/processes';

/** The server process and all its descendants. */
function processesOf(pid: number): readonly number[] {
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

export async function freezeDatabase(pid: number, ms: number): Promise<void> {
  // The server is stopped first: otherwise it starts another process during the check.
  signal(pid, 'SIGSTOP');
  const held = processesOf(pid);
  for (const each of held) signal(each, 'SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    for (const each of held) signal(each, 'SIGCONT');
  }
}
