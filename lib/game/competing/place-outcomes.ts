/** The outcome of each possible place of an entrant at their open table. */
import { hasLeft, isForThird, isStaged, stageOf, tablesOfStage } from './competition';
import { competitionStandingOf } from './competition-standing';
import { isClosed } from './competition-steps';
import { throughSoFar } from './cup-stage';
import type { PlayedFixture } from './season-standing';
import { placesThrough } from './stage-count';
import { recordsOf, type PlayedCompetition } from './stage-standing';
import { POINT, tablePointsOf } from './table-points';

/** Outcomes in a cup: wins it, comes third, qualifies, qualifies as one of the best others, or is out. */
type CupOutcome = 'wins' | 'third' | 'goes-on' | 'if-best' | 'out';

/** A place from 1, and its outcome if all other tables stay unchanged. */
export type PlaceOutcome =
  | {
      readonly form: 'swiss';
      readonly place: number;
      /** Table points from this table. */
      readonly tablePoints: number;
      /** The new mean of table points, and the new place in the standings. */
      readonly mean: number;
      readonly standing: number;
    }
  | { readonly form: 'cup'; readonly place: number; readonly outcome: CupOutcome };

/** The outcomes for an entrant of a Swiss or a cup at their open or waiting table; otherwise none. */
export function placeOutcomes(
  played: PlayedCompetition,
  fixtureId: string,
  entrantId: string,
): readonly PlaceOutcome[] {
  const table = played.fixtures.find(({ id }) => id === fixtureId);
  if (!isStaged(played.form) || !table || isClosed(table) || !table.entrants.includes(entrantId)) return [];
  const places = table.entrants.map((_, i) => i + 1);
  return played.form === 'swiss'
    ? swissOutcomes(played, places, entrantId)
    : cupOutcomes(played, table, places);
}

/** Any share of the winner's points would work; this one keeps the mean share unchanged. */
const SHARE_OF = 1_000_000;

function swissOutcomes(
  played: PlayedCompetition,
  places: readonly number[],
  entrantId: string,
): readonly PlaceOutcome[] {
  const records = recordsOf(played);
  const points = tablePointsOf(places);
  return places.flatMap((place, i) => {
    const tablePoints = points[i] ?? 0;
    const lines = competitionStandingOf(
      records.map((record) => {
        if (record.id !== entrantId) return record;
        const shares = record.results.map((each) => each.points / Math.max(1, each.winnerPoints));
        const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, shares.length);
        const result = { place, tablePoints, left: false, points: share * SHARE_OF, winnerPoints: SHARE_OF };
        return { ...record, due: record.due + 1, results: [...record.results, result] };
      }),
      played.seed,
    );
    const line = lines.find(({ id }) => id === entrantId);
    if (!line) return [];
    const { place: standing, mean = 0 } = line;
    return [{ form: 'swiss' as const, place, tablePoints: tablePoints / POINT, mean, standing }];
  });
}

function cupOutcomes(
  { fixtures, size, seed, entrants, terms }: PlayedCompetition,
  table: PlayedFixture,
  places: readonly number[],
): readonly PlaceOutcome[] {
  const tables = tablesOfStage(fixtures, stageOf(table.id));
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const { hasFree } = throughSoFar(tables, { size, seed, terms, isThere: (id) => !out.has(id) });
  const outcomeOf = (place: number): CupOutcome => {
    if (isForThird(table.id)) return place === 1 ? 'third' : 'out';
    if (tables.length === 1) return place === 1 ? 'wins' : 'out';
    if (place <= placesThrough(table.entrants.length)) return 'goes-on';
    return hasFree ? 'if-best' : 'out';
  };
  return places.map((place) => ({ form: 'cup', place, outcome: outcomeOf(place) }));
}
