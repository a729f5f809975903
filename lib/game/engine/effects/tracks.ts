/** How urgent a new open item is, and whether its reward can affect the whole table. */
import { fireAbilities, gainGood, isAnySealClaimable, scorePoints } from './gain';
import { squareEffect } from './grid';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Item, Source, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import {
  type AcademicTrack,
  type Effect,
  type Grid,
  type ItemClass,
  type Level,
  LEVELS,
  type Track,
} from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/**
 * The active seat may settle an item until the end of its turn. Another seat is asked at once, or on its
 * own next turn if the table chose DEV-1 and nothing shared is affected.
 */
export function itemClass(work: Work, seat: SeatId, touchesShared: boolean): ItemClass {
  const { phase, turn, setup } = work.state;
  if (phase !== 'playing') return 'now';
  if (seat === turn.seat) return 'must';
  return setup.options.deferPlazaRewards && !touchesShared ? 'deferred' : 'now';
}

/**
 * True if gaining `effect` could draw technologies, take a production token or seal, or reach the tiles at
 * the Cathedral.
 */
export function touchesShared(
  pack: Pack,
  state: State,
  seat: SeatId,
  effect: Effect,
  counted: readonly string[] = [],
): boolean {
  switch (effect.kind) {
    case 'both':
    case 'choose-one':
      return effect.of.some((part) => touchesShared(pack, state, seat, part, counted));
    case 'may':
      return touchesShared(pack, state, seat, effect.gain, counted);
    case 'technology':
      return reachesLevel(pack, elementAt(state.players, seat).heights.technology, effect.n);
    case 'gold-mine':
    case 'quarry':
      return reachesTokenOrSeal(
        pack,
        elementAt(state.players, seat).counts[effect.kind],
        effect.kind,
        effect.n,
      );
    case 'gold':
    case 'stone':
      return wealthTouchesShared(pack, state, seat, counted);
    case 'wall-step':
      return reachesPrize(pack, state, seat, 'hunger-wall');
    case 'cathedral-step':
      return reachesPrize(pack, state, seat, 'cathedral');
    case 'wall-or-cathedral-step':
      return reachesPrize(pack, state, seat, 'hunger-wall') || reachesPrize(pack, state, seat, 'cathedral');
    case 'plaza-rewards':
      return true;
    default:
      return false;
  }
}

/** Whether `steps` from `height` enter a marked space of the technology track. */
export function reachesLevel(pack: Pack, height: number, steps: number): boolean {
  return Object.values(pack.playerBoard.technologyTrack.levels).some(
    (level) => level > height && level <= height + steps,
  );
}

function reachesTokenOrSeal(pack: Pack, count: number, track: Track, steps: number): boolean {
  const { tokenAtCount, sealAtCount } = pack.trackByName[track];
  return [tokenAtCount, sealAtCount].some((mark) => mark > count && mark <= count + steps);
}

/** `counted` are the bonuses that led here, because gold from a bonus may reach the next bonus. */
function wealthTouchesShared(pack: Pack, state: State, seat: SeatId, counted: readonly string[]): boolean {
  const { wealth } = elementAt(state.players, seat);
  return pack.playerBoard.wealthBonuses.some(
    ({ id, gain }) =>
      !wealth.includes(id) &&
      !counted.includes(id) &&
      touchesShared(pack, state, seat, gain, [...counted, id]),
  );
}

/** Whether one sideways move, with any arrows after it, may enter the tier whose tiles can be claimed. */
function reachesPrize(pack: Pack, state: State, seat: SeatId, grid: Grid): boolean {
  const frame = pack.frameByGrid[grid];
  const topTier = frame.tiers.at(-1)?.rows ?? [];
  const { row, column } = elementAt(state.players, seat).grids[grid];
  if (!frame.topTierPrize || state.bridgeStacks.cathedral === 0 || topTier.includes(row)) return false;
  const enters = (r: number, c: number): boolean => {
    if (topTier.includes(r)) return true;
    if (c >= frame.columns) return false;
    const kind = squareEffect(pack, state, grid, r, c)?.kind;
    if (kind === 'arrow-sideways') return enters(r, c + 1);
    return kind === 'arrow-up' && enters(r + 1, c);
  };
  return enters(row, column + 1);
}

// Advances on the four tracks, and production.

