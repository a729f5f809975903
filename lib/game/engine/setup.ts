/** The choices before a game begins. */
import type { SeatId } from './commands';
import type { Grid, GridVariant, RoadSpace } from './vocabulary';

/**
 * Readings and conveniences that a table may choose. Form, API and stored log take their lists from here. A
 * new one goes at the end.
 */
export const OPTION_NAMES = [
  /** DEV-1: plaza rewards of other seats wait for their own next turn unless they can touch shared things. */
  'deferPlazaRewards',
  /** DEV-3: a row is refilled when asked for, when used again or refreshed, or at the end of the turn. */
  'refillOnDemand',
  /** DEV-2: a covered upgrade's symbol blocks its edge or corner even if it never paid. */
  'simplifiedCovering',
  /** DEV-5: Parler's markers and building places are drawn instead of chosen. */
  'randomParler',
  /** OPEN_V: the V tiles lie open from the start. */
  'openVTiles',
  /** ASYNC_TECH: a level I or II choice may stay open until the owner's next turn. */
  'asyncTechnology',
  /** TIE_INCLUDES_SITE: surcharges count for the majority on a plaza. */
  'tieIncludesSite',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

export type TableOptions = Readonly<Record<OptionName, boolean>>;
/** The rulebook as our rulings read it. */
export const BASE_OPTIONS: TableOptions = {
  deferPlazaRewards: false,
  refillOnDemand: false,
  simplifiedCovering: false,
  randomParler: false,
  openVTiles: false,
  asyncTechnology: false,
  tieIncludesSite: false,
};
/** Options for play over days: no needless waiting, and steps can be undone longer. */
export const ONLINE_OPTIONS: TableOptions = {
  ...BASE_OPTIONS,
  deferPlazaRewards: true,
  refillOnDemand: true,
};

/** How the board is laid out (SETUP, VARIANT). */
export interface Variant {
  readonly actionSide: 'A' | 'B';
  readonly tileOrder: 'first-game' | 'random';
  /** SETUP-4: side A everywhere, drawn, or chosen place by place. */
  readonly bridgeFaces: 'A' | 'random' | readonly ('A' | 'B')[];
  /** R-59; 'A' lays all plaza tiles with side A up. */
  readonly plazaFaces: 'A' | 'random';
  readonly tiers: Readonly<Record<Grid, GridVariant>>;
  /**
   * VARIANT-3: King's Road tiles by the space whose non-egg effect they replace, with the side up; games from
   * before the variants have none.
   */
  readonly roadTiles?: Readonly<Partial<Record<RoadSpace, 'A' | 'B'>>>;
}
export const BASE_VARIANT: Variant = {
  actionSide: 'A',
  tileOrder: 'random',
  bridgeFaces: 'random',
  plazaFaces: 'random',
  tiers: { 'hunger-wall': 'base', cathedral: 'base' },
  roadTiles: {},
};

/**
 * DEC-39: everything chosen before the game. People are no part of it: names live with the seats, not in the
 * log.
 */
export interface Setup {
  /** One person plays against the simple opponent or Peter Parler, who takes the second seat. */
  readonly players: 1 | 2 | 3 | 4;
  readonly solo?: 'simple' | 'parler';
  readonly options: TableOptions;
  readonly variant: Variant;
}

/** Seats at the table: a solo game has two, the second played by the rules (SETUP-1, CLOCK-10, SOLO-1). */
export function seatsOf(setup: Setup): number {
  return setup.players === 1 ? 2 : setup.players;
}

/** Whether nobody decides for a seat. */
export function isAutomatic(setup: Setup, seat: SeatId): boolean {
  return setup.players === 1 && seat > 0;
}
