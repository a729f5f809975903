/** The vocabulary of content packs: actions, goods, tracks and the closed set of effects. */

export const ACTIONS = [
  'manage-mines',
  'manage-quarries',
  'upgrade-action',
  'construct-wall',
  'construct-building',
  'kings-road',
] as const;
/** The six actions a player may perform. */
export type Action = (typeof ACTIONS)[number];

export const ERAS = ['I', 'II'] as const;
export type Era = (typeof ERAS)[number];

export const ROWS = ['upgrade', 'wall', 'building'] as const;
/** The three rows of hexagon tiles (HEX-1). */
export type Row = (typeof ROWS)[number];

export const GRIDS = ['hunger-wall', 'cathedral'] as const;
/** The two projects with a grid (GRID-1). */
export type Grid = (typeof GRIDS)[number];

export const TRACKS = ['gold-mine', 'quarry'] as const;
/** The two production tracks. */
export type Track = (typeof TRACKS)[number];

export const ACADEMIC_TRACKS = ['technology', 'university'] as const;
export type AcademicTrack = (typeof ACADEMIC_TRACKS)[number];

export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
/** Level of a technology. */
export type Level = (typeof LEVELS)[number];

export const GOODS = ['gold', 'stone', 'egg', 'silver-window', 'gold-window'] as const;
/** A good that a player holds and can pay with. */
export type Good = (typeof GOODS)[number];

export const TOKENS = ['blue-token', 'red-token'] as const;
export type Token = (typeof TOKENS)[number];

export const ROAD_SPACES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type RoadSpace = (typeof ROAD_SPACES)[number];

/** A price: amounts of goods, all due together. */
export type Cost = Readonly<Partial<Record<Good, number>>>;

/** Amount-only effects: gain, score or advance `n`. */
export const COUNTED_KINDS = [
  ...GOODS,
  'points',
  'technology',
  'university',
  'gold-mine',
  'quarry',
  ...TOKENS,
  'wall-step',
  'cathedral-step',
  'wall-or-cathedral-step',
  'special-or-points',
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export const TRIGGERS = [
  'crane-points',
  'wheel-gold',
  'wheel-stone',
  'gold-mine-advance',
  'quarry-advance',
  'grid-row-up',
  'blue-token',
  'red-token',
  'wall-with-icon',
  'building-with-icon',
  'building-without-icon',
  'egg',
  'upgrade-performed',
  'wall-performed',
] as const;
/** The event that triggers a lasting ability. */
export type Trigger = (typeof TRIGGERS)[number];

export const COUNTABLES = [
  'era-1-upgrade',
  'upgrade',
  'wall',
  'silver-window',
  'gold-mine',
  'quarry',
  'university-height',
  'grid-row',
] as const;
/** The things that `points-per` can count. */
export type Countable = (typeof COUNTABLES)[number];

type CountedEffect = { readonly [K in CountedKind]: { readonly kind: K; readonly n: number } }[CountedKind];

/** The closed effect vocabulary; docs/content.md explains each kind. */
export type Effect =
  | CountedEffect
  | { readonly kind: 'both'; readonly of: readonly Effect[] }
  | { readonly kind: 'choose-one'; readonly of: readonly Effect[] }
  | { readonly kind: 'may'; readonly gain: Effect }
  | { readonly kind: 'pay'; readonly cost: Cost; readonly gain: Effect }
  | { readonly kind: 'buy-egg'; readonly cost: Cost }
  | { readonly kind: 'climb'; readonly n: number; readonly crossing: 'waived' }
  | { readonly kind: 'perform-action'; readonly action: Action | 'any'; readonly discount?: Cost }
  | { readonly kind: 'produce'; readonly what: 'gold' | 'stone' }
  | { readonly kind: 'plaza-rewards' }
  | { readonly kind: 'points-per'; readonly n: number; readonly per: Countable }
  | { readonly kind: 'spend-for-points'; readonly cost: Cost; readonly n: number }
  | {
      readonly kind: 'ability';
      readonly trigger: Trigger;
      readonly gain: Effect;
      readonly limit?: 'once-per-turn';
      readonly while?: 'pawn-here';
    }
  | { readonly kind: 'arrow-up' }
  | { readonly kind: 'arrow-sideways' };

export const GRID_VARIANTS = ['base', 'A', 'B'] as const;
export type GridVariant = (typeof GRID_VARIANTS)[number];

/** Where a gain, a point or a payment comes from; also the columns of the score table. */
export const SOURCES = [
  'crane',
  'wheel',
  'action',
  'production',
  'upgrade',
  'edge',
  'corner',
  'wall',
  'building',
  'site',
  'plaza-buildings',
  'plaza',
  'road',
  'bridge',
  'technology',
  'track-end',
  'grid',
  'wealth',
  'refresh',
  'extra-action',
  'seal',
  'academics',
  'hunger-wall',
  'cathedral',
  'tokens',
  'wall-set',
  'v-tile',
  'eggs',
  'parler',
  'turn-end',
] as const;
export type SourceKind = (typeof SOURCES)[number];

/**
 * The urgency of an open item. `now` blocks everything else, `must` blocks the end of the turn, `auto` is
 * executed by it, `lapse` is removed by it, `keep` survives it. `deferred` (DEV-1) becomes `now` when its
 * owner's turn begins.
 */
export const ITEM_CLASSES = ['now', 'must', 'auto', 'lapse', 'keep', 'deferred'] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

export const ZONES = ['red', 'green', 'blue'] as const;
/** A zone of the places around the wheel. */
export type Zone = (typeof ZONES)[number];
export const PLAZA_COLOURS = ['tan', 'yellow', 'light-blue', 'grey-blue'] as const;
export type PlazaColour = (typeof PLAZA_COLOURS)[number];
export const TERRAINS = ['green', 'river', 'road', 'countryside', 'house'] as const;

/** From the most to the least reliable. */
export const PROVENANCES = ['published', 'inferred', 'reconstructed'] as const;
/** How reliable a value of the pack is (see docs/content.md). */
export type Provenance = (typeof PROVENANCES)[number];
