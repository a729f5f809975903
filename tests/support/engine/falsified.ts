/** Functions that falsify a checked row in one place. */
import type { Secrets, StackId } from '@/lib/game/engine/secrets';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt, withAt } from '@/lib/game/engine/util';
import type { CheckedRow } from './checked-rows';
import { violations } from './invariants';
import type { SeatLedger, TurnLedger, Ledger } from './ledger';

export type Falsify = (row: CheckedRow) => CheckedRow;
export type When = (row: CheckedRow) => boolean;

/** Changes the position after the row. */
export const position =
  (change: (state: State, row: CheckedRow) => Partial<State>): Falsify =>
  (row) => ({
    ...row,
    after: { ...row.after, state: { ...row.after.state, ...change(row.after.state, row) } },
  });

/** Changes seat 0 after the row. */
export const player = (change: (first: Player, row: CheckedRow) => Partial<Player>): Falsify =>
  position(({ players }, row) => {
    const first = elementAt(players, 0);
    return { players: withAt(players, 0, { ...first, ...change(first, row) }) };
  });

/** Changes the game's ledger. */
export const ledger =
  (change: (of: Ledger) => Partial<Ledger>): Falsify =>
  (row) => ({
    ...row,
    after: { ...row.after, ledger: { ...row.after.ledger, ...change(row.after.ledger) } },
  });

export const seatLedger = (change: (first: SeatLedger) => Partial<SeatLedger>): Falsify =>
  ledger(({ seats }) => ({
    seats: withAt(seats, 0, { ...elementAt(seats, 0), ...change(elementAt(seats, 0)) }),
  }));

export const turnLedger = (change: Partial<TurnLedger>): Falsify =>
  ledger(({ turn }) => ({ turn: { ...turn, ...change } }));

/** Removes the top tile of a secret stack. */
export const shorter =
  (stack: StackId): Falsify =>
  (row) => {
    const stacks: Secrets['stacks'] = { ...row.after.secrets.stacks };
    const left = { ...stacks, [stack]: (stacks[stack] ?? []).slice(1) };
    return { ...row, after: { ...row.after, secrets: { ...row.after.secrets, stacks: left } } };
  };

/** Changes the row's command, or the position before it. */
export const step =
  (change: (of: CheckedRow['step']) => Partial<CheckedRow['step']>): Falsify =>
  (row) => ({ ...row, step: { ...row.step, ...change(row.step) } });

/** Conditions on seat 0 and on the table after the row. */
export const whenPlayer =
  (holds: (first: Player, row: CheckedRow) => boolean): When =>
  (row) =>
    holds(elementAt(row.after.state.players, 0), row);
export const whenState =
  (holds: (state: State, row: CheckedRow) => boolean): When =>
  (row) =>
    holds(row.after.state, row);
export const always: When = () => true;

/** An invariant's id and a way to break it: a description, a condition on the row, and the change. */
export type Falsified = readonly [id: string, words: string, when: When, falsify: Falsify];

/**
 * Ids reported for the first matching row after falsifying it. Throws if no row matches or the row has faults
 * beforehand.
 */
export function reportedFor(rows: readonly CheckedRow[], [id, , when, change]: Falsified): readonly string[] {
  // Late enough that pieces are on the table.
  const row = rows.find((candidate) => candidate.after.state.turnsDone > 3 && when(candidate));
  if (!row) throw new Error(`no row to falsify for ${id}`);
  const before = violations(row.after, row.step);
  if (before.length > 0) throw new Error(`broken beforehand: ${before.join(', ')}`);
  const { step: of, after } = change(row);
  return violations(after, of).flatMap((text) => text.split(' '));
}
