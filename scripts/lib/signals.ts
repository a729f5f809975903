import fs from 'node:fs';
import { IS_WINDOWS } from './processes';

const PARENT_CHECK_MS = 500;
const SIGHUP_BIT = 1n;

/** Calls `stop` once: on Ctrl-C, on a kill, when the terminal closes, and when npm above us was killed. */
export function onStopRequest(stop: () => unknown): void {
  const signals = hangupIsIgnored() ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => stop());
  if (process.env.npm_lifecycle_event && !IS_WINDOWS) onParentGone(stop);
}

/** Under nohup the hang-up signal is ignored and must stay ignored; a listener would undo that. */
function hangupIsIgnored(): boolean {
  if (process.platform !== 'linux') return false;
  const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
  return mask !== undefined && (BigInt(`0x${mask}`) & SIGHUP_BIT) !== 0n;
}

/** `kill` ends npm and its shell but does not reach us. */
function onParentGone(stop: () => unknown): void {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) stop();
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}
