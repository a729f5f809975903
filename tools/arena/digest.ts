// The stored facts of a game: scores by source, the winner, available components and taken ones.
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { Player } from '@/lib/game/engine/state';
import type { PlayedMatch } from './match';
import type { PlannedGame } from './plan';

const PLACED = new Set<Event['type']>(['UpgradePlaced', 'WallPlaced', 'BuildingPlaced']);
const CHOSEN = new Set<Event['type']>(['TechnologyChosen', 'BridgeTileChosen', 'CathedralTileClaimed']);

/**
 * Components that were available in this game: tiles in the rows, tiles shown for a choice, and all seals.
 */
export function shownIn(
  pack: Pack,
  events: readonly Event[],
  secretEvents: readonly SecretEvent[],
): ReadonlySet<string> {
  const shown = new Set<string>(pack.seals.map((seal) => seal.id));
  const add = (tile: string | null | undefined) => tile && shown.add(tile);
  for (const event of events) {
    if (event.type === 'GameStarted' || event.type === 'EraChanged')
      for (const row of Object.values(event.rows)) row.slots.forEach(add);
    if (event.type === 'RowRefilled') add(event.tile);
  }
  for (const event of secretEvents) if (event.type === 'Offered') event.tiles.forEach(add);
  return shown;
}

/** Components that a player took. */
export function takenIn(events: readonly Event[]): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const event of events) {
    if ((PLACED.has(event.type) || CHOSEN.has(event.type)) && 'tile' in event && event.tile)
      taken.add(event.tile);
    if (event.type === 'SealClaimed') taken.add(event.seal);
  }
  return taken;
}

/** The facts of one game, small enough that threads can exchange thousands of them. */
export interface Digest {
  readonly index: number;
  readonly seed: string;
  readonly strengths: readonly string[];
  readonly scores: readonly number[];
  readonly bySource: readonly Player['scoreBySource'][];
  readonly winner: number | undefined;
  readonly shown: readonly string[];
  readonly taken: readonly string[];
  readonly turns: readonly { readonly strength: string; readonly ms: number }[];
}

export function digest(
  pack: Pack,
  { index, strengths, seed }: Omit<PlannedGame, 'pair'>,
  { state, events, secretEvents, turns }: PlayedMatch,
): Digest {
  const people = state.players.slice(0, strengths.length);
  return {
    index,
    seed,
    strengths,
    scores: people.map((player) => player.score),
    bySource: people.map((player) => player.scoreBySource),
    winner: state.ranking?.[0],
    shown: [...shownIn(pack, events, secretEvents)],
    taken: [...takenIn(events)],
    turns: turns.map(({ seat, ms }) => ({ strength: strengths[seat] ?? '', ms })),
  };
}
