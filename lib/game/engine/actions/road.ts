/** Construct the King's Road and Charles Bridge (ROAD, BRIDGE). */
import { freeEffectOf } from '@/lib/game/engine/board/road';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { payCost, refusePayment } from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { KingsRoadSpace } from '@/lib/game/engine/pack';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import {
  currentPerformance,
  itemsOf,
  mustItem,
  playerAt,
  type Game,
  type Rule,
} from '@/lib/game/engine/rule';
import { must, elementAt } from '@/lib/game/engine/util';
import type { Effect, ItemClass, RoadSpace } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';
import { nextRoadSpace } from './feasible';

/** DEC-18, ROAD-1, R-39. */
export const advanceRoad: Rule<CommandOf<'AdvanceRoad'>> = {
  refuse(game, seat) {
    if (currentPerformance(game.state)?.action !== 'kings-road')
      return reject('not-declared', 'TURN-6', { action: 'kings-road' });
    const space = nextRoadSpace(game.pack, game.state, seat);
    if (!space) return reject('pawn-at-the-end', 'ROAD-2');
    return refusePayment(playerAt(game, seat).goods, space.entry, 'ROAD-13');
  },
  candidates: () => [{ type: 'AdvanceRoad' }],
};

export function decideAdvanceRoad(work: Work, seat: SeatId): void {
  const space = nextRoadSpace(work.pack, work.state, seat);
  if (!space) throw new InvariantError('the pawn is at the end of the road');
  payCost(work, seat, space.entry, { kind: 'road', id: space.id });
  work.emit({ type: 'RoadAdvanced', seat, to: work.player(seat).road + 1, space: space.space });
  if (space.bridgeStack) drawBridgeTiles(work, seat, space.bridgeStack);
  else openRoadEffects(work, seat, space);
  finishPerformance(work, seat);
}

/** ROAD-3, ROAD-5: both effects wait until the end of the turn. */
function openRoadEffects(work: Work, seat: SeatId, space: KingsRoadSpace): void {
  const source = { kind: 'road', id: space.id } as const;
  const free = freeEffectOf(work.pack, work.state, space);
  // A lasting ability (VARIANT-11) works while the pawn is here; there is nothing to resolve.
  if (free && free.kind !== 'ability')
    work.open({ kind: 'road', seat, space: space.space, source, class: freeClass(free) });
  if (space.egg) work.open({ kind: 'road-egg', seat, space: space.space, source, class: 'lapse' });
}

/** P-ROAD: a choice must be made, an offer lapses, and anything else is executed at the end of the turn. */
function freeClass(effect: Effect): ItemClass {
  if (effect.kind === 'pay') return 'lapse';
  return hasChoice(effect) ? 'must' : 'auto';
}

function hasChoice(effect: Effect): boolean {
  return effect.kind === 'choose-one' || (effect.kind === 'both' && effect.of.some(hasChoice));
}

/**
 * BRIDGE-1, BRIDGE-3: three tiles of stack IV, or all that are left of stack V; an empty stack gives
 * nothing (BRIDGE-8).
 */
function drawBridgeTiles(work: Work, seat: SeatId, stack: 'IV' | 'V'): void {
  const left = work.state.bridgeStacks[stack];
  const count = stack === 'IV' ? Math.min(work.pack.bridge.drawForIV, left) : left;
  if (count === 0) return;
  const item = work.open({ kind: 'bridge-tile', seat, stack, source: { kind: 'bridge' }, class: 'now' });
  const tiles = work.draw(`bridge-${stack}`, count);
  work.emit({
    type: 'BridgeTilesDrawn',
    seat,
    stack,
    count,
    item,
    ...(stack === 'V' && work.state.openV ? { open: true } : {}),
  });
  work.offer(item, tiles);
}

function spaceOf(game: Pick<Game, 'pack'>, space: RoadSpace): KingsRoadSpace {
  return must(game.pack.roadSpaceByNumeral, space);
}

function freeOf(game: Pick<Game, 'pack' | 'state'>, space: RoadSpace): Effect | undefined {
  return freeEffectOf(game.pack, game.state, spaceOf(game, space));
}

