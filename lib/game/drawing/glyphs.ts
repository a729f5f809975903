/**
 * Effects and prices as short runs of symbols: "2 gold or 2 stone" is a coin with a 2, a stroke, a stone with
 * a 2.
 */
import type { Action, Cost, Countable, Effect, Good, Token, Trigger } from '@/lib/game/engine/vocabulary';

export type Glyph =
  | { readonly kind: 'icon'; readonly icon: string; readonly n?: number; readonly inside?: boolean }
  | { readonly kind: 'sign'; readonly text: string };

const AMOUNT_ICONS: Readonly<Record<Good | Token, string>> = {
  gold: 'i-gold',
  stone: 'i-stone',
  egg: 'i-egg',
  'silver-window': 'i-silver',
  'gold-window': 'i-goldwin',
  'blue-token': 'i-bluetok',
  'red-token': 'i-redtok',
};
const COUNTED_ICONS = {
  ...AMOUNT_ICONS,
  points: 'i-points',
  technology: 'i-technology',
  university: 'i-university',
  'gold-mine': 'i-mine',
  quarry: 'i-quarry',
  'wall-step': 'i-wallstep',
  'cathedral-step': 'i-cathstep',
} as const;
/** Symbols with room for their number in the middle. */
const INSIDE: ReadonlySet<string> = new Set(['i-gold', 'i-stone', 'i-points']);

const COUNTABLE_ICONS: Readonly<Record<Countable, string>> = {
  'era-1-upgrade': 'a-upgrade-action',
  upgrade: 'a-upgrade-action',
  wall: 'a-construct-wall',
  'silver-window': 'i-silver',
  'gold-mine': 'i-mine',
  quarry: 'i-quarry',
  'university-height': 'i-university',
  'grid-row': 'i-climb',
};
const TRIGGER_ICONS: Readonly<Record<Trigger, string>> = {
  'crane-points': 'i-points',
  'wheel-gold': 'i-gold',
  'wheel-stone': 'i-stone',
  'gold-mine-advance': 'i-mine',
  'quarry-advance': 'i-quarry',
  'grid-row-up': 'i-climb',
  'blue-token': 'i-bluetok',
  'red-token': 'i-redtok',
  'wall-with-icon': 'i-wall',
  'building-with-icon': 'i-cathedral',
  'building-without-icon': 'a-construct-building',
  egg: 'i-egg',
  'upgrade-performed': 'a-upgrade-action',
  'wall-performed': 'a-construct-wall',
};

/** The symbol of an action. */
export function actionIcon(action: Action | 'any'): string {
  return `a-${action}`;
}

/** The symbol of a good or token. */
export function goodIcon(good: Good | Token): string {
  return AMOUNT_ICONS[good];
}

function amount(name: string, n: number): Glyph {
  const inside = INSIDE.has(name);
  return inside || n !== 1 ? { kind: 'icon', icon: name, n, inside } : { kind: 'icon', icon: name };
}

/** A sign between two symbols. */
export const sign = (text: string): Glyph => ({ kind: 'sign', text });
const bare = (name: string): Glyph => ({ kind: 'icon', icon: name });

/** The order of goods within a price. */
const PAID_GOODS: readonly Good[] = ['gold', 'stone', 'egg', 'silver-window', 'gold-window'];

/** A price as symbols. */
export function costGlyphs(cost: Cost): Glyph[] {
  return PAID_GOODS.flatMap((good) => {
    const n = cost[good] ?? 0;
    return n > 0 ? [amount(AMOUNT_ICONS[good], n)] : [];
  });
}

/** An effect as symbols. */
export function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.kind) {
    case 'both':
      return effect.of.flatMap(effectGlyphs);
    case 'choose-one':
      return effect.of.flatMap((part, i) => [...(i > 0 ? [sign('/')] : []), ...effectGlyphs(part)]);
    case 'may':
      return [sign('('), ...effectGlyphs(effect.gain), sign(')')];
    case 'pay':
      return [...costGlyphs(effect.cost), sign('»'), ...effectGlyphs(effect.gain)];
    case 'buy-egg':
      return [...costGlyphs(effect.cost), sign('»'), bare('i-egg')];
    case 'points-per':
      return [amount('i-points', effect.n), sign('/'), bare(COUNTABLE_ICONS[effect.per])];
    case 'spend-for-points':
      return [...costGlyphs(effect.cost), sign('»'), amount('i-points', effect.n)];
    case 'ability':
      return [bare(TRIGGER_ICONS[effect.trigger]), sign(':'), ...effectGlyphs(effect.gain)];
    case 'perform-action':
      return performGlyphs(effect.action, effect.discount);
    default:
      return plainGlyphs(effect);
  }
}

type Composite =
  | 'both'
  | 'choose-one'
  | 'may'
  | 'pay'
  | 'buy-egg'
  | 'points-per'
  | 'spend-for-points'
  | 'ability'
  | 'perform-action';

function plainGlyphs(effect: Exclude<Effect, { readonly kind: Composite }>): Glyph[] {
  switch (effect.kind) {
    case 'climb':
      return [bare('i-climb')];
    case 'produce':
      return [bare(effect.what === 'gold' ? 'i-wheel-gold' : 'i-wheel-stone')];
    case 'plaza-rewards':
      return [bare('i-plaza')];
    case 'arrow-up':
      return [bare('i-up')];
    case 'arrow-sideways':
      return [bare('i-right')];
    case 'wall-or-cathedral-step':
      return [bare('i-wallstep'), sign('/'), bare('i-cathstep')];
    case 'special-or-points':
      return [bare('i-special'), sign('/'), amount('i-points', effect.n)];
    default:
      return [amount(COUNTED_ICONS[effect.kind], effect.n)];
  }
}

function performGlyphs(action: Action | 'any', discount?: Cost): Glyph[] {
  const less = discount ? costGlyphs(discount) : [];
  return [bare(actionIcon(action)), ...(less.length > 0 ? [sign('-'), ...less] : [])];
}

/**
 * The available numbers of coin, stone and shield symbols. They are separate from the drawings, which
 * browsers have in the sheet already.
 */
export const NUMBERED_SYMBOLS = [
  ['i-gold', 'on-gold', 5],
  ['i-stone', 'on-gold', 5],
  ['i-points', 'on-red', 6],
] as const;

/** Whether a symbol exists with this number. */
export function isNumbered(name: string, n: number): boolean {
  return NUMBERED_SYMBOLS.some(([symbol, , most]) => symbol === name && n >= 1 && n <= most);
}
