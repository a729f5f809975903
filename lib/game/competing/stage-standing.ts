/** The standings of a Swiss or a cup, and of a competition of any form. */
import {
  DIVISION,
  hasLeft,
  isForThird,
  isStaged,
  stageOf,
  tablesOfStage,
  type CompetitionForm,
  type Entrant,
} from './competition';
import { competitionStandingOf, type CompetitionLine, type EntrantRecord } from './competition-standing';
import { restsOf } from './rests';
import {
  resultsOf,
  seasonStandingsOf,
  type DivisionStanding,
  type PlayedFixture,
  type PlayedSeason,
} from './season';

/** A competition of any form with its results. */
export interface PlayedCompetition extends PlayedSeason {
  readonly form: CompetitionForm;
}

/** The standings of each division; Swiss and cup have one. */
export const standingsByForm = (played: PlayedCompetition): readonly DivisionStanding[] =>
  isStaged(played.form) ? stagedStandings(played) : seasonStandingsOf(played);

function stagedStandings(played: PlayedCompetition): readonly DivisionStanding[] {
  const records = recordsOf(played);
  if (records.length === 0) return [];
  const { fixtures, terms } = played;
  const lines = competitionStandingOf(records, played.seed, {
    tieBreaks: terms?.tieBreaks ?? [],
    fixtures: fixtures.filter(({ state }) => state === 'over'),
  });
  const shown = played.form === 'cup' ? cupLines(lines, played) : lines;
  return [{ division: DIVISION, lines: shown, up: 0, down: 0 }];
}

/** The records of a Swiss or a cup: people of the first draw, and others with a table. */
export function recordsOf(played: PlayedCompetition): readonly EntrantRecord[] {
  const { entrants, fixtures, terms } = played;
  const upTo = Math.max(0, ...fixtures.map(({ id }) => stageOf(id)));
  return entrants
    .filter(({ id, lot }) => lot !== undefined || fixtures.some((each) => each.entrants.includes(id)))
    .map((each) => ({
      id: each.id,
      due: dueStages(each, played),
      results: resultsOf(each.id, fixtures),
      rests: restsOf(each, fixtures, { terms, upTo }).map(({ points }) => points),
      tier: tierByForm(each, played),
    }));
}

/** An entrant's tables that have ended, plus the stages they missed since their first one without a bye. */
function dueStages({ id, byes = [] }: Entrant, { form, fixtures }: PlayedCompetition): number {
  const stages = [...new Set(fixtures.map((fixture) => stageOf(fixture.id)))].sort((a, b) => a - b);
  const [first, last] = [firstStage(id, fixtures), form === 'cup' ? lastStage(id, fixtures) : Infinity];
  return stages
    .filter((stage) => stage >= first && stage <= last)
    .filter((stage) => {
      const own = fixtures.find((each) => stageOf(each.id) === stage && each.entrants.includes(id));
      return own ? own.state === 'over' : !byes.includes(stage);
    }).length;
}

const wasIn = ({ entrants, drawn }: PlayedFixture, id: string): boolean =>
  entrants.includes(id) || (drawn?.includes(id) ?? false);

const stagesOf = (id: string, fixtures: readonly PlayedFixture[]): readonly number[] =>
  fixtures
    .filter((fixture) => wasIn(fixture, id) && !isForThird(fixture.id))
    .map((fixture) => stageOf(fixture.id));

const firstStage = (id: string, fixtures: readonly PlayedFixture[]) => Math.min(...stagesOf(id, fixtures));
const lastStage = (id: string, fixtures: readonly PlayedFixture[]) => Math.max(0, ...stagesOf(id, fixtures));

/** The final of a cup: the only table of its newest stage. */
export function finalOf<T extends PlayedFixture>(fixtures: readonly T[]): T | undefined {
  const newest = Math.max(0, ...fixtures.map(({ id }) => stageOf(id)));
  const [only, ...others] = tablesOfStage(fixtures, newest);
  return others.length === 0 ? only : undefined;
}

/** Greater than the number of places at any table. */
const PLACES = 8;
/** After everyone who stayed in a stage, and before the small final of those who came less far. */
const LEFT = PLACES - 1 + 1 / (2 * PLACES);

/** People who left come after the others; in a cup, after those who got as far as they did. */
function tierByForm(entrant: Entrant, played: PlayedCompetition): number {
  const { form, fixtures, isByPointsOnly } = played;
  const isLast = !isByPointsOnly && hasLeft(entrant);
  if (form !== 'cup') return Number(isLast);
  const tier = tierOf(entrant, played);
  return isLast ? Math.max(tier, LEFT - lastStage(entrant.id, fixtures) * PLACES) : tier;
}

/** A lower tier means that the entrant got further. Places at the final separate the finalists. */
function tierOf({ id }: Entrant, { entrants, fixtures, isByPointsOnly }: PlayedSeason): number {
  const tier = -lastStage(id, fixtures) * PLACES;
  const final = finalOf(fixtures);
  if (!final || !wasIn(final, id)) return tier - thirdShare(id, fixtures);
  if (final.state === 'void') {
    // The only one who stayed has won; if several did, none of them finished the final.
    const stayed = entrants.filter((each) => final.entrants.includes(each.id) && !hasLeft(each));
    const hasWon = isByPointsOnly || stayed.length === 1;
    return tier + (hasWon && stayed.some((each) => each.id === id) ? 1 : PLACES - 1);
  }
  if (final.state !== 'over') return tier;
  const seat = final.seats.find(({ entrant }) => entrant === id);
  return tier + (seat && !seat.left ? seat.place : PLACES - 1);
}

/** Places at the table for the third place separate the people who came as far, and put them first. */
function thirdShare(id: string, fixtures: readonly PlayedFixture[]): number {
  const third = fixtures.find((fixture) => isForThird(fixture.id) && wasIn(fixture, id));
  if (!third) return 0;
  const seat = third.seats.find(({ entrant }) => entrant === id);
  const place = third.state === 'over' && seat && !seat.left ? seat.place : PLACES - 1;
  return 1 - place / PLACES;
}

/**
 * The winners of a finished competition, in a season of its top division; nobody, if all have left or
 * nobody finished a table.
 */
export function championsOf(played: PlayedCompetition): readonly string[] {
  if (played.form === 'cup') return winnersOf(played);
  const [top] = standingsByForm(played);
  const first = top?.lines[0];
  const entrant = played.entrants.find(({ id }) => id === first?.id);
  if (!entrant || hasLeft(entrant)) return [];
  return resultsOf(entrant.id, played.fixtures).some(({ left }) => !left) ? [entrant.id] : [];
}

/**
 * The winners of a finished cup: the best of those who stayed and finished the final. People who share
 * that place share the title.
 */
export function winnersOf(played: PlayedSeason): readonly string[] {
  const { entrants, fixtures } = played;
  const final = finalOf(fixtures);
  if (!final || (final.state !== 'over' && final.state !== 'void')) return [];
  const tiers = new Map(
    entrants.filter((each) => !hasLeft(each)).map((each) => [each.id, tierOf(each, played)]),
  );
  const best = Math.min(...tiers.values());
  const unfinished = PLACES - 1 - stageOf(final.id) * PLACES;
  return best < unfinished ? [...tiers.keys()].filter((id) => tiers.get(id) === best) : [];
}

function cupLines(lines: readonly CompetitionLine[], played: PlayedCompetition): readonly CompetitionLine[] {
  const winners = winnersOf(played);
  return lines.map((line) => ({
    ...line,
    place: winners.includes(line.id) ? 1 : line.place,
    reached: lastStage(line.id, played.fixtures),
  }));
}
