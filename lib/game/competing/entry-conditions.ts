/** Conditions for entering a competition. Also for components. */
import { z } from 'zod';

export const ENTRY_CONDITIONS = ['memberDays', 'games', 'ratingFrom', 'ratingTo', 'mostLost'] as const;
export type EntryCondition = (typeof ENTRY_CONDITIONS)[number];

export const CONDITION_BOUNDS = {
  memberDays: { least: 1, most: 3650 },
  games: { least: 1, most: 1000 },
  ratingFrom: { least: 1, most: 4000 },
  ratingTo: { least: 1, most: 4000 },
  mostLost: { least: 0, most: 20 },
} as const satisfies Record<EntryCondition, { readonly least: number; readonly most: number }>;

const numberOf = (condition: EntryCondition) => {
  const { least, most } = CONDITION_BOUNDS[condition];
  return z.int().min(least).max(most).optional();
};

export const EntryConditions = z
  .object({
    memberDays: numberOf('memberDays').describe('Days as a member of the circle, at least.'),
    games: numberOf('games').describe('Games that they finished, at least.'),
    ratingFrom: numberOf('ratingFrom').describe(
      'The lowest rating: of the circle, or the open one without it.',
    ),
    ratingTo: numberOf('ratingTo').describe('The highest rating.'),
    mostLost: numberOf('mostLost').describe(
      'The most seats lost by time, in games that ended within a year.',
    ),
  })
  .refine(({ ratingFrom = 0, ratingTo = Infinity }) => ratingFrom <= ratingTo);
type EntryConditions = Readonly<z.infer<typeof EntryConditions>>;

/** The figures of a person that conditions ask for. */
export interface EntryFigures {
  readonly memberDays: number;
  readonly games: number;
  /** None without a rating, or if they hide it. */
  readonly rating: number | undefined;
  readonly lost: number;
}

/** A condition that a person does not meet, with their own figure. */
export interface UnmetCondition {
  readonly condition: EntryCondition;
  readonly wanted: number;
  readonly own: number | undefined;
}

/** The first condition that a person does not meet. */
export function unmetCondition(
  conditions: EntryConditions,
  { memberDays, games, rating, lost }: EntryFigures,
): UnmetCondition | undefined {
  const own = { memberDays, games, ratingFrom: rating, ratingTo: rating, mostLost: lost };
  for (const condition of ENTRY_CONDITIONS) {
    const [wanted, figure] = [conditions[condition], own[condition]];
    if (wanted === undefined || isMet(condition, wanted, figure)) continue;
    return { condition, wanted, own: figure };
  }
  return undefined;
}

function isMet(condition: EntryCondition, wanted: number, own: number | undefined): boolean {
  switch (condition) {
    case 'memberDays':
    case 'games':
    case 'ratingFrom':
      return own !== undefined && own >= wanted;
    case 'ratingTo':
    case 'mostLost':
      return own !== undefined && own <= wanted;
  }
}
