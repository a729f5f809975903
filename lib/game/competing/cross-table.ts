/** Who met whom in a competition, with the result of each table, and the standings after each stage. */
import { isClosed, isStaged, sortFixtures, stageOf, type FixtureState } from './competition';
import { type Rest, restsOf } from './rests';
import type { PlayedFixture } from './season';
import { standingsByForm, type PlayedCompetition } from './stage-standing';
import { POINT } from './result';

/** How a table stands for a person: `bye` sits out the stage, `void` was not played. */
export const CROSS_STATES = [
  ...(['waiting', 'open', 'over', 'void'] satisfies FixtureState[]),
  'bye',
] as const;
type CrossState = (typeof CROSS_STATES)[number];

interface Met {
  readonly id: string;
  readonly place?: number | undefined;
}

/** A table as one of its people sees it. */
export interface CrossCell {
  readonly fixture: string;
  readonly stage: number;
  readonly state: CrossState;
  /** None before the end, and for a person whose game a computer finished. */
  readonly place?: number | undefined;
  /** Table points, of ten. */
  readonly points?: number | undefined;
  readonly left: boolean;
  readonly others: readonly Met[];
}

export interface CrossRow {
  readonly id: string;
  /** In the current standings. */
  readonly place: number;
  readonly cells: readonly CrossCell[];
  /** Stages of a Swiss without a table that count all the same; points of ten. */
  readonly rests: readonly Rest[];
  /** The places after the stages that are over, the first one first; only in a Swiss or a cup. */
  readonly after: readonly (number | undefined)[];
}

export interface CrossTable {
  readonly division: number;
  readonly stages: readonly number[];
  /** In the order of the standings. */
  readonly rows: readonly CrossRow[];
}

/** The cross-table of each division; a Swiss and a cup have one. */
export function crossTablesOf(played: PlayedCompetition): readonly CrossTable[] {
  const fixtures = sortFixtures(played.fixtures);
  const stages = [...new Set(fixtures.map(({ id }) => stageOf(id)))];
  const after = isStaged(played.form) ? placesAfter(played, fixtures, stages) : [];
  return standingsByForm(played).map(({ division, lines }) => ({
    division,
    stages,
    rows: lines.map(({ id, place }) => ({
      id,
      place,
      cells: fixtures.filter(({ entrants }) => entrants.includes(id)).map((table) => cellOf(table, id)),
      rests: played.form === 'swiss' ? restsIn(played, id, stages.at(-1) ?? 0) : [],
      after: after.map((places) => places.get(id)),
    })),
  }));
}

function restsIn(
  { entrants, fixtures, terms }: PlayedCompetition,
  id: string,
  upTo: number,
): readonly Rest[] {
  const entrant = entrants.find((each) => each.id === id);
  const rests = entrant ? restsOf(entrant, fixtures, { terms, upTo }) : [];
  return rests.map((rest) => ({ ...rest, points: rest.points / POINT }));
}

function cellOf(
  { id: fixture, state, entrants, drawn = entrants, seats }: PlayedFixture,
  id: string,
): CrossCell {
  const seatOf = (who: string) =>
    state === 'over' ? seats.find(({ entrant }) => entrant === who) : undefined;
  const mine = seatOf(id);
  const isBye = state === 'void' && drawn.length === 1;
  return {
    fixture,
    stage: stageOf(fixture),
    state: isBye ? 'bye' : state,
    place: mine?.place,
    points: mine && mine.tablePoints / POINT,
    left: mine?.left ?? false,
    others: entrants.filter((each) => each !== id).map((each) => ({ id: each, place: seatOf(each)?.place })),
  };
}

/**
 * The places after each stage that is over. In older stages, people who left later keep the places that they
 * had at the time.
 */
function placesAfter(
  played: PlayedCompetition,
  fixtures: readonly PlayedFixture[],
  stages: readonly number[],
): readonly ReadonlyMap<string, number>[] {
  const closed = stages.filter((stage) =>
    fixtures.filter(({ id }) => stageOf(id) === stage).every((fixture) => isClosed(fixture)),
  );
  return closed.map((stage) => {
    const until = fixtures.filter(({ id }) => stageOf(id) <= stage);
    const [all] = standingsByForm({
      ...played,
      fixtures: until,
      isByPointsOnly: stage < (stages.at(-1) ?? 0),
    });
    return new Map(all?.lines.map(({ id, place }) => [id, place]));
  });
}
