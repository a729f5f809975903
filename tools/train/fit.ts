// Learns corrections to the master's estimates from games: temporal differences, solved at once (LSTD).
import { lessonTimes, type FeatureWeights, type LearnedWeights } from '@/lib/game/bots/architect/figures';
import { Square, solve } from './equations';
import type { LearningGame, TurnEstimate } from './learning-game';

export interface Terms {
  /** How far a surprise counts for earlier positions: 1 counts it for all of them. */
  readonly trace: number;
  /** How strongly weights are pulled towards 0. */
  readonly ridge: number;
}

/** The positions that one seat saw in a game, in order, and its final points. */
interface Course {
  readonly seen: readonly TurnEstimate[];
  readonly final: number;
}

const TURNS = 16;
/** The least deviation of a feature. Smaller ones are not scaled up to the weight of the others. */
const MIN_DEVIATION = 0.15;
/** A mean error by turn is plausible, so it is hardly pulled towards 0. */
const TURN_RIDGE = 0.05;

export function coursesOf(games: readonly LearningGame[]): readonly Course[] {
  return games.flatMap(({ seen, scores }) =>
    scores.map((final, seat) => ({ seen: seen.filter((one) => one.seat === seat), final })),
  );
}

/** Scales the features of a position to numbers of similar size. */
export class Scale {
  readonly names: readonly string[];
  readonly #mean = new Map<string, number>();
  readonly #deviation = new Map<string, number>();

  constructor(courses: readonly Course[]) {
    const all = courses.flatMap(({ seen }) => seen);
    this.names = [...new Set(all.flatMap(({ features }) => Object.keys(features)))].sort();
    for (const name of this.names) {
      const values = all.map(({ features }) => features[name] ?? 0);
      const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
      const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length;
      this.#mean.set(name, mean);
      this.#deviation.set(name, Math.max(MIN_DEVIATION, Math.sqrt(variance)));
    }
  }

  get size(): number {
    return TURNS + 3 * this.names.length;
  }

  /** The turn, then each feature three times: plain, by the turns left, and by the nearness of the end. */
  row({ left, features }: TurnEstimate): Float64Array {
    const out = new Float64Array(this.size);
    out[Math.min(left, TURNS - 1)] = 1;
    const times = centred(left);
    for (const [i, name] of this.names.entries()) {
      const z = ((features[name] ?? 0) - this.mean(name)) / this.deviation(name);
      for (let k = 0; k < 3; k += 1) out[TURNS + 3 * i + k] = z * (times[k] ?? 0);
    }
    return out;
  }

  mean = (name: string): number => this.#mean.get(name) ?? 0;
  deviation = (name: string): number => this.#deviation.get(name) ?? 1;
}

/** `lessonTimes`, shifted and scaled to make all three independent. */
function centred(left: number): FeatureWeights {
  const [, early, late] = lessonTimes(left);
  return [1, 2 * early - 1, 1.5 * late - 0.3];
}

/** Fits the correction to the master's estimate, in scaled units. */
export function learn(scale: Scale, courses: readonly Course[], { trace, ridge }: Terms): Float64Array {
  const square = new Square(scale.size);
  const right = new Float64Array(scale.size);
  for (const course of courses) addCourse(scale, course, trace, square, right);
  for (let i = 0; i < scale.size; i += 1) square.add(i, i, ridge * (i < TURNS ? TURN_RIDGE : 1));
  return solve(square, right);
}

function addCourse(
  scale: Scale,
  { seen, final }: Course,
  trace: number,
  square: Square,
  right: Float64Array,
): void {
  const behind = new Float64Array(scale.size);
  const rows = seen.map((one) => scale.row(one));
  for (const [i, row] of rows.entries()) {
    const gain = (seen[i + 1]?.worth ?? final) - (seen[i]?.worth ?? 0);
    const next = rows[i + 1];
    for (let k = 0; k < scale.size; k += 1) behind[k] = trace * (behind[k] ?? 0) + (row[k] ?? 0);
    const difference = next ? row.map((x, k) => x - (next[k] ?? 0)) : row;
    for (let j = 0; j < scale.size; j += 1) {
      const weight = behind[j] ?? 0;
      if (weight === 0) continue;
      right[j] = (right[j] ?? 0) + weight * gain;
      for (let k = 0; k < scale.size; k += 1) square.add(j, k, weight * (difference[k] ?? 0));
    }
  }
}

/** The root mean square error of the final points, before and after learning. */
export function errors(
  scale: Scale,
  learned: Float64Array,
  courses: readonly Course[],
): { readonly before: number; readonly after: number } {
  let [before, after, count] = [0, 0, 0];
  for (const { seen, final } of courses)
    for (const one of seen) {
      const added = scale.row(one).reduce((sum, x, k) => sum + x * (learned[k] ?? 0), 0);
      before += (final - one.worth) ** 2;
      after += (final - one.worth - added) ** 2;
      count += 1;
    }
  return { before: Math.sqrt(before / count), after: Math.sqrt(after / count) };
}

/**
 * The learned weights by feature. A feature that depends only on the turn is left out, because it is the same
 * for all lines.
 */
export function weightsOf(scale: Scale, learned: Float64Array): LearnedWeights {
  const figures = scale.names.map((name, i): readonly [string, FeatureWeights] => {
    const of = (k: number) => (learned[TURNS + 3 * i + k] ?? 0) / scale.deviation(name);
    return [name, [of(0) - of(1) - 0.3 * of(2), 2 * of(1), 1.5 * of(2)]];
  });
  return Object.fromEntries(figures.filter(([, three]) => three.some((x) => Math.abs(x) >= 0.001)));
}
