import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SeatId } from '@/lib/game/engine/commands';
import type { ClockChanges, SeatClock, TableClocks } from '@/lib/features/table/clock-sql';
import type { SeatProof } from '@/lib/features/table/command-store';
import { perProcess } from '@/lib/platform/process';

/**
 * What this process made of a table beside its position. Nothing of it is believed: the statement that
 * appends holds it to what is stored, so a step that goes by it needs no loading before.
 */
interface AssumedTable {
  /** Of the row after which it was so. */
  readonly head: string;
  readonly clocks: TableClocks;
  /**
   * Seats by the keys that proved them. Undefined if keys have proved several seats, because then the
   * position decides.
   */
  readonly proven: ReadonlyMap<string, SeatId | undefined>;
}

const LIMIT = 100;
const tables = perProcess('pragaAssumedTables', () => new LRUCache<string, AssumedTable>({ max: LIMIT })).get;

function nameOf(proof: SeatProof): string {
  if ('plan' in proof) return `plan ${proof.plan}`;
  if ('computer' in proof) return `computer ${proof.computer}`;
  return `keys ${proof.tokenHash ?? ''} ${proof.userId ?? ''}`;
}

/** The clocks of a table after row `head`, and whose proof this is; undefined where it must be read. */
export function assumedOf(gameId: string, head: string, proof: SeatProof) {
  const assumed = tables().get(gameId);
  const seat = assumed?.proven.get(nameOf(proof));
  return assumed?.head === head && seat !== undefined ? { clocks: assumed.clocks, seat } : undefined;
}

export interface AppendedStep {
  readonly gameId: string;
  /** Of the row that was appended. */
  readonly head: string;
  readonly proof: SeatProof;
  readonly seat: SeatId;
  /** The clocks before it, and what it changed in them. */
  readonly clocks: TableClocks;
  readonly changes: ClockChanges;
}

/**
 * Notes what a step has left. Not where clocks count: what stops them, nights and holidays, belongs to people
 * and changes without the table.
 */
export function assumeAfter({ gameId, head, proof, seat, clocks, changes }: AppendedStep): void {
  if (clocks.pace.kind !== 'relaxed') return;
  const proven = new Map(tables().get(gameId)?.proven);
  const name = nameOf(proof);
  proven.set(name, proven.has(name) && proven.get(name) !== seat ? undefined : seat);
  const seats = clocks.seats.map((clock) => clockAfter(clock, changes));
  tables().set(gameId, { head, clocks: { ...clocks, seats }, proven });
}

function clockAfter(clock: SeatClock, { changed }: ClockChanges): SeatClock {
  const after = changed.find(({ seat }) => seat === clock.seat);
  if (!after) return clock;
  const { bankMs: _bankMs, tickingAt: _tickingAt, ...same } = clock;
  const { bankMs, tickingAt } = after;
  return { ...same, ...(bankMs === undefined ? {} : { bankMs }), ...(tickingAt ? { tickingAt } : {}) };
}

/** Something of it was not so. */
export function forgetAssumed(gameId: string): void {
  tables().delete(gameId);
}
