/**
 * The worth of an effect that a seat will receive later. Products in final scoring are worth more than their
 * current points, because both factors will still grow.
 */
import { leaningOf, type Outlook } from '@/lib/game/bots/outlook';
import { countOf } from '@/lib/game/engine/effects/resolve';
import type { ScoreLine } from '@/lib/game/engine/phases/scoring';
import type { Player } from '@/lib/game/engine/state';
import { assertNever, listEntries } from '@/lib/game/engine/util';
import { type Cost, type CountedKind, type Effect, type Grid, GRIDS } from '@/lib/game/engine/vocabulary';

export function growthWorth(outlook: Outlook, player: Player, lines: readonly ScoreLine[]): number {
  if (outlook.left === 0) return 0;
  return (
    academicsGrowth(outlook, player) +
    tokensGrowth(outlook, player) +
    wallGrowth(outlook, player) +
    sealCorrection(outlook, lines)
  );
}

/** Expected points of a seal that scores goods. Most of today's stores will be spent before the end. */
const SPENDING_SEAL = 9;

function sealCorrection({ pack, left, character }: Outlook, lines: readonly ScoreLine[]): number {
  let sum = 0;
  for (const { source, id, points } of lines) {
    const end = source === 'seal' && id !== undefined ? pack.sealById.get(id)?.end : undefined;
    if (id === undefined || end?.kind !== 'spend-for-points') continue;
    const expected = SPENDING_SEAL * leaningOf(character, id);
    sum += Math.min(1, left / SMOOTH_UNTIL) * (expected - points);
  }
  return sum;
}

