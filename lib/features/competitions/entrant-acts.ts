/** The actions of members, host and stewards on a locked competition: pure. */
import { isStaged, stageOf } from '@/lib/game/competing/competition';
import { movedBy, NOTICE_MS } from '@/lib/game/pace/away';
import { placesByTier } from '@/lib/game/competing/result';
import { refused } from '@/lib/platform/http/refused';
import type { CompetitionDecision, CompetitionWrite, LockedCompetition } from './change-store';
import {
  DECISION_MS,
  isActive,
  isOpenLate,
  isPending,
  isRunning,
  mayDecide,
  OWN_CASE_MS,
  SIGN_UP_DAYS,
  type CompetitionChange,
  type Ruling,
  type EntrantAct,
  type NewRuling,
} from './competition';
import { nextDecisionId } from './decision-columns';
import type { UnfitCause } from './refusals';
import { unmetCondition, type EntryFigures } from '@/lib/game/competing/entry-conditions';
import { staleCause, unfitArrangement } from './arrange-acts';
import { decideLate, decideRest } from './rest-acts';
import { mostEntrants } from './terms';

const DAY_MS = 86_400_000;
const NOT_NOW = refused({ kind: 'not-now' });
const NOT_IN_CHARGE = refused({ kind: 'not-in-charge' });
const NOT_THAT_ENTRANT = refused({ kind: 'not-that-entrant' });
const write = (value: CompetitionWrite): CompetitionDecision => ({ ok: true, value });

/** Signs up, during sign-up or late; an entrant who withdrew before the start can come back. */
export function decideEnter(
  locked: LockedCompetition,
  { named, figures }: { readonly named: boolean; readonly figures: EntryFigures | undefined },
  now: Date,
): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  if (mine?.state === 'excluded') return NOT_NOW;
  if (competition.arbiter === me.id) return refused({ kind: 'arbiter-plays' });
  const isOpen = competition.state === 'sign-up' || isOpenLate(locked);
  const { conditions } = competition.terms;
  const unmet = conditions && figures && unmetCondition(conditions, figures);
  if (unmet && isOpen && !(mine && isActive(mine))) return refused({ kind: 'entry-refused', ...unmet });
  if (competition.stage > 0 && isRunning(competition)) return decideLate(locked, named, now);
  if (competition.state !== 'sign-up') return NOT_NOW;
  if (mine && isActive(mine)) return write({});
  if (entrants.filter(isActive).length >= mostEntrants(competition))
    return refused({ kind: 'competition-full' });
  if (!mine) return write({ enters: { named } });
  return write({
    entrant: [mine.id, { state: 'entered', name: me.name, named, enteredAt: now, checkedInAt: null }],
  });
}

/** Checks in or withdraws the member; excludes another entrant, or cancels that. */
export function decideAct(
  locked: LockedCompetition,
  act: EntrantAct,
  { entrantId, stage }: { readonly entrantId: string; readonly stage?: number | undefined },
  now: Date,
): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  const entrant = entrants.find(({ id }) => id === entrantId);
  if (!entrant) return NOT_THAT_ENTRANT;
  const isMine = mine?.id === entrantId;
  const isAboutName = act === 'show-name' || act === 'hide-name';
  if (!isRunning(competition) && !isAboutName) return NOT_NOW;
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
    case 'show-name':
    case 'hide-name':
      if (!isMine) return NOT_THAT_ENTRANT;
      return write({ entrant: [entrantId, { named: act === 'show-name' }] });
    case 'bye':
    case 'no-bye':
    case 'pause':
    case 'come-back':
      if (!isMine || !isActive(entrant)) return NOT_THAT_ENTRANT;
      return decideRest(locked, { act, entrant, stage }, now);
    case 'keep':
      if (!me.isInCharge) return NOT_IN_CHARGE;
      if (!isActive(entrant) || !entrant.endsAt) return NOT_THAT_ENTRANT;
      return write({ entrant: [entrantId, { endsAt: null }], entry: 'not-excluded', about: entrant.userId });
  }
}

