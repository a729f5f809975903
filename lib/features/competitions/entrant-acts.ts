/** The actions of members, host and stewards on a locked competition: pure. */
import type { CompetitionDecision, LockedCompetition } from './change-store';
import { isActive, isRunning } from './competition';
import { mostEntrants, NOTICE_MS, SIGN_UP_DAYS } from './terms';

export const ENTRANT_ACTS = ['check-in', 'withdraw', 'exclude', 'keep'] as const;
export type EntrantAct = (typeof ENTRANT_ACTS)[number];

const DAY_MS = 86_400_000;

/** Signs up, during sign-up; an entrant who withdrew before the start can come back. */
export function decideEnter(locked: LockedCompetition, now: Date): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  if (competition.state !== 'sign-up' || mine?.state === 'excluded') return { refused: 'not-now' };
  if (mine && isActive(mine)) return {};
  if (entrants.filter(isActive).length >= mostEntrants(competition)) return { refused: 'competition-full' };
  if (!mine) return { enters: true };
  return { entrant: [mine.id, { state: 'entered', name: me.name, enteredAt: now, checkedInAt: null }] };
}

/** Checks in or withdraws the member; excludes another entrant, or cancels that. */
export function decideAct(
  locked: LockedCompetition,
  act: EntrantAct,
  entrantId: string,
  now: Date,
): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  const entrant = entrants.find(({ id }) => id === entrantId);
  if (!entrant) return { refused: 'not-that-entrant' };
  if (!isRunning(competition)) return { refused: 'not-now' };
  const isMine = mine?.id === entrantId;
  switch (act) {
    case 'check-in':
      if (!isMine || !isActive(entrant)) return { refused: 'not-that-entrant' };
      if (competition.state === 'sign-up') return { refused: 'not-now' };
      if (entrant.state !== 'entered') return {};
      return { entrant: [entrantId, { state: 'checked-in', checkedInAt: now }] };
    case 'withdraw':
      if (!isMine || !isActive(entrant)) return { refused: 'not-that-entrant' };
      return { entrant: [entrantId, { state: 'withdrawn', endsAt: null }] };
    case 'exclude':
      if (!me.isInCharge) return { refused: 'not-in-charge' };
      if (isMine || !isActive(entrant) || entrant.endsAt) return { refused: 'not-that-entrant' };
      return {
        entrant: [entrantId, { endsAt: new Date(now.getTime() + NOTICE_MS) }],
        entry: 'excluding',
        about: entrant.userId,
      };
    case 'keep':
      if (!me.isInCharge) return { refused: 'not-in-charge' };
      if (!isActive(entrant) || !entrant.endsAt) return { refused: 'not-that-entrant' };
      return { entrant: [entrantId, { endsAt: null }], entry: 'not-excluded', about: entrant.userId };
  }
}

/** Name and end of sign-up; nothing else can change once a competition is made. */
export interface CompetitionChange {
  readonly name?: string | undefined;
  /** New number of days from now until sign-up ends. */
  readonly days?: number | undefined;
}

/** Renames a competition, or moves the end of its sign-up. */
export function decideChange(
  { competition, me }: LockedCompetition,
  { name, days }: CompetitionChange,
  now: Date,
): CompetitionDecision {
  if (!me.isInCharge) return { refused: 'not-in-charge' };
  if (!isRunning(competition)) return { refused: 'not-now' };
  if (days !== undefined && competition.state !== 'sign-up') return { refused: 'not-now' };
  const isFitting = days === undefined || (days >= 0 && days <= SIGN_UP_DAYS.most);
  if (!isFitting) return { refused: 'terms-unfit' };
  return {
    competition: {
      name,
      ...(days === undefined ? {} : { signUpUntil: new Date(now.getTime() + days * DAY_MS) }),
    },
  };
}

/** Cancels a competition before its first table. */
export function decideCallOff({ competition, me }: LockedCompetition, now: Date): CompetitionDecision {
  if (!me.isInCharge) return { refused: 'not-in-charge' };
  if (competition.state !== 'sign-up' && competition.state !== 'check-in') return { refused: 'not-now' };
  return { competition: { state: 'called-off', endedAt: now }, entry: 'competition-off' };
}
