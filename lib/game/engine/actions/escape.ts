/** Remaining ways to make an impossible main action possible (R-17, DEC-12). */
import { rowOfAction } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import { canCover } from '@/lib/game/engine/effects/gain';
import type { Pack } from '@/lib/game/engine/pack-index';
import { playerAt, type Game } from '@/lib/game/engine/rule';
import type { Item, ItemOf, Player, State } from '@/lib/game/engine/state';
import { must, elementAt, withAt } from '@/lib/game/engine/util';
import { ACTIONS, GRIDS, ROWS, type Effect, type Row } from '@/lib/game/engine/vocabulary';
import { hasExtraAction, isMainPossible } from './crane';
import { bonusCandidates, isPerformable } from './feasible';
import { hasRefill } from './rows';
import { useTechnology } from './technology';

const MEANS = ['refill', 'extra-action', 'technology', 'upgrade-bonus', 'open-item'] as const;
export type EscapeKind = (typeof MEANS)[number];

/** Effects whose gains cannot pay any price. */
const USELESS: ReadonlySet<Effect['kind']> = new Set([
  'points',
  'points-per',
  'university',
  'gold-mine',
  'quarry',
  'climb',
  'wall-step',
  'cathedral-step',
  'wall-or-cathedral-step',
]);

/**
 * A choice that could still make the impossible main action of `seat` possible; undefined if there is none
 * and the action may be skipped. Refreshing a row does not count, because its tiles are random. If the
 * action is impossible even with plenty of goods, only a row to refill can help.
 */
export function remainingEscape(game: Game, seat: SeatId): EscapeKind | undefined {
  const { pack, state } = game;
  if (rowsOfTile(pack, state).some((row) => hasRefill(state, row))) return 'refill';
  if (!isMainPossible(pack, withPlenty(pack, state, seat), seat)) return undefined;
  if (hasExtraAction(pack, state, seat)) return 'extra-action';
  if (playerAt(game, seat).technologies.some(({ tile }) => isTechnologyUseful(game, seat, tile)))
    return 'technology';
  if (hasUsefulBonus(pack, state)) return 'upgrade-bonus';
  return state.items.some((item) => item.seat === seat && isItemUseful(game, item)) ? 'open-item' : undefined;
}

/** DEV-3: a row used by the tile's actions may still hide a tile that the seat can pay for. */
function rowsOfTile(pack: Pack, state: State): readonly Row[] {
  const shown = state.turn.tile && must(pack.actionTileById, state.turn.tile.tile);
  const actions = shown?.sides[state.setup.variant.actionSide] ?? [];
  return ROWS.filter((row) => actions.some((action) => rowOfAction(action) === row));
}

/** The maximum gold and stone, and an egg for the road. */
function withPlenty(pack: Pack, state: State, seat: SeatId): State {
  const player = elementAt(state.players, seat);
  const { gold, stone } = pack.playerBoard.limits;
  const rich: Player = { ...player, goods: { ...player.goods, gold, stone, egg: 1 } };
  return { ...state, players: withAt(state.players, seat, rich) };
}

function isTechnologyUseful(game: Game, seat: SeatId, tile: string): boolean {
  const { use, effect } = must(game.pack.technologyById, tile);
  if (use !== 'once' || !mayPay(effect)) return false;
  return [undefined, ...GRIDS].some(
    (grid) => !useTechnology.refuse(game, seat, { type: 'UseTechnology', tile, ...(grid ? { grid } : {}) }),
  );
}

function hasUsefulBonus(pack: Pack, { turn }: State): boolean {
  return turn.performances.some((performance) =>
    bonusCandidates(performance).some((tile) => mayPay(must(pack.upgradeById, tile).bonus)),
  );
}

function isItemUseful({ pack, state }: Game, item: Item): boolean {
  switch (item.kind) {
    case 'choice':
      return item.of.some(mayPay) || (item.then !== undefined && mayPay(item.then));
    case 'road':
      return item.class === 'must';
    case 'road-egg':
      return isEggUseful(pack, state, item);
    case 'technology':
      // Technologies of levels I and II work only from the next turn on (TECH-G6).
      return item.level === 'III' || item.level === 'IV';
    case 'perform':
      return (item.action === 'any' ? ACTIONS : [item.action]).some((action) =>
        isPerformable(pack, state, item.seat, {
          action,
          context: `tech:${item.tile}`,
          discount: item.discount,
        }),
      );
    case 'production-kind':
    case 'plaza-tile':
      return true;
    default:
      return false;
  }
}

function isEggUseful(pack: Pack, state: State, { seat, space }: ItemOf<'road-egg'>): boolean {
  const egg = pack.roadSpaceByNumeral.get(space)?.egg;
  return egg?.kind === 'pay' && mayPay(egg.gain) && canCover(elementAt(state.players, seat).goods, egg.cost);
}

/** Whether an effect may give goods for a price, directly or by its consequences. */
function mayPay(effect: Effect): boolean {
  if (effect.kind === 'both' || effect.kind === 'choose-one') return effect.of.some(mayPay);
  return !USELESS.has(effect.kind);
}
