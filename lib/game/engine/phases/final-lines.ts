/**
 * Every line of final scoring after the plazas (SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8,
 * SCORE-9, SCORE-10).
 */
import type { SeatId } from '@/lib/game/engine/commands';
import { countOf } from '@/lib/game/engine/effects/resolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import { listEntries, must, elementAt } from '@/lib/game/engine/util';
import { type Cost, type Effect, GRIDS, type SourceKind } from '@/lib/game/engine/vocabulary';

/** Points of one source, with the component, if any. */
export interface ScoreLine {
  readonly source: SourceKind;
  readonly id?: string;
  readonly points: number;
}

/** All lines of a seat, including those worth nothing (WINDOW-5). */
export function finalLines(pack: Pack, state: State, seat: SeatId): readonly ScoreLine[] {
  const player = elementAt(state.players, seat);
  return [
    academics(pack, player),
    ...projects(pack, player),
    wallSet(pack, player),
    ...vTiles(pack, player),
    ...seals(pack, state, seat),
    eggs(pack, player),
  ];
}

/** SCORE-3: spaces advanced on the technology track times the multiplier of the university space (UNI-4). */
function academics(pack: Pack, { heights }: Player): ScoreLine {
  return {
    source: 'academics',
    points:
      heights.technology * (pack.playerBoard.universityTrack.multiplierByHeight[heights.university] ?? 0),
  };
}

/** SCORE-4, SCORE-5: the row of each marker, and its colour's tokens times the column (TOKEN-2). */
function projects(pack: Pack, player: Player): readonly ScoreLine[] {
  return GRIDS.flatMap((grid): ScoreLine[] => {
    const { rowPoints, columnValues, token } = pack.frameByGrid[grid];
    const { row, column } = player.grids[grid];
    return [
      { source: grid, points: rowPoints[row] ?? 0 },
      { source: 'tokens', id: token, points: player.tokens[token] * (columnValues[column] ?? 0) },
    ];
  });
}

/** SCORE-6. */
function wallSet(pack: Pack, { walls }: Player): ScoreLine {
  return {
    source: 'wall-set',
    points: pack.scoring.walls.steps.filter((step) => step.from <= walls.length).at(-1)?.points ?? 0,
  };
}

/** SCORE-8. */
function vTiles(pack: Pack, player: Player): readonly ScoreLine[] {
  return player.vTiles.map(({ tile }) => ({
    source: 'v-tile',
    id: tile,
    points: pointsPer(pack, player, must(pack.bridgeTileById, tile).end),
  }));
}

function pointsPer(pack: Pack, player: Player, end: Effect | undefined): number {
  return end?.kind === 'points-per' ? end.n * countOf(pack, player, end.per) : 0;
}

/** SCORE-9: the last table entry also applies to more eggs (EGG-3). */
function eggs(pack: Pack, { goods }: Player): ScoreLine {
  const table = pack.scoring.eggs.pointsByCount;
  return { source: 'eggs', points: table[Math.min(goods.egg, table.length - 1)] ?? 0 };
}

/**
 * SEAL-8, SEAL-9, SEAL-10, SEAL-11, SEAL-12, SCORE-10: seals that spend goods share them in the most
 * valuable way.
 */
function seals(pack: Pack, state: State, seat: SeatId): readonly ScoreLine[] {
  const owned = state.seals
    .filter((claimed) => claimed.seat === seat)
    .map((claimed) => must(pack.sealById, claimed.seal));
  const fixed = owned.flatMap(({ id, end }): ScoreLine[] =>
    end.kind === 'points' ? [{ source: 'seal', id, points: end.n }] : [],
  );
  const spending = owned.flatMap(({ id, end }) =>
    end.kind === 'spend-for-points' ? [{ id, cost: end.cost, n: end.n }] : [],
  );
  return [...fixed, ...bestSpending(spending, elementAt(state.players, seat).goods)];
}

interface SpendingSeal {
  readonly id: string;
  readonly cost: Cost;
  readonly n: number;
}

function bestSpending([first, ...others]: readonly SpendingSeal[], goods: Cost): readonly ScoreLine[] {
  if (!first) return [];
  const most = Math.min(...listEntries(first.cost).map(([good, n]) => Math.floor((goods[good] ?? 0) / n)));
  let best: readonly ScoreLine[] = [];
  for (let count = 0; count <= most; count += 1) {
    const left = { ...goods };
    for (const [good, n] of listEntries(first.cost)) left[good] = (left[good] ?? 0) - n * count;
    const lines: readonly ScoreLine[] = [
      { source: 'seal', id: first.id, points: first.n * count },
      ...bestSpending(others, left),
    ];
    if (count === 0 || sumLines(lines) > sumLines(best)) best = lines;
  }
  return best;
}

/** Sum of lines. */
export function sumLines(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
