/**
 * Works a competition out again from its document: divisions and tables from the seed and the people who had
 * checked in, table points from places, standings from results, and who moved up and down from standings.
 */
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import { finalPlacesOf, RESULT_ENDINGS } from '@/lib/game/competing/result';
import type { SeasonDocument } from '@/lib/game/competing/season-document';
import { seasonStandingsOf, type DivisionStanding } from '@/lib/game/competing/season-standing';
import { startSeason } from '@/lib/game/competing/season-start';
import { placesByTier, POINT, tablePointsOf } from '@/lib/game/competing/table-points';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { CheckState } from './report';
import { SEASON_CHECKS, type SeasonCheck, type SeasonFault, type SeasonVerification } from './season-report';
import { strangeTables } from './season-tables';

type Found = readonly Omit<SeasonFault, 'check'>[];

/** Games by their ids, already verified: with them the points of tables are checked too. */
export type PlayedGames = ReadonlyMap<string, GameDocument>;

/** Checks a competition. Each part is worked out from checked ones, so one change is named once. */
export function verifySeason(document: SeasonDocument, games: PlayedGames = new Map()): SeasonVerification {
  const { id, state, seed } = document.competition;
  const results = resultFaults(document, games);
  if (seed === undefined) {
    const missing: Found = [{ code: 'seed-missing', at: id }];
    return verificationOf({ ...(state === 'over' ? { commitment: missing } : {}), results }, 'later');
  }
  if (sha256Hex(seed) !== document.competition.commitment)
    return verificationOf({ commitment: [{ code: 'commitment', at: id }] }, 'open');
  const checkedIn = checkInFaults(document);
  const made = { commitment: [], 'check-in': checkedIn, results };
  if (checkedIn.length > 0) return verificationOf(made, 'open');
  const drawn = drawAgain(document, seed);
  const divisions = divisionFaults(document, drawn);
  const fixtures = fixtureFaults(document, drawn);
  if (results.length > 0) return verificationOf({ ...made, divisions, fixtures }, 'open');
  const again = standingsAgain(document, drawn, seed);
  const standings = standingFaults(document, again);
  const ladder = ladderFaults(document, again);
  return verificationOf({ ...made, divisions, fixtures, standings, ladder }, 'open');
}

/** The result of the checks that were made; the others are in the state `rest`. */
function verificationOf(
  made: Readonly<Partial<Record<SeasonCheck, Found>>>,
  rest: CheckState,
): SeasonVerification {
  const stateOf = (found: Found | undefined): CheckState => {
    if (!found) return rest;
    return found.length === 0 ? 'ok' : 'failed';
  };
  const checks = Object.fromEntries(SEASON_CHECKS.map((check) => [check, stateOf(made[check])]));
  return {
    complete: rest === 'open',
    checks: checks as Record<SeasonCheck, CheckState>,
    faults: SEASON_CHECKS.flatMap((check) => (made[check] ?? []).map((fault) => ({ check, ...fault }))),
  };
}

type Entrant = SeasonDocument['entrants'][number];
type Fixture = SeasonDocument['fixtures'][number];

const isOut = ({ state }: Entrant): boolean => state === 'withdrawn' || state === 'excluded';
const wasDrawn = ({ lot }: Entrant): boolean => lot !== undefined;
const divisionOf = (fixtureId: string): number => Number(fixtureId.split('.')[1]);

/** Clocks of several processes may differ by as much. */
const SKEW_MS = 60_000;

function checkInFaults({ competition: { startedAt }, entrants }: SeasonDocument): Found {
  const start = startedAt === undefined ? 0 : Date.parse(startedAt);
  return entrants.flatMap((entrant): Found => {
    const { id: at, checkedInAt } = entrant;
    const checkedIn = checkedInAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(checkedInAt);
    if (wasDrawn(entrant)) return checkedIn <= start + SKEW_MS ? [] : [{ code: 'not-checked-in', at }];
    return checkedIn < start - SKEW_MS && !isOut(entrant) ? [{ code: 'left-out', at }] : [];
  });
}

