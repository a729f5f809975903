/** The end of the game (CLOCK-9, CLOCK-11, SCORE), and the score so far. */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { SeatId } from '@/lib/game/engine/commands';
import { scorePoints } from '@/lib/game/engine/effects/gain';
import { countOf, resolve } from '@/lib/game/engine/effects/resolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isAutomatic } from '@/lib/game/engine/setup';
import { isInForce } from '@/lib/game/engine/since';
import type { ItemOf, Player, State } from '@/lib/game/engine/state';
import { elementAt, listEntries, must } from '@/lib/game/engine/util';
import { type Cost, type Effect, GRIDS, type Level, type SourceKind } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { claimsOn, rewardsOf } from './plaza';

/**
 * After the last turn: first the open rewards are resolved (P-LAST), then the points are counted.
 */
export function endPlay(work: Work): void {
  work.emit({ type: 'LastCallStarted' });
}

/** Begins SCORE-2; its choices are answered before the rest is counted (SCORE-1, R-51). */
export function startScoring(work: Work): void {
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
}

/** SCORE-2, R-20: exactly one lower reward for each claimant of a plaza that was not completed (PLAZA-13). */
function payUnfinishedPlazas(work: Work): void {
  for (const plaza of work.state.plazas) {
    if (plaza.evaluated || !plaza.face) continue;
    for (const { seat } of claimsOn(work.pack, work.state, plaza.plaza)) {
      if (isAutomatic(work.state.setup, seat)) continue;
      work.emit({ type: 'PlazaRewardTaken', seat, plaza: plaza.plaza, reward: 'lower' });
      resolve(work, seat, rewardsOf(work.pack, plaza).lower, { kind: 'plaza', id: plaza.plaza });
    }
  }
}

/** SCORE-12: most points first; among ties, the later seat first. */
export function rankingOf(scores: readonly number[]): readonly SeatId[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
}

/**
 * The state after step 1 of final scoring if the game ended now; choices that it would open count as
 * nothing.
 */
function withUnfinishedPlazas(pack: Pack, state: State): State {
  const work = new BlindWork(pack, state);
  work.emit({ type: 'ScoringStarted' });
  payUnfinishedPlazas(work);
  return work.state;
}

// Every line of final scoring after the plazas (SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8,
// SCORE-9, SCORE-10).

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

// Counts the points and ends the game (SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9,
// SCORE-10, SCORE-11, SCORE-12, SCORE-13).

/** SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12. */
export function finishScoring(work: Work): void {
  for (const seat of work.state.players.keys()) {
    if (isAutomatic(work.state.setup, seat)) continue;
    for (const line of finalLines(work.pack, work.state, seat)) {
      scorePoints(work, seat, line.points, {
        kind: line.source,
        ...(line.id === undefined ? {} : { id: line.id }),
      });
    }
  }
  const scores = work.state.players.map((player) => player.score);
  // SCORE-13: in a solo game only the human is ranked.
  const ranking = rankingOf(scores).filter((seat) => !isAutomatic(work.state.setup, seat));
  const returned = endOpenChoices(work);
  work.emit({ type: 'GameEnded', scores, ranking, ...(returned ? { returned } : {}) });
}

/**
 * a technology that a player could still choose (ASYNC_TECH) changes no score; the tiles shown for
 * it go back.
 */
function endOpenChoices(work: Work): Partial<Record<Level, number>> | undefined {
  const open = itemsLeft(work.state);
  if (open.length === 0) return undefined;
  const returned: Partial<Record<Level, number>> = {};
  for (const { id, level } of open)
    returned[level] = (returned[level] ?? 0) + work.returnOffer(id, undefined, `technology-${level}`);
  return returned;
}

function itemsLeft(state: State): readonly ItemOf<'technology'>[] {
  if (!isInForce(state, 'R-66')) return [];
  return state.items.filter((item): item is ItemOf<'technology'> => item.kind === 'technology' && item.drawn);
}

// Points so far by source, and the points that final scoring would add if the game ended now.

export interface SeatScore {
  readonly seat: SeatId;
  /** Points scored so far. */
  readonly total: number;
  readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
  /**
   * Lines of final scoring for the current state, and the total including them; no lines once the game has
   * finished.
   */
  readonly forecast: { readonly lines: readonly ScoreLine[]; readonly total: number };
}

/** The score of every person (SCORE-13, PARLER-21). */
export function score(pack: Pack, state: State): readonly SeatScore[] {
  const after =
    state.phase === 'playing' || state.phase === 'last-call' ? withUnfinishedPlazas(pack, state) : state;
  const people = [...state.players.entries()].filter(([seat]) => !isAutomatic(state.setup, seat));
  return people.map(([seat, player]) => {
    const plazas = elementAt(after.players, seat).score - player.score;
    const lines: readonly ScoreLine[] =
      state.phase === 'finished'
        ? []
        : [{ source: 'plaza', points: plazas }, ...finalLines(pack, after, seat)];
    return {
      seat,
      total: player.score,
      bySource: player.scoreBySource,
      forecast: { lines, total: player.score + sumLines(lines) },
    };
  });
}
