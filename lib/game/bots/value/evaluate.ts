/** The worth of a state to a seat: technologies, steps up on the grids, and the whole. */
import { boardWorth, goodsWorth, plazaWorth, tracksWorth } from './board';
import { growthWorth, priceOf, worthOf } from './growth';
import { bestActionWorth, openWorth, turnWorth } from './turn';
import { leaningOf, type Outlook } from '@/lib/game/bots/outlook';
import { canMoveUp, crossingCost, squareEffect } from '@/lib/game/engine/effects/grid';
import type { TechnologyTile } from '@/lib/game/engine/pack';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import { type Effect, type Grid, GRIDS, TRACKS, type Trigger } from '@/lib/game/engine/vocabulary';

/** Average triggers of each ability per turn of its owner. Owners choose the actions that pay. */
const PER_TURN: Readonly<Record<Trigger, number>> = {
  'crane-points': 0.6,
  'wheel-gold': 0.25,
  'wheel-stone': 0.25,
  'gold-mine-advance': 0.3,
  'quarry-advance': 0.28,
  'grid-row-up': 0.35,
  'blue-token': 0.27,
  'red-token': 0.24,
  'wall-with-icon': 0.22,
  'building-with-icon': 0.26,
  'building-without-icon': 0.22,
  egg: 0.45,
  'upgrade-performed': 0.25,
  'wall-performed': 0.28,
};
/** The seat's earlier play counts like this many turns of average play. */
const PRIOR_TURNS = 4;

function technologyWorth(outlook: Outlook, state: State, player: Player): number {
  let sum = 0;
  for (const { tile } of player.technologies)
    sum += technologyTileWorth(outlook, state, player, must(outlook.pack.technologyById, tile));
  return sum;
}

/** An unused tile loses a little worth each turn, so bots do not hoard it. */
function technologyTileWorth(
  outlook: Outlook,
  state: State,
  player: Player,
  { id, effect }: TechnologyTile,
): number {
  const { left } = outlook;
  const fondness = leaningOf(outlook.character, id);
  if (effect.kind === 'ability')
    return fondness * usesOf(outlook, state, player, effect.trigger) * worthOf(outlook, player, effect.gain);
  if (left === 0) return 0;
  return Math.min(0.9, fondness * (0.6 + 0.1 * left)) * onceWorth(outlook, state, player, effect);
}

/** The worth of using a tile once in the current state. */
function onceWorth(outlook: Outlook, state: State, player: Player, effect: Effect): number {
  if (effect.kind === 'climb')
    return Math.max(climbWorth(outlook, state, player), worthOf(outlook, player, effect));
  if (effect.kind !== 'perform-action' || effect.action === 'any') return worthOf(outlook, player, effect);
  const now = bestActionWorth(outlook, state, player, {
    action: effect.action,
    tile: '',
    discount: effect.discount,
  });
  return (now + worthOf(outlook, player, effect)) / 2;
}

/** Expected uses in the turns left. A player who built many walls will build more of them. */
function usesOf(outlook: Outlook, state: State, player: Player, trigger: Trigger): number {
  const { left, pack } = outlook;
  const taken = pack.crane.turnsPerPlayer - left;
  const average = PER_TURN[trigger];
  const past = pastUses(outlook, state, player, trigger) ?? average * taken;
  const uses = (left * (past + average * PRIOR_TURNS)) / (taken + PRIOR_TURNS);
  return Math.min(uses, room(outlook, player, trigger));
}

/** How often the ability would have triggered so far, as far as the table shows it. */
function pastUses(
  { pack, seat }: Outlook,
  state: State,
  player: Player,
  trigger: Trigger,
): number | undefined {
  switch (trigger) {
    case 'gold-mine-advance':
      return player.counts['gold-mine'] - pack.trackByName['gold-mine'].startCount;
    case 'quarry-advance':
      return player.counts.quarry - pack.trackByName.quarry.startCount;
    case 'grid-row-up':
      return player.grids['hunger-wall'].row + player.grids.cathedral.row;
    case 'blue-token':
    case 'red-token':
      return player.tokens[trigger];
    case 'wall-with-icon':
      return player.walls.filter(({ tile }) => must(pack.wallById, tile).icon).length;
    case 'building-with-icon':
    case 'building-without-icon':
      return buildings(pack, state, seat, trigger === 'building-with-icon');
    default:
      return undefined;
  }
}

