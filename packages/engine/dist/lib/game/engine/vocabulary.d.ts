/** The words of a content pack: actions, goods, tracks and the closed effect vocabulary. */
export declare const ACTIONS: readonly ['manage-mines', 'manage-quarries', 'upgrade-action', 'construct-wall', 'construct-building', 'kings-road'];
/** The six actions a player may perform. */
export type Action = (typeof ACTIONS)[number];
export declare const ERAS: readonly ['I', 'II'];
export type Era = (typeof ERAS)[number];
export declare const ROWS: readonly ['upgrade', 'wall', 'building'];
/** The three rows of hexagon tiles (HEX-1). */
export type Row = (typeof ROWS)[number];
export declare const GRIDS: readonly ['hunger-wall', 'cathedral'];
/** The two projects with a grid (GRID-1). */
export type Grid = (typeof GRIDS)[number];
export declare const TRACKS: readonly ['gold-mine', 'quarry'];
/** The two production tracks. */
export type Track = (typeof TRACKS)[number];
export declare const ACADEMIC_TRACKS: readonly ['technology', 'university'];
export type AcademicTrack = (typeof ACADEMIC_TRACKS)[number];
export declare const LEVELS: readonly ['I', 'II', 'III', 'IV'];
/** Level of a technology. */
export type Level = (typeof LEVELS)[number];
export declare const GOODS: readonly ['gold', 'stone', 'egg', 'silver-window', 'gold-window'];
/** What a player holds and can pay with. */
export type Good = (typeof GOODS)[number];
export declare const TOKENS: readonly ['blue-token', 'red-token'];
export type Token = (typeof TOKENS)[number];
export declare const ROAD_SPACES: readonly ['I', 'II', 'III', 'IV', 'V'];
export type RoadSpace = (typeof ROAD_SPACES)[number];
/** A price: amounts of goods, all of them due together. */
export type Cost = Readonly<Partial<Record<Good, number>>>;
/** Amount-only effects: gain, score or advance `n`. */
export declare const COUNTED_KINDS: readonly ["gold", "stone", "egg", "silver-window", "gold-window", "points", "technology", "university", "gold-mine", "quarry", "blue-token", "red-token", "wall-step", "cathedral-step", "wall-or-cathedral-step", "special-or-points"];
export type CountedKind = (typeof COUNTED_KINDS)[number];
export declare const TRIGGERS: readonly ['crane-points', 'wheel-gold', 'wheel-stone', 'gold-mine-advance', 'quarry-advance', 'grid-row-up', 'blue-token', 'red-token', 'wall-with-icon', 'building-with-icon', 'building-without-icon', 'egg', 'upgrade-performed', 'wall-performed'];
/** What a lasting ability reacts to. */
export type Trigger = (typeof TRIGGERS)[number];
export declare const COUNTABLES: readonly ['era-1-upgrade', 'upgrade', 'wall', 'silver-window', 'gold-mine', 'quarry', 'university-height', 'grid-row'];
/** What `points-per` counts. */
export type Countable = (typeof COUNTABLES)[number];
type CountedEffect = {
    readonly [K in CountedKind]: {
        readonly kind: K;
        readonly n: number;
    };
}[CountedKind];
/** The closed effect vocabulary; lib/game/content/README.md explains each kind. */
export type Effect = CountedEffect | {
    readonly kind: 'both';
    readonly of: readonly Effect[];
} | {
    readonly kind: 'choose-one';
    readonly of: readonly Effect[];
} | {
    readonly kind: 'may';
    readonly gain: Effect;
} | {
    readonly kind: 'pay';
    readonly cost: Cost;
    readonly gain: Effect;
} | {
    readonly kind: 'buy-egg';
    readonly cost: Cost;
} | {
    readonly kind: 'climb';
    readonly n: number;
    readonly crossing: 'waived';
} | {
    readonly kind: 'perform-action';
    readonly action: Action | 'any';
    readonly discount?: Cost;
} | {
    readonly kind: 'produce';
    readonly what: 'gold' | 'stone';
} | {
    readonly kind: 'plaza-rewards';
} | {
    readonly kind: 'points-per';
    readonly n: number;
    readonly per: Countable;
} | {
    readonly kind: 'spend-for-points';
    readonly cost: Cost;
    readonly n: number;
} | {
    readonly kind: 'ability';
    readonly trigger: Trigger;
    readonly gain: Effect;
    readonly limit?: 'once-per-turn';
    readonly while?: 'pawn-here';
} | {
    readonly kind: 'arrow-up';
} | {
    readonly kind: 'arrow-sideways';
};
export type EffectKind = Effect['kind'];
export declare const GRID_VARIANTS: readonly ['base', 'A', 'B'];
export type GridVariant = (typeof GRID_VARIANTS)[number];
export {};
