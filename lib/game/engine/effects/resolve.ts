/** Executes an effect of the closed vocabulary. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Player, Source } from '@/lib/game/engine/state';
import { assertNever, must } from '@/lib/game/engine/util';
import type { Countable, Effect, Grid } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { gainGood, gainToken, scorePoints } from './gain';
import { canMoveSideways } from './grid';
import { advanceAcademic, advanceProduction, itemClass, produce, touchesShared } from './tracks';

/** Gives `seat` the gains of the effect; choices and moves become open items. */
export function resolve(work: Work, seat: SeatId, effect: Effect, source: Source): void {
  switch (effect.kind) {
    case 'gold':
    case 'stone':
    case 'egg':
    case 'silver-window':
    case 'gold-window':
      return gainGood(work, seat, effect.kind, effect.n, source);
    case 'blue-token':
    case 'red-token':
      return gainToken(work, seat, effect.kind, effect.n, source);
    case 'points':
      return scorePoints(work, seat, effect.n, source);
    case 'technology':
    case 'university':
      return times(effect.n, () => advanceAcademic(work, seat, effect.kind, source));
    case 'gold-mine':
    case 'quarry':
      return times(effect.n, () => advanceProduction(work, seat, effect.kind, source));
    case 'wall-step':
    case 'cathedral-step':
    case 'wall-or-cathedral-step':
      return times(effect.n, () => oweSideways(work, seat, effect.kind, source, false));
    case 'both':
      return effect.of.forEach((part) => resolve(work, seat, part, source));
    case 'choose-one':
      return oweChoice(work, seat, effect, source);
    case 'may':
      return offer(work, seat, effect.gain, source);
    case 'produce':
      return produce(work, seat, effect.what);
    case 'points-per':
      return scorePoints(work, seat, effect.n * countOf(work.pack, work.player(seat), effect.per), source);
    case 'plaza-rewards':
      work.open({ kind: 'plaza-tile', seat, source, class: 'must' });
      return;
    case 'perform-action':
    case 'climb':
    case 'pay':
    case 'buy-egg':
    case 'special-or-points':
    case 'spend-for-points':
    case 'ability':
    case 'arrow-up':
    case 'arrow-sideways':
      // Technologies, road spaces, the wheel, final scoring and grid squares handle these kinds themselves.
      throw new InvariantError(`${effect.kind} cannot be gained from ${source.kind} ${source.id ?? ''}`);
    default:
      return assertNever(effect);
  }
}

/**
 * Opens a choice between rewards (DEC-31, DEC-32). A wealth bonus interrupts the step that caused it
 * (P-WEALTH), so it must be chosen at once.
 */
export function oweChoice(
  work: Work,
  seat: SeatId,
  effect: Extract<Effect, { kind: 'choose-one' }>,
  source: Source,
  then?: Effect,
): void {
  const wanted = itemClass(work, seat, touchesShared(work.pack, work.state, seat, effect));
  const urgency = wanted === 'must' && source.kind === 'wealth' ? 'now' : wanted;
  const rest = then ? { then } : {};
  if (effect.of.every((option) => option.kind === 'produce'))
    work.open({ kind: 'production-kind', seat, source, class: urgency, ...rest });
  else work.open({ kind: 'choice', seat, source, class: urgency, of: effect.of, ...rest });
}

/** The number that `points-per` multiplies (UPGRADE-12, R-53, R-63). */
export function countOf(pack: Pack, player: Player, per: Countable): number {
  const upgrades = Object.values(player.upgrades).flat();
  switch (per) {
    case 'era-1-upgrade':
      return upgrades.filter(({ tile }) => must(pack.upgradeById, tile).era === 'I').length;
    case 'upgrade':
      return upgrades.length;
    case 'wall':
      return player.walls.length;
    case 'silver-window':
      return player.goods['silver-window'];
    case 'gold-mine':
      return player.counts['gold-mine'];
    case 'quarry':
      return player.counts.quarry;
    case 'university-height':
      return player.heights.university;
    case 'grid-row':
      return player.grids['hunger-wall'].row + player.grids.cathedral.row;
    default:
      return assertNever(per);
  }
}

/**
 * Optional gains: only moves can ever be unwelcome, so everything else is gained directly (R-16,
 * TIMING-5).
 */
function offer(work: Work, seat: SeatId, gain: Effect, source: Source): void {
  if (gain.kind === 'wall-step' || gain.kind === 'cathedral-step')
    times(gain.n, () => oweSideways(work, seat, gain.kind, source, true));
  else resolve(work, seat, gain, source);
}

const STEPS = {
  'wall-step': 'hunger-wall',
  'cathedral-step': 'cathedral',
  'wall-or-cathedral-step': 'either',
} as const satisfies Record<string, Grid | 'either'>;

/**
 * Opens a sideways move that its owner can make at any time (P-SIDE, P-SIDE-OPT). A move that is
 * impossible gives nothing (GRID-14, GRID-3).
 */
function oweSideways(
  work: Work,
  seat: SeatId,
  kind: keyof typeof STEPS,
  source: Source,
  optional: boolean,
): void {
  const grid = STEPS[kind];
  const grids: readonly Grid[] = grid === 'either' ? ['hunger-wall', 'cathedral'] : [grid];
  if (!grids.some((g) => canMoveSideways(work.pack, work.state, seat, g))) return;
  const wanted = itemClass(work, seat, touchesShared(work.pack, work.state, seat, { kind, n: 1 }));
  work.open({
    kind: 'sideways',
    seat,
    grid,
    source,
    class: optional && wanted === 'must' ? 'lapse' : wanted,
  });
}

function times(n: number, act: () => void): void {
  for (let i = 0; i < n; i += 1) act();
}
