/**
 * Positions of the reader's tables, and turns prepared on them. They stay in this browser. Signing out
 * deletes them, and a position is deleted when its seat has another holder.
 */
import type { TurnOfLine } from '@/components/analysis/sandbox/plan-form';
import { localStore, readCookies, writeCookie } from '@/components/ui/browser/browser-features';
import { hasAll } from '@/components/ui/browser/payload';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { newFormKey } from '@/lib/platform/http/form-key';
import { OTHER_PERSON, UNSURE_PERSON } from './other-person';

export interface TakenPosition {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly start: SandboxStart;
  /**
   * Missing where the reader may be another person: somebody has signed in without a session, or an earlier
   * release stored the position, whose mark cannot be read here. Such a position is shown once the server has
   * confirmed that its seat is the reader's.
   */
  readonly isOwn?: true;
}

/** A turn waiting for a network. */
export interface WaitingTurn {
  /** Makes a double submission harmless. */
  readonly id: string;
  readonly at: string;
  readonly gameId: string;
  readonly turn: TurnOfLine;
  /** Why it did not become a plan. */
  readonly problem?: string;
}

const TABLE = 'train-table-';
const TURN = 'train-turn-';

/** Deletes positions that another person has stored in this browser, and hides those that may be another's. */
function forgetOthers(): void {
  if (isMarked(OTHER_PERSON)) {
    for (const key of localStore.keys())
      if (key.startsWith(TABLE) || key.startsWith(TURN)) localStore.remove(key);
  }
  if (!isMarked(UNSURE_PERSON)) return;
  for (const key of localStore.keys().filter((each) => each.startsWith(TABLE))) {
    const taken = parse<TakenPosition>(localStore.read(key), ['at', 'start']);
    if (taken) localStore.write(key, JSON.stringify({ at: taken.at, start: taken.start }));
  }
}

/** Whether this cookie was set. It is removed. */
function isMarked(cookie: string): boolean {
  const is = readCookies().split('; ').includes(`${cookie}=1`);
  if (is) writeCookie(`${cookie}=; Path=/; Max-Age=0; SameSite=Lax`);
  return is;
}

function readAll<T extends object>(prefix: string, members: readonly (keyof T)[]): readonly T[] {
  forgetOthers();
  return localStore
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parse<T>(localStore.read(key), members) ?? []);
}

function parse<T extends object>(
  text: string | null | undefined,
  members: readonly (keyof T)[],
): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return hasAll<T>(value, members) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All positions, including those that must not be shown yet. */
export const storedTables = () => readAll<TakenPosition>(TABLE, ['at', 'start']);

/** The reader's positions, newest first. */
export const takenTables = (): readonly TakenPosition[] =>
  storedTables()
    .filter(({ isOwn }) => isOwn)
    .sort((a, b) => b.at.localeCompare(a.at));

/** The stored text of a position. Equal text means an equal position. */
export function takenText(gameId: string): string | undefined {
  forgetOthers();
  return localStore.read(TABLE + gameId) ?? undefined;
}

/** The reader's position in a stored text. */
export const takenIn = (text: string): TakenPosition | undefined =>
  parse<TakenPosition>(text, ['at', 'start', 'isOwn']);

/**
 * Stores a position without the reader's saved lines. The turns of an earlier holder of the seat go. Returns
 * false if the browser stores nothing.
 */
export function keepTable(start: SandboxStart, at: string): boolean {
  const before = storedTables().find((table) => table.start.gameId === start.gameId);
  if (before && before.start.draftsOf !== start.draftsOf) forgetTable(start.gameId);
  const kept: TakenPosition = { at, start: { ...start, lines: [], keeper: 'nobody' }, isOwn: true };
  return localStore.write(TABLE + start.gameId, JSON.stringify(kept));
}

/** Removes a position with the turns prepared on it. */
export function forgetTable(gameId: string): void {
  for (const { id } of preparedTurns().filter((each) => each.gameId === gameId)) forgetTurn(id);
  localStore.remove(TABLE + gameId);
}

/** All prepared turns, oldest first. */
export const preparedTurns = (): readonly WaitingTurn[] =>
  [...readAll<WaitingTurn>(TURN, ['id', 'at', 'gameId', 'turn'])].sort((a, b) => a.at.localeCompare(b.at));

/** A random UUID, like the ids of plans. `randomUUID` is missing on pages without HTTPS. */
export const newTurnId = (): string =>
  newFormKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** Stores a prepared turn. Returns false if the browser stores nothing. */
export const keepTurn = (turn: WaitingTurn): boolean =>
  localStore.write(TURN + turn.id, JSON.stringify(turn));

export const forgetTurn = (id: string): void => localStore.remove(TURN + id);
