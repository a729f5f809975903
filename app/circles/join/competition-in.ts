/** The competition that a join link leads to, if the address names one. */
export const competitionIn = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[a-z0-9]{6,40}$/.test(given) ? given : undefined;
