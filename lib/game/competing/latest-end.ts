/**
 * When a competition and its newest stage are over at the latest: everyone takes their seat on the last day and
 * uses all the time of their clock, with the nights and days off that people have now and a week of automatic
 * holidays for each seat. Not included: planned holidays, holidays that a table agrees on,
 * decisions of organisers, and stages that a cup needs because people share a place.
 */
import { movedBy } from '@/lib/game/pace/away';
import type { Pause, Week } from '@/lib/game/pace/calendar';
import { clockworkOf, hasHolidays, isWakingOnly, onTimeoutOf, type Pace } from '@/lib/game/pace/pace';
import { mostDays } from '@/lib/game/pace/wait';
import { ASK_AGAIN_MS } from './advance';
import { HELD_MS } from './arranged';
import {
  CHECK_IN_MS,
  isStaged,
  stageOf,
  tablesOfStage,
  type Competition,
  type FormTerms,
  type Pairing,
} from './competition';
import { divisionSizesFor, divisionTables } from './ladder';
import { type TableSize, tableSizesFor } from './pair-stage';
import { expectedStages } from './stage-count';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Turns of each player in a game. */
const TURNS_EACH = 16;
/** Moves and clocks of tables are checked this often, so a wait can end this much later. */
export const LOOK_MS = 6 * HOUR_MS;

/** The choices that the length of a competition depends on. */
export interface LengthTerms extends Pick<Competition, 'form' | 'size' | 'atOnce'> {
  readonly pace: Pace;
  readonly terms: FormTerms & { readonly waitDays: number; readonly byHand?: boolean | undefined };
  /** Nights and days off of its people; empty if nobody is known yet. */
  readonly weeks: readonly Week[];
}

/** A competition at any moment. */
export interface LatestInput
  extends
    LengthTerms,
    Pick<Competition, 'state' | 'stage' | 'stages' | 'signUpUntil' | 'checkInUntil' | 'stageStartedAt'> {
  /** People who were given tables, or who would be if sign-up ended now. */
  readonly people: number;
  /** People who may still get the place of somebody who never comes. */
  readonly reserves: number;
  /** Older stages are ignored. */
  readonly fixtures: readonly Pairing[];
  /** Times when the service was away. */
  readonly away: readonly Pause[];
}

export interface LatestEnds {
  /** The newest stage, or the first before the start. */
  readonly stage: Date;
  readonly whole: Date;
}

/** The latest ends; undefined without a clock after which a computer takes over, and after the end. */
export function latestEnds(given: LatestInput): LatestEnds | undefined {
  const { state, stage, signUpUntil, checkInUntil, stageStartedAt, away, people } = given;
  const tableMs = tableMsOf(given);
  if (!tableMs || state === 'over' || state === 'called-off') return undefined;
  const isBetween = state === 'check-in' && stage > 0;
  const isBefore = stage === 0;
  // The table has already waited for a seat that a reserve gets.
  const waitMs = given.reserves * (given.terms.waitDays * DAY_MS + LOOK_MS);
  const lengthOf = ({ seats, inTurn }: StageLength) => inTurn * tableMs(seats) + waitMs + LOOK_MS;
  const stages = isBefore ? plannedStages(given, people) : stagesFromNewest(given);
  const rest = isBetween ? stages.slice(1) : stages;
  const begin = isBefore
    ? (checkInUntil ?? new Date(signUpUntil.getTime() + CHECK_IN_MS + LOOK_MS))
    : ((isBetween ? checkInUntil : stageStartedAt) ?? signUpUntil);
  // Organisers may arrange each stage that has not begun.
  const heldMs = given.terms.byHand ? HELD_MS + LOOK_MS : 0;
  const waits = (i: number) => isBefore || isBetween || i > 0;
  const [first = 0, ...later] = rest.map((each, i) => lengthOf(each) + (waits(i) ? heldMs : 0));
  const endAfter = (ms: number): Date => movedBy(away, begin, new Date(begin.getTime() + ms));
  // Before a later stage, people check in again if the last one took long.
  const gaps = [first, ...later].slice(0, -1).filter((ms) => ms > ASK_AGAIN_MS).length;
  const whole = later.reduce((sum, ms) => sum + ms, first) + gaps * (CHECK_IN_MS + LOOK_MS);
  return { stage: endAfter(first), whole: endAfter(whole) };
}

