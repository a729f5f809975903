/**
 * Who may take a free seat: anybody who finds the table in the lobby; anybody who has its link; only those
 * with the link of a seat.
 */
export const JOIN_POLICIES = ['open', 'link', 'named'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** Who may look at a table: everybody; who knows its address; the members of its circle; its players. */
export const WATCHERS = ['anyone', 'link', 'circle', 'players'] as const;
export type Watchers = (typeof WATCHERS)[number];
/** The same at a table without a circle. */
export const OPEN_WATCHERS = ['anyone', 'link', 'players'] as const satisfies readonly Watchers[];

/** Whether a stranger who knows the address may not look. */
export const isHidden = (watchers: Watchers): boolean => watchers === 'circle' || watchers === 'players';

/**
 * Who may see a line tried next to a running game: only its author, or everybody with a link from its author.
 */
export const LINE_SHARINGS = ['private', 'link'] as const;
export type LineSharing = (typeof LINE_SHARINGS)[number];

/** The column "lineSharing" of a game. */
export function lineSharingOf(text: string): LineSharing {
  return LINE_SHARINGS.find((sharing) => sharing === text) ?? 'private';
}

/** The column "door" of a game. */
export function joinPolicyOf(text: string): JoinPolicy {
  return JOIN_POLICIES.find((joinPolicy) => joinPolicy === text) ?? 'named';
}

/** The column "watchers" of a game; an unknown value admits only players. */
export function watchersOf(text: string): Watchers {
  return WATCHERS.find((watchers) => watchers === text) ?? 'players';
}