function buildings(pack: Outlook['pack'], state: State, seat: number, hasIcon: boolean): number {
  return state.buildings.filter(
    (building) =>
      building.seat === seat && (must(pack.buildingById, building.tile).icon !== null) === hasIcon,
  ).length;
}

/** Advances that the tracks still allow. */
function room({ pack }: Outlook, { counts }: Player, trigger: Trigger): number {
  const track = TRACKS.find((name) => trigger === `${name}-advance`);
  return track ? pack.trackByName[track].sealAtCount - counts[track] : Infinity;
}

// The worth of a step up on one of the grids.

/** Worth of the tiles that the first player to enter the top tier can choose from. */
const PRIZE = 6;

/** The worth of the best free climb of one row, including the saved cost of a tier. */
function climbWorth(outlook: Outlook, state: State, player: Player): number {
  return Math.max(0, ...GRIDS.map((grid) => rowWorth(outlook, state, player, grid)));
}

function rowWorth(outlook: Outlook, state: State, player: Player, grid: Grid): number {
  const { pack, seat } = outlook;
  if (!canMoveUp(pack, state, seat, grid)) return 0;
  const { rowPoints, tiers, topTierPrize } = pack.frameByGrid[grid];
  const { row, column } = player.grids[grid];
  const points = (rowPoints[row + 1] ?? 0) - (rowPoints[row] ?? 0);
  const isPrize = topTierPrize && state.bridgeStacks.cathedral > 0 && tiers.at(-1)?.rows[0] === row + 1;
  const square = worthOf(outlook, player, squareEffect(pack, state, grid, row + 1, column) ?? null);
  return (
    points + square + (isPrize ? PRIZE : 0) + 0.5 * priceOf(outlook, crossingCost(pack, state, seat, grid))
  );
}

// The whole: expected points at the end of the game.

/** The parts of the expected points. */
export const WORTH_PARTS = [
  'points',
  'scoring',
  'growth',
  'goods',
  'tracks',
  'technologies',
  'boards',
  'plazas',
  'open',
  'turn',
] as const;
export type WorthPart = (typeof WORTH_PARTS)[number];
export type Worth = Readonly<Record<WorthPart, number>>;

/**
 * Expected points at the end of the game, part by part. During the seat's own turn, they include an estimate
 * of the rest of the turn. In a finished game they are the score.
 */
export function worthByPart(outlook: Outlook, state: State): Worth {
  const player = elementAt(state.players, outlook.seat);
  const none = { growth: 0, goods: 0, tracks: 0, technologies: 0, boards: 0, plazas: 0, open: 0, turn: 0 };
  if (state.phase === 'finished') return { points: player.score, scoring: 0, ...none };
  const lines = finalLines(outlook.pack, state, outlook.seat);
  return {
    points: player.score,
    scoring: sumLines(lines),
    growth: growthWorth(outlook, player, lines),
    goods: goodsWorth(outlook, player),
    tracks: tracksWorth(outlook, player, state),
    technologies: technologyWorth(outlook, state, player),
    boards: boardWorth(outlook, player),
    plazas: plazaWorth(outlook, state),
    open: openWorth(outlook, state, player),
    turn: turnWorth(outlook, state, player),
  };
}

/** The sum of all parts. */
export function totalOf(worth: Worth): number {
  return WORTH_PARTS.reduce((sum, part) => sum + worth[part], 0);
}

/** Expected points at the end of the game. */
export function evaluate(outlook: Outlook, state: State): number {
  return totalOf(worthByPart(outlook, state));
}
