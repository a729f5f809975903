/** The public state of a game: plain readonly JSON, safe to send to anyone. Secrets are in secrets.ts. */
import type { Context, Rotation, SeatId, Slot } from './commands';
import type { Setup } from './setup';
import type {
  AcademicTrack,
  Action,
  Cost,
  Effect,
  Era,
  Good,
  Grid,
  Level,
  RoadSpace,
  Row,
  Token,
  Track,
} from './vocabulary';

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
/** A source with the id of its component, if any. */
export interface Source {
  readonly kind: SourceKind;
  readonly id?: string;
}

/** An action tile on the wheel: it keeps its sector; its position is (arrow + sector) mod 12. */
export interface WheelTile {
  readonly tile: string;
  readonly sector: number;
  /** worth 5 points instead of its position's points. */
  readonly fivePoints: boolean;
}
export interface Crane {
  /** Position of the box and the arrow, 1..11 between turns. */
  readonly arrow: number;
  readonly tiles: readonly WheelTile[];
  /** Moves left until the platform cube leaves the platform. */
  readonly platform: number;
}

/**
 * A row: slots 0..2 are normal, 3 is special; an empty slot is null, because JSON lists have no undefined.
 */
export interface RowState {
  readonly slots: readonly (string | null)[];
  /** Tiles left face down. */
  readonly stack: Readonly<Record<'normal' | 'special', number>>;
}

export interface PlacedTile {
  readonly tile: string;
  readonly rotation: Rotation;
}
interface PlacedWall extends PlacedTile {
  readonly cell: string;
}
export interface PlacedBuilding extends PlacedTile {
  readonly site: string;
  /** The builder; missing for set-up buildings. */
  readonly seat?: SeatId;
  /** Whether a cube of the builder is on it now. */
  readonly cube: boolean;
}
export interface PlazaState {
  readonly plaza: string;
  /** Tile and face id; missing for a plaza hex without a tile (PLAZA-12). */
  readonly tile?: string;
  readonly face?: string;
  readonly evaluated: boolean;
}
export interface BridgePlaceState {
  readonly place: string;
  readonly face: string;
  readonly plank?: string;
}
export interface OwnedTechnology {
  readonly tile: string;
  /**
   * TECH-G6: permanent technologies work from the owner's next turn on. Single-use ones are active at once.
   */
  readonly active: boolean;
}
interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface Player {
  readonly goods: Readonly<Record<Good, number>>;
  readonly tokens: Readonly<Record<Token, number>>;
  readonly score: number;
  readonly scoreBySource: Readonly<Partial<Record<SourceKind, number>>>;
  /** Number of mines and quarries. */
  readonly counts: Readonly<Record<Track, number>>;
  /** Heights on the technology and university tracks. */
  readonly heights: Readonly<Record<AcademicTrack, number>>;
  readonly productionTokens: Readonly<Partial<Record<Track, string>>>;
  /** Ids of the wealth bonuses taken (WEALTH-5). */
  readonly wealth: readonly string[];
  /** Available cubes (SETUP-20). */
  readonly cubes: number;
  readonly sealRights: number;
  readonly technologies: readonly OwnedTechnology[];
  readonly usedTechnologies: readonly string[];
  /** Upgrade tiles on each action, lowest first; only the last works (UPGRADE-10). */
  readonly upgrades: Readonly<Record<Action, readonly PlacedTile[]>>;
  readonly walls: readonly PlacedWall[];
  readonly grids: Readonly<Record<Grid, GridPosition>>;
  /** Spaces moved on the King's Road, from 0 (next to the board) to 5 (V). */
  readonly road: number;
  readonly vTiles: readonly { readonly tile: string; readonly from: 'bridge' | 'cathedral' }[];
  /** Contacts that have paid, as keys of board/contacts.ts. */
  readonly paidContacts: readonly string[];
}

/** One performance of an action in the current turn. */
export interface Performance {
  readonly id: number;
  readonly action: Action;
  readonly context: Context;
  readonly discount?: Cost;
  /** Upgrade on top of the action when it was declared. */
  readonly top?: string;
  /** Upgrades put on that action later in the turn (UPGRADE-8). */
  readonly later: readonly string[];
  /** Whether an upgrade bonus was collected for it (UPGRADE-9). */
  readonly paid: boolean;
  readonly done: boolean;
  /** The technology's further effect after this performance (TECH-G11). */
  readonly then?: Effect;
}

export interface Turn {
  readonly seat: SeatId;
  /** 1-based number of the turn at the whole table. */
  readonly number: number;
  readonly tile?: { readonly tile: string; readonly position: number; readonly sector: number };
  /** Slot bonus not yet collected, bought or scored. */
  readonly slotBonus?: Effect;
  readonly main: 'open' | 'done';
  readonly extra: 'none' | 'bought' | 'used';
  readonly refreshed: boolean;
  readonly performances: readonly Performance[];
  /** Once-per-turn abilities that have triggered, as `seat:tile`. */
  readonly abilities: readonly string[];
}

