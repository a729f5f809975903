/**
 * Recomputes a competition from its document: divisions and tables from the seed and the checked-in
 * people, table points from places, standings from results, and promotion and relegation from standings.
 */
import { isStaged } from '@/lib/game/competing/competition';
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import { type DivisionStanding, type SeasonDocument, startSeason } from '@/lib/game/competing/season';
import { standingsByForm } from '@/lib/game/competing/stage-standing';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { CheckState } from './report';
import {
  playedAgain,
  type PlayedGames,
  resultFaults,
  SEASON_CHECKS,
  type SeasonCheck,
  type SeasonFaults,
  type SeasonVerification,
  strangeTables,
} from './season-report';
import { stagedDivision, stageFaults } from './verify-stages';

/** Verifies a competition. Each part is recomputed from verified ones, so each change is reported once. */
export function verifySeason(document: SeasonDocument, games: PlayedGames = new Map()): SeasonVerification {
  const { id, state, seed } = document.competition;
  const results = resultFaults(document, games);
  if (seed === undefined) {
    const missing: SeasonFaults = [{ code: 'seed-missing', at: id }];
    return verificationOf({ ...(state === 'over' ? { commitment: missing } : {}), results }, 'later');
  }
  if (sha256Hex(seed) !== document.competition.commitment)
    return verificationOf({ commitment: [{ code: 'commitment', at: id }] }, 'open');
  const checkedIn = checkInFaults(document);
  const made = { commitment: [], 'check-in': checkedIn, results };
  if (checkedIn.length > 0) return verificationOf(made, 'open');
  const { form } = document.competition;
  if (isStaged(form)) return verifyStaged(document, { seed, form, made });
  const drawn = drawAgain(document, seed);
  const divisions = divisionFaults(document, drawn);
  const fixtures = fixtureFaults(document, drawn);
  if (results.length > 0) return verificationOf({ ...made, divisions, fixtures, stages: [] }, 'open');
  const again = standingsAgain(document, (each) => divisionAgain(each, drawn, document.fixtures), seed);
  const standings = standingFaults(document, again);
  const ladder = ladderFaults(document, again);
  return verificationOf({ ...made, divisions, fixtures, stages: [], standings, ladder }, 'open');
}

type Made = Readonly<Partial<Record<SeasonCheck, SeasonFaults>>>;

/** Checks that each stage of a Swiss or a cup follows from the results before it. */
function verifyStaged(
  document: SeasonDocument,
  { seed, form, made }: { readonly seed: string; readonly form: 'swiss' | 'cup'; readonly made: Made },
): SeasonVerification {
  if ((made.results ?? []).length > 0) return verificationOf(made, 'open');
  const found = stageFaults(document, { seed, form });
  const again = standingsAgain(document, (each) => stagedDivision(each, document.fixtures), seed);
  return verificationOf(
    { ...made, ...found, standings: standingFaults(document, again), ladder: [] },
    'open',
  );
}

