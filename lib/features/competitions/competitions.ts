import 'server-only';
import { findBoxPack } from '@/lib/features/boxes/load-pack';
import type { Circle } from '@/lib/features/circles/circle';
import { loadCircle } from '@/lib/features/circles/circles';
import { repeatsAt } from '@/lib/game/competing/arranged';
import { bracketOf, type Bracket } from '@/lib/game/competing/bracket';
import { isStaged, stageOf } from '@/lib/game/competing/competition';
import { type PlaceOutcome, placeOutcomes } from '@/lib/game/competing/rating';
import type { LatestEnds } from '@/lib/game/competing/latest-end';
import type { DivisionStanding } from '@/lib/game/competing/season';
import { championsOf, standingsByForm } from '@/lib/game/competing/stage-standing';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import type { Week } from '@/lib/game/pace/calendar';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { loadAway } from '@/lib/platform/ops/away-store';
import { advanceCompetition } from './advance';
import { proposalOf } from './competition-acts';
import {
  changeCompetition,
  storeCompetition,
  type CompetitionDecision,
  type LockedCompetition,
} from './change-store';
import {
  isRunning,
  mayDecide,
  type CompetitionChange,
  type CompetitionTerms,
  type EntrantAct,
  type NewRuling,
  type Ruling,
  type StoredCompetition,
  type WholeCompetition,
} from './competition';
import type { CompetitionOutcome } from './refusals';
import {
  closedGamesOf,
  competitionFacts,
  competitionsIn,
  competitionsOfMember,
  findCompetition,
  nameOfCircle,
  nextOf,
  resultsOfTables,
  seasonBefore,
} from './competition-store';
import { lastRowOf, weeksOf, weeksOfCircle } from './entrant-figures-store';
import {
  decideAct,
  decideCallOff,
  decideChange,
  decideEnter,
  decideNow,
  decideTakeBack,
} from './entrant-acts';
import { endingsForStrangers, endingsIn } from './decided-endings';
import { entryFigures, lostSeats } from './entry-store';
import { playedCompetition, playedFixtures, type TableResult } from './standing';
import { type Forecast, forecastFor, latestEndsOf, refuseTerms } from './terms';
import { withoutTimeAway } from './time-away';

/** A competition and the person who acts in it. */
export interface CompetitionActor {
  readonly id: string;
  readonly userId: string;
}

