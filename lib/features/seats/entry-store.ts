import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { systemClock } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db/db';

/**
 * Kinds of entries about a seat. The triggers of the migration `held_seats` write the first row, the
 * statements of this folder the others.
 */
const ENTRY_KINDS = [
  ...(['seated', 'freed', 'computer', 'link', 'address', 'account', 'browser'] as const),
  ...([
    'link-used',
    'browser-trusted',
    'browser-out',
    'link-sent',
    'address-asked',
    'asked',
    'agreed',
    'refused',
    'made',
  ] as const),
  // Requests of the table: lib/features/clocks/requests.ts.
  ...(['decided-end', 'decided-replace', 'decided-computer', 'taken-back'] as const),
  ...(['decided-leave', 'decided-resign', 'decided-concede', 'decided-agreed-end'] as const),
  ...(['offered', 'offer-ended'] as const),
  // Delegates: lib/features/seats/delegates.
  ...(['delegate-made', 'delegate-used', 'delegate-ended'] as const),
  // Mentors, who read the seat as its holder does.
  ...(['mentor-named', 'mentor-came', 'mentor-ended'] as const),
] as const;
export type SeatEntryKind = (typeof ENTRY_KINDS)[number];

/** A change of the holder, the key or the address of a seat. */
export interface SeatEntry {
  readonly id: string;
  readonly seat: SeatId;
  readonly kind: SeatEntryKind;
  /** The holder's name at that time; empty when it is unknown. */
  readonly name: string;
  /** The seat that made the change, where it is known. */
  readonly by?: SeatId;
  readonly seq: number;
  readonly at: string;
  /** The delegate, where the entry is about one, and the end of their delegation. */
  readonly delegate?: { readonly name: string; readonly power: string; readonly until?: string };
  /** The log rows that they have made; only with `delegate-used`. */
  readonly steps?: readonly number[];
}

/** The newest entries of a table, newest first. */
export async function entriesOf(gameId: string, most: number): Promise<SeatEntry[]> {
  const [rows, delegates] = await Promise.all([
    db().seatEntry.findMany({ where: { gameId }, orderBy: { id: 'desc' }, take: most }),
    db().seatDelegate.findMany({
      where: { gameId },
      select: { id: true, name: true, power: true, until: true, steps: true },
    }),
  ]);
  return rows.flatMap(({ id, seat, kind, name, by, seq, at, delegateId }) => {
    const delegate = delegates.find((each) => each.id === delegateId);
    const known = ENTRY_KINDS.find((each) => each === kind);
    if (!known) return [];
    return {
      id: String(id),
      seat,
      kind: known,
      name,
      seq,
      at: at.toISOString(),
      by: by ?? undefined,
      ...(delegate ? { delegate: delegateOf(delegate) } : {}),
      ...(delegate && kind === 'delegate-used' ? { steps: delegate.steps } : {}),
    };
  });
}

function delegateOf({ name, power, until }: { name: string; power: string; until: Date | null }) {
  return { name, power, until: until?.toISOString() };
}

/** Adds an entry about a seat and its current holder; `at` defaults to now. */
export async function addEntry(
  gameId: string,
  seat: SeatId,
  kind: SeatEntryKind,
  by: SeatId | undefined,
  at?: Date,
): Promise<void> {
  await enterIn(db(), { gameId, seat }, kind, { by, at });
}

interface EntryFacts {
  readonly by?: SeatId | undefined;
  readonly at?: Date | undefined;
  readonly delegateId?: string;
}

/** Adds an entry within a transaction. */
export async function enterIn(
  tx: Tx,
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  kind: SeatEntryKind,
  { by, at, delegateId }: EntryFacts = {},
): Promise<void> {
  const held = await tx.seat.findUnique({
    where: { gameId_seat: { gameId, seat } },
    select: { tenure: true, name: true, userId: true, game: { select: { seq: true } } },
  });
  if (!held) return;
  const { game, ...holder } = held;
  await tx.seatEntry.createMany({
    data: [
      {
        gameId,
        seat,
        kind,
        ...holder,
        by: by ?? null,
        delegateId,
        seq: game.seq,
        at: at ?? systemClock.now(),
      },
    ],
  });
}
