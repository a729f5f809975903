/** The state of a competition and the acts on it. */
import type { Rung } from './ladder';
import type { TableSize } from './pair-stage';

export const COMPETITION_STATES = ['draft', 'sign-up', 'check-in', 'running', 'over', 'called-off'] as const;
type CompetitionState = (typeof COMPETITION_STATES)[number];

/** A series has one division and no next season. Swiss and cup are drawn one stage at a time. */
export const COMPETITION_FORMS = ['series', 'season', 'swiss', 'cup'] as const;
export type CompetitionForm = (typeof COMPETITION_FORMS)[number];

/** Whether each stage is drawn after the previous one has ended. */
export const isStaged = (form: CompetitionForm): form is 'swiss' | 'cup' =>
  form === 'swiss' || form === 'cup';

export const ENTRANT_STATES = ['entered', 'checked-in', 'playing', 'withdrawn', 'excluded', 'done'] as const;
type EntrantState = (typeof ENTRANT_STATES)[number];

export const FIXTURE_STATES = ['waiting', 'open', 'over', 'void'] as const;
export type FixtureState = (typeof FIXTURE_STATES)[number];

/** How people with the same mean are told apart in a Swiss, before the share of wins. */
export const TIE_BREAKS = ['direct', 'buchholz'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** An organiser's choices about the form; the usual ones if missing. */
export interface FormTerms {
  /** The fewest people. */
  readonly least?: number | undefined;
  /** Sign-up ends as soon as this many are in. */
  readonly startsWith?: number | undefined;
  /** Stages of a Swiss. */
  readonly rounds?: number | undefined;
  /** In a cup: people sit out a stage, instead of the best others advancing. */
  readonly byes?: boolean | undefined;
  /** In a cup: a table for the third place next to the final. */
  readonly thirdPlace?: boolean | undefined;
  readonly tieBreaks?: readonly TieBreak[] | undefined;
  /** In a Swiss: the points for a bye on request; without them nobody can ask for one. */
  readonly byePoints?: number | undefined;
  /** In a Swiss: the points for each stage missed by joining late; without them nobody can. */
  readonly latePoints?: number | undefined;
}

/** The decisions of an organiser about a running competition. */
export const DECISION_KINDS = [
  ...(['award', 'annul', 'replace', 'end-stage', 'call-off', 'correct'] as const),
  /** The tables of the next stage of a Swiss. */
  'arrange',
] as const;
export type RulingKind = (typeof DECISION_KINDS)[number];

/** A competition of any form; a season or a series has one stage. */
export interface Competition {
  readonly form: CompetitionForm;
  readonly state: CompetitionState;
  /** Seats per table. */
  readonly size: TableSize;
  /** Hex; its commitment is published before sign-up. */
  readonly seed: string;
  /** Maximum open tables of one person. */
  readonly atOnce: number;
  readonly signUpUntil: Date;
  /** When check-in ends; set once it has begun. */
  readonly checkInUntil?: Date;
  /** The ladder of the previous season; empty for the first season. */
  readonly ladder: readonly Rung[];
  /** Whether sign-up for the next season has opened. */
  readonly hasNext: boolean;
  readonly terms?: FormTerms;
  /** The newest drawn stage; 0 before the start. */
  readonly stage: number;
  /**
   * Planned stages for the number of people at the start (`stageCountFor`), 0 before. A cup may need more
   * or fewer.
   */
  readonly stages: number;
  /** When the newest stage was drawn. */
  readonly stageStartedAt?: Date;
  /** The people of each table of the next stage of a Swiss, if an organiser arranged it. */
  readonly arranged?: readonly (readonly string[])[];
}

export interface Entrant {
  readonly id: string;
  /** The person's key, which stays the same across seasons. */
  readonly key: string;
  readonly state: EntrantState;
  readonly checkedInAt?: Date;
  /** Their newest move at any table. */
  readonly movedAt?: Date;
  /** They ran out of time at a table of this season and have not moved anywhere since. */
  readonly isGone?: boolean;
  /** From 1; a reserve takes the division of the person they replaced. */
  readonly division?: number;
  /** Their number in the division's tables or the first draw, from 0; reserves have none. */
  readonly lot?: number;
  /**
   * A public number such as a rating; the first stage of a cup separates the people with the highest ones.
   */
  readonly number?: number;
  /** Stages drawn without them because they had not checked in. */
  readonly absent?: readonly number[];
  /** Stages of a Swiss with a bye on request. */
  readonly byes?: readonly number[];
  /** Since when they pause: stages of a Swiss are drawn without them. */
  readonly pausedAt?: Date;
  /** Stages drawn without them because they paused. */
  readonly paused?: readonly number[];
  /** The first stage of a person who joined a running Swiss. */
  readonly lateFrom?: number;
}

/** Whether an entrant withdrew or was excluded. */
export const hasLeft = ({ state }: Pick<Entrant, 'state'>): boolean =>
  state === 'withdrawn' || state === 'excluded';

export interface Fixture {
  /** Has the form stage.division.number. */
  readonly id: string;
  readonly state: FixtureState;
  /** In turn order. */
  readonly entrants: readonly string[];
  /** The entrants as drawn, before anyone left; only in Swiss and cup. */
  readonly drawn?: readonly string[];
  /** Whether the first move has been made. */
  readonly hasBegun?: boolean;
  /** Whether no entrant holds a seat of the open table. */
  readonly isDeserted?: boolean;
}

/** A fixture with its entrants in turn order. */
export type Pairing = Pick<Fixture, 'id' | 'entrants'>;

/** An entrant's number among the tables of their division. */
type DivisionPlace = Required<Pick<Entrant, 'id' | 'division' | 'lot'>> & Pick<Entrant, 'number'>;

/** The places and tables at the start. */
export interface FormStart {
  readonly places: readonly DivisionPlace[];
  readonly fixtures: readonly Pairing[];
  /** Planned stages of a Swiss or a cup. */
  readonly stages?: number;
}

/** Draws the next stage of a Swiss or a cup: its fixtures wait, and the competition runs. */
export interface StageStart {
  readonly type: 'start-stage';
  readonly stage: number;
  /** As drawn. */
  readonly fixtures: readonly Pairing[];
  /** These entrants play, in division 1. */
  readonly playing: readonly string[];
  /** These entrants are out of a cup and done. */
  readonly out: readonly string[];
  /** These entrants keep their state; the stage is recorded as missed. */
  readonly absent: readonly string[];
  /** The same for entrants of a Swiss who pause. */
  readonly paused: readonly string[];
}

/** What to do next; each act is one transaction. */
export type FormAct =
  /** Check-in opens; between two stages, only the `asked` entrants must check in again. */
  | { readonly type: 'open-check-in'; readonly until: Date; readonly asked?: readonly string[] }
  | { readonly type: 'call-off' }
  /** The entrant is checked in because they moved recently. */
  | { readonly type: 'check-in'; readonly entrant: string; readonly at: Date }
  /** These entrants play, all fixtures wait, and the competition runs at stage 1. */
  | ({ readonly type: 'start' } & FormStart)
  | StageStart
  | { readonly type: 'withdraw'; readonly entrant: string }
  /**
   * The reserve joins the division of `entrant` and takes over these fixtures. Open ones have not begun;
   * their seat is reserved for the reserve.
   */
  | {
      readonly type: 'replace';
      readonly entrant: string;
      readonly reserve: string;
      readonly division: number;
      readonly fixtures: readonly Pairing[];
    }
  /** Opens a table for these entrants. */
  | ({ readonly type: 'open-fixture' } & Pairing)
  | { readonly type: 'void-fixture'; readonly id: string }
  /** Opens sign-up for the next season. */
  | { readonly type: 'open-next' }
  /**
   * The competition ends and all playing entrants are done. `absent` had not checked in for another stage.
   */
  | { readonly type: 'finish'; readonly absent?: readonly string[] };

/** The acts to apply now, and when to ask again if nothing happens before. */
export interface Advance {
  readonly acts: readonly FormAct[];
  readonly dueAt?: Date;
}

/** Swiss and cup have one division. */
export const DIVISION = 1;

/** Whether a fixture of a cup is the table for the third place: its division is the second. */
export const isForThird = (fixtureId: string): boolean => Number(fixtureId.split('.')[1]) > DIVISION;

/** The tables of a stage of a Swiss or a cup, without the one for the third place. */
export const tablesOfStage = <T extends Pick<Fixture, 'id'>>(
  fixtures: readonly T[],
  stage: number,
): readonly T[] => fixtures.filter(({ id }) => stageOf(id) === stage && !isForThird(id));

/** Sorts fixtures by stage, division and number. */
export function sortFixtures<T extends Pick<Fixture, 'id'>>(fixtures: readonly T[]): readonly T[] {
  const numbered = fixtures.map((fixture) => ({ fixture, at: numberOf(fixture.id) }));
  return numbered.sort((a, b) => a.at - b.at).map(({ fixture }) => fixture);
}

/** The stage of a fixture, read from its id. */
export const stageOf = (fixtureId: string): number => Number.parseInt(fixtureId, 10);

const numberOf = (id: string): number => id.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

// Steps that all forms of competition share: sign-up, check-in, leaving, reserves and tables.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const CHECK_IN_MS = 72 * HOUR_MS;
/** A move at any table within this time counts as checking in. */
const RECENT_MOVE_MS = 7 * DAY_MS;
/** Minimum people of a competition and of a fixture. */
export const LEAST_PEOPLE = 2;

export interface SeasonInput {
  readonly competition: Competition;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly Fixture[];
}

/** At the end of sign-up, or once enough are in, opens check-in; cancels with too few people. */
export function advanceSignUp(
  { competition, entrants }: Pick<SeasonInput, 'competition' | 'entrants'>,
  now: Date,
  least = LEAST_PEOPLE,
): Advance {
  const { least: wanted = 0, startsWith = Number.POSITIVE_INFINITY } = competition.terms ?? {};
  const people = entrants.filter(isIn).length;
  if (now < competition.signUpUntil && people < startsWith)
    return { acts: [], dueAt: competition.signUpUntil };
  const isEnough = people >= Math.max(least, wanted);
  const until = new Date(now.getTime() + CHECK_IN_MS);
  return { acts: [isEnough ? { type: 'open-check-in', until } : { type: 'call-off' }] };
}

/** Starts once everyone has checked in. At the deadline, people who have not checked in become reserves. */
export function advanceCheckIn(
  { competition, entrants }: Pick<SeasonInput, 'competition' | 'entrants'>,
  now: Date,
  start: (ready: readonly Entrant[]) => FormAct,
  least = LEAST_PEOPLE,
): Advance {
  const checkIns = checkInsBy(entrants, now);
  if (checkIns.length > 0) return { acts: checkIns };
  const ready = entrants.filter(({ state }) => state === 'checked-in');
  const until = competition.checkInUntil ?? now;
  const isComplete = ready.length === entrants.filter(isIn).length;
  if (now < until && (!isComplete || ready.length < least)) return { acts: [], dueAt: until };
  const isEnough = ready.length >= Math.max(least, competition.terms?.least ?? 0);
  return { acts: [isEnough ? start(ready) : { type: 'call-off' }] };
}

const isIn = ({ state }: Entrant): boolean => state === 'entered' || state === 'checked-in';
export const isClosed = ({ state }: Pick<Fixture, 'state'>): boolean => state === 'over' || state === 'void';

/** Whether the entrant moved at any table within seven days. */
export const hasMoved = ({ movedAt }: Entrant, now: Date): boolean =>
  movedAt !== undefined && movedAt.getTime() >= now.getTime() - RECENT_MOVE_MS;

/** Checks in the entrants who moved recently. */
export const checkInsBy = (entrants: readonly Entrant[], now: Date): readonly FormAct[] =>
  entrants
    .filter((each) => each.state === 'entered' && hasMoved(each, now))
    .map(({ id }) => ({ type: 'check-in', entrant: id, at: now }));

export const withdrawalsIn = ({ entrants }: Pick<SeasonInput, 'entrants'>): readonly FormAct[] =>
  entrants
    .filter(({ state, isGone }) => state === 'playing' && isGone)
    .map(({ id }) => ({ type: 'withdraw', entrant: id }));

/** The first reserve takes over all fixtures of one person who is out, if they have not begun. */
export function replacementsIn({
  entrants,
  fixtures,
}: Pick<SeasonInput, 'entrants' | 'fixtures'>): readonly FormAct[] {
  const [reserve] = reservesOf(entrants);
  if (!reserve) return [];
  for (const { id, division } of entrants.filter(hasLeft)) {
    const taken = fixtures.filter((fixture) => fixture.entrants.includes(id) && canStillChange(fixture));
    if (taken.length === 0 || division === undefined) continue;
    const replaced = taken.map((fixture) => ({
      id: fixture.id,
      entrants: fixture.entrants.map((entrant) => (entrant === id ? reserve.id : entrant)),
    }));
    return [{ type: 'replace', entrant: id, reserve: reserve.id, division, fixtures: replaced }];
  }
  return [];
}

/** Entrants who checked in but do not play, the earliest first. Late joiners wait for their own stage. */
export function reservesOf(entrants: readonly Entrant[]): readonly Entrant[] {
  const time = ({ checkedInAt }: Entrant) => checkedInAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return entrants
    .filter(({ state, lateFrom }) => state === 'checked-in' && lateFrom === undefined)
    .toSorted((a, b) => time(a) - time(b) || (a.id < b.id ? -1 : 1));
}

const canStillChange = ({ state, hasBegun }: Fixture): boolean =>
  state === 'waiting' || (state === 'open' && !hasBegun);

/** Opens fixtures in order, while each person has fewer than `atOnce` open ones. */
export function fixtureActs({ competition, entrants, fixtures }: SeasonInput): readonly FormAct[] {
  const playing = new Set(entrants.filter(({ state }) => state === 'playing').map(({ id }) => id));
  const acts: FormAct[] = [];
  const open = new Map<string, number>();
  const count = (ids: readonly string[]) => ids.forEach((id) => open.set(id, (open.get(id) ?? 0) + 1));
  for (const { id, state, isDeserted, entrants: people } of fixtures) {
    if (state !== 'open') continue;
    if (isDeserted) acts.push({ type: 'void-fixture', id });
    else count(people);
  }
  for (const { id, state, entrants: people } of fixtures) {
    if (state !== 'waiting') continue;
    const left = people.filter((person) => playing.has(person));
    if (left.length < LEAST_PEOPLE) acts.push({ type: 'void-fixture', id });
    else if (left.every((person) => (open.get(person) ?? 0) < competition.atOnce)) {
      acts.push({ type: 'open-fixture', id, entrants: left });
      count(left);
    }
  }
  return acts;
}
