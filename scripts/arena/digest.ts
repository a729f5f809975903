// @ts-nocheck
// What is kept of a game: scores by source, who won, which components came up and which were taken.

const PLACED = new Set(['UpgradePlaced', 'WallPlaced', 'BuildingPlaced']);
const CHOSEN = new Set(['TechnologyChosen', 'BridgeTileChosen', 'CathedralTileClaimed']);

/**
 * Components that could be taken in this game: tiles that lay in a row, tiles shown for a choice, and all
 * seals.
 */
export function shownIn(pack, events, secretEvents): ReadonlySet<string> {
  const shown = new Set<string>(pack.seals.map((seal) => seal.id));
  const add = (tile) => tile && shown.add(tile);
  for (const event of events) {
    if (event.type === 'GameStarted' || event.type === 'EraChanged')
      for (const row of Object.values(event.rows)) row.slots.forEach(add);
    if (event.type === 'RowRefilled') add(event.tile);
  }
  for (const event of secretEvents) if (event.type === 'Offered') event.tiles.forEach(add);
  return shown;
}

/** Components that a player took. */
export function takenIn(events): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const event of events) {
    if ((PLACED.has(event.type) || CHOSEN.has(event.type)) && event.tile) taken.add(event.tile);
    if (event.type === 'SealClaimed') taken.add(event.seal);
  }
  return taken;
}

/** The facts of one game, small enough to be sent between threads by the thousand. */
export function digest(pack, { index, strengths, seed }, { state, events, secretEvents, turns }) {
  const people = state.players.slice(0, strengths.length);
  return {
    index,
    seed,
    strengths,
    scores: people.map((player) => player.score),
    bySource: people.map((player) => player.scoreBySource),
    winner: state.ranking[0],
    shown: [...shownIn(pack, events, secretEvents)],
    taken: [...takenIn(events)],
    turns: turns.map(({ seat, ms }) => ({ strength: strengths[seat], ms })),
  };
}
