/** Compares trial games of a pack with the figures of the standard pack. */
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { GameFigures } from './tried-games';

interface Usual {
  /** Wins of the first seat, divided by the wins expected if all seats were equal. */
  readonly firstSeat: number;
  readonly points: number;
  readonly shares: Readonly<Partial<Record<SourceKind, number>>>;
}

/** Measured with reconstruction 2, games 0 to 599 of `tryGame`. */
export const USUAL: Usual = {
  firstSeat: 1.01,
  points: 85.4,
  shares: {
    crane: 0.161,
    production: 0.083,
    eggs: 0.059,
    wheel: 0.058,
    tokens: 0.056,
    'wall-set': 0.053,
    wall: 0.052,
    plaza: 0.051,
    'plaza-buildings': 0.049,
    academics: 0.049,
    technology: 0.041,
    road: 0.039,
    building: 0.034,
    site: 0.03,
    grid: 0.027,
    'hunger-wall': 0.026,
    upgrade: 0.025,
    'track-end': 0.023,
    cathedral: 0.022,
    wealth: 0.022,
    'v-tile': 0.02,
    bridge: 0.015,
    seal: 0.003,
  },
};

/** By chance, a deviation this large occurs in about one of four hundred trials. */
const DEVIATIONS = 3;
/** Tolerated deviations: as a share of the usual points, and in percentage points of a share. */
const USUAL_POINTS = 0.25;
const USUAL_SHARE = 0.1;

type Unusual = 'more' | 'less';

/** A figure and its usual value; `out` if it deviates too much. */
interface FigureComparison {
  readonly is: number;
  readonly usual: number;
  readonly out?: Unusual;
}

/** All comparisons. The source is the one that gives the most points. */
export interface Standings {
  readonly games: number;
  readonly firstSeat: FigureComparison;
  readonly points: FigureComparison;
  readonly source?: FigureComparison & { readonly source: SourceKind };
}

/**
 * Compares figures with the usual ones. With few games, the first seat's wins never count as an outlier.
 */
export function outliersIn({ games, firstSeat, points, sources }: GameFigures, usual = USUAL): Standings {
  const wins = firstSeat.expected * usual.firstSeat;
  const chance = Math.sqrt(wins * Math.max(0, 1 - wins / Math.max(1, games)));
  const [largest] = sources;
  const share = largest && (usual.shares[largest.source] ?? 0);
  return {
    games,
    firstSeat: standing(firstSeat.won, wins, DEVIATIONS * chance),
    points: standing(points, usual.points, USUAL_POINTS * usual.points),
    ...(largest && share !== undefined
      ? { source: { source: largest.source, ...standing(largest.share, share, USUAL_SHARE) } }
      : {}),
  };
}

function standing(is: number, usual: number, allowed: number): FigureComparison {
  if (Math.abs(is - usual) <= allowed) return { is, usual };
  return { is, usual, out: is > usual ? 'more' : 'less' };
}
