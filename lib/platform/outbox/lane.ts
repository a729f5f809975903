/** Transports have separate lanes in parallel, so slow transports do not delay the others. */
export const LANES = ['mail', 'push', 'webhook'] as const;
export type Lane = (typeof LANES)[number];
