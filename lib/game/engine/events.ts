/**
 * The closed union of events. Each event contains everything needed to fold and describe it; folding never
 * reads the pack, never draws and never reads a clock. All events are public.
 */
import type { Context, Rotation, SeatId, Slot } from './commands';
import type { OpponentEvent } from './events-opponent';
import type { Setup } from './setup';
import type {
  BridgePlaceState,
  Crane,
  Item,
  ParlerState,
  PlacedBuilding,
  PlazaState,
  Player,
  RowState,
  Source,
} from './state';
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

export type Event =
  | {
      readonly type: 'GameStarted';
      readonly rulesVersion: number;
      readonly pack: { readonly id: string; readonly version: number };
      readonly setup: Setup;
      readonly commitment: string;
      readonly crane: Crane;
      readonly rows: Readonly<Record<Row, RowState>>;
      readonly buildings: readonly PlacedBuilding[];
      readonly plazas: readonly PlazaState[];
      readonly bridge: readonly BridgePlaceState[];
      readonly bridgeStacks: Readonly<Record<'IV' | 'V' | 'cathedral', number>>;
      readonly technologyStacks: Readonly<Record<Level, number>>;
      readonly river: readonly string[];
      /** The starting position of every player. */
      readonly player: Player;
      /** The starting position of the second seat of a solo game. */
      readonly opponent?: Player;
      readonly parler?: ParlerState;
      readonly openV?: Readonly<Record<'bridge' | 'cathedral', readonly string[]>>;
    }
  // turns and the crane
  | { readonly type: 'TurnStarted'; readonly seat: SeatId; readonly turn: number }
  | {
      readonly type: 'ActionTileTaken';
      readonly seat: SeatId;
      readonly tile: string;
      readonly position: number;
      readonly sector: number;
      readonly actions: readonly [Action, Action];
      readonly bonus?: Effect;
    }
  | {
      readonly type: 'SlotBonusUsed';
      readonly seat: SeatId;
      readonly how: 'collected' | 'bought' | 'special' | 'points' | 'lapsed';
      readonly bonus: Effect;
    }
  | {
      readonly type: 'ActionDeclared';
      readonly seat: SeatId;
      readonly id: number;
      readonly action: Action;
      readonly context: Context;
      readonly top?: string;
      readonly discount?: Cost;
      readonly then?: Effect;
    }
  | { readonly type: 'ActionDone'; readonly seat: SeatId; readonly id: number }
  | { readonly type: 'MainActionSkipped'; readonly seat: SeatId }
  | { readonly type: 'ExtraActionBought'; readonly seat: SeatId }
  | { readonly type: 'ExtraActionLapsed'; readonly seat: SeatId }
  | { readonly type: 'WindowsDiscarded'; readonly seat: SeatId; readonly discarded: Cost }
  | { readonly type: 'TurnEnded'; readonly seat: SeatId; readonly turn: number }
  | { readonly type: 'WheelTurned'; readonly arrow: number; readonly steps: 1 | 2 }
  | {
      readonly type: 'ActionTileReturned';
      readonly tile: string;
      readonly sector: number;
      readonly position: number;
    }
  | {
      readonly type: 'ActionTileRecycled';
      readonly tile: string;
      readonly sector: number;
      readonly position: number;
    }
  | { readonly type: 'PlatformMoved'; readonly left: number }
  | { readonly type: 'EraChanged'; readonly era: Era; readonly rows: Readonly<Record<Row, RowState>> }
  // goods, points, tracks
  /** `lost`: the goods above the limit of 9 (WEALTH-1). */
  | {
      readonly type: 'Gained';
      readonly seat: SeatId;
      readonly what: Good | Token;
      readonly n: number;
      readonly lost?: number;
      readonly source: Source;
    }
  | { readonly type: 'Paid'; readonly seat: SeatId; readonly cost: Cost; readonly source: Source }
  | { readonly type: 'Scored'; readonly seat: SeatId; readonly points: number; readonly source: Source }
  | {
      readonly type: 'TrackAdvanced';
      readonly seat: SeatId;
      readonly track: Track | AcademicTrack;
      readonly to: number;
      readonly source: Source;
    }
  | { readonly type: 'Produced'; readonly seat: SeatId; readonly what: 'gold' | 'stone' }
  | {
      readonly type: 'WealthBonusTaken';
      readonly seat: SeatId;
      readonly bonus: string;
      readonly cubes: number;
    }
  | {
      readonly type: 'ProductionTokenTaken';
      readonly seat: SeatId;
      readonly track: Track;
      readonly token: string;
    }
  | {
      readonly type: 'AbilityUsed';
      readonly seat: SeatId;
      readonly tile: string;
      readonly oncePerTurn: boolean;
    }
  // seals and technologies
  | { readonly type: 'SealRightGained'; readonly seat: SeatId; readonly track: Track }
  | { readonly type: 'SealClaimed'; readonly seat: SeatId; readonly seal: string }
  | {
      readonly type: 'TechnologyDrawn';
      readonly seat: SeatId;
      readonly level: Level;
      readonly count: number;
      readonly item: number;
    }
  | {
      readonly type: 'TechnologyChosen';
      readonly seat: SeatId;
      readonly level: Level;
      readonly tile: string;
      readonly active: boolean;
      readonly returned: number;
    }
  | { readonly type: 'TechnologyUsed'; readonly seat: SeatId; readonly tile: string }
  // hexagon tiles
  | {
      readonly type: 'TileTaken';
      readonly seat: SeatId;
      readonly row: Row;
      readonly slot: Slot;
      readonly tile: string;
    }
  | {
      readonly type: 'UpgradePlaced';
      readonly seat: SeatId;
      readonly action: Action;
      readonly tile: string;
      readonly rotation: Rotation;
      readonly covers?: string;
    }
  | {
      readonly type: 'WallPlaced';
      readonly seat: SeatId;
      readonly tile: string;
      readonly cell: string;
      readonly rotation: Rotation;
    }
  | {
      readonly type: 'BuildingPlaced';
      readonly seat: SeatId;
      readonly tile: string;
      readonly site: string;
      readonly rotation: Rotation;
      readonly cube: boolean;
    }
  /** An edge pair paid; `contact` is its key, `gains` both symbols (ADJ-1). */
  | {
      readonly type: 'EdgeMatched';
      readonly seat: SeatId;
      readonly contact: string;
      readonly gains: readonly Effect[];
    }
  /** Corners of one colour met; one contact per other corner (CORNER-3). */
  | {
      readonly type: 'CornersMatched';
      readonly seat: SeatId;
      readonly token: Token;
      readonly contacts: readonly string[];
    }
  | {
      readonly type: 'UpgradeBonusCollected';
      readonly seat: SeatId;
      readonly performance: number;
      readonly tile: string;
    }
  | { readonly type: 'UpgradeBonusLapsed'; readonly seat: SeatId; readonly performance: number }
  | { readonly type: 'RowRefilled'; readonly row: Row; readonly slot: Slot; readonly tile: string }
  | {
      readonly type: 'RowRefreshed';
      readonly seat: SeatId;
      readonly row: Row;
      readonly slots: readonly [Slot, Slot];
      readonly removed: readonly [string, string];
    }
  // plazas
  | {
      readonly type: 'PlazaCompleted';
      readonly plaza: string;
      readonly seat: SeatId;
      /** Sites whose cubes go back to their owners (PLAZA-9). */
      readonly sites: readonly string[];
      readonly claims: readonly { readonly seat: SeatId; readonly cubes: number; readonly cost: number }[];
      /** Seats that gain both rewards (PLAZA-5, PLAZA-6). */
      readonly both: readonly SeatId[];
    }
  | {
      readonly type: 'PlazaRewardTaken';
      readonly seat: SeatId;
      readonly plaza: string;
      readonly reward: 'upper' | 'lower' | 'both';
    }
  // road, bridge, projects
  | { readonly type: 'RoadAdvanced'; readonly seat: SeatId; readonly to: number; readonly space: RoadSpace }
  | {
      readonly type: 'BridgeTilesDrawn';
      /** OPEN_V: the tile was already public. */
      readonly open?: true;
      readonly seat: SeatId;
      readonly stack: 'IV' | 'V';
      readonly count: number;
      readonly item: number;
    }
  | {
      readonly type: 'BridgeTileChosen';
      readonly seat: SeatId;
      readonly stack: 'IV' | 'V';
      readonly tile: string;
      readonly returned: number;
    }
  | { readonly type: 'PlankPlaced'; readonly seat: SeatId; readonly tile: string; readonly place: string }
  | {
      readonly type: 'CathedralTilesShown';
      readonly open?: true;
      readonly seat: SeatId;
      readonly count: number;
      readonly item: number;
    }
  | {
      readonly type: 'CathedralTileClaimed';
      readonly seat: SeatId;
      readonly tile?: string;
      readonly returned: number;
    }
  | {
      readonly type: 'GridMoved';
      readonly seat: SeatId;
      readonly grid: Grid;
      readonly row: number;
      readonly column: number;
      readonly by: 'sideways' | 'up' | 'arrow-up' | 'arrow-sideways' | 'climb';
    }
  | OpponentEvent
  // open items
  | { readonly type: 'ItemOpened'; readonly item: Item }
  | {
      readonly type: 'ItemClosed';
      readonly id: number;
      readonly seat: SeatId;
      readonly kind: Item['kind'];
      readonly how: 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot';
    }
  // the end, and undo
  | { readonly type: 'LastCallStarted' }
  | { readonly type: 'ScoringStarted' }
  | {
      readonly type: 'GameEnded';
      readonly scores: readonly number[];
      readonly ranking: readonly SeatId[];
      /** technologies shown for a choice that was still open; they went back under their stacks. */
      readonly returned?: Readonly<Partial<Record<Level, number>>>;
    }
  | {
      readonly type: 'Undone';
      readonly seat: SeatId;
      readonly to: number;
      readonly rows: readonly number[];
      /** Only for an ended turn (turn-back.ts): the seats that agreed. */
      readonly consent?: readonly SeatId[];
    };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/**
 * Events that reveal something hidden: no step before one of these can be undone (section 4, undo
 * barriers).
 */
export const REVEALING = [
  'GameStarted',
  'TurnEnded',
  'EraChanged',
  'TechnologyDrawn',
  'BridgeTilesDrawn',
  'CathedralTilesShown',
  'RowRefilled',
  'RowRefreshed',
  'GameEnded',
  'ParlerCardRevealed',
] as const satisfies readonly EventType[];

const revealing: ReadonlySet<string> = new Set(REVEALING);
/** Whether `event` is an undo barrier. */
export function isRevealing(event: Event): boolean {
  return revealing.has(event.type) && !('open' in event && event.open);
}
