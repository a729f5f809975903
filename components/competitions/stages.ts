import type { StoredCompetition, StoredEntrant } from '@/lib/features/competitions/competition';

/** Whether an entrant can still play. */
export const isActive = ({ state }: Pick<StoredEntrant, 'state'>): boolean =>
  state === 'entered' || state === 'checked-in' || state === 'playing';

/** Whether the competition is neither finished nor cancelled. */
export const isRunning = ({ state }: Pick<StoredCompetition, 'state'>): boolean =>
  state !== 'over' && state !== 'called-off';

/** The number of a fixture: stage and table in a Swiss or cup, else division and table. */
export function fixtureNumberOf({ form }: Pick<StoredCompetition, 'form'>, fixtureId: string): string {
  const [stage, division, number] = fixtureId.split('.');
  return `${isStaged(form) ? stage : division}.${number}`;
}

/** The stage of a fixture, from its id. */
export const stageOf = (fixtureId: string): number => Number(fixtureId.split('.')[0]);

/** Whether each stage is drawn after the previous one ends. */
export const isStaged = (form: StoredCompetition['form']): boolean => form === 'swiss' || form === 'cup';

/** Bounds and defaults of the form. `terms.ts` of the feature enforces them. */
export const SIGN_UP_DAYS = { least: 1, usual: 7, most: 60 } as const;
export const LEAST_STAGED = 4;
export const MAX_AT_ONCE = 4;
export const USUAL_AT_ONCE = 2;
export const FORMS = ['series', 'season', 'swiss', 'cup'] as const;
export const TABLE_SIZES = [2, 3, 4] as const;