/** DEC-19. */
export const resolveRoadEffect: Rule<CommandOf<'ResolveRoadEffect'>> = {
  refuse(game, seat, { space, option }) {
    const free = freeOf(game, space);
    if (!free || !itemsOf(game.state, seat, 'road').some((item) => item.space === space))
      return reject('no-open-item', 'ROAD-5', { space });
    const isKnown =
      free.kind === 'choose-one' ? option !== undefined && free.of[option] : option === undefined;
    if (!isKnown) return reject('unknown-option', 'ROAD-6');
    return free.kind === 'pay' ? refusePayment(playerAt(game, seat).goods, free.cost, 'ROAD-7') : undefined;
  },
  candidates: (game, seat) =>
    itemsOf(game.state, seat, 'road').flatMap(({ space }) => {
      const free = freeOf(game, space);
      if (free?.kind !== 'choose-one') return [{ type: 'ResolveRoadEffect' as const, space }];
      return free.of.map((_effect, option) => ({ type: 'ResolveRoadEffect' as const, space, option }));
    }),
};

export function decideResolveRoadEffect(
  work: Work,
  seat: SeatId,
  { space, option = 0 }: CommandOf<'ResolveRoadEffect'>,
): void {
  const free = freeOf(work, space);
  if (!free) throw new InvariantError(`road space ${space} has no effect of its own`);
  work.close(
    mustItem(work.state, seat, 'road', (open) => open.space === space),
    'answered',
  );
  gainRoadEffect(work, seat, spaceOf(work, space).id, free, option);
}

/** ROAD-6, ROAD-7, ROAD-8. */
export function gainRoadEffect(work: Work, seat: SeatId, id: string, effect: Effect, option: number): void {
  const source = { kind: 'road', id } as const;
  if (effect.kind === 'pay') {
    payCost(work, seat, effect.cost, source);
    resolve(work, seat, effect.gain, source);
  } else if (effect.kind === 'choose-one') {
    resolve(work, seat, elementAt(effect.of, option), source);
  } else resolve(work, seat, effect, source);
}

/** DEC-20: one egg for one of two alternatives (ROAD-4, EGG-2, ROAD-9, ROAD-10, ROAD-11, ROAD-12). */
export const resolveRoadEgg: Rule<CommandOf<'ResolveRoadEgg'>> = {
  refuse(game, seat, { space, option }) {
    const offer = eggOffer(game, space);
    if (!offer || !itemsOf(game.state, seat, 'road-egg').some((item) => item.space === space))
      return reject('no-open-item', 'ROAD-4', { space });
    if (!offer.alternatives[option]) return reject('unknown-option', 'ROAD-4');
    return refusePayment(playerAt(game, seat).goods, offer.cost, 'ROAD-4');
  },
  candidates: (game, seat) =>
    itemsOf(game.state, seat, 'road-egg').flatMap(({ space }) =>
      (eggOffer(game, space)?.alternatives ?? []).map((_effect, option) => ({
        type: 'ResolveRoadEgg' as const,
        space,
        option,
      })),
    ),
};

export function decideResolveRoadEgg(
  work: Work,
  seat: SeatId,
  { space, option }: CommandOf<'ResolveRoadEgg'>,
): void {
  const offer = eggOffer(work, space);
  if (!offer) throw new InvariantError(`road space ${space} offers nothing for an egg`);
  const source = { kind: 'road', id: spaceOf(work, space).id } as const;
  work.close(
    mustItem(work.state, seat, 'road-egg', (open) => open.space === space),
    'answered',
  );
  payCost(work, seat, offer.cost, source);
  resolve(work, seat, elementAt(offer.alternatives, option), source);
}

function eggOffer(
  game: Pick<Game, 'pack'>,
  space: RoadSpace,
):
  | { readonly cost: Extract<Effect, { kind: 'pay' }>['cost']; readonly alternatives: readonly Effect[] }
  | undefined {
  const egg = spaceOf(game, space).egg;
  if (egg?.kind !== 'pay') return undefined;
  return { cost: egg.cost, alternatives: egg.gain.kind === 'choose-one' ? egg.gain.of : [egg.gain] };
}
