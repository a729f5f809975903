/** The actions of members, host and stewards on a locked competition: pure. */
import { refused } from '@/lib/platform/http/refused';
import type { CompetitionDecision, CompetitionWrite, LockedCompetition } from './change-store';
import {
  isActive,
  isRunning,
  NOTICE_MS,
  SIGN_UP_DAYS,
  type CompetitionChange,
  type EntrantAct,
} from './competition';
import { mostEntrants } from './terms';

const DAY_MS = 86_400_000;
const NOT_NOW = refused({ kind: 'not-now' });
const NOT_IN_CHARGE = refused({ kind: 'not-in-charge' });
const NOT_THAT_ENTRANT = refused({ kind: 'not-that-entrant' });
const write = (value: CompetitionWrite): CompetitionDecision => ({ ok: true, value });

/** Signs up, during sign-up; an entrant who withdrew before the start can come back. */
export function decideEnter(locked: LockedCompetition, now: Date): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  if (competition.state !== 'sign-up' || mine?.state === 'excluded') return NOT_NOW;
  if (mine && isActive(mine)) return write({});
  if (entrants.filter(isActive).length >= mostEntrants(competition))
    return refused({ kind: 'competition-full' });
  if (!mine) return write({ enters: true });
  return write({
    entrant: [mine.id, { state: 'entered', name: me.name, enteredAt: now, checkedInAt: null }],
  });
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
  if (!entrant) return NOT_THAT_ENTRANT;
  if (!isRunning(competition)) return NOT_NOW;
  const isMine = mine?.id === entrantId;
  switch (act) {
    case 'check-in':
      if (!isMine || !isActive(entrant)) return NOT_THAT_ENTRANT;
      if (competition.state === 'sign-up') return NOT_NOW;
      if (entrant.state !== 'entered') return write({});
      return write({ entrant: [entrantId, { state: 'checked-in', checkedInAt: now }] });
    case 'withdraw':
      if (!isMine || !isActive(entrant)) return NOT_THAT_ENTRANT;
      return write({ entrant: [entrantId, { state: 'withdrawn', endsAt: null }] });
    case 'exclude':
      if (!me.isInCharge) return NOT_IN_CHARGE;
      if (isMine || !isActive(entrant) || entrant.endsAt) return NOT_THAT_ENTRANT;
      return write({
        entrant: [entrantId, { endsAt: new Date(now.getTime() + NOTICE_MS) }],
        entry: 'excluding',
        about: entrant.userId,
      });
    case 'keep':
      if (!me.isInCharge) return NOT_IN_CHARGE;
      if (!isActive(entrant) || !entrant.endsAt) return NOT_THAT_ENTRANT;
      return write({ entrant: [entrantId, { endsAt: null }], entry: 'not-excluded', about: entrant.userId });
  }
}

/** Renames a competition, or moves the end of its sign-up. */
export function decideChange(
  { competition, me }: LockedCompetition,
  { name, days }: CompetitionChange,
  now: Date,
): CompetitionDecision {
  if (!me.isInCharge) return NOT_IN_CHARGE;
  if (!isRunning(competition)) return NOT_NOW;
  if (days !== undefined && competition.state !== 'sign-up') return NOT_NOW;
  const isFitting = days === undefined || (days >= 0 && days <= SIGN_UP_DAYS.most);
  if (!isFitting) return refused({ kind: 'terms-unfit' });
  return write({
    competition: {
      name,
      ...(days === undefined ? {} : { signUpUntil: new Date(now.getTime() + days * DAY_MS) }),
    },
  });
}

/** Cancels a competition before its first table. */
export function decideCallOff({ competition, me }: LockedCompetition, now: Date): CompetitionDecision {
  if (!me.isInCharge) return NOT_IN_CHARGE;
  if (competition.state !== 'sign-up' && competition.state !== 'check-in') return NOT_NOW;
  return write({ competition: { state: 'called-off', endedAt: now }, entry: 'competition-off' });
}
