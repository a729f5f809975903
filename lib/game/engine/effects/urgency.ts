/** How urgent a new open item is, and whether its reward can affect the whole table. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { Effect, Grid, ItemClass, Track } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { squareEffect } from './grid';

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
