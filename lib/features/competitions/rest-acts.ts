/** People who miss stages of a Swiss: byes on request, pauses, and joining late. Pure. */
import { MAX_BYES } from '@/lib/game/competing/rests';
import { stageOf } from '@/lib/game/competing/competition';
import { refused } from '@/lib/platform/http/refused';
import type { CompetitionDecision, LockedCompetition } from './change-store';
import { isActive, isOpenLate, type RestAct, type StoredEntrant, type WholeCompetition } from './competition';
import type { RestCause } from './refusals';
import { mostEntrants } from './terms';

/** At least this many others play a stage. */
const LEAST_OTHERS = 2;

interface AskedRest {
  readonly act: RestAct;
  readonly entrant: StoredEntrant;
  /** The stage of a bye; the next one by default. */
  readonly stage?: number | undefined;
}

/** Asks for a bye or a pause, or takes it back. The person is there, so it checks them in. */
export function decideRest(
  locked: WholeCompetition,
  { act, entrant, stage }: AskedRest,
  now: Date,
): CompetitionDecision {
  const { competition } = locked;
  const next = competition.stage + 1;
  const asked = stage ?? next;
  const cause = restCause(locked, { act, entrant, stage: asked });
  if (cause) return refused({ kind: 'rest-unfit', cause });
  const { byes, pausedAt } = entrant;
  const isAsked = competition.state === 'check-in' && entrant.state === 'entered';
  const here = isAsked ? { state: 'checked-in' as const, checkedInAt: now } : {};
  const write = (data: object): CompetitionDecision => ({
    ok: true,
    value: { entrant: [entrant.id, { ...here, ...data }] },
  });
  switch (act) {
    case 'bye':
      return write({ byes: [...new Set([...byes, asked])] });
    case 'no-bye':
      return write({ byes: byes.filter((each) => each !== asked) });
    case 'pause':
      return write({ pausedAt: pausedAt ?? now });
    case 'come-back':
      return write({ pausedAt: null });
  }
}

/** Why a person cannot ask for this. */
function restCause(
  { competition, entrants, fixtures }: WholeCompetition,
  { act, entrant, stage }: Required<AskedRest> & { readonly stage: number },
): RestCause | undefined {
  const { form, terms, stage: drawn, stages } = competition;
  const { id, byes, pausedAt } = entrant;
  const isIn = drawn === 0 || entrant.division !== undefined || entrant.lateFrom !== undefined;
  if (form !== 'swiss' || !isIn) return 'not-offered';
  const isLast = stage > Math.max(1, stages);
  const drawnAt = (at: number, { id: who, pausedAt: paused, byes: asked }: StoredEntrant) =>
    who !== id && paused === undefined && !asked.includes(at);
  const others = entrants.filter((each) => isActive(each) && drawnAt(stage, each)).length;
  switch (act) {
    case 'bye':
      if (terms.byePoints === undefined) return 'not-offered';
      if (stage <= drawn) return 'drawn';
      if (isLast) return 'last';
      if (byes.includes(stage)) return undefined;
      if (byes.filter((each) => isHeld(each, { id, drawn, fixtures })).length >= MAX_BYES) return 'used';
      return others < LEAST_OTHERS ? 'few-left' : undefined;
    case 'no-bye':
      return stage <= drawn ? 'drawn' : undefined;
    case 'pause':
      if (drawn === 0) return 'not-offered';
      if (pausedAt) return undefined;
      if (isLast) return 'last';
      return others < LEAST_OTHERS ? 'few-left' : undefined;
    case 'come-back':
      return undefined;
  }
}

/** Whether a bye is still to come, or the stage was drawn without its person: it may have lapsed. */
function isHeld(
  bye: number,
  {
    id,
    drawn,
    fixtures,
  }: { readonly id: string; readonly drawn: number } & Pick<WholeCompetition, 'fixtures'>,
): boolean {
  const seated = fixtures.some((each) => stageOf(each.id) === bye && each.drawn.includes(id));
  return bye > drawn || !seated;
}

/** Joins a running Swiss from its next stage; a reserve can join too. */
export function decideLate(locked: LockedCompetition, named: boolean, now: Date): CompetitionDecision {
  const { competition, entrants, me, mine } = locked;
  if (!isOpenLate(locked)) return refused({ kind: 'late-closed' });
  const hasPlayed = mine?.division !== undefined || mine?.lateFrom !== undefined;
  if (mine && isActive(mine) && hasPlayed) return { ok: true, value: {} };
  // Who withdrew from a running competition has passed their seats on.
  if (mine && hasPlayed) return refused({ kind: 'not-now' });
  if (entrants.filter(isActive).length >= mostEntrants(competition))
    return refused({ kind: 'competition-full' });
  const lateFrom = competition.stage + 1;
  if (!mine) return { ok: true, value: { enters: { named, lateFrom } } };
  const late = { state: 'checked-in' as const, name: me.name, named, checkedInAt: now, lateFrom };
  return { ok: true, value: { entrant: [mine.id, late] } };
}
