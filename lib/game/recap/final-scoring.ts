/** The final scoring step by step: the points of everyone before, and every line that was added. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { SourceKind } from '@/lib/game/engine/state';
import type { RecapRow } from './boundary';

export interface FinalLine {
  readonly source: SourceKind;
  /** By seat; a seat that gained nothing is missing. */
  readonly points: ReadonlyMap<SeatId, number>;
}

/** Points that final scoring added, in its order; nothing if the rows do not include it. */
export function finalScoring(rows: readonly RecapRow[]): readonly FinalLine[] {
  const events = rows.flatMap((row) => (row.undone ? [] : row.events));
  const from = events.findLastIndex(({ type }) => type === 'ScoringStarted');
  const lines = new Map<SourceKind, Map<SeatId, number>>();
  for (const event of from < 0 ? [] : events.slice(from)) {
    if (event.type !== 'Scored' || event.points === 0) continue;
    const line = lines.get(event.source.kind) ?? new Map<SeatId, number>();
    line.set(event.seat, (line.get(event.seat) ?? 0) + event.points);
    lines.set(event.source.kind, line);
  }
  return [...lines].map(([source, points]) => ({ source, points }));
}