/** Renames a competition, moves the end of its sign-up, names an arbiter, or changes who can see it. */
export function decideChange(
  { competition, entrants, members, me }: LockedCompetition,
  { name, days, isPublic, byHand, arbiter }: CompetitionChange,
  now: Date,
): CompetitionDecision {
  if (!me.isInCharge) return NOT_IN_CHARGE;
  const isLook = name === undefined && days === undefined && arbiter === undefined && byHand === undefined;
  if (!isRunning(competition) && !isLook) return NOT_NOW;
  if (days !== undefined && competition.state !== 'sign-up') return NOT_NOW;
  if (byHand !== undefined && competition.form !== 'swiss') return NOT_NOW;
  if (arbiter) {
    if (!members.some(({ id }) => id === arbiter)) return refused({ kind: 'not-that-member' });
    if (entrants.some((each) => each.id === arbiter && isActive(each)))
      return refused({ kind: 'arbiter-plays' });
  }
  const isFitting = days === undefined || (days >= 0 && days <= SIGN_UP_DAYS.most);
  if (!isFitting) return refused({ kind: 'terms-unfit' });
  return write({
    competition: {
      name,
      arbiter,
      ...(isPublic === undefined && byHand === undefined
        ? {}
        : {
            terms: {
              ...competition.terms,
              isPublic: isPublic ?? competition.terms.isPublic,
              byHand: byHand ?? competition.terms.byHand,
            },
          }),
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

/**
 * Decides about a running competition. It takes effect an hour later: those concerned are told, and it can be
 * taken back until then. Organisers leave their own cases to another; a lone one's wait a day.
 */
export function decideNow(locked: LockedCompetition, asked: NewRuling, now: Date): CompetitionDecision {
  const { competition, me } = locked;
  if (!mayDecide(competition, me)) return NOT_IN_CHARGE;
  const stale = asked.kind === 'arrange' ? staleCause(locked, asked) : undefined;
  if (stale) return refused(stale);
  if (!isDecidable(locked, asked)) return NOT_NOW;
  const cause = unfitCause(locked, asked);
  if (cause) return refused({ kind: 'decision-unfit', cause });
  const isOwnCase = isCaseOf(me.id, locked, asked);
  if (isOwnCase && hasOtherJudge(locked, asked)) return refused({ kind: 'own-case' });
  const { decisions } = competition;
  const isSame = ({ kind, fixture, entrant }: Ruling) =>
    asked.fixture === undefined
      ? kind === asked.kind && entrant === asked.entrant
      : fixture === asked.fixture;
  if (decisions.some((each) => isPending(each) && isSame(each))) return refused({ kind: 'decided' });
  const dueAt = new Date(now.getTime() + (isOwnCase ? OWN_CASE_MS : DECISION_MS));
  const own = isOwnCase ? { isOwnCase } : {};
  const made: Ruling = {
    ...asked,
    id: nextDecisionId(decisions, asked.kind),
    by: me.id,
    ...own,
    at: now,
    dueAt,
  };
  return write({ competition: { decisions: [...decisions, made] }, told: made });
}

/** Takes a decision back that has not taken effect. */
export function decideTakeBack(locked: LockedCompetition, id: number, now: Date): CompetitionDecision {
  const { competition, me } = locked;
  if (!mayDecide(competition, me)) return NOT_IN_CHARGE;
  const decision = competition.decisions.find((each) => each.id === id);
  if (!decision || !isPending(decision)) return NOT_NOW;
  if (movedBy(locked.away, decision.at, decision.dueAt) <= now) return NOT_NOW;
  const isOwnCase = decision.by !== me.id && isCaseOf(me.id, locked, decision);
  if (isOwnCase && hasOtherJudge(locked, decision)) return refused({ kind: 'own-case' });
  const takenBack = { ...decision, takenBackAt: now };
  const decisions = competition.decisions.map((each) => (each.id === id ? takenBack : each));
  return write({ competition: { decisions }, told: takenBack });
}

/** The people a decision is about: everyone at its table, and the one it names. */
const peopleOf = (
  { fixtures }: Pick<LockedCompetition, 'fixtures'>,
  { fixture, entrant, tables = [] }: Pick<NewRuling, 'fixture' | 'entrant' | 'tables'>,
): readonly string[] => [
  ...tables.flat(),
  ...(fixtures.find(({ id }) => id === fixture)?.entrants ?? []),
  ...(entrant === undefined ? [] : [entrant]),
];

/** Whether a member decides about a table or seat of their own. */
const isCaseOf = (memberId: string, locked: LockedCompetition, asked: NewRuling): boolean =>
  peopleOf(locked, asked).includes(memberId);

/** Whether somebody else may decide whom the decision is not about. */
function hasOtherJudge(locked: LockedCompetition, asked: NewRuling): boolean {
  const people = peopleOf(locked, asked);
  return locked.members.some(
    (member) => mayDecide(locked.competition, member) && !people.includes(member.id),
  );
}

/** Results can be corrected after the end too, unless the next season is made from them. */
function isDecidable(
  { competition, proposal }: LockedCompetition,
  { kind, stage: next }: NewRuling,
): boolean {
  const { state, stage, form } = competition;
  if (kind === 'arrange') return proposal !== undefined && proposal.stage === next;
  if (kind === 'correct' && state === 'over') return form !== 'season';
  return state === 'running' || (stage > 0 && state === 'check-in');
}

/** The part of a decision that does not fit: it names a table and people of the newest stage. */
function unfitCause(locked: LockedCompetition, asked: NewRuling): UnfitCause | undefined {
  const { competition, entrants, fixtures } = locked;
  const { kind, fixture: fixtureId, entrant: entrantId = '', places = [], reason } = asked;
  const entrant = entrants.find(({ id }) => id === entrantId);
  const fixture = fixtures.find(({ id }) => id === fixtureId);
  const isNewest = !isStaged(competition.form) || stageOf(fixtureId ?? '') === competition.stage;
  const [isOpen, isOver] = [isNewest && fixture?.state === 'open', isNewest && fixture?.state === 'over'];
  switch (kind) {
    case 'award':
      if (!isOpen) return 'table';
      return entrant && isActive(entrant) && fixture?.entrants.includes(entrantId) ? undefined : 'person';
    case 'annul':
      return isOpen || isOver ? undefined : 'table';
    case 'replace':
      return entrant?.state === 'playing' ? undefined : 'person';
    case 'end-stage':
      return fixtures.some(({ state }) => state === 'open' || state === 'waiting') ? undefined : 'table';
    case 'call-off':
      return undefined;
    case 'arrange':
      return unfitArrangement(locked, asked);
    case 'correct': {
      if (!isOver) return 'table';
      if (!reason) return 'reason';
      const people = places.map((each) => each.entrant).toSorted();
      const given = places.map(({ place }) => place);
      const isWhole = String(people) === String(fixture?.entrants.toSorted());
      return isWhole && String(placesByTier(given)) === String(given) ? undefined : 'places';
    }
  }
}