/**
 * The urgency of an open item. `now` blocks everything else, `must` blocks the end of the turn, `auto` is
 * executed by it, `lapse` is removed by it, `keep` survives it. `deferred` (DEV-1) becomes `now` when its
 * owner's turn begins.
 */
export const ITEM_CLASSES = ['now', 'must', 'auto', 'lapse', 'keep', 'deferred'] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

interface ItemBase {
  readonly id: number;
  readonly seat: SeatId;
  readonly class: ItemClass;
  readonly source: Source;
}
/**
 * An open item: something that a seat still owes or is owed. Open entries of the turn itself are derived,
 * see options.ts.
 */
export type Item =
  | (ItemBase & { readonly kind: 'choice'; readonly of: readonly Effect[]; readonly then?: Effect }) // DEC-31
  | (ItemBase & { readonly kind: 'production-kind'; readonly then?: Effect }) // DEC-32
  | (ItemBase & { readonly kind: 'technology'; readonly level: Level; readonly drawn: boolean }) // DEC-25
  | (ItemBase & { readonly kind: 'production-token'; readonly track: Track }) // DEC-26
  | (ItemBase & { readonly kind: 'sideways'; readonly grid: Grid | 'either' }) // DEC-27
  | (ItemBase & { readonly kind: 'arrow'; readonly grid: Grid }) // DEC-28
  | (ItemBase & { readonly kind: 'cathedral-tile' }) // DEC-29
  | (ItemBase & { readonly kind: 'plaza-reward'; readonly plaza: string; readonly both: boolean }) // DEC-30
  | (ItemBase & { readonly kind: 'plaza-tile' }) // DEC-33
  | (ItemBase & { readonly kind: 'bridge-tile'; readonly stack: 'IV' | 'V' }) // DEC-21
  | (ItemBase & { readonly kind: 'plank'; readonly tile: string; readonly stack: 'IV' | 'V' }) // DEC-22
  | (ItemBase & { readonly kind: 'road'; readonly space: RoadSpace }) // DEC-19
  | (ItemBase & { readonly kind: 'road-egg'; readonly space: RoadSpace }) // DEC-20
  | (ItemBase & {
      readonly kind: 'perform';
      readonly tile: string;
      readonly action: Action | 'any';
      readonly discount?: Cost;
      readonly then?: Effect;
    })
  | (ItemBase & { readonly kind: 'seal' }) // P-SEAL out of turn: claim now or keep the right
  | (ItemBase & { readonly kind: 'windows' }) // DEC-34
  | (ItemBase & { readonly kind: 'parler-markers' }) // DEC-35
  | (ItemBase & { readonly kind: 'parler-building'; readonly tile: string }); // DEC-36
export type ItemKind = Item['kind'];
export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>;

/** Peter Parler's plans and the stage of his turn (PARLER-4, PARLER-6). */
export interface ParlerState {
  /** The plaza with the pawn; missing when no plaza has a free site. */
  readonly plaza?: string;
  readonly markers: Readonly<Record<Row, Slot>>;
  /** Cards left in the deck. */
  readonly deck: number;
  readonly card?: string;
  readonly stage: 'idle' | 'tile' | 'after-tile' | 'production' | 'recycle';
}

/**
 * `last-call`: all turns are done, rewards of the last turn are open (P-LAST). `scoring`: rewards of
 * unfinished plazas are open.
 */
type Phase = 'playing' | 'last-call' | 'scoring' | 'finished';

export interface Undo {
  readonly floor: number;
  readonly steps: readonly number[];
  /**
   * Set only in a turn that was taken back after its end: the row of that decision, which everyone has
   * seen.
   */
  readonly shown?: number;
}

export interface State {
  readonly rulesVersion: number;
  readonly pack: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  /** SHA-256 of the seed: the public commitment that no shuffle is changed later. */
  readonly commitment: string;
  /** Number of the newest log row folded into this state. */
  readonly seq: number;
  /** Rows that can still be undone, oldest first; `floor` is the newest row that cannot. */
  readonly undo: Undo;
  readonly phase: Phase;
  readonly era: Era;
  /** Completed turns of the whole table. */
  readonly turnsDone: number;
  readonly turn: Turn;
  readonly players: readonly Player[];
  readonly crane: Crane;
  readonly rows: Readonly<Record<Row, RowState>>;
  readonly buildings: readonly PlacedBuilding[];
  readonly plazas: readonly PlazaState[];
  readonly bridge: readonly BridgePlaceState[];
  /** Tiles left in the face-down bridge stacks and at the Cathedral. */
  readonly bridgeStacks: Readonly<Record<'IV' | 'V' | 'cathedral', number>>;
  readonly technologyStacks: Readonly<Record<Level, number>>;
  /** Production tokens left in the river. */
  readonly river: readonly string[];
  readonly seals: readonly { readonly seal: string; readonly seat: SeatId }[];
  readonly items: readonly Item[];
  readonly nextItem: number;
  readonly parler?: ParlerState;
  /** OPEN_V: face-up V tiles. */
  readonly openV?: Readonly<Record<'bridge' | 'cathedral', readonly string[]>>;
  /** Seats from first to last, once the game is finished (SCORE-12). */
  readonly ranking?: readonly SeatId[];
}