interface Drawn {
  readonly placeOf: ReadonlyMap<string, { readonly division: number; readonly lot: number }>;
  readonly fixtures: ReadonlyMap<string, readonly string[]>;
}

function drawAgain({ competition: { size }, entrants, ladderBefore }: SeasonDocument, seed: string): Drawn {
  const ladder = ladderBefore.map(rungOf);
  const people = entrants.filter(wasDrawn).map(({ id }) => ({ id, key: id }));
  const { places, fixtures } = startSeason({ size, seed, ladder }, people);
  return {
    placeOf: new Map(places.map(({ id, ...place }) => [id, place])),
    fixtures: new Map(fixtures.map((each) => [each.id, each.entrants])),
  };
}

const rungOf = ({ entrant, ...rung }: SeasonDocument['ladderBefore'][number]): Rung => ({
  key: entrant,
  ...rung,
});

/** A reserve plays in the division of the tables they have. */
function divisionAgain({ id, division }: Entrant, { placeOf }: Drawn, fixtures: readonly Fixture[]) {
  const place = placeOf.get(id);
  if (place) return place.division;
  if (division === undefined) return undefined;
  const own = fixtures.find(({ entrants }) => entrants.includes(id));
  return own ? divisionOf(own.id) : division;
}

function divisionFaults({ entrants, fixtures }: SeasonDocument, drawn: Drawn): Found {
  return entrants.flatMap((entrant): Found => {
    const { id: at, division, lot } = entrant;
    if (division !== divisionAgain(entrant, drawn, fixtures)) return [{ code: 'division', at }];
    return lot === drawn.placeOf.get(at)?.lot ? [] : [{ code: 'lot', at }];
  });
}

function fixtureFaults({ entrants, fixtures }: SeasonDocument, drawn: Drawn): Found {
  const ids = fixtures.map(({ id }) => id);
  const out = new Set(entrants.filter(isOut).map(({ id }) => id));
  const reserves = entrants.filter((each) => !wasDrawn(each)).map(({ id }) => id);
  const divisions = [...new Set([...drawn.placeOf.values()].map(({ division }) => division))];
  return [
    ...[...drawn.fixtures.keys()]
      .filter((id) => !ids.includes(id))
      .map((at) => ({ code: 'fixture-missing', at }) as const),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((at) => ({ code: 'fixture-twice', at }) as const),
    ...ids.filter((id) => !drawn.fixtures.has(id)).map((at) => ({ code: 'fixture-unknown', at }) as const),
    ...fixtures
      .filter(({ state }) => state !== 'over' && state !== 'void')
      .map(({ id }) => ({ code: 'fixture-open', at: id }) as const),
    ...divisions
      .flatMap((division) => {
        const tables = fixtures
          .filter(({ id }) => divisionOf(id) === division && drawn.fixtures.has(id))
          .map(({ id, entrants: now }) => ({ id, now, drawn: drawn.fixtures.get(id) ?? [] }));
        return strangeTables(tables, reserves, (id) => out.has(id));
      })
      .map((at) => ({ code: 'order', at }) as const),
  ];
}

/** Places and table points at each table. */
function resultFaults({ fixtures }: SeasonDocument, games: PlayedGames): Found {
  return fixtures.flatMap(({ id, state, entrants, seats, game: gameId = '' }): Found => {
    const game = games.get(gameId);
    if (state !== 'over') return seats.length === 0 ? [] : [{ code: 'no-result', at: id }];
    if (seats.length < 2) return [{ code: 'no-result', at: id }];
    const right = tablePointsOf(seats.map(({ place }) => place));
    const places = placesAgain(seats, game);
    return seats.flatMap(({ seat, entrant, place, points, tablePoints }, i): Found => {
      const at = `${id} seat ${seat + 1}`;
      const isAlone = seats.findIndex((each) => each.seat === seat) === i;
      if (!isAlone || (entrant !== undefined && entrants[seat] !== entrant)) return [{ code: 'seat', at }];
      const score = game?.result?.scores.find((each) => each.seat === seat)?.total;
      if (score !== undefined && score !== points) return [{ code: 'points', at }];
      if (place !== places[i]) return [{ code: 'place', at }];
      return tablePoints === (right[i] ?? 0) / POINT ? [] : [{ code: 'table-points', at }];
    });
  });
}