/** The result of the completed checks; the others get the state `rest`. */
function verificationOf(made: Made, rest: CheckState): SeasonVerification {
  const stateOf = (found: SeasonFaults | undefined): CheckState => {
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

/** Allowed clock difference between processes. */
const SKEW_MS = 60_000;

function checkInFaults({
  competition: { startedAt, form },
  entrants,
  fixtures,
}: SeasonDocument): SeasonFaults {
  const start = startedAt === undefined ? 0 : Date.parse(startedAt);
  return entrants.flatMap((entrant): SeasonFaults => {
    const { id: at, checkedInAt } = entrant;
    const checkedIn = checkedInAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(checkedInAt);
    const isFine = isStaged(form) ? checkedInOnce(entrant) : checkedIn <= start + SKEW_MS;
    if (wasDrawn(entrant)) return isFine ? [] : [{ code: 'not-checked-in', at }];
    if (isStaged(form) && fixtures.some(({ drawn }) => drawn?.includes(at))) return [];
    return checkedIn < start - SKEW_MS && !isOut(entrant) ? [{ code: 'left-out', at }] : [];
  });
}

/** People may be asked again between two stages; those who did not answer are absent or out. */
const checkedInOnce = (entrant: Entrant): boolean =>
  entrant.checkedInAt !== undefined || isOut(entrant) || (entrant.absent ?? []).length > 0;

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

/** A reserve plays in the division of their tables. */
function divisionAgain({ id, division }: Entrant, { placeOf }: Drawn, fixtures: readonly Fixture[]) {
  const place = placeOf.get(id);
  if (place) return place.division;
  if (division === undefined) return undefined;
  const own = fixtures.find(({ entrants }) => entrants.includes(id));
  return own ? divisionOf(own.id) : division;
}

function divisionFaults({ entrants, fixtures }: SeasonDocument, drawn: Drawn): SeasonFaults {
  return entrants.flatMap((entrant): SeasonFaults => {
    const { id: at, division, lot } = entrant;
    if (division !== divisionAgain(entrant, drawn, fixtures)) return [{ code: 'division', at }];
    return lot === drawn.placeOf.get(at)?.lot ? [] : [{ code: 'lot', at }];
  });
}

function fixtureFaults({ entrants, fixtures }: SeasonDocument, drawn: Drawn): SeasonFaults {
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

function standingsAgain(
  document: SeasonDocument,
  divisionOfEntrant: (entrant: Entrant) => number | undefined,
  seed: string,
): readonly DivisionStanding[] {
  const { form, size, terms } = document.competition;
  const isByPointsOnly = document.version === 1;
  const entrants = document.entrants.map((entrant) => {
    const { id, state, lot } = entrant;
    const division = divisionOfEntrant(entrant);
    const place = { ...(division === undefined ? {} : { division }), ...(lot === undefined ? {} : { lot }) };
    return { id, key: id, state, ...place };
  });
  return standingsByForm({
    form,
    size,
    seed,
    terms,
    entrants,
    fixtures: playedAgain(document),
    isByPointsOnly,
  });
}

function standingFaults({ standings }: SeasonDocument, again: readonly DivisionStanding[]): SeasonFaults {
  const told = standings.flatMap(({ division, lines }) => lines.map((line) => ({ division, ...line })));
  const right = again.flatMap(({ division, lines }) => lines.map((line) => ({ division, ...line })));
  const unknown = told.filter(({ entrant }, i) => {
    const isAgain = told.findIndex((each) => each.entrant === entrant) !== i;
    return isAgain || !right.some(({ id }) => id === entrant);
  });
  const wrong = right.flatMap(({ id: at, division, place, ...figures }): SeasonFaults => {
    const line = told.find(({ entrant }) => entrant === at);
    if (line?.division !== division) return [{ code: 'not-in-standing', at }];
    if (line.place !== place) return [{ code: 'rank', at }];
    const { tables, wins, mean, isBelowLine, reached, buchholz } = figures;
    const isMean = line.tables === tables && line.wins === wins && line.mean === mean;
    const isTold = line.isBelowLine === isBelowLine && line.reached === reached;
    return isMean && isTold && line.buchholz === buchholz ? [] : [{ code: 'figures', at }];
  });
  return [...unknown.map(({ entrant }) => ({ code: 'not-in-standing', at: entrant }) as const), ...wrong];
}

function ladderFaults(
  { competition: { id }, ladderBefore, ladder = [] }: SeasonDocument,
  standings: readonly DivisionStanding[],
): SeasonFaults {
  const divisions = standings.map(({ lines }) => lines.map((line) => line.id));
  const right = ladderAfter(ladderBefore.map(rungOf), divisions);
  const isSame = (rung: Rung, i: number) => {
    const { entrant, division, satOut } = ladder[i] ?? {};
    return entrant === rung.key && division === rung.division && satOut === rung.satOut;
  };
  if (ladder.length > right.length) return [{ code: 'ladder', at: id }];
  return right.flatMap((rung, i): SeasonFaults =>
    isSame(rung, i) ? [] : [{ code: 'ladder', at: rung.key }],
  );
}
