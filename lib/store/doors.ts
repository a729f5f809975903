/** Who may take a free seat: anybody who finds the table in the lobby; whoever has its link; only those with the link of a seat. */
export const DOORS = ['open', 'link', 'named'] as const;
export type Door = (typeof DOORS)[number];

/** Who may look at a table: everybody; whoever knows its address; only those who play. */
export const WATCHERS = ['anyone', 'link', 'players'] as const;
export type Watchers = (typeof WATCHERS)[number];

/** The column "door" of a game. */
export function doorOf(text: string): Door {
  return DOORS.find((door) => door === text) ?? 'named';
}

/** The column "watchers" of a game; what cannot be read lets nobody in. */
export function watchersOf(text: string): Watchers {
  return WATCHERS.find((watchers) => watchers === text) ?? 'players';
}
