/** The next acts of a stored competition: pure. */
import { advanceByForm } from '@/lib/game/competing/advance';
import { HELD_MS, isSame } from '@/lib/game/competing/arranged';
import type { Advance, FormAct, Pairing } from '@/lib/game/competing/competition';
import { LOOK_MS } from '@/lib/game/competing/latest-end';
import { movedBy } from '@/lib/game/pace/away';
import { onTimeoutOf } from '@/lib/game/pace/pace';
import { earliest } from '@/lib/game/pace/votes';
import {
  isActive,
  isRunning,
  isPending,
  type Ruling,
  type StoredEntrant,
  type StoredFixture,
  type WholeCompetition,
} from './competition';
import {
  competitionInput,
  holds,
  isUnheld,
  isOverAt,
  keptMs,
  entrantSeats,
  stayersAt,
  type EntrantSeat,
  type CompetitionFacts,
  type CompetitionTableFacts,
} from './competition-facts';
import { withoutTimeAway } from './time-away';

/** An act on a stored competition; each is one transaction. */
export type CompetitionAct =
  | FormAct
  | { readonly type: 'exclude'; readonly entrant: string }
  /** The next stage waits for an organiser. */
  | { readonly type: 'hold' }
  /** Closes a table that is over. */
  | { readonly type: 'close'; readonly id: string; readonly state: 'over' | 'void' }
  /** Gives a computer the seat of an entrant who is out or never came. */
  | { readonly type: 'computer'; readonly id: string; readonly entrant: string }
  /** Ends a table where only this entrant still plays: they have won. */
  | { readonly type: 'award'; readonly id: string; readonly entrant: string }
  /** Gives a table the decision that has changed its result. */
  | { readonly type: 'amend'; readonly decision: Ruling }
  /** An organiser's decision takes effect. Tables that have begun end as agreed, the others are not played. */
  | {
      readonly type: 'decide';
      readonly decision: Ruling;
      readonly begun: readonly string[];
      readonly others: readonly string[];
      /** The stage with its arranged tables; without it, the arrangement no longer fits. */
      readonly start?: StartAct;
    };

type StartAct = Extract<FormAct, { readonly type: 'start' | 'start-stage' }>;

export interface NextActs extends Omit<Advance, 'acts'> {
  readonly acts: readonly CompetitionAct[];
}

/** The next acts at `now`, and the time of the next check. */
export function nextActs(stored: WholeCompetition, facts: CompetitionFacts, now: Date): NextActs {
  const whole = withoutTimeAway(stored, facts.away);
  const { competition, entrants } = whole;
  if (facts.owed.length > 0)
    return { acts: facts.owed.map((decision) => ({ type: 'amend' as const, decision })) };
  const decided = decisionActs(whole, facts, now);
  if (decided.length > 0) return { acts: decided };
  const pending = competition.decisions.filter(isPending).map((decision) => decision.dueAt);
  if (!isRunning(competition)) return { acts: [], dueAt: earliest(pending) };
  const before = [...closings(whole, facts), ...exclusions(entrants, now), ...departures(entrants, facts)];
  if (before.length > 0) return { acts: before };
  const advance = advanceByForm(competitionInput(whole, facts, now), now);
  // A decision can change who advances, so the next stage and the end wait for it.
  const isHeld = ({ type }: CompetitionAct) =>
    type === 'start-stage' || type === 'finish' || type === 'start';
  const arrangement = arrangementAct(whole, advance.acts, facts, now);
  if (arrangement) return { acts: [arrangement] };
  const heldUntil = advance.acts.some(isStart) ? heldUntilOf(whole, facts) : undefined;
  if (heldUntil === null && pending.length === 0) return { acts: [{ type: 'hold' }] };
  const isHand = heldUntil && now < heldUntil;
  const acts = pending.length > 0 || isHand ? advance.acts.filter((act) => !isHeld(act)) : advance.acts;
  const dueAt = earliest([advance.dueAt, isHand ? heldUntil : undefined]);
  if (acts.length > 0) return { acts };
  const computers = computerActs(whole, facts, now);
  if (computers.length > 0) return { acts: computers };
  const awards = awardActs(whole, facts);
  if (awards.length > 0) return { acts: awards };
  const ends = entrants.flatMap((each) => (isActive(each) && each.endsAt ? [each.endsAt] : []));
  const look = new Date(now.getTime() + LOOK_MS);
  const looks = competition.state === 'sign-up' ? [] : [look];
  return { acts: [], dueAt: earliest([...ends, ...pending, dueAt, ...looks]) ?? look };
}

/** The first decision of an organiser that nobody has taken back for an hour. */
function decisionActs(
  { competition, fixtures, entrants }: WholeCompetition,
  { tables }: CompetitionFacts,
  now: Date,
): readonly CompetitionAct[] {
  const due = competition.decisions
    .filter((each) => isPending(each) && each.dueAt <= now && each.kind !== 'arrange')
    .slice(0, 1);
  // A table that has ended is closed by its result.
  const unplayed = fixtures.filter(
    ({ state, tableId = '' }) =>
      state === 'waiting' || (state === 'open' && tables.get(tableId)?.isRunning !== false),
  );
  const hasBegun = (fixture: StoredFixture) => {
    const table = tables.get(fixture.tableId ?? '');
    return table !== undefined && table.hasBegun && stayersAt(table, fixture, entrants).length > 1;
  };
  return due.map((decision) => ({
    type: 'decide',
    decision,
    begun: unplayed.filter(hasBegun).map(({ id }) => id),
    others: unplayed.filter((fixture) => !hasBegun(fixture)).map(({ id }) => id),
  }));
}

