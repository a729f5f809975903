/** `npm run operator -- doctor`: one line for each thing that operators get wrong. */
import { isUnavailable } from '@/lib/platform/db/unavailable';
import { EnvironmentError, env } from '@/lib/platform/env';
import { messageOf } from '../lib/errors';
import { CHECKS, type DoctorRun, type Check, type DoctorFinding } from './doctor-checks';

/** How long one check may take. They run side by side, so this is also the limit of all. */
const PATIENCE_MS = 10_000;

export interface Line extends DoctorFinding {
  readonly name: string;
}

interface HowToExamine {
  readonly checks?: readonly Check[];
  readonly patienceMs?: number;
}

/** Runs every check that is not skipped, side by side. Wrong settings are the only line: all else needs them. */
export async function examine(
  asked: DoctorRun,
  { checks = CHECKS, patienceMs = PATIENCE_MS }: HowToExamine = {},
): Promise<readonly Line[]> {
  const wrong = settingsToFix();
  if (wrong) return [{ name: 'settings', isOk: false, says: wrong }];
  const wanted = checks.filter(({ name }) => !asked.skip.includes(name));
  return Promise.all(
    wanted.map(async ({ name, look }) => ({ name, ...(await within(patienceMs, () => look(asked))) })),
  );
}

function settingsToFix(): string | undefined {
  try {
    env();
    return undefined;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.replaceAll('\n', ' ');
    throw error;
  }
}

async function within(patienceMs: number, look: () => Promise<DoctorFinding>): Promise<DoctorFinding> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<DoctorFinding>((resolve) => {
    const says = `No answer within ${patienceMs / 1000} s. Try again, and look at the load of the machine.`;
    timer = setTimeout(() => resolve({ isOk: false, says }), patienceMs);
  });
  return Promise.race([look().catch(failed), late]).finally(() => clearTimeout(timer));
}

const failed = (error: unknown): DoctorFinding => ({
  isOk: false,
  says: isUnavailable(error)
    ? 'Not known without the database: repair that first.'
    : `The check itself failed: ${messageOf(error)}`,
});

/** The lines for a terminal. */
export function sheetOf(lines: readonly Line[]): readonly string[] {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const left = lines.filter(({ isOk }) => !isOk).length;
  return [
    ...lines.map(({ name, isOk, says }) => `${isOk ? 'ok   ' : 'TO DO'}  ${name.padEnd(width)}  ${says}`),
    left === 0 ? 'Nothing to do.' : `${left} to do.`,
  ];
}
