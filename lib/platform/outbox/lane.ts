/** What goes out by different means goes side by side: one that is slow keeps none of the others back. */
export const LANES = ['mail', 'push', 'webhook'] as const;
export type Lane = (typeof LANES)[number];
