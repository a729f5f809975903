import 'server-only';
import { SOURCES, type SourceKind } from '@/lib/game/engine/state';
import { ACTIONS, type Action } from '@/lib/game/engine/vocabulary';
import type { CohortQuery } from '@/lib/game/insights/cohort';
import { myPoints, type MyPoints } from '@/lib/game/insights/mine';
import { estimateOf, NOTHING, type Mean, type FactTally } from '@/lib/game/insights/tally';
import { LENGTH_NAMES, type Length } from '@/lib/game/insights/turn-lengths';
import { knownOf, type CohortSums } from './insight-store';
import { newestEnds, soloRecordOf, type SoloRecord } from './mine-store';

/** The frequency as a share of all seats, and the advantage of these seats over all. */
export interface InsightEffect {
  readonly n: number;
  readonly share: number;
  readonly better: Mean;
}

/** Statistics of a cohort; points and margins per seat. */
export interface Insights {
  readonly games: number;
  readonly seats: number;
  readonly score: Mean;
  readonly stepsPerTurn: Mean;
  /** The lengths of turns as shares of all turns; empty if there are none. */
  readonly turnLengths: readonly { readonly length: Length; readonly share: number }[];
  /** Highest first; sources that never paid are left out. */
  readonly sources: readonly (Mean & { readonly source: SourceKind })[];
  /** By the first action of a seat, most frequent first. */
  readonly openings: readonly (InsightEffect & { readonly action: Action })[];
  /** By position in turn order, from 1. Empty for solo games. */
  readonly orders: readonly (InsightEffect & { readonly order: number })[];
  /** By tile that a seat had at the end, most frequent first. */
  readonly tiles: readonly (InsightEffect & { readonly tile: string })[];
}

/** The number of counted games, and their statistics once there are enough of them. */
export interface InsightsAnswer {
  readonly games: number;
  readonly insights?: Insights;
}

const MY_GAMES = 30;

/** A person's own points next to the others', over their newest games with others. */
export async function insightsOfMine(userId: string): Promise<MyPoints | undefined> {
  return myPoints(await newestEnds(userId, MY_GAMES));
}

/** The place of a finished solo game among its player's games; undefined for other games. */
export async function mySoloRecord(userId: string, gameId: string): Promise<SoloRecord | undefined> {
  return soloRecordOf(userId, gameId);
}

/** Reads the statistics of one cohort. */
export async function insightsOf({ cohort, players }: CohortQuery): Promise<InsightsAnswer> {
  const { games, shown } = await knownOf(cohort, players);
  const insights = shown ? insightsIn(shown) : undefined;
  return { games, insights };
}

/** Computes statistics from these sums; undefined without any games. */
export function insightsIn({ games, seats, tally }: CohortSums): Insights | undefined {
  const score = estimateOf(tally.score ?? NOTHING);
  const stepsPerTurn = estimateOf(tally.steps ?? NOTHING);
  if (!score || !stepsPerTurn) return undefined;
  const sources = sourcesIn(tally, seats);
  const turnLengths = lengthsIn(tally);
  return { games, seats, score, stepsPerTurn, turnLengths, sources, ...effectsIn(tally, seats) };
}

function lengthsIn(tally: FactTally): Insights['turnLengths'] {
  const counts = LENGTH_NAMES.map((length) => ({ length, n: tally[`turn/${length}`]?.n ?? 0 }));
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  return all === 0 ? [] : counts.map(({ length, n }) => ({ length, share: n / all }));
}

function sourcesIn(tally: FactTally, seats: number): Insights['sources'] {
  const found = SOURCES.flatMap((source) => {
    const mean = estimateOf(tally[`source/${source}`] ?? NOTHING, seats);
    return mean && mean.n > 0 ? [{ source, ...mean }] : [];
  });
  return found.sort((a, b) => b.mean - a.mean);
}

function effectsIn(tally: FactTally, seats: number): Pick<Insights, 'openings' | 'orders' | 'tiles'> {
  const margin = estimateOf(tally.margin ?? NOTHING)?.mean ?? 0;
  const effectOf = (what: string): InsightEffect | undefined => {
    const mean = estimateOf(tally[what] ?? NOTHING);
    if (!mean) return undefined;
    return { n: mean.n, share: mean.n / seats, better: { ...mean, mean: mean.mean - margin } };
  };
  const effects = (kind: string) =>
    Object.keys(tally)
      .filter((what) => what.startsWith(`${kind}/`))
      .flatMap((what) => {
        const effect = effectOf(what);
        return effect ? [{ id: what.slice(kind.length + 1), ...effect }] : [];
      })
      .sort((a, b) => b.n - a.n || a.id.localeCompare(b.id));
  return {
    openings: effects('opening').flatMap(({ id, ...effect }) => {
      const action = ACTIONS.find((each) => each === id);
      return action ? [{ action, ...effect }] : [];
    }),
    orders: effects('order')
      .map(({ id, ...effect }) => ({ order: Number(id), ...effect }))
      .sort((a, b) => a.order - b.order),
    tiles: effects('tile').map(({ id, ...effect }) => ({ tile: id, ...effect })),
  };
}
