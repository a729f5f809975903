/** The state of a season, and the decisions of `advanceSeason`. */
import type { Rung } from './ladder';
import type { TableSize } from './table-sizes';

export const COMPETITION_STATES = ['draft', 'sign-up', 'check-in', 'running', 'over', 'called-off'] as const;
export type CompetitionState = (typeof COMPETITION_STATES)[number];

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
  /** Their number in the division's tables, from 0; a reserve has none. */
  readonly lot?: number;
}

export interface Fixture {
  /** stage.division.number */
  readonly id: string;
  readonly state: FixtureState;
  /** In the order of turns. */
  readonly entrants: readonly string[];
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
  /** The competition goes to check-in. */
  | { readonly type: 'open-check-in'; readonly until: Date }
  | { readonly type: 'call-off' }
  /** The entrant is checked in, because they moved lately. */
  | { readonly type: 'check-in'; readonly entrant: string; readonly at: Date }
  /** These entrants play, all fixtures are waiting, and the competition is running. */
  | {
      readonly type: 'start';
      readonly places: readonly DivisionPlace[];
      readonly fixtures: readonly Pairing[];
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
  /** All who play are done, and the competition is over. */
  | { readonly type: 'finish' };

/** The acts to do now, and when to ask again if nothing happens before. */
export interface Advance {
  readonly acts: readonly SeasonAct[];
  readonly dueAt?: Date;
}

/** Fixtures in the order of stage, division and number. */
export function sortFixtures<T extends Pick<Fixture, 'id'>>(fixtures: readonly T[]): readonly T[] {
  const numbered = fixtures.map((fixture) => ({ fixture, at: numberOf(fixture.id) }));
  return numbered.sort((a, b) => a.at - b.at).map(({ fixture }) => fixture);
}

const numberOf = (id: string): number => id.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
