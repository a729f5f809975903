/** Advances on the four tracks, and production. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Item, Source } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import {
  type AcademicTrack,
  type ItemClass,
  type Level,
  LEVELS,
  type Track,
} from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { fireAbilities, gainGood, scorePoints } from './gain';
import { itemClass } from './urgency';
import { isAnySealClaimable } from './seals';

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
