/**
 * Effects and prices as short runs of symbols: "2 gold or 2 stone" is a coin with a 2, a stroke, a stone with
 * a 2.
 */
import { icon, label, type Point } from './draw';
import type { State } from '@/lib/game/engine/state';
import {
  type Action,
  type Cost,
  type Countable,
  type Effect,
  type Good,
  GOODS,
  type Row,
  type Token,
  type Trigger,
} from '@/lib/game/engine/vocabulary';
import type { Wording } from '@/lib/game/wording/wording';

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

const ROW_ICONS: Readonly<Record<Row, string>> = {
  upgrade: actionIcon('upgrade-action'),
  wall: actionIcon('construct-wall'),
  building: actionIcon('construct-building'),
};
/** The symbol of the action that takes a tile of a row. */
export const rowIcon = (row: Row): string => ROW_ICONS[row];

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

/** A price as symbols. */
export function costGlyphs(cost: Cost): Glyph[] {
  return GOODS.flatMap((good) => {
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
function isNumbered(name: string, n: number): boolean {
  return NUMBERED_SYMBOLS.some(([symbol, , most]) => symbol === name && n >= 1 && n <= most);
}

// Draws runs of symbols: side by side, shrunk to a width, or in two lines.

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
  if (glyph.inside) return drawNumbered(glyph.icon, glyph.n, { x: at.x + size / 2, y: at.y }, size);
  return (
    label(String(glyph.n), { x: at.x + size * 0.2, y: at.y }, { size: size * 0.7, weight: 700 }) +
    icon(glyph.icon, { x: at.x + size * 0.92, y: at.y }, size)
  );
}

/**
 * A symbol with its number in the middle. Common numbers have symbols of their own, to keep pages small.
 */
export function drawNumbered(name: string, n: number, at: Point, size: number): string {
  if (isNumbered(name, n)) return icon(`${name}-${n}`, at, size);
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

/** Splits after a sign near the middle if there is one, so no line begins with a sign. */
function splitPoint(glyphs: readonly Glyph[]): number {
  const middle = Math.ceil(glyphs.length / 2);
  const first = glyphs.findIndex((glyph, i) => i >= middle - 1 && glyph.kind === 'sign');
  return first >= 0 && first < glyphs.length - 1 ? first + 1 : middle;
}

// A position that records which of its parts are read. A page that draws many positions in a row redraws only parts that read a changed value. From step to step, most parts of a position are identical objects.

interface TrackedRead {
  /** The seat of the player; undefined for a field of the position. */
  readonly seat?: number | undefined;
  readonly key: string;
  readonly value: unknown;
}
type Reads = Map<string, TrackedRead>;

/** The original position of each tracked position and tracked player. */
const origins = new WeakMap<object, State>();
/**
 * The reads of values being computed, outermost first; reads of an inner value also count for the outer
 * ones.
 */
const making: Reads[] = [];

function note(read: TrackedRead): void {
  for (const reads of making) reads.set(`${read.seat ?? ''}.${read.key}`, read);
}

function watched<T extends object>(of: T, state: State, read: (key: string) => unknown): T {
  const proxy = new Proxy(of, {
    get: (target, key) => (typeof key === 'string' ? read(key) : Reflect.get(target, key)),
  });
  origins.set(proxy, state);
  return proxy;
}

/** A proxy of the position and its players that records every read. */
export function trackReads(state: State): State {
  const reader = (of: object, seat?: number) => (key: string) => {
    const value: unknown = Reflect.get(of, key);
    note({ seat, key, value });
    return value;
  };
  const players = state.players.map((player, seat) => watched(player, state, reader(player, seat)));
  const ofState = reader(state);
  return watched(state, state, (key) => (key === 'players' ? players : ofState(key)));
}

interface TrackedDrawing {
  readonly text: string;
  readonly reads: Reads;
}
/** The last value of each key. */
const made = new Map<string, TrackedDrawing>();

/**
 * The cached result of `make` for a tracked position, if none of its inputs has changed. Undefined for
 * untracked positions.
 */
function madeOfTracked(of: object, key: string, make: () => string): string | undefined {
  const state = origins.get(of);
  if (!state) return undefined;
  const known = made.get(key);
  if (known && [...known.reads.values()].every((read) => isSame(state, read))) {
    known.reads.forEach(note);
    return known.text;
  }
  // The commitment differs between games, so two games never share a drawing.
  const reads: Reads = new Map([['', { key: 'commitment', value: state.commitment }]]);
  making.push(reads);
  try {
    const text = make();
    made.set(key, { text, reads });
    return text;
  } finally {
    making.pop();
  }
}

function isSame(state: State, { seat, key, value }: TrackedRead): boolean {
  const of = seat === undefined ? state : state.players[seat];
  return of !== undefined && Reflect.get(of, key) === value;
}

/**
 * Maximum characters in each of two generations: recently used texts, and those before. Without a limit,
 * drawings of every viewed position would live as long as the position.
 */
export const MAX_CHARACTERS = 6_000_000;

type TextCache = WeakMap<object, Map<string, string>>;
let young: TextCache = new WeakMap();
let old: TextCache = new WeakMap();
let characters = 0;

/**
 * The result of `make`, computed once and cached while it is in use and `of` is alive. A position never
 * changes, so its drawings and texts stay valid, and everyone at the table shares them. `key` must
 * identify the value and all its other inputs.
 */
export function memoize(of: object, key: string, make: () => string): string {
  const ofTracked = madeOfTracked(of, key, make);
  if (ofTracked !== undefined) return ofTracked;
  const found = young.get(of)?.get(key);
  if (found !== undefined) return found;
  const text = old.get(of)?.get(key) ?? make();
  young.set(of, (young.get(of) ?? new Map<string, string>()).set(key, text));
  characters += text.length;
  if (characters > MAX_CHARACTERS) [old, young, characters] = [young, new WeakMap(), 0];
  return text;
}

/** Like `memo`, for text in a language: cached per locale. */
export function memoIn({ locale }: Wording, of: object, key: string, make: () => string): string {
  return memoize(of, `${locale} ${key}`, make);
}
