import 'server-only';
import { logger } from '@/lib/platform/logger';
import { errorWords, plainTextOf } from '@/lib/platform/logger/error-words';

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/** Whether an error only means that the sender disconnected before the end. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'aborted' || ('code' in error && error.code === 'ECONNRESET');
}

/** Writes the console of this process to the log: Next and other packages write their errors there. */
export function logConsole(): void {
  const methods = Object.entries(LEVELS).map(([name, level]) => {
    return [name, (...said: readonly unknown[]) => note(level, said)] as const;
  });
  Object.assign(globalThis.console, Object.fromEntries(methods));
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger().warn(errorWords(warning), 'a warning of Node'));
}

function note(level: (typeof LEVELS)[keyof typeof LEVELS], said: readonly unknown[]): void {
  const error = said.find((each) => each instanceof Error);
  if (isBrokenOff(error)) return logger().info('a body broke off');
  const text = said.filter((each) => typeof each === 'string').join(' ');
  logger()[level](error ? errorWords(error) : {}, plainTextOf(text).trim() || 'on the console');
}
