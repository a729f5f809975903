/** Effects and prices as short runs of symbols: "2 gold or 2 stone" is a coin with a 2, a stroke, a stone with a 2. */
import type { Action, Cost, Countable, Effect, Good, Token, Trigger } from '@/lib/engine/vocabulary';
import { icon, label, type Point } from './draw';
import { isSymbol } from './symbols';

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

const sign = (text: string): Glyph => ({ kind: 'sign', text });
const bare = (name: string): Glyph => ({ kind: 'icon', icon: name });

/** In the order in which prices are written. */
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

const GAP = 0.12;
const widthOf = (glyph: Glyph): number => {
  if (glyph.kind === 'sign') return 0.42;
  return glyph.n !== undefined && !glyph.inside ? 1.42 : 1;
};

/** Width of a run for symbols of size 1. */
export function runWidth(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + widthOf(glyph) + GAP, -GAP);
}

/** Draws a run centred on `at`; it shrinks to `maxWidth`. */
export function drawRun(glyphs: readonly Glyph[], at: Point, size: number, maxWidth = Infinity): string {
  if (glyphs.length === 0) return '';
  const width = runWidth(glyphs);
  const scale = Math.min(size, maxWidth / width);
  let x = at.x - (width * scale) / 2;
  return glyphs
    .map((glyph) => {
      const cell = widthOf(glyph) * scale;
      const drawn = drawGlyph(glyph, { x, y: at.y }, scale);
      x += cell + GAP * scale;
      return drawn;
    })
    .join('');
}

/** `at.x` is the left end of the glyph. */
function drawGlyph(glyph: Glyph, at: Point, size: number): string {
  if (glyph.kind === 'sign')
    return label(glyph.text, { x: at.x + size * 0.21, y: at.y }, { size: size * 0.8 });
  if (glyph.n === undefined) return icon(glyph.icon, { x: at.x + size / 2, y: at.y }, size);
  if (glyph.inside) return numbered(glyph.icon, glyph.n, { x: at.x + size / 2, y: at.y }, size);
  return (
    label(String(glyph.n), { x: at.x + size * 0.2, y: at.y }, { size: size * 0.7, weight: 700 }) +
    icon(glyph.icon, { x: at.x + size * 0.92, y: at.y }, size)
  );
}

/** A symbol with its number in the middle; the usual numbers are symbols of their own, which keeps pages small. */
export function numbered(name: string, n: number, at: Point, size: number): string {
  const ready = `${name}-${n}`;
  if (isSymbol(ready)) return icon(ready, at, size);
  const fill = name === 'i-points' ? 'on-red' : 'on-gold';
  return (
    icon(name, at, size) + label(String(n), at, { size: size * (n > 9 ? 0.52 : 0.62), fill, weight: 700 })
  );
}

/** Splits a long run into at most two lines, at the middle. */
export function drawBlock(glyphs: readonly Glyph[], at: Point, size: number, maxWidth: number): string {
  if (runWidth(glyphs) * size <= maxWidth * 1.5 || glyphs.length < 3)
    return drawRun(glyphs, at, size, maxWidth);
  const half = splitPoint(glyphs);
  const smaller = size * 0.74;
  return (
    drawRun(glyphs.slice(0, half), { x: at.x, y: at.y - smaller * 0.54 }, smaller, maxWidth) +
    drawRun(glyphs.slice(half), { x: at.x, y: at.y + smaller * 0.54 }, smaller, maxWidth)
  );
}

/** After a sign if one stands near the middle, so that a line does not begin with it. */
function splitPoint(glyphs: readonly Glyph[]): number {
  const middle = Math.ceil(glyphs.length / 2);
  const first = glyphs.findIndex((glyph, i) => i >= middle - 1 && glyph.kind === 'sign');
  return first >= 0 && first < glyphs.length - 1 ? first + 1 : middle;
}
