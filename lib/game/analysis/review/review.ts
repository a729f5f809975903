/** The mark of a turn, by its certain loss, and the reasons why a better line is better. */
import { gameDecisions, type GameDecisions, type ReviewRow, type TurnDecision } from './decisions';
import {
  BOUNDS,
  CERTAINTY,
  compareDecision,
  type Comparison,
  deviationOf,
  type Effort,
  EFFORTS,
  marginsOf,
  meanOf,
  type Quality,
  REVIEWER,
  type WeighedLine,
} from './weigh';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';
import { WORTH_PARTS, type WorthPart } from '@/lib/game/bots/value/evaluate';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';

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

// Entry point: reviews every turn of a finished game, with its worth and a better line.

/** A better line, playable in the redraw of its key, from the row before the turn. */
export interface BetterLine {
  readonly at: number;
  readonly key: string;
  readonly steps: readonly LineStep[];
  readonly reasons: readonly ReviewReason[];
  readonly sources: readonly SourceGain[];
}

export interface TurnReview {
  readonly turn: number;
  readonly seat: SeatId;
  /** The row before the turn. */
  readonly at: number;
  /** By seat: the expected margin before the turn, with the best play found. */
  readonly value: readonly number[];
  /** The standard deviation of the player's margin over the redraws. */
  readonly spread: number;
  /** By seat: the effect of this turn's play on the expected margin, compared with the best play. */
  readonly effect: readonly number[];
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark;
  /** Missing if no better line was found. */
  readonly better?: BetterLine;
}

export interface GameReview {
  readonly reviewer: number;
  readonly quality: Quality;
  /** Hash of the last row of the game. */
  readonly head: string;
  readonly pack: { readonly id: string; readonly version: number };
  /** By seat: the final margin. */
  readonly margins: readonly number[];
  readonly turns: readonly TurnReview[];
}

/** The seed of all draws of a review. */
export const seedOf = (head: string): string => `${head}/${REVIEWER}`;

interface ReviewTask {
  readonly head: string;
  readonly quality: Quality;
  readonly rows: readonly ReviewRow[];
}

/** A game prepared for review; its turns can be reviewed separately and in any order. */
export class ReviewableGame {
  readonly turns: readonly number[];
  private readonly decided: GameDecisions;

  constructor(
    private readonly pack: Pack,
    private readonly task: ReviewTask,
    private readonly effort: Effort = EFFORTS[task.quality],
  ) {
    const decided = gameDecisions(task.rows);
    if (decided?.end.phase !== 'finished') throw new Error('only a finished game is reviewed');
    this.decided = decided;
    this.turns = [...new Set(decided.decisions.map(({ turn }) => turn))];
  }

  /** All turns, starting with the turns of `seat`. */
  turnsFor(seat: SeatId | undefined): readonly number[] {
    const own = new Set(this.decided.decisions.filter((each) => each.seat === seat).map(({ turn }) => turn));
    return [...this.turns].sort((a, b) => Number(own.has(b)) - Number(own.has(a)) || a - b);
  }

  /** Reviews a turn; undefined if it cannot be simulated. */
  review(turn: number): TurnReview | undefined {
    const own = this.decided.decisions.filter((decision) => decision.turn === turn);
    const [first] = own;
    const compared = own.flatMap((decision) => {
      const comparison = compareDecision(this.pack, decision, this.effort, seedOf(this.task.head));
      return comparison ? [{ decision, comparison }] : [];
    });
    return first && compared.length > 0 ? turnReview(first, compared) : undefined;
  }

  /** Assembles the whole review from its turns. */
  whole(turns: readonly TurnReview[]): GameReview {
    const { end } = this.decided;
    const { id, version } = end.pack;
    const sorted = [...turns].sort((a, b) => a.turn - b.turn);
    const { head, quality } = this.task;
    const margins = finalMargins(end);
    return { reviewer: REVIEWER, quality, head, pack: { id, version }, margins, turns: sorted };
  }
}

/** By seat: the lead at the end. */
export function finalMargins({ players, setup }: State): readonly number[] {
  return marginsOf(players.map(({ score }, seat) => (isAutomatic(setup, seat) ? undefined : score)));
}

interface Compared {
  readonly decision: TurnDecision;
  readonly comparison: Comparison;
}

function turnReview({ turn, seat, at }: TurnDecision, compared: readonly Compared[]): TurnReview {
  const comparisons = compared.map(({ comparison }) => comparison);
  const loss = comparisons.reduce((sum, each) => sum + each.loss, 0);
  // Math.hypot is avoided, because browsers differ in its last digit.
  const error = Math.sqrt(comparisons.reduce((sum, each) => sum + each.error * each.error, 0));
  const dearest = compared.reduce((most, each) =>
    each.comparison.loss > most.comparison.loss ? each : most,
  );
  const better = betterLine(seat, dearest);
  const best = comparisons[0]?.best;
  return {
    turn,
    seat,
    at,
    value: rounded(best ? valuesOf(best) : []),
    spread: round(deviationOf(best?.outcomes.map(({ margins }) => margins[seat] ?? 0) ?? [])),
    effect: rounded(effectOf(comparisons)),
    loss: round(loss),
    error: round(error),
    mark: markOf(loss, error, better?.reasons ?? []),
    ...(better ? { better } : {}),
  };
}

/** By seat: the expected margin after a line. */
function valuesOf({ outcomes }: WeighedLine): readonly number[] {
  return (outcomes[0]?.margins ?? []).map((_, seat) =>
    meanOf(outcomes.map(({ margins }) => margins[seat] ?? 0)),
  );
}

function effectOf(comparisons: readonly Comparison[]): readonly number[] {
  const changes = comparisons.map(({ played, best }) => {
    const after = valuesOf(best);
    return valuesOf(played).map((value, seat) => value - (after[seat] ?? 0));
  });
  return (changes[0] ?? []).map((_, seat) => changes.reduce((sum, change) => sum + (change[seat] ?? 0), 0));
}

/** Minimum loss that is reported. */
const MIN_WORTH_TELLING = 0.25;

function betterLine(seat: SeatId, { decision, comparison }: Compared): BetterLine | undefined {
  const { best, played, loss, key } = comparison;
  if (loss < MIN_WORTH_TELLING) return undefined;
  return {
    at: decision.at,
    key,
    steps: best.outcomes[0]?.turn ?? [],
    reasons: reasonsOf(seat, played, best),
    sources: sourcesOf(seat, played, best),
  };
}

const rounded = (values: readonly number[]): readonly number[] => values.map(round);