/** Makes a competition of a circle, for its host or a steward. Returns its id. */
export async function makeCompetition(
  { circleId, userId }: { readonly circleId: string; readonly userId: string },
  terms: CompetitionTerms,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<{ readonly id: string }>> {
  const now = clock.now();
  const fits = refuseTerms(terms, now);
  if (!fits.ok) return fits;
  const { pack } = terms.terms ?? {};
  if (pack !== undefined && !(await findBoxPack(pack))) return refused({ kind: 'terms-unfit' });
  const made = await storeCompetition({ previousId: undefined, ...terms, circleId }, userId, now);
  return made.ok ? { ok: true, value: { id: made.value } } : made;
}

/** Signs a member up. A public page shows their name only if they say so. */
export async function enterCompetition(
  { named = false, ...who }: CompetitionActor & { readonly named?: boolean | undefined },
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  const figures = await entryFigures(who, clock.now());
  return changeAndAdvance(who, (locked) => decideEnter(locked, { named, figures }, clock.now()), clock);
}

/** Checks in, withdraws or rests, or excludes another entrant. */
export async function actOnEntrant(
  who: CompetitionActor & { readonly stage?: number | undefined },
  act: EntrantAct,
  entrantId: string,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  const { stage } = who;
  return changeAndAdvance(who, (locked) => decideAct(locked, act, { entrantId, stage }, clock.now()), clock);
}

/** Withdraws, if the id is the caller's own; otherwise excludes another entrant. */
export async function removeEntrant(
  who: CompetitionActor,
  entrantId: string,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  const act = (locked: LockedCompetition) => (locked.me.id === entrantId ? 'withdraw' : 'exclude');
  return changeAndAdvance(who, (locked) => decideAct(locked, act(locked), { entrantId }, clock.now()), clock);
}

/** Changes the name, the end of sign-up, or who can see it. */
export async function changeSeasonTerms(
  who: CompetitionActor,
  change: CompetitionChange,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  return changeAndAdvance(who, (locked) => decideChange(locked, change, clock.now()), clock);
}

/** Cancels a competition that has not started. */
export async function callOffCompetition(
  who: CompetitionActor,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  return changeAndAdvance(who, (locked) => decideCallOff(locked, clock.now()), clock);
}

/** Decides about a running competition; it takes effect an hour later. */
export async function decideCompetition(
  who: CompetitionActor,
  decision: NewRuling,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  return changeAndAdvance(who, (locked) => decideNow(locked, decision, clock.now()), clock);
}

/** Takes a decision back, within its hour. */
export async function takeDecisionBack(
  who: CompetitionActor,
  id: number,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  return changeAndAdvance(who, (locked) => decideTakeBack(locked, id, clock.now()), clock);
}

/** The proposed tables of the next stage, for an organiser while it waits for one. */
export async function loadPairing(
  { id, userId }: CompetitionActor,
  clock: Clock = systemClock,
): Promise<CompetitionOutcome<ShownProposal>> {
  const shown = await loadCompetition(id, { id: userId }, clock);
  if (!shown) return refused({ kind: 'unknown-competition' });
  if (!mayDecide(shown.competition, shown.circle.me)) return refused({ kind: 'not-in-charge' });
  return shown.proposal ? { ok: true, value: shown.proposal } : refused({ kind: 'not-now' });
}

/** Proposed tables, with the pairs who have met before. */
export interface ShownProposal {
  readonly stage: number;
  readonly until: Date;
  readonly tables: readonly (readonly string[])[];
  readonly repeats: readonly (readonly string[])[];
}

async function shownProposal(whole: WholeCompetition, now: Date): Promise<ShownProposal | undefined> {
  if (!whole.competition.terms.byHand || !whole.competition.heldSince) return undefined;
  const facts = await competitionFacts(whole, now);
  const proposal = proposalOf(whole, facts, now);
  if (!proposal) return undefined;
  const { stage, until } = proposal;
  const tables = proposal.tables.map(({ entrants }) => entrants);
  return { stage, until, tables, repeats: repeatsAt(tables, playedFixtures(whole, facts.results)) };
}

async function changeAndAdvance(
  who: CompetitionActor,
  decide: (locked: LockedCompetition) => CompetitionDecision,
  clock: Clock,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  const done = await changeCompetition({ ...who, now: clock.now() }, decide);
  if (done.ok) await advanceCompetition(who.id, clock);
  return done;
}

/** A competition with all that follows from its results. */
export interface PublicCompetition extends WholeCompetition {
  readonly standings: readonly DivisionStanding[];
  readonly results: readonly TableResult[];
  /** How the tables ended that organisers decided about, by their games. */
  readonly endings: ReadonlyMap<string, GameEnding>;
  /** The stages of a Swiss or a cup. */
  readonly bracket?: Bracket;
  /** The effect of each place at the reader's open table of a Swiss or a cup. */
  readonly outcomes: readonly PlaceOutcome[];
  /** The winners once it is over; none if nobody has won. */
  readonly winners: readonly string[];
  /** When it and its newest stage are over at the latest; none without a clock. */
  readonly latest?: LatestEnds;
  readonly nextId?: string;
  /** The last table of its winner and the last row there. */
  readonly lastTable?: { readonly gameId: string; readonly seq: number };
  /** The games that its reader cannot watch. */
  readonly closedGames: readonly string[];
  /** The circle, if its reader is a member. */
  readonly circle?: Circle;
}

/** A competition as a member of its circle sees it. */
export interface ShownCompetition extends PublicCompetition {
  readonly circle: Circle;
  /** The proposed tables of the next stage, while it waits for an organiser. */
  readonly proposal?: ShownProposal | undefined;
  /** Seats that people lost by time in the last year, by their key; only for organisers. */
  readonly lost?: ReadonlyMap<string, number> | undefined;
}

/** A competition for a member of its circle; undefined for anyone else. */
export async function loadCompetition(
  id: string,
  person: { readonly id: string } | undefined,
  clock: Clock = systemClock,
): Promise<ShownCompetition | undefined> {
  if (!person) return undefined;
  const whole = await findCompetition(id);
  const circle = whole && (await loadCircle(whole.competition.circleId, person, clock));
  if (!circle) return undefined;
  const now = clock.now();
  const isJudge = mayDecide(whole.competition, circle.me);
  const [shown, proposal, lost] = await Promise.all([
    withResults(whole, person.id, now),
    isJudge ? shownProposal(whole, now) : undefined,
    isJudge
      ? lostSeats(
          whole.entrants.map(({ key }) => key),
          now,
        )
      : undefined,
  ]);
  return { ...shown, circle, proposal, lost };
}

/**
 * A competition that everyone can see, with the name of its circle. People who did not say that it shows their
 * name have an empty one, and their games are closed.
 */
export async function loadPublicCompetition(
  id: string,
  clock: Clock = systemClock,
): Promise<(PublicCompetition & { readonly circleName: string }) | undefined> {
  const whole = await findCompetition(id);
  if (!whole?.competition.terms.isPublic) return undefined;
  const [shown, circleName, closedGames] = await Promise.all([
    withResults(whole, undefined, clock.now()),
    nameOfCircle(whole.competition.circleId),
    closedGamesOf(whole),
  ]);
  const entrants = shown.entrants.map((entrant) => (entrant.named ? entrant : { ...entrant, name: '' }));
  const endings = endingsForStrangers(shown.endings, entrants);
  const { lastTable, ...rest } = shown;
  const isOpen = lastTable !== undefined && !closedGames.includes(lastTable.gameId);
  return { ...rest, ...(isOpen ? { lastTable } : {}), entrants, endings, circleName, closedGames };
}

async function withResults(
  stored: WholeCompetition,
  personId: string | undefined,
  now: Date,
): Promise<PublicCompetition> {
  const { id, previousId, state } = stored.competition;
  const isSignUp = state === 'sign-up';
  const [results, endings, nextId, away, weeks, previous] = await Promise.all([
    resultsOfTables(stored),
    endingsIn(stored),
    nextOf(id),
    loadAway(),
    weeksIn(stored, now),
    isSignUp ? seasonBefore(previousId) : undefined,
  ]);
  // The dates that count after times when the service was away.
  const whole = withoutTimeAway(stored, away);
  const played = playedCompetition(whole, results);
  const mine = whole.entrants.find(({ userId }) => personId !== undefined && userId === personId)?.id ?? '';
  const open = whole.fixtures.find(({ state, entrants }) => state === 'open' && entrants.includes(mine));
  const waitsForPrevious = previous !== undefined && !previous.isOver;
  const winners = whole.competition.state === 'over' ? championsOf(played) : [];
  const lastTable = await lastTableOf(whole, winners);
  return {
    ...whole,
    standings: standingsByForm(played),
    results,
    endings,
    ...(isStaged(whole.competition.form) ? { bracket: bracketOf(played) } : {}),
    outcomes: open ? placeOutcomes(played, open.id, mine) : [],
    latest: latestEndsOf(whole, { away, weeks, waitsForPrevious }),
    winners,
    ...(lastTable ? { lastTable } : {}),
    nextId,
    closedGames: [],
  };
}

/** The nights and days off of its people; until sign-up ends, all members may come. */
async function weeksIn({ competition, entrants }: WholeCompetition, now: Date): Promise<readonly Week[]> {
  if (!isRunning(competition)) return [];
  if (competition.state === 'sign-up') return weeksOfCircle(competition.circleId, now);
  return weeksOf(entrants.map(({ userId }) => userId));
}

/** The forecasts for a competition of a circle, if all members play. */
export async function forecastOfCircle(
  { id, members }: Pick<Circle, 'id' | 'members'>,
  clock: Clock = systemClock,
): Promise<Forecast> {
  return forecastFor(members.length, await weeksOfCircle(id, clock.now()));
}

/** The last table that a winner finished. */
async function lastTableOf(
  { fixtures }: WholeCompetition,
  [winner = '']: readonly string[],
): Promise<PublicCompetition['lastTable']> {
  const played = fixtures.filter(({ state, entrants }) => state === 'over' && entrants.includes(winner));
  const { tableId } = played.toSorted((a, b) => stageOf(a.id) - stageOf(b.id)).at(-1) ?? {};
  const seq = tableId === undefined ? undefined : await lastRowOf(tableId);
  return tableId !== undefined && seq !== undefined ? { gameId: tableId, seq } : undefined;
}

/** The competitions of all circles of a person, newest first. */
export async function myCompetitions(userId: string, clock: Clock = systemClock) {
  return competitionsOfMember(userId, clock.now());
}

/** The competitions of a circle, newest first. The caller has checked that the reader is a member. */
export async function competitionsOf(circleId: string): Promise<readonly StoredCompetition[]> {
  return competitionsIn(circleId);
}
