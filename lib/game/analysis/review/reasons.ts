/** The mark of a turn, by its certain loss, and the reasons why a better line is better. */
import { WORTH_PARTS, type WorthPart } from '@/lib/game/bots/value/evaluate';
import type { SeatId } from '@/lib/game/engine/commands';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import { BOUNDS, CERTAINTY, meanOf, type WeighedLine } from './weigh';

export const MARKS = ['best', 'fine', 'inaccuracy', 'mistake', 'missed-chance'] as const;
export type Mark = (typeof MARKS)[number];

/** Reasons that a single piece can explain. */
const SINGLE: ReadonlySet<ReasonKind> = new Set(['plazas', 'technologies', 'scoring']);

/** The mark of a turn with this `loss` and its standard `error`. */
export function markOf(loss: number, error: number, reasons: readonly ReviewReason[]): Mark {
  if (loss < BOUNDS.best) return 'best';
  const sure = loss - CERTAINTY * error;
  if (sure < BOUNDS.inaccuracy) return 'fine';
  if (sure < BOUNDS.mistake) return 'inaccuracy';
  const [dearest] = reasons;
  const isChance = dearest !== undefined && SINGLE.has(dearest.kind) && dearest.points > BOUNDS.chance;
  return isChance ? 'missed-chance' : 'mistake';
}

// Reasons use only the parts of the value model.

/** Why a better line is better, in points of the expected margin; `rivals` are the others' losses. */
export const REASONS = [...WORTH_PARTS, 'rivals'] as const;
export type ReasonKind = WorthPart | 'rivals';

export interface ReviewReason {
  readonly kind: ReasonKind;
  readonly points: number;
}

/** The difference in points from a source between the better line and the other. */
export interface SourceGain {
  readonly source: SourceKind;
  readonly points: number;
}

/** Maximum reasons shown, and their minimum gain. */
const MAX_SOURCES = 6;
const MIN_GAIN = 0.5;

/** The sources whose points differ between two lines, largest difference first. */
export function sourcesOf(seat: SeatId, played: WeighedLine, best: WeighedLine): readonly SourceGain[] {
  const from = ({ outcomes }: WeighedLine, source: SourceKind) =>
    meanOf(outcomes.map(({ scored }) => scored[seat]?.[source] ?? 0));
  return SOURCES.map((source) => ({ source, points: round(from(best, source) - from(played, source)) }))
    .filter(({ points }) => Math.abs(points) >= MIN_GAIN)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_SOURCES);
}

/** The parts of the difference, largest first; their sum is exactly the loss. */
export function reasonsOf(seat: SeatId, played: WeighedLine, best: WeighedLine): readonly ReviewReason[] {
  const part = ({ outcomes }: WeighedLine, kind: WorthPart) =>
    meanOf(outcomes.map(({ worths }) => worths[seat]?.[kind] ?? 0));
  const own = WORTH_PARTS.map((kind): ReviewReason => ({
    kind,
    points: part(best, kind) - part(played, kind),
  }));
  const all = meanOf(best.outcomes.map(({ margins }) => margins[seat] ?? 0));
  const was = meanOf(played.outcomes.map(({ margins }) => margins[seat] ?? 0));
  const rivals = all - was - own.reduce((sum, { points }) => sum + points, 0);
  return [...own, { kind: 'rivals' as const, points: rivals }]
    .map(({ kind, points }) => ({ kind, points: round(points) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Rounds to hundredths, which is precise enough and keeps stored reviews short. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;