/** One step up on the technology or university track (TECH-G1, TECH-G5, UNI-1, UNI-3, UNI-2, R-14). */
export function advanceAcademic(work: Work, seat: SeatId, track: AcademicTrack, source: Source): void {
  const data =
    track === 'technology' ? work.pack.playerBoard.technologyTrack : work.pack.playerBoard.universityTrack;
  const height = work.player(seat).heights[track];
  if (height >= data.top)
    return scorePoints(work, seat, data.overflowPoints, { kind: 'track-end', id: track });
  work.emit({ type: 'TrackAdvanced', seat, track, to: height + 1, source });
  // UNI-2: moving up on the university brings nothing at once.
  const level =
    track === 'technology'
      ? LEVELS.find((l) => work.pack.playerBoard.technologyTrack.levels[l] === height + 1)
      : undefined;
  // a technology space reached in final scoring grants no draw.
  if (level && work.state.phase !== 'scoring') oweTechnology(work, seat, level, source);
}

function oweTechnology(work: Work, seat: SeatId, level: Level, source: Source): void {
  const id = work.open({
    kind: 'technology',
    seat,
    level,
    drawn: false,
    source,
    class: technologyClass(work, seat, level),
  });
  drawTechnologies(work, level, id);
}

/**
 * P-TECH. With ASYNC_TECH, a permanent technology need not be chosen before the next turn, because it
 * works only from then on.
 */
function technologyClass(work: Work, seat: SeatId, level: Level): ItemClass {
  const { phase, turn, setup } = work.state;
  if (phase === 'playing' && setup.options.asyncTechnology && (level === 'I' || level === 'II'))
    return 'keep';
  return seat === turn.seat && phase === 'playing' ? 'must' : 'now';
}

/**
 * TECH-G2: draws three for an open item, unless another draw of that level is undecided (R-46, TECH-G3,
 * TECH-G4, TECH-G9).
 */
export function drawTechnologies(work: Work, level: Level, id: number): void {
  const open = work.state.items.filter(
    (item): item is Extract<Item, { kind: 'technology' }> =>
      item.kind === 'technology' && item.level === level,
  );
  const item = open.find((candidate) => candidate.id === id);
  if (!item || open.some((other) => other.drawn)) return;
  const count = Math.min(3, work.state.technologyStacks[level]);
  const tiles = work.draw(`technology-${level}`, count);
  work.emit({ type: 'TechnologyDrawn', seat: item.seat, level, count, item: id });
  work.offer(id, tiles);
}

/**
 * One advance of mines or quarries with its points, token and seal right (MINE-5, MINE-6, MINE-7, MINE-8);
 * nothing happens at the end (R-28, MINE-1, QUARRY-1, QUARRY-5, QUARRY-6, QUARRY-7, R-52).
 */
export function advanceProduction(work: Work, seat: SeatId, track: Track, source: Source): void {
  const data = work.pack.trackByName[track];
  const count = work.player(seat).counts[track] + 1;
  if (count > data.sealAtCount) return;
  work.emit({ type: 'TrackAdvanced', seat, track, to: count, source });
  fireAbilities(work, seat, track === 'gold-mine' ? 'gold-mine-advance' : 'quarry-advance');
  if (count === data.tokenAtCount && work.state.river.length > 0 && work.state.phase !== 'scoring') {
    work.open({ kind: 'production-token', seat, track, source, class: itemClass(work, seat, true) });
  }
  if (count === data.sealAtCount) gainSealRight(work, seat, track, source);
}

/** SEAL-2; outside its own turn, the owner is asked at once whether to use it (P-SEAL). */
function gainSealRight(work: Work, seat: SeatId, track: Track, source: Source): void {
  work.emit({ type: 'SealRightGained', seat, track });
  const isOutOfTurn =
    work.state.phase !== 'scoring' && (work.state.phase === 'last-call' || seat !== work.state.turn.seat);
  if (isOutOfTurn && isAnySealClaimable(work.pack, work.state, seat))
    work.open({ kind: 'seal', seat, source, class: 'now' });
}

/**
 * Production: first the count, then every bonus left of the marker from left to right, with the token
 * leftmost (MINE-3, MINE-4, PROD-2, QUARRY-3, QUARRY-4, R-36).
 */
export function produce(work: Work, seat: SeatId, what: 'gold' | 'stone'): void {
  const track: Track = what === 'gold' ? 'gold-mine' : 'quarry';
  const source: Source = { kind: 'production', id: track };
  const { counts, productionTokens } = work.player(seat);
  work.emit({ type: 'Produced', seat, what });
  gainGood(work, seat, what, counts[track], source);
  const token = productionTokens[track];
  if (token) work.resolve(seat, must(work.pack.tokenById, token).gain, source);
  for (const bonus of work.pack.trackByName[track].productionBonuses) {
    if (bonus.field <= counts[track]) work.resolve(seat, bonus.gain, source);
  }
}

/** Whether a production token for that track has to be chosen first (P-PROD). */
export function isTokenOpen(items: readonly Item[], seat: SeatId, track: Track): boolean {
  return items.some((item) => item.kind === 'production-token' && item.seat === seat && item.track === track);
}