const isStart = (act: CompetitionAct): act is StartAct => act.type === 'start' || act.type === 'start-stage';

/** Until when the next stage waits for an organiser: null if that has not begun, undefined if it does not. */
function heldUntilOf({ competition }: WholeCompetition, { away }: Pick<CompetitionFacts, 'away'>) {
  const { form, terms, heldSince } = competition;
  if (form !== 'swiss' || !terms.byHand) return undefined;
  return heldSince ? movedBy(away, heldSince, new Date(heldSince.getTime() + HELD_MS)) : null;
}

/** The next stage as it would be drawn, and until when it waits for an organiser. */
export interface Proposal {
  readonly stage: number;
  readonly tables: readonly Pairing[];
  readonly until: Date;
}

/** The proposed tables of the next stage, while it waits for an organiser. */
export function proposalOf(
  stored: WholeCompetition,
  facts: CompetitionFacts,
  now: Date,
): Proposal | undefined {
  const whole = withoutTimeAway(stored, facts.away);
  const until = heldUntilOf(whole, facts);
  const start = until
    ? advanceByForm(competitionInput(whole, facts, now), now).acts.find(isStart)
    : undefined;
  return until && start ? { stage: whole.competition.stage + 1, tables: start.fixtures, until } : undefined;
}

/** An arrangement that is due: it begins its stage, or its people have changed. Other acts come first. */
function arrangementAct(
  whole: WholeCompetition,
  acts: readonly FormAct[],
  facts: CompetitionFacts,
  now: Date,
): CompetitionAct | undefined {
  const isDue = ({ kind, dueAt }: Ruling) => kind === 'arrange' && dueAt <= now;
  const decision = whole.competition.decisions.find((each) => isPending(each) && isDue(each));
  const usual = acts.find(isStart);
  if (!decision || (acts.length > 0 && !usual)) return undefined;
  const act = { type: 'decide', decision, begun: [], others: [] } as const;
  const { stage, tables: arranged = [] } = decision;
  if (!usual || stage !== whole.competition.stage + 1 || !isSame(arranged.flat(), usual.fixtures)) return act;
  const input = competitionInput(whole, facts, now);
  const competition = { ...input.competition, arranged };
  const start = advanceByForm({ ...input, competition }, now).acts.find(isStart);
  return start ? { ...act, start } : act;
}

/** Closes tables whose result was written by a process without competitions. */
const closings = ({ fixtures }: WholeCompetition, { tables }: CompetitionFacts): readonly CompetitionAct[] =>
  fixtures.flatMap(({ id, state, tableId = '' }) => {
    const closed = tables.get(tableId)?.closed;
    return state === 'open' && closed ? [{ type: 'close' as const, id, state: closed }] : [];
  });

const exclusions = (entrants: readonly StoredEntrant[], now: Date): readonly CompetitionAct[] =>
  entrants
    .filter((each) => isActive(each) && each.endsAt && each.endsAt <= now)
    .map(({ id }) => ({ type: 'exclude', entrant: id }));

/** Removes people who have left the circle. */
const departures = (
  entrants: readonly StoredEntrant[],
  { members }: CompetitionFacts,
): readonly CompetitionAct[] =>
  entrants
    .filter((each) => isActive(each) && !members.has(each.userId))
    .map(({ id }) => ({ type: 'withdraw', entrant: id }));

/** The running tables of open fixtures. */
const runningTables = (
  { fixtures }: WholeCompetition,
  { tables }: CompetitionFacts,
): readonly { readonly fixture: StoredFixture; readonly table: CompetitionTableFacts }[] =>
  fixtures.flatMap((fixture) => {
    const table = tables.get(fixture.tableId ?? '');
    return fixture.state === 'open' && table?.isRunning ? [{ fixture, table }] : [];
  });

/**
 * Without a reserve, a computer takes the seat of an entrant who is out. It also takes a reserved seat that
 * the table has waited for as long as a seat can stay untaken.
 */
function computerActs(
  whole: WholeCompetition,
  facts: CompetitionFacts,
  now: Date,
): readonly CompetitionAct[] {
  const { competition, entrants } = whole;
  const isTimed = onTimeoutOf(competition.pace) === 'computer';
  return runningTables(whole, facts).flatMap(({ fixture, table }) => {
    const isOverdue = ({ entrant, number, seat }: EntrantSeat): boolean => {
      const since = Math.max(table.waitsSince.getTime(), entrant.playsFrom?.getTime() ?? 0);
      const isWaitedFor = isTimed && !seat.isSeated && table.waiting.includes(number);
      return isWaitedFor && isOverAt(now, facts.away, since, keptMs(competition));
    };
    return entrantSeats(table, fixture, entrants)
      .filter((at) => isUnheld(at) || (holds(at) && (!isActive(at.entrant) || isOverdue(at))))
      .map(({ entrant }) => ({ type: 'computer' as const, id: fixture.id, entrant: entrant.id }));
  });
}

/** Once only one entrant still plays at a table and has come, the table ends. */
function awardActs(whole: WholeCompetition, facts: CompetitionFacts): readonly CompetitionAct[] {
  return runningTables(whole, facts).flatMap(({ fixture, table }) => {
    const [last, ...others] = stayersAt(table, fixture, whole.entrants);
    if (!last?.seat.isSeated || others.length > 0) return [];
    return [{ type: 'award' as const, id: fixture.id, entrant: last.entrant.id }];
  });
}
