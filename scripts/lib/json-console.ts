// Writes the console as JSON lines from the start, because Next prints before the service's own logger exists
// (lib/platform/logger/console.ts). That logger then takes the console over.
import util from 'node:util';

const LEVELS = [
  ['debug', 20],
  ['log', 30],
  ['info', 30],
  ['warn', 40],
  ['error', 50],
] as const;
const INFO = 30;
const THRESHOLDS: Readonly<Record<string, number>> = {
  trace: 10,
  debug: 20,
  info: INFO,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: 100,
};

/**
 * Turns console output into log lines until the service has its logger. Uncaught errors become log lines at
 * any time.
 */
export function logConsoleAsJson(): void {
  const least = THRESHOLDS[process.env.LOG_LEVEL ?? ''] ?? INFO;
  for (const [name, level] of LEVELS)
    console[name] = (...said: unknown[]) => {
      if (level >= least) process.stdout.write(`${lineOf(level, said)}\n`);
    };
  process.on('unhandledRejection', (reason) => console.error(reason));
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
}

function lineOf(level: number, said: readonly unknown[]): string {
  const error = said.find((each): each is Error => each instanceof Error);
  const msg = util.stripVTControlCharacters(util.format(...said.filter((each) => each !== error))).trim();
  return JSON.stringify({ level, time: Date.now(), err: error?.stack, msg });
}
