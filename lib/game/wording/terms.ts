/** Names of goods, actions, effects and sources, as pure functions. */
import { SIX } from '@/lib/game/engine/board/hex';
import {
  type AcademicTrack,
  type Action,
  type Cost,
  type Effect,
  type Good,
  GOODS,
  type Grid,
  type Row,
  type SourceKind,
  type Token,
  type Track,
  type Zone,
} from '@/lib/game/engine/vocabulary';
import type { Wording } from '@/lib/game/wording/wording';
import { assertWorded, capitalize } from './wording';

/** Actions in two or three words, as written on tiles and buttons. */
export function actionName({ t }: Wording, action: Action): string {
  return t(`terms.action.${action}`);
}

/** Actions in one word, for lines with two of them. */
export function actionShort({ t }: Wording, action: Action): string {
  return t(`terms.short.${action}`);
}

export function gridName({ t }: Wording, grid: Grid): string {
  return t(`terms.grid.${grid}`);
}

/** The tiles of a row, for example "walls". */
export function rowName({ t }: Wording, row: Row): string {
  return t(`terms.row.${row}`);
}

/** For example "red zone". */
export function zoneName({ t }: Wording, zone: Zone): string {
  return t(`terms.zone.${zone}`);
}

export function trackName({ t }: Wording, track: Track | AcademicTrack): string {
  return t(`terms.track.${track}`);
}

/** The source of points and gains. */
export function sourceName({ t }: Wording, source: SourceKind): string {
  return t(`terms.source.${source}`);
}

/** The source as a heading of the score table. */
export function sourceTitle(words: Wording, source: SourceKind): string {
  return capitalize(sourceName(words, source));
}

/** The sides of a hexagon, clockwise from side 0. */
export function sideName({ t }: Wording, side: number): string {
  return t(`terms.side.${SIX[side] ?? 0}`);
}

/** The corners of a hexagon, clockwise from corner 0. */
export function cornerName({ t }: Wording, corner: number): string {
  return t(`terms.corner.${SIX[corner] ?? 0}`);
}

/** Everything that is counted. */
export type CountedTerm = Good | Token | Track | 'cube' | 'turn' | 'card' | 'blue-corner' | 'red-corner';

/** "2 gold", "1 silver window". */
export function describeAmount({ t }: Wording, what: CountedTerm, n: number): string {
  return t(`terms.amount.${what}`, { n });
}

/** An amount as the object of a gain, which German declines: "1 blauen Marker". */
export function describeGained(words: Wording, what: CountedTerm, n: number): string {
  const isToken = what === 'blue-token' || what === 'red-token';
  return isToken ? words.t(`terms.gained.${what}`, { n }) : describeAmount(words, what, n);
}

/** "3 points". */
export function describePoints({ t }: Wording, n: number): string {
  return t('terms.points', { n });
}

/** A price in words: "2 gold and 1 stone", or "nothing". */
export function describeCost(words: Wording, cost: Cost): string {
  const parts = GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good) =>
    describeAmount(words, good, cost[good] ?? 0),
  );
  return parts.length > 0 ? words.list(parts) : words.t('terms.nothing');
}

/** "costs 2 gold and 1 stone". */
export function describePrice(words: Wording, cost: Cost): string {
  return words.t('terms.costs', { cost: describeCost(words, cost) });
}

/** Whether a price is zero. */
export function isFree(cost: Cost): boolean {
  return Object.values(cost).every((n) => n === 0);
}

/** An effect in words, as a noun phrase: "2 gold or 2 stone", "1 step on the Hunger Wall". */
export function describeEffect(words: Wording, effect: Effect): string {
  const { t } = words;
  const inner = (other: Effect) => describeEffect(words, other);
  switch (effect.kind) {
    case 'both':
      return words.list(effect.of.map(inner));
    case 'choose-one':
      return words.list(effect.of.map(inner), 'or');
    case 'may':
      return t('terms.effect.may', { gain: inner(effect.gain) });
    case 'pay':
      return t('terms.effect.pay', { gain: inner(effect.gain), cost: describeCost(words, effect.cost) });
    case 'buy-egg':
      return t('terms.effect.buy-egg', { cost: describeCost(words, effect.cost) });
    case 'perform-action':
      return describePerform(words, effect.action, effect.discount);
    case 'produce':
      return t('terms.effect.produce', { what: effect.what });
    case 'points-per':
      return t(`terms.per.${effect.per}`, { points: describePoints(words, effect.n) });
    case 'spend-for-points':
      return t('terms.effect.spend-for-points', {
        points: describePoints(words, effect.n),
        cost: describeCost(words, effect.cost),
      });
    case 'ability':
      return describeAbility(words, effect);
    case 'arrow-up':
    case 'arrow-sideways':
    case 'plaza-rewards':
      return t(`terms.effect.${effect.kind}`);
    default:
      return describeCounted(words, effect);
  }
}

type CountedEffect = Extract<Effect, { readonly n: number }>;
type PlainCounted = Exclude<CountedEffect, { readonly kind: 'points-per' | 'spend-for-points' }>;

function describeCounted(words: Wording, { kind, n }: PlainCounted): string {
  switch (kind) {
    case 'points':
      return describePoints(words, n);
    case 'climb':
    case 'technology':
    case 'university':
    case 'wall-step':
    case 'cathedral-step':
    case 'wall-or-cathedral-step':
      return words.t(`terms.effect.${kind}`, { n });
    case 'special-or-points':
      return words.t('terms.effect.special-or-points', { points: describePoints(words, n) });
    case 'gold-mine':
    case 'quarry':
    case 'gold':
    case 'stone':
    case 'egg':
    case 'silver-window':
    case 'gold-window':
    case 'blue-token':
    case 'red-token':
      return describeAmount(words, kind, n);
    default:
      return assertWorded(kind);
  }
}

function describePerform(words: Wording, action: Action | 'any', discount?: Cost): string {
  const name = words.t(`terms.inText.${action}`);
  if (!discount || isFree(discount)) return words.t('terms.effect.perform', { action: name });
  return words.t('terms.effect.performForLess', { action: name, less: describeCost(words, discount) });
}

function describeAbility(words: Wording, effect: Extract<Effect, { kind: 'ability' }>): string {
  const { t } = words;
  const ability = t(`terms.trigger.${effect.trigger}`, { gain: describeEffect(words, effect.gain) });
  const limits = [
    ...(effect.limit === 'once-per-turn' ? [t('terms.limit.once-per-turn')] : []),
    ...(effect.while === 'pawn-here' ? [t('terms.limit.pawn-here')] : []),
  ];
  return limits.length > 0 ? t('terms.limited', { ability, limits: limits.join(', ') }) : ability;
}