/** Places as the game ended; without it at least without gaps, and everybody who left shares the last. */
function placesAgain(seats: Fixture['seats'], game: GameDocument | undefined): readonly number[] {
  const { how = 'played-out' } = game?.game.ending ?? {};
  const ending = RESULT_ENDINGS.find((known) => known === how);
  if (!game?.result || !ending)
    return placesByTier(seats.map(({ place, left }) => (left ? Number.POSITIVE_INFINITY : place)));
  const winner = game.game.ending?.winner;
  const table = {
    how: ending,
    ranking: game.result.ranking,
    ...(winner === undefined ? {} : { winner }),
    seats: seats.map(({ seat, left }) => ({ seat, fate: left ? ('left' as const) : ('finished' as const) })),
  };
  return finalPlacesOf(table).map(({ place }) => place);
}

function standingsAgain(
  { competition: { size }, entrants, fixtures }: SeasonDocument,
  drawn: Drawn,
  seed: string,
): readonly DivisionStanding[] {
  return seasonStandingsOf({
    size,
    seed,
    entrants: entrants.map(({ id, state, ...rest }) => {
      const division = divisionAgain({ id, state, ...rest }, drawn, fixtures);
      const lot = drawn.placeOf.get(id)?.lot;
      const place = {
        ...(division === undefined ? {} : { division }),
        ...(lot === undefined ? {} : { lot }),
      };
      return { id, key: id, state, ...place };
    }),
    fixtures: fixtures.map(({ seats, ...fixture }) => {
      const points = tablePointsOf(seats.map(({ place }) => place));
      return {
        ...fixture,
        seats: seats.map(({ entrant, ...seat }, i) => ({
          ...seat,
          tablePoints: points[i] ?? 0,
          ...(entrant === undefined ? {} : { entrant }),
        })),
      };
    }),
  });
}

function standingFaults({ standings }: SeasonDocument, again: readonly DivisionStanding[]): Found {
  const told = standings.flatMap(({ division, lines }) => lines.map((line) => ({ division, ...line })));
  const right = again.flatMap(({ division, lines }) => lines.map((line) => ({ division, ...line })));
  const unknown = told.filter(({ entrant }, i) => {
    const isAgain = told.findIndex((each) => each.entrant === entrant) !== i;
    return isAgain || !right.some(({ id }) => id === entrant);
  });
  const wrong = right.flatMap(({ id: at, division, place, ...figures }): Found => {
    const line = told.find(({ entrant }) => entrant === at);
    if (line?.division !== division) return [{ code: 'not-in-standing', at }];
    if (line.place !== place) return [{ code: 'rank', at }];
    const { tables, wins, mean, isBelowLine } = figures;
    const isRight = line.tables === tables && line.wins === wins && line.mean === mean;
    return isRight && line.isBelowLine === isBelowLine ? [] : [{ code: 'figures', at }];
  });
  return [...unknown.map(({ entrant }) => ({ code: 'not-in-standing', at: entrant }) as const), ...wrong];
}

function ladderFaults(
  { competition: { id }, ladderBefore, ladder = [] }: SeasonDocument,
  standings: readonly DivisionStanding[],
): Found {
  const divisions = standings.map(({ lines }) => lines.map((line) => line.id));
  const right = ladderAfter(ladderBefore.map(rungOf), divisions);
  const isSame = (rung: Rung, i: number) => {
    const { entrant, division, satOut } = ladder[i] ?? {};
    return entrant === rung.key && division === rung.division && satOut === rung.satOut;
  };
  if (ladder.length > right.length) return [{ code: 'ladder', at: id }];
  return right.flatMap((rung, i): Found => (isSame(rung, i) ? [] : [{ code: 'ladder', at: rung.key }]));
}
