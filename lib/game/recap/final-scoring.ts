/** Final scoring step by step: everyone's points before it, and every added line. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { RecapRow } from './boundary';

export interface FinalLine {
  readonly source: SourceKind;
  /** By seat; seats without points are missing. */
  readonly points: ReadonlyMap<SeatId, number>;
}

/** Points that final scoring added, in scoring order; empty if the rows do not include it. */
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
