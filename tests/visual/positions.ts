/**
 * The positions whose looks are kept: of the golden games, and together they show every kind of
 * thing a table can show.
 */
import type { Wanted } from '../support/lay-out';

export interface Shown extends Wanted {
  /** Names the kept pictures. */
  readonly name: string;
  /** Who looks: the player of the turn, another player, or somebody without a seat. */
  readonly as: 'mover' | 'other' | 'spectator';
  /** The card that a phone shows; without it, where the page goes automatically. */
  readonly card?: string;
  /**
   * Targets of the pointer on the drawings before the picture is taken: the first place of each kind that glows.
   */
  readonly point?: readonly string[];
  /** A piece that is seen large. */
  readonly look?: string;
}

const END = 9999;

export const SHOWN: readonly Shown[] = [
  { name: 'opening-of-two', game: '2-players-base', commands: 0, as: 'mover' },
  { name: 'opening-of-four', game: '4-players-online', commands: 0, as: 'spectator', card: 'crane-zone' },
  { name: 'simple-opponent', game: 'solo-simple-b-side', commands: 55, as: 'mover', card: 'rows' },
  { name: 'upgrade-to-be-placed', game: '2-players-base', commands: 88, as: 'mover' },
  { name: 'wall-chosen', game: '3-players-online', commands: 299, as: 'mover', point: ['slot', 'cell'] },
  { name: 'building-chosen', game: '2-players-online', commands: 122, as: 'mover', point: ['slot', 'site'] },
  { name: 'action-chosen', game: '3-players-base', commands: 150, as: 'mover', point: ['crane'] },
  { name: 'technology-offered', game: '3-players-a-sets-technologies-wait', commands: 105, as: 'mover' },
  { name: 'technology-at-hand', game: '2-players-first-game', commands: 127, as: 'mover', card: 'mine' },
  { name: 'up-arrow', game: '3-players-refill-on-demand', commands: 292, as: 'mover', card: 'projects' },
  { name: 'plaza-reward', game: '4-players-online', commands: 62, as: 'mover', card: 'city-zone' },
  { name: 'reward-of-another', game: '4-players-base', commands: 341, as: 'other', card: 'rivals' },
  { name: 'bridge-tile', game: '2-players-online', commands: 165, as: 'mover', card: 'bridge-zone' },
  { name: 'plank-to-be-placed', game: '2-players-first-game', commands: 210, as: 'mover' },
  { name: 'windows-to-be-discarded', game: '4-players-online', commands: 332, as: 'mover', card: 'mine' },
  { name: 'parler-builds', game: 'solo-parler', commands: 107, as: 'mover', card: 'city-zone' },
  { name: 'four-in-the-middle', game: '4-players-ties-include-sites', commands: 250, as: 'mover' },
  { name: 'plaza-large', game: '4-players-base', commands: 300, as: 'spectator', look: 'plaza:p1' },
  { name: 'last-turn', game: '2-players-b-sets-open-v', commands: 226, as: 'mover', card: 'projects' },
  { name: 'all-over', game: '4-players-all-options', commands: END, as: 'other' },
];

export const SCREENS = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'phone', width: 360, height: 740 },
] as const;
export type Screen = (typeof SCREENS)[number];

export const LIGHTS = ['light', 'candle'] as const;
export type Light = (typeof LIGHTS)[number];

/** What `npm test` looks at: a narrow and a wide screen, both lights. */
export const SAMPLE: readonly string[] = ['opening-of-two-phone-candle', 'wall-chosen-desk-light'];

/** What `npm run tool -- visual` compares: each position once, the fullest on more screens; 30 at most. */
export const KEPT: readonly string[] = [
  ...SAMPLE,
  'building-chosen-tablet-candle',
  'parler-builds-phone-light',
  'opening-of-four-desk-light',
  'simple-opponent-tablet-light',
  'upgrade-to-be-placed-desk-candle',
  'wall-chosen-tablet-candle',
  'action-chosen-phone-light',
  'technology-offered-tablet-candle',
  'technology-at-hand-phone-candle',
  'up-arrow-phone-light',
  'plaza-reward-phone-candle',
  'reward-of-another-phone-light',
  'bridge-tile-phone-candle',
  'plank-to-be-placed-tablet-light',
  'windows-to-be-discarded-desk-candle',
  'four-in-the-middle-desk-candle',
  'four-in-the-middle-desk-light',
  'four-in-the-middle-phone-light',
  'four-in-the-middle-tablet-candle',
  'plaza-large-desk-light',
  'plaza-large-phone-candle',
  'last-turn-phone-light',
  'last-turn-desk-light',
  'all-over-tablet-light',
  'all-over-desk-candle',
  'all-over-phone-light',
];