/** The days from the end of sign-up to the latest end with this many people; undefined without a clock. */
export function mostDaysFor(length: LengthTerms, people: number): number | undefined {
  const signUpUntil = new Date(0);
  const before = {
    state: 'sign-up',
    stage: 0,
    stages: 0,
    signUpUntil,
    reserves: 0,
    fixtures: [],
    away: [],
  } as const;
  const ends = latestEnds({ ...length, ...before, people });
  return ends && Math.ceil(ends.whole.getTime() / DAY_MS);
}

/** How long a table of some seats can take: the people with the longest nights and days off sit there. */
function tableMsOf({ pace, terms, weeks }: LengthTerms): ((seats: number) => number) | undefined {
  const clockwork = clockworkOf(pace);
  if (!clockwork || onTimeoutOf(pace) !== 'computer') return undefined;
  // The time for the last turn comes too late to be used.
  const hours = (clockwork.bankMs + (TURNS_EACH - 1) * clockwork.gainMs) / HOUR_MS;
  const clockDays = (week?: Week) =>
    mostDays(hours, isWakingOnly(pace), hasHolidays(pace), week ? [week] : undefined);
  const days = weeks.map((week) => clockDays(week)).sort((a, b) => b - a);
  const unknown = clockDays();
  return (seats) =>
    Array.from(
      { length: seats },
      (_, i) => (terms.waitDays + (days[i] ?? unknown)) * DAY_MS + LOOK_MS,
    ).reduce((sum, ms) => sum + ms, 0);
}

interface StageLength {
  /** Seats of its largest table. */
  readonly seats: number;
  /** How many tables can come one after the other; also a part of one, if not all their people are busy. */
  readonly inTurn: number;
}

const NOTHING: StageLength = { seats: 0, inTurn: 0 };
const atOneTime = (seats: number): StageLength => ({ seats, inTurn: 1 });

/** The length of each planned stage, for this many people at the start. */
function plannedStages({ form, size, atOnce, terms }: LengthTerms, people: number): readonly StageLength[] {
  if (isStaged(form)) {
    const stages = expectedStages(people, { form, size, terms }).map(({ tables }) => Math.max(...tables));
    return (form === 'cup' ? stages : stages.map(() => mostSeats(people, size))).map(atOneTime);
  }
  const divisions = divisionSizesFor(people, size).map((each) => divisionTables(each, size));
  return [longest(divisions.map((tables) => lengthOfDivision(tables, atOnce)))];
}

/** The same for the newest stage, as drawn, and those after it. */
function stagesFromNewest(given: LatestInput): readonly StageLength[] {
  const { form, size, atOnce, stage, stages, people, fixtures } = given;
  const drawn = fixtures.filter(({ id }) => stageOf(id) === stage);
  if (!isStaged(form)) {
    const divisions = [...new Set(drawn.map(divisionOf))].map((division) =>
      drawn.filter((fixture) => divisionOf(fixture) === division).map(({ entrants }) => entrants),
    );
    return [longest(divisions.map((tables) => lengthOfDivision(tables, atOnce)))];
  }
  const newest = atOneTime(Math.max(0, ...drawn.map(({ entrants }) => entrants.length)));
  // A cup may have more or fewer people than planned.
  const here = tablesOfStage(drawn, stage).reduce((sum, { entrants }) => sum + entrants.length, 0);
  if (form === 'cup') return [newest, ...plannedStages(given, here).slice(1)];
  const later = Array.from({ length: Math.max(0, stages - stage) }, () => atOneTime(mostSeats(people, size)));
  return [newest, ...later];
}

const longest = (divisions: readonly StageLength[]): StageLength =>
  divisions.reduce(
    (most, each) => (each.seats * each.inTurn > most.seats * most.inTurn ? each : most),
    NOTHING,
  );

const divisionOf = ({ id }: Pairing): string => id.split('.')[1] ?? '';

/**
 * A table waits only while one of its people has `atOnce` other tables open, and all tables one after the other
 * are the most.
 */
function lengthOfDivision<T>(tables: readonly (readonly T[])[], atOnce: number): StageLength {
  const seats = Math.max(0, ...tables.map(({ length }) => length));
  const othersOf = (person: T) => tables.filter((table) => table.includes(person)).length - 1;
  const waits = tables.map((table) =>
    table.reduce((sum, person) => sum + (othersOf(person) < atOnce ? 0 : othersOf(person) / atOnce), 0),
  );
  return { seats, inTurn: Math.min(tables.length, 1 + Math.max(0, ...waits)) };
}

/** The most seats of a table if at most this many people play. */
const mostSeats = (people: number, size: TableSize): number =>
  Math.max(0, ...Array.from({ length: people }, (_, i) => tableSizesFor(i + 1, size)[0] ?? 0));
