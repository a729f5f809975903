/** The sources of a person's points, compared with their opponents'. Pure. */
import type { SeatId } from '@/lib/game/engine/commands';
import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';

/** Points at the end of a game, and the reader's seats. */
export interface PointsAtEnd {
  readonly players: readonly {
    readonly score: number;
    readonly scoreBySource: Readonly<Partial<Record<SourceKind, number>>>;
  }[];
  readonly mine: readonly SeatId[];
}

/** Mean points per seat. */
interface MinePoints {
  readonly mine: number;
  readonly theirs: number;
}

export interface MyPoints {
  readonly games: number;
  readonly score: MinePoints;
  /** Sorted by the size of the difference, largest first. */
  readonly sources: readonly (MinePoints & { readonly source: SourceKind })[];
}

/** The reader's points compared with the others'; undefined without opponents. */
export function myPoints(ends: readonly PointsAtEnd[]): MyPoints | undefined {
  const seats = ends.flatMap(({ players, mine }) =>
    players.map((player, seat) => ({ ...player, isMine: mine.includes(seat) })),
  );
  const [own, others] = [seats.filter(({ isMine }) => isMine), seats.filter(({ isMine }) => !isMine)];
  if (own.length === 0 || others.length === 0) return undefined;
  const beside = (points: (seat: (typeof seats)[number]) => number): MinePoints => ({
    mine: meanPoints(own.map(points)),
    theirs: meanPoints(others.map(points)),
  });
  const sources = SOURCES.map((source) => ({ source, ...beside((seat) => seat.scoreBySource[source] ?? 0) }));
  return {
    games: ends.length,
    score: beside(({ score }) => score),
    sources: sources
      .filter(({ mine, theirs }) => mine !== 0 || theirs !== 0)
      .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs)),
  };
}

const meanPoints = (points: readonly number[]): number =>
  points.reduce((sum, n) => sum + n, 0) / Math.max(1, points.length);