function academicsGrowth({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { multiplierByHeight } = pack.playerBoard.universityTrack;
  const steps = Math.min(
    pack.playerBoard.technologyTrack.top,
    heights.technology + weights.technologySteps * left,
  );
  const multiplier = readTable(multiplierByHeight, heights.university + weights.universitySteps * left, left);
  const now = heights.technology * (multiplierByHeight[heights.university] ?? 0);
  return steps * multiplier - now;
}

function tokensGrowth({ pack, weights, left }: Outlook, player: Player): number {
  return GRIDS.reduce((sum, grid) => {
    const { columnValues, token } = pack.frameByGrid[grid];
    const { column } = player.grids[grid];
    const value = readTable(columnValues, column + weights.columns * left, left);
    const now = player.tokens[token] * (columnValues[column] ?? 0);
    return sum + (player.tokens[token] + weights.tokens * left) * value - now;
  }, 0);
}

function wallGrowth({ pack, weights, left }: Outlook, { walls }: Player): number {
  const points = (n: number): number =>
    pack.scoring.walls.steps.filter((step) => step.from <= n).at(-1)?.points ?? 0;
  const table = [0, 1, 2, 3, 4, 5, 6].map(points);
  return readTable(table, walls.length + weights.walls * left, left) - points(walls.length);
}

// The worth of one more token or step, given the factor that final scoring multiplies it by.

/** Expected points of each square that a marker is pushed across. */
const SQUARE = 0.8;

/** Worth of one unit to this player; units outside products have a fixed worth. */
export function unitWorth(
  outlook: Outlook,
  player: Player,
  kind: Exclude<CountedKind, 'special-or-points'>,
): number {
  switch (kind) {
    case 'blue-token':
      return tokenWorth(outlook, player, 'hunger-wall');
    case 'red-token':
      return tokenWorth(outlook, player, 'cathedral');
    case 'wall-step':
      return sidewaysWorth(outlook, player, 'hunger-wall');
    case 'cathedral-step':
      return sidewaysWorth(outlook, player, 'cathedral');
    case 'wall-or-cathedral-step':
      return Math.max(
        sidewaysWorth(outlook, player, 'hunger-wall'),
        sidewaysWorth(outlook, player, 'cathedral'),
      );
    case 'university':
      return universityWorth(outlook, player);
    case 'gold-mine':
    case 'quarry':
      return player.counts[kind] >= outlook.pack.trackByName[kind].sealAtCount ? 0 : outlook.unit[kind];
    default:
      return outlook.unit[kind];
  }
}

/** A token counts as much as the column that its grid's marker will probably reach. */
function tokenWorth({ pack, weights, left }: Outlook, player: Player, grid: Grid): number {
  return readTable(
    pack.frameByGrid[grid].columnValues,
    player.grids[grid].column + weights.columns * left,
    left,
  );
}

/** One column further, every token of the grid scores more. */
function sidewaysWorth({ pack, weights, left }: Outlook, player: Player, grid: Grid): number {
  const { columnValues, token } = pack.frameByGrid[grid];
  const at = player.grids[grid].column;
  if (at + 1 >= columnValues.length) return 0;
  const ahead = weights.columns * left;
  const rise = readTable(columnValues, at + 1 + ahead, left) - readTable(columnValues, at + ahead, left);
  return SQUARE + rise * (player.tokens[token] + weights.tokens * left);
}

function universityWorth({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { multiplierByHeight, top, overflowPoints } = pack.playerBoard.universityTrack;
  if (heights.university >= top) return overflowPoints;
  const ahead = heights.university + weights.universitySteps * left;
  const rise = readTable(multiplierByHeight, ahead + 1, left) - readTable(multiplierByHeight, ahead, left);
  return rise * (heights.technology + weights.technologySteps * left);
}

// Reads the tables of final scoring during the game.

/** With this many turns left or fewer, exact steps count more than smooth interpolation. */
const SMOOTH_UNTIL = 6;

/** Reads a table between its entries early in the game, and at exact entries near the end. */
export function readTable(table: readonly number[], at: number, left: number): number {
  const top = table.length - 1;
  const x = Math.min(at, top);
  const low = Math.floor(x);
  const exact = table[low] ?? 0;
  const rise = ((table[top] ?? 0) - (table[0] ?? 0)) / top;
  const smooth = 0.5 * (exact + ((table[Math.min(low + 1, top)] ?? 0) - exact) * (x - low)) + 0.5 * rise * x;
  const weight = Math.min(1, left / SMOOTH_UNTIL);
  return weight * smooth + (1 - weight) * exact;
}

/** The worth of an effect in points; effects that count or produce need the player. */
export function worthOf(outlook: Outlook, player: Player, effect: Effect | null): number {
  if (!effect) return 0;
  const { unit, weights } = outlook;
  switch (effect.kind) {
    case 'special-or-points':
      return effect.n;
    case 'both':
      return effect.of.reduce((sum, part) => sum + worthOf(outlook, player, part), 0);
    case 'choose-one':
      return Math.max(...effect.of.map((part) => worthOf(outlook, player, part)));
    case 'may':
      return Math.max(0, worthOf(outlook, player, effect.gain));
    case 'pay':
      return Math.max(0, worthOf(outlook, player, effect.gain) - priceOf(outlook, effect.cost));
    case 'buy-egg':
      return Math.max(0, unit.egg - priceOf(outlook, effect.cost));
    case 'climb':
      return 4.5 * effect.n;
    case 'perform-action':
      return weights.action + (effect.discount ? 1.5 : 0);
    case 'produce':
      return productionOf(outlook, player, effect.what);
    case 'plaza-rewards':
      return 8;
    case 'points-per':
      return effect.n * countOf(outlook.pack, player, effect.per);
    case 'spend-for-points':
      return 0;
    case 'ability':
      return 0.4 * outlook.left * worthOf(outlook, player, effect.gain) * usesOf(effect.limit);
    case 'arrow-up':
      return 3;
    case 'arrow-sideways':
      return 1.5;
    default:
      return effect.kind in unit
        ? unitWorth(outlook, player, effect.kind) * effect.n
        : assertNever(effect as never);
  }
}

const usesOf = (limit: 'once-per-turn' | undefined): number => (limit ? 0.8 : 0.6);

export function priceOf({ unit }: Outlook, cost: Cost): number {
  let sum = 0;
  for (const [good, n] of listEntries(cost)) sum += unit[good] * n;
  return sum;
}

/** Worth of one production of gold or stone at the track's current level. */
export function productionOf(outlook: Outlook, player: Player, what: 'gold' | 'stone'): number {
  const track = what === 'gold' ? 'gold-mine' : 'quarry';
  const count = player.counts[track];
  const token = player.productionTokens[track];
  let sum = count * outlook.unit[what];
  if (token) sum += worthOf(outlook, player, outlook.pack.tokenById.get(token)?.gain ?? null);
  for (const bonus of outlook.pack.trackByName[track].productionBonuses)
    if (bonus.field <= count) sum += worthOf(outlook, player, bonus.gain);
  return sum;
}
