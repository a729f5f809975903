/** Compares lines: by one seat's forecast, and seat by seat, source by source. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score, type SeatScore } from '@/lib/game/engine/phases/scoring';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { compareLines, type LineStanding } from '@/lib/game/analysis/sandbox/line';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { isSource } from '@/lib/game/wording/log-lines';
import { lastPositionOf, type TrialLine } from './trial-line';

export interface NamedLine {
  readonly id: string;
  readonly name: string;
  readonly line: TrialLine;
}

export interface Column extends NamedLine {
  readonly standing: LineStanding;
  readonly scores: readonly SeatScore[];
}

/** The lines as columns, the best for this seat first. */
export function columnsOf(pack: Pack, lines: readonly NamedLine[], seat: SeatId): readonly Column[] {
  const placed = compareLines(
    pack,
    lines.map((each) => ({ ...each, at: lastPositionOf(each.line) })),
    seat,
  );
  return placed.map((each) => ({ ...each, scores: score(pack, each.at.state) }));
}

export interface SourceRow {
  readonly source: SourceKind;
  /** Whether these points are only scored at the end of the game. */
  readonly coming: boolean;
  /** One value per column. */
  readonly points: readonly number[];
}

/** A seat's points by source in each column, without sources that are zero everywhere. */
export function sourceRows(columns: readonly Column[], seat: SeatId): readonly SourceRow[] {
  const scores = columns.map((column) => column.scores.find((entry) => entry.seat === seat));
  const paid = new Set(scores.flatMap((entry) => Object.keys(entry?.bySource ?? {}).filter(isSource)));
  const coming = new Set(
    scores.flatMap((entry) => (entry?.forecast.lines ?? []).map(({ source }) => source)),
  );
  const rows = [
    ...[...paid].map((source) => ({
      source,
      coming: false,
      points: scores.map((entry) => entry?.bySource[source] ?? 0),
    })),
    ...[...coming].map((source) => ({
      source,
      coming: true,
      points: scores.map((entry) => comingOf(entry, source)),
    })),
  ];
  return rows.filter(({ points }) => points.some((n) => n !== 0));
}

function comingOf(entry: SeatScore | undefined, source: SourceKind): number {
  return (entry?.forecast.lines ?? []).reduce(
    (sum, line) => sum + (line.source === source ? line.points : 0),
    0,
  );
}

/** The seats in turn order, beginning with this one, because readers compare for themselves. */
export function seatsFrom<T extends { readonly seat: SeatId }>(
  seats: readonly T[],
  first: SeatId,
): readonly T[] {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === first),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

type Content = Pick<TrialLine, 'key' | 'steps'>;

/** Whether two lines have equal steps and equal stacks. The server may order members differently. */
export function isSameLine(a: Content, b: Content): boolean {
  return a.key === b.key && canonicalJson(a.steps) === canonicalJson(b.steps);
}
