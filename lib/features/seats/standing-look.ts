import 'server-only';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { standingPersonOf } from '@/lib/platform/auth/session';

/** A table as a request saw it. */
export interface Look {
  readonly gameId: string;
  readonly visitor: Visitor;
  /** The seat of the visitor. */
  readonly me: SeatId | undefined;
}

/**
 * Proves that the sender of a request is still the same person, and still sees these tables from the same
 * seats. A renewed link, a revoked delegate, another holder or a closed table ends that.
 */
export function standingLooks(headers: Headers, looks: readonly Look[]): () => Promise<boolean> {
  return async () => {
    const userId = await standingPersonOf(headers);
    if (looks.some(({ visitor }) => visitor.userId !== userId)) return false;
    return (await Promise.all(looks.map(stands))).every(Boolean);
  };
}

async function stands({ gameId, visitor, me }: Look): Promise<boolean> {
  const row = await loadTableRow(gameId, { position: false, keys: keysOf(visitor) });
  return row !== undefined && mayLook(row, visitor) && row.visitor === me;
}
