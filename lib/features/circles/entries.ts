import 'server-only';
import { loadEntryRows } from '@/lib/features/circles/circle-store';
import { ENTRY_KINDS, type CircleEntryKind } from '@/lib/features/circles/locked';
import type { Circle } from '@/lib/features/circles/view';

/** A change of a circle as its members read it. */
export interface CircleEntry {
  readonly id: string;
  readonly kind: CircleEntryKind;
  readonly at: Date;
  /** The member concerned; empty once they have left. */
  readonly name?: string;
  /** The member who did it. */
  readonly by?: string;
}

/** The newest changes of a circle, newest first. */
export async function loadCircleEntries({
  id: circleId,
  people,
}: Pick<Circle, 'id' | 'people'>): Promise<readonly CircleEntry[]> {
  const names = new Map([...people.values()].map(({ id, name }) => [id, name]));
  const rows = await loadEntryRows(circleId);
  return rows.flatMap(({ id, kind: stored, memberId, by, at }) => {
    const kind = ENTRY_KINDS.find((known) => known === stored);
    if (!kind) return [];
    return {
      id: String(id),
      kind,
      at,
      ...(memberId === null ? {} : { name: names.get(memberId) ?? '' }),
      ...(by === null ? {} : { by: names.get(by) ?? '' }),
    };
  });
}
