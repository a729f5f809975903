/** The state of a competition, and the decisions about it. */
import type { Rung } from './ladder';
import type { TableSize } from './table-sizes';

export const COMPETITION_STATES = ['draft', 'sign-up', 'check-in', 'running', 'over', 'called-off'] as const;
export type CompetitionState = (typeof COMPETITION_STATES)[number];

/** A series is one division, and no season follows it; Swiss and cup are drawn stage by stage. */
export const COMPETITION_FORMS = ['series', 'season', 'swiss', 'cup'] as const;
export type CompetitionForm = (typeof COMPETITION_FORMS)[number];

/** Whether each stage is drawn once the stage before it is over. */
export const isStaged = (form: CompetitionForm): form is 'swiss' | 'cup' =>
  form === 'swiss' || form === 'cup';

export const ENTRANT_STATES = ['entered', 'checked-in', 'playing', 'withdrawn', 'excluded', 'done'] as const;
export type EntrantState = (typeof ENTRANT_STATES)[number];

export const FIXTURE_STATES = ['waiting', 'open', 'over', 'void'] as const;
export type FixtureState = (typeof FIXTURE_STATES)[number];

export interface Season {
  readonly state: CompetitionState;
  /** Seats of a table. */
  readonly size: TableSize;
  /** Hex; promised before anybody enters. */
  readonly seed: string;
  /** The most open tables of one person. */
  readonly atOnce: number;
  readonly signUpUntil: Date;
  /** When check-in ends; known once it has begun. */
  readonly checkInUntil?: Date;
  /** The ladder of the season before; empty for the first one. */
  readonly ladder: readonly Rung[];
  /** Whether sign-up of the next season was opened. */
  readonly hasNext: boolean;
}

/** A competition of any form; a season or a series has one stage. */
export interface Competition extends Season {
  readonly form: CompetitionForm;
  /** The newest stage that was drawn; 0 before the start. */
  readonly stage: number;
  /** By the number of people at the start (`stageCountFor`), 0 before; a cup may need more or fewer. */
  readonly stages: number;
  /** When the newest stage was drawn. */
  readonly stageStartedAt?: Date;
}

export interface Entrant {
  readonly id: string;
  /** The key of the person, which stays the same over seasons. */
  readonly key: string;
  readonly state: EntrantState;
  readonly checkedInAt?: Date;
  /** Their newest step at any table. */
  readonly movedAt?: Date;
  /** Ran out of time at a table of this season, and has not moved anywhere since. */
  readonly isGone?: boolean;
  /** From 1; a reserve has the division of the person they replaced. */
  readonly division?: number;
  /** Their number in the division's tables or the first draw, from 0; a reserve has none. */
  readonly lot?: number;
  /** A public number such as a rating: the first stage of a cup spreads the people with the highest ones. */
  readonly number?: number;
  /** Stages that were drawn without them, because they had not checked in. */
  readonly absent?: readonly number[];
}

export interface Fixture {
  /** stage.division.number */
  readonly id: string;
  readonly state: FixtureState;
  /** In the order of turns. */
  readonly entrants: readonly string[];
  /** The entrants as they were drawn, before people left; only in Swiss and cup. */
  readonly drawn?: readonly string[];
  /** Whether the first step was taken. */
  readonly hasBegun?: boolean;
  /** Whether no entrant holds a seat of the open table any more. */
  readonly isDeserted?: boolean;
}

/** A fixture with its entrants in the order of turns. */
export type Pairing = Pick<Fixture, 'id' | 'entrants'>;

/** An entrant's number in the tables of their division. */
export type DivisionPlace = Required<Pick<Entrant, 'id' | 'division' | 'lot'>>;

/** What to do next; each act is one transaction. */
export type SeasonAct =
  /** The competition goes to check-in; between two stages these entrants are asked again (`entered`). */
  | { readonly type: 'open-check-in'; readonly until: Date; readonly asked?: readonly string[] }
  | { readonly type: 'call-off' }
  /** The entrant is checked in, because they moved lately. */
  | { readonly type: 'check-in'; readonly entrant: string; readonly at: Date }
  /** These entrants play, all fixtures are waiting, and the competition is running at stage 1. */
  | {
      readonly type: 'start';
      readonly places: readonly DivisionPlace[];
      readonly fixtures: readonly Pairing[];
      /** The stages of a Swiss or a cup. */
      readonly stages?: number;
    }
  | { readonly type: 'withdraw'; readonly entrant: string }
  /**
   * The reserve plays in the division of `entrant` and has their place in these fixtures. Open ones have not
   * begun: there the seat is kept for the reserve.
   */
  | {
      readonly type: 'replace';
      readonly entrant: string;
      readonly reserve: string;
      readonly division: number;
      readonly fixtures: readonly Pairing[];
    }
  /** A table is made for these entrants. */
  | ({ readonly type: 'open-fixture' } & Pairing)
  | { readonly type: 'void-fixture'; readonly id: string }
  /** Sign-up of the next season begins. */
  | { readonly type: 'open-next' }
  /** All who play are done, and the competition is over. These had not checked in for another stage. */
  | { readonly type: 'finish'; readonly absent?: readonly string[] };

/** The next stage of a Swiss or a cup is drawn: its fixtures are waiting, and the competition is running. */
export interface StageStart {
  readonly type: 'start-stage';
  readonly stage: number;
  /** As drawn. */
  readonly fixtures: readonly Pairing[];
  /** These play, in division 1. */
  readonly playing: readonly string[];
  /** These are out of a cup and done. */
  readonly out: readonly string[];
  /** These stay as they are; the stage is noted as one that they missed. */
  readonly absent: readonly string[];
}

/** What to do next in a competition of any form. */
export type FormAct = SeasonAct | StageStart;

/** The acts to do now, and when to ask again if nothing happens before. */
export interface Advance<Act = SeasonAct> {
  readonly acts: readonly Act[];
  readonly dueAt?: Date;
}

/** Fixtures in the order of stage, division and number. */
export function sortFixtures<T extends Pick<Fixture, 'id'>>(fixtures: readonly T[]): readonly T[] {
  const numbered = fixtures.map((fixture) => ({ fixture, at: numberOf(fixture.id) }));
  return numbered.sort((a, b) => a.at - b.at).map(({ fixture }) => fixture);
}

/** The stage of a fixture, from its id. */
export const stageOf = (fixtureId: string): number => Number.parseInt(fixtureId, 10);

const numberOf = (id: string): number => id.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
