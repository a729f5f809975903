/** Reactions to a chat message. They are stored with it, so a name never changes its meaning. */
export const REACTIONS = ['agree', 'heart', 'laugh', 'wow', 'bravo'] as const;
export type Reaction = (typeof REACTIONS)[number];
