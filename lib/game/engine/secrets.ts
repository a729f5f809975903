/**
 * Secrets: the seed, the order of the stacks, and tiles that only their drawer may see. Never sent to a
 * client.
 */
import type { Event, EventType } from './events';
import type { Level, Row } from './vocabulary';

/** Names of the face-down stacks; hexagon stacks are per row, era and rarity. */
export type StackId =
  | `${Row}-${'I' | 'II'}-${'normal' | 'special'}`
  | `technology-${Level}`
  | 'bridge-IV'
  | 'bridge-V'
  | 'cathedral-V'
  | 'parler-cards';

export interface Secrets {
  /** 64 hex digits, drawn once per game. */
  readonly seed: string;
  /** Ids of the tiles of each stack, top first. */
  readonly stacks: Readonly<Partial<Record<StackId, readonly string[]>>>;
  /** Tiles that only one seat sees, by id of the open item. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  /** How many put-under shuffles each stack has had, which is the index of its next keyed draw. */
  readonly shuffles: Readonly<Partial<Record<StackId, number>>>;
}

/** The secret half of a log row. */
export type SecretEvent =
  | { readonly type: 'SeedSet'; readonly seed: string }
  | { readonly type: 'Shuffled'; readonly stack: StackId; readonly tiles: readonly string[] }
  | { readonly type: 'DrawnFrom'; readonly stack: StackId; readonly count: number }
  | { readonly type: 'PutUnder'; readonly stack: StackId; readonly tiles: readonly string[] }
  | { readonly type: 'Offered'; readonly item: number; readonly tiles: readonly string[] }
  | { readonly type: 'OfferClosed'; readonly item: number };

const NO_SECRETS: Secrets = { seed: '', stacks: {}, offers: {}, shuffles: {} };

/** Folds one secret event. */
export function evolveSecrets(secrets: Secrets | undefined, event: SecretEvent): Secrets {
  const s = secrets ?? NO_SECRETS;
  switch (event.type) {
    case 'SeedSet':
      return { ...s, seed: event.seed };
    case 'Shuffled':
      return withStack(s, event.stack, event.tiles);
    case 'DrawnFrom':
      return withStack(s, event.stack, stackOf(s, event.stack).slice(event.count));
    case 'PutUnder':
      return {
        ...withStack(s, event.stack, [...stackOf(s, event.stack), ...event.tiles]),
        shuffles: { ...s.shuffles, [event.stack]: (s.shuffles[event.stack] ?? 0) + 1 },
      };
    case 'Offered':
      return { ...s, offers: { ...s.offers, [event.item]: event.tiles } };
    case 'OfferClosed': {
      const { [String(event.item)]: _closed, ...offers } = s.offers;
      return { ...s, offers };
    }
  }
}

/** Tiles of a stack, top first. */
export function stackOf(secrets: Secrets, stack: StackId): readonly string[] {
  return secrets.stacks[stack] ?? [];
}

function withStack(secrets: Secrets, stack: StackId, tiles: readonly string[]): Secrets {
  return { ...secrets, stacks: { ...secrets.stacks, [stack]: tiles } };
}

// Which events reveal something hidden. No step before them can be undone.

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
