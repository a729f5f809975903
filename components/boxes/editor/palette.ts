/** The symbols allowed in a part of a component, with their keys. */
import { COUNTABLES, type Effect } from '@/lib/game/engine/vocabulary';
import { EMPTY } from './line';
import type { EffectPlace, EditorSlot } from './slots';

export interface PaletteItem {
  readonly id: string;
  readonly effect: Effect;
  /** Letter that adds it; undefined for rare symbols. */
  readonly key?: string;
}

const counted = (kind: CountedKind, key: string): PaletteItem => ({ id: kind, effect: { kind, n: 1 }, key });
type CountedKind = Extract<Effect, { readonly n: number }>['kind'] & keyof typeof LETTERS;

const LETTERS = {
  gold: 'g',
  stone: 's',
  egg: 'e',
  'silver-window': 'w',
  'gold-window': 'v',
  points: 'p',
  technology: 't',
  university: 'u',
  'gold-mine': 'm',
  quarry: 'q',
  'blue-token': 'b',
  'red-token': 'r',
  'wall-step': 'h',
  'cathedral-step': 'c',
  'wall-or-cathedral-step': 'x',
} as const;

/** Goods and steps, allowed in any reward. */
const COMMON: readonly PaletteItem[] = (Object.keys(LETTERS) as CountedKind[]).map((kind) =>
  counted(kind, LETTERS[kind]),
);

const pick = (...ids: readonly string[]): readonly PaletteItem[] =>
  COMMON.filter(({ id }) => ids.includes(id));
const MAY: readonly PaletteItem[] = (['wall-step', 'cathedral-step'] as const).map((kind) => ({
  id: `may-${kind}`,
  effect: { kind: 'may', gain: { kind, n: 1 } },
}));
const PER: readonly PaletteItem[] = COUNTABLES.map((per) => ({
  id: `per-${per}`,
  effect: { kind: 'points-per', n: 1, per },
}));
const PAY: PaletteItem = { id: 'pay', effect: { kind: 'pay', cost: { gold: 1 }, gain: EMPTY }, key: 'y' };
const WHILE_HERE: PaletteItem = {
  id: 'ability',
  effect: { kind: 'ability', trigger: 'upgrade-performed', gain: EMPTY, while: 'pawn-here' },
  key: 'a',
};
const ONCE: readonly PaletteItem[] = [
  { id: 'perform', effect: { kind: 'perform-action', action: 'any' }, key: 'a' },
  { id: 'climb', effect: { kind: 'climb', n: 1, crossing: 'waived' }, key: 'k' },
  { id: 'produce-gold', effect: { kind: 'produce', what: 'gold' }, key: 'j' },
  { id: 'produce-stone', effect: { kind: 'produce', what: 'stone' }, key: 'l' },
  { id: 'plaza-rewards', effect: { kind: 'plaza-rewards' }, key: 'f' },
];
const SPEND: PaletteItem = {
  id: 'spend-for-points',
  effect: { kind: 'spend-for-points', cost: { gold: 1 }, n: 1 },
  key: 'y',
};
const SIMPLE = pick('gold', 'stone', 'egg', 'silver-window', 'gold-window', 'points');
const WHEEL: readonly PaletteItem[] = [
  ...SIMPLE,
  { id: 'special-or-points', effect: { kind: 'special-or-points', n: 1 }, key: 'o' },
  { id: 'buy-egg', effect: { kind: 'buy-egg', cost: { gold: 1 } }, key: 'y' },
];
const SQUARE: readonly PaletteItem[] = [
  ...pick('points'),
  { id: 'arrow-up', effect: { kind: 'arrow-up' }, key: 'u' },
  { id: 'arrow-sideways', effect: { kind: 'arrow-sideways' }, key: 's' },
];
/** Symbols of sides, in tap order. */
export const EDGE_CYCLE = [
  'silver-window',
  'technology',
  'egg',
  'stone',
  'gold',
  'points',
  'university',
  'gold-window',
] as const;
const EDGE = EDGE_CYCLE.flatMap((id) => pick(id));
const RARE: readonly PaletteItem[] = [...MAY, ...PER];

const PLACES: Readonly<Record<EffectPlace, readonly PaletteItem[]>> = {
  gain: COMMON,
  seal: [...pick('points'), SPEND],
  'v-tile': PER,
  road: [...COMMON, PAY, WHILE_HERE],
  'road-egg': COMMON,
  lasting: COMMON,
  once: [...COMMON, ...ONCE],
  wheel: WHEEL,
};
const WITH_RARE: readonly EffectPlace[] = ['gain', 'road', 'road-egg', 'lasting', 'once'];

/** The symbols for a part. Inner effects allow only plain rewards. */
export function paletteOf(slot: EditorSlot, isInside = false): readonly PaletteItem[] {
  if (slot.type === 'edge') return EDGE;
  if (slot.type === 'square') return SQUARE;
  if (slot.type !== 'effect') return [];
  return isInside ? COMMON : PLACES[slot.place];
}

/** Symbols that are rarely printed in a part, shown on request. */
export function rareOf(slot: EditorSlot): readonly PaletteItem[] {
  return slot.type === 'effect' && WITH_RARE.includes(slot.place) ? RARE : [];
}

/** Whether a part holds only one symbol. */
export function isSingle(slot: EditorSlot): boolean {
  return slot.type !== 'effect' || ['seal', 'v-tile', 'wheel'].includes(slot.place);
}
