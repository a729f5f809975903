/** A fault that fuzzing found, with the command that showed it. */
import type { Command, SeatId } from '@/lib/game/engine/commands';

export class FuzzFinding extends Error {
  override readonly name = 'FuzzFinding';

  constructor(
    message: string,
    readonly seat?: SeatId,
    readonly command?: Command,
    options?: ErrorOptions,
  ) {
    super(command ? `${message}: seat ${seat ?? '-'} ${JSON.stringify(command)}` : message, options);
  }
}

/** Turns an error of the engine into a finding that names the command. */
export function during<T>(seat: SeatId, command: Command, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FuzzFinding) throw error;
    throw new FuzzFinding(String(error), seat, command, { cause: error });
  }
}

/** Whether two values have the same JSON, ignoring the order of keys. Stops at the first difference. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return hasEvery(a, b) && hasEvery(b, a, true);
}

/** An undefined member counts as absent. */
function hasEvery(a: object, b: object, isKeysOnly = false): boolean {
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) {
    if (one[key] === undefined) continue;
    if (isKeysOnly ? other[key] === undefined : !isSame(one[key], other[key])) return false;
  }
  return true;
}

/** Every text in a value. */
export function collectStrings(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (value && typeof value === 'object')
    for (const key in value) collectStrings((value as Record<string, unknown>)[key], into);
  return into;
}

/** Deciding and folding must not change their input. Already frozen objects are skipped. */
export function deepFreeze(value: unknown): void {
  if (!value || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key in value) deepFreeze((value as Record<string, unknown>)[key]);
}
