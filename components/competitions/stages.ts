import type { StoredCompetition, StoredEntrant } from '@/lib/features/competitions/competition';

/** Whether an entrant can still play. */
export const isActive = ({ state }: Pick<StoredEntrant, 'state'>): boolean =>
  state === 'entered' || state === 'checked-in' || state === 'playing';

/** Whether people still play or will. */
export const isRunning = ({ state }: Pick<StoredCompetition, 'state'>): boolean =>
  state !== 'over' && state !== 'called-off';

/** The bounds and defaults of the form; `terms.ts` of the feature refuses everything else. */
export const SIGN_UP_DAYS = { least: 1, usual: 7, most: 60 } as const;
export const MAX_AT_ONCE = 4;
export const USUAL_AT_ONCE = 2;
export const FORMS = ['series', 'season'] as const;
export const TABLE_SIZES = [2, 3, 4] as const;
