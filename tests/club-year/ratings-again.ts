/** Ratings of a circle from only places: Weng-Lin with full pairs, as docs and guide describe it. */
import { playedShares, sharesOf, type PlayedTable } from './calculator';

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const [MU, SIGMA, BETA, TAU] = [1500, 350, 175, 10];
const LEAVE_MS = 30 * 86_400_000;
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The rating of each person after these tables, in this order. */
export function ratingsAgain(tables: readonly PlayedTable[]): ReadonlyMap<string, Skill> {
  const ratings = new Map<string, Skill>();
  const lastLeft = new Map<string, number>();
  for (const table of tables) {
    if (table.awarded) continue;
    const shares = table.ratesFollow ? sharesOf(table) : playedShares(table);
    const at = table.endedAt.getTime();
    // Who vanishes from several tables loses once in 30 days.
    const rated = shares.filter(
      ({ person, left }) => !left || at - (lastLeft.get(person) ?? -Infinity) >= LEAVE_MS,
    );
    if (rated.length < 2) continue;
    for (const { person, left } of rated) if (left) lastLeft.set(person, at);
    const now = rated.map(({ person }) => {
      const { mu, sigma } = ratings.get(person) ?? { mu: MU, sigma: SIGMA };
      return { mu, variance: sigma ** 2 + TAU ** 2 };
    });
    const places = rated.map(({ place }) => place);
    rated.forEach(({ person }, i) => ratings.set(person, after(i, now, places)));
  }
  return ratings;
}

/** One person's new rating: the sum over all others at the table, damped by 2 / people. */
function after(
  i: number,
  people: readonly { mu: number; variance: number }[],
  places: readonly number[],
): Skill {
  const { mu = 0, variance = 0 } = people[i] ?? {};
  let [omega, delta] = [0, 0];
  people.forEach((other, q) => {
    if (q === i) return;
    const c = Math.sqrt(variance + other.variance + 2 * BETA ** 2);
    const p = 1 / (1 + Math.exp((other.mu - mu) / c));
    const difference = (places[q] ?? 0) - (places[i] ?? 0);
    const score = difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    omega += (variance / c) * (score - p);
    delta += ((Math.sqrt(variance) / c) * variance * p * (1 - p)) / c ** 2;
  });
  const share = 2 / people.length;
  const shrunk = variance * Math.max(1 - delta, 0.0001);
  const damped = variance * (1 - share * (1 - shrunk / variance));
  return { mu: round(mu + share * omega), sigma: round(Math.sqrt(damped)) };
}
