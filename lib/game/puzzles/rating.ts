/**
 * Ratings after Glicko-2 (Mark Glickman, 2013, whose example is the test): a puzzle that was not found at the
 * first try has won against whoever tried. Pure.
 */
import type { Grade } from './bank';

export interface Rating {
  readonly rating: number;
  /** The true one lies within two of these, with 95 in 100. */
  readonly deviation: number;
  /** How much it is expected to change. */
  readonly volatility: number;
}

/** Somebody of whom nothing is known. */
export const NEW_SOLVER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const BY_GRADE: Readonly<Record<Grade, number>> = { 1: 1200, 2: 1500, 3: 1800, 4: 2100 };
/** So far apart are the grades. */
const STEP = 300;

/** A puzzle that nobody has tried: what searches of the computer say of it. */
export const newPuzzle = (grade: Grade): Rating => ({
  rating: BY_GRADE[grade],
  deviation: 150,
  volatility: 0.06,
});

/** The grade whose rating lies nearest. */
export function gradeOf({ rating }: Pick<Rating, 'rating'>): Grade {
  if (rating < BY_GRADE[1] + STEP / 2) return 1;
  if (rating < BY_GRADE[2] + STEP / 2) return 2;
  return rating < BY_GRADE[3] + STEP / 2 ? 3 : 4;
}

export interface Result {
  readonly against: Rating;
  /** 1 won, 0 lost. */
  readonly score: 0 | 1;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How quickly volatility changes. */
const TAU = 0.5;
const CLOSE = 0.000_001;

/** The rating after some results at once. */
export function rated({ rating, deviation, volatility }: Rating, results: readonly Result[]): Rating {
  const [mu, phi] = [(rating - MIDDLE) / SCALE, deviation / SCALE];
  const terms = results.map(({ against, score }) => {
    const g = weightOf(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - MIDDLE) / SCALE)));
    return { information: g * g * expected * (1 - expected), surprise: g * (score - expected) };
  });
  const variance = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, each) => sum + each.surprise, 0);
  const sigma = volatilityAfter({ phi, volatility, variance, change: variance * surprise });
  const after = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance);
  return {
    rating: (mu + after * after * surprise) * SCALE + MIDDLE,
    deviation: after * SCALE,
    volatility: sigma,
  };
}

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

interface Surprise {
  readonly phi: number;
  readonly volatility: number;
  readonly variance: number;
  readonly change: number;
}

/** Step 5 of the paper: the root of a function, found by the Illinois algorithm. */
function volatilityAfter({ phi, volatility, variance, change }: Surprise): number {
  const a = Math.log(volatility * volatility);
  const known = phi * phi + variance;
  const f = (x: number) => {
    const e = Math.exp(x);
    return (e * (change * change - known - e)) / (2 * (known + e) ** 2) - (x - a) / (TAU * TAU);
  };
  let [low, high] = [a, upperEnd(f, a, change * change - known)];
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

/** Where the search for the root ends on the other side. */
function upperEnd(f: (x: number) => number, a: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let k = 1;
  while (f(a - k * TAU) < 0) k += 1;
  return a - k * TAU;
}
