/**
 * Who may take a free seat: anyone who finds the table in the lobby, anyone with its link, or only people
 * with a seat's link.
 */
export const JOIN_POLICIES = ['open', 'link', 'named'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** Who may watch a table: everyone, anyone with its address, members of its circle, or only its players. */
export const WATCHERS = ['anyone', 'link', 'circle', 'players'] as const;
export type Watchers = (typeof WATCHERS)[number];
/** The same options at a table without a circle. */
export const OPEN_WATCHERS = ['anyone', 'link', 'players'] as const satisfies readonly Watchers[];

/** Whether strangers cannot watch even with the address. */
export const isHidden = (watchers: Watchers): boolean => watchers === 'circle' || watchers === 'players';

/** Who may see a line tried during a running game: only its author, or anyone with the author's link. */
export const LINE_SHARINGS = ['private', 'link'] as const;
export type LineSharing = (typeof LINE_SHARINGS)[number];

/** Parses the column "lineSharing" of a game. */
export function lineSharingOf(text: string): LineSharing {
  return LINE_SHARINGS.find((sharing) => sharing === text) ?? 'private';
}

/** Parses the column "door" of a game. */
export function joinPolicyOf(text: string): JoinPolicy {
  return JOIN_POLICIES.find((joinPolicy) => joinPolicy === text) ?? 'named';
}

/** Parses the column "watchers" of a game; an unknown value admits only players. */
export function watchersOf(text: string): Watchers {
  return WATCHERS.find((watchers) => watchers === text) ?? 'players';
}
