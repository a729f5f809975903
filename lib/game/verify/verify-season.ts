/**
 * Recomputes a competition from its document: divisions and tables from the seed and the checked-in
 * people, table points from places, standings from results, and promotion and relegation from standings.
 */
import { throughOf } from '@/lib/game/competing/bracket';
import { DIVISION, hasLeft, isStaged, stageOf, tablesOfStage } from '@/lib/game/competing/competition';
import { drawStage, firstLots } from '@/lib/game/competing/forms';
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import {
  type DivisionStanding,
  type PlayedFixture,
  type SeasonDocument,
  startSeason,
} from '@/lib/game/competing/season';
import { withoutRests } from '@/lib/game/competing/rests';
import { stageCountFor } from '@/lib/game/competing/stage-count';
import { standingsByForm } from '@/lib/game/competing/stage-standing';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { CheckState } from './report';
import {
  fixtureFaults,
  playedAgain,
  type PlayedGames,
  resultFaults,
  SEASON_CHECKS,
  type SeasonCheck,
  type SeasonFaults,
  type SeasonVerification,
  strangeTables,
} from './season-report';

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
  const fixtures = tableFaults(document, drawn);
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

const wasDrawn = ({ lot }: Entrant): boolean => lot !== undefined;
const drawnOf = (entrants: readonly Entrant[]): readonly string[] =>
  entrants.filter(wasDrawn).map(({ id }) => id);
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
    return checkedIn < start - SKEW_MS && !hasLeft(entrant) ? [{ code: 'left-out', at }] : [];
  });
}

/** People may be asked again between two stages; those who did not answer are absent or out. */
const checkedInOnce = (entrant: Entrant): boolean =>
  entrant.checkedInAt !== undefined || hasLeft(entrant) || (entrant.absent ?? []).length > 0;

interface Drawn {
  readonly placeOf: ReadonlyMap<string, { readonly division: number; readonly lot: number }>;
  readonly fixtures: ReadonlyMap<string, readonly string[]>;
}

function drawAgain({ competition: { size }, entrants, ladderBefore }: SeasonDocument, seed: string): Drawn {
  const ladder = ladderBefore.map(rungOf);
  const people = drawnOf(entrants).map((id) => ({ id, key: id }));
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

function tableFaults({ entrants, fixtures }: SeasonDocument, drawn: Drawn): SeasonFaults {
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const reserves = entrants.filter((each) => !wasDrawn(each)).map(({ id }) => id);
  const divisions = [...new Set([...drawn.placeOf.values()].map(({ division }) => division))];
  const strange = divisions.flatMap((division) => {
    const tables = fixtures
      .filter(({ id }) => divisionOf(id) === division && drawn.fixtures.has(id))
      .map(({ id, entrants: now }) => ({ id, now, drawn: drawn.fixtures.get(id) ?? [] }));
    return strangeTables(tables, reserves, (id) => out.has(id));
  });
  return [
    ...fixtureFaults(fixtures, [...drawn.fixtures.keys()]),
    ...strange.map((at) => ({ code: 'order', at }) as const),
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
    const { id, state, lot, byes, paused, lateFrom } = entrant;
    return { id, key: id, state, lot, byes, paused, lateFrom, division: divisionOfEntrant(entrant) };
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
    const { tables, wins, mean, rests, isBelowLine, reached, buchholz } = figures;
    const isMean = line.tables === tables && line.wins === wins && line.mean === mean;
    const isTold = line.isBelowLine === isBelowLine && line.reached === reached && line.rests === rests;
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

// Recomputes the stages of a Swiss or a cup: people, tables and turn orders.

interface Staged {
  readonly form: 'swiss' | 'cup';
  readonly seed: string;
}

/** A stage with the people who should be in it, and its expected and actual tables. */
interface Stage extends Staged {
  readonly stage: number;
  readonly document: SeasonDocument;
  readonly people: readonly string[];
  readonly played: readonly PlayedFixture[];
  readonly tables: readonly PlayedFixture[];
}

/** The faults of lots, tables and stages; results must be verified before. */
function stageFaults(
  document: SeasonDocument,
  { form, seed }: Staged,
): { readonly divisions: SeasonFaults; readonly fixtures: SeasonFaults; readonly stages: SeasonFaults } {
  const played = playedAgain(document);
  const newest = Math.max(1, ...played.map(({ id }) => stageOf(id)));
  const stages = Array.from({ length: newest }, (_, i): Stage => {
    const stage = i + 1;
    const tables = played.filter(({ id }) => stageOf(id) === stage);
    const about = { stage, document, form, seed, played, tables };
    return { ...about, people: peopleOf({ ...about, people: [] }) };
  });
  return {
    divisions: lotFaults(document, seed),
    fixtures: stages.flatMap(stageTableFaults),
    stages: [...countFaults(document, form), ...stages.flatMap(peopleFaults), ...endFaults(stages)],
  };
}

/** Swiss and cup have one division. */
const stagedDivision = ({ id, lot }: Entrant, fixtures: SeasonDocument['fixtures']): number | undefined =>
  lot !== undefined || fixtures.some(({ entrants }) => entrants.includes(id)) ? DIVISION : undefined;

function lotFaults({ entrants, fixtures }: SeasonDocument, seed: string): SeasonFaults {
  const lots = firstLots(drawnOf(entrants), seed);
  return entrants.flatMap((entrant): SeasonFaults => {
    const { id: at, division, lot } = entrant;
    // A reserve who withdrew may have had a table that another person took over.
    const isGone = hasLeft(entrant) && lot === undefined;
    if (!isGone && division !== stagedDivision(entrant, fixtures)) return [{ code: 'division', at }];
    return lot === undefined || lots[lot] === at ? [] : [{ code: 'lot', at }];
  });
}

const countOf = ({ competition: { size, terms }, entrants }: SeasonDocument, form: Staged['form']): number =>
  stageCountFor(drawnOf(entrants).length, size, form, terms);

const countFaults = (document: SeasonDocument, form: Staged['form']): SeasonFaults => {
  const { id: at, stages } = document.competition;
  return stages === countOf(document, form) ? [] : [{ code: 'stage-count', at }];
};

const drawnAt = (tables: readonly PlayedFixture[]): readonly string[] =>
  tables.flatMap(({ drawn, entrants }) => drawn ?? entrants);

/** The people of a stage: in a Swiss all who are still in, in a cup the qualifiers. */
function peopleOf({ stage, document, form, seed, played, tables }: Stage): readonly string[] {
  const { entrants, competition } = document;
  const drawnIn = (people: readonly Entrant[]) =>
    withoutRests(people, stage, ({ paused }) => paused?.includes(stage) ?? false).map(({ id }) => id);
  if (stage === 1 && form === 'cup') return drawnOf(entrants);
  if (stage === 1) return drawnIn(entrants.filter(wasDrawn));
  const drawn = drawnAt(tables);
  // A person who is out now may still have played in that stage.
  const isMissing = (each: Entrant) =>
    each.absent?.includes(stage) || (hasLeft(each) && !drawn.includes(each.id));
  const there = new Set(entrants.filter((each) => !isMissing(each)).map(({ id }) => id));
  if (form === 'cup') {
    const { size, terms } = competition;
    const cup = { size, seed, terms, isThere: (id: string) => there.has(id) };
    const { byPlace, others } = throughOf(tablesOfStage(played, stage - 1), cup);
    return [...byPlace, ...others];
  }
  const before = played.filter(({ id }) => stageOf(id) < stage);
  const known = new Set(before.flatMap((table) => [...table.entrants, ...drawnAt([table])]));
  const isKnown = ({ id, lot, lateFrom = Infinity }: Entrant) =>
    lot !== undefined || known.has(id) || lateFrom <= stage;
  const isReserve = ({ id, lot }: Entrant) => lot === undefined && drawn.includes(id);
  return drawnIn(entrants.filter((each) => there.has(each.id) && (isKnown(each) || isReserve(each))));
}

function peopleFaults({ stage, people, tables }: Stage): SeasonFaults {
  if (stage === 1) return [];
  const drawn = drawnAt(tablesOfStage(tables, stage));
  return [
    ...people.filter((id) => !drawn.includes(id)).map((at) => ({ code: 'stage-left-out', at }) as const),
    ...drawn.filter((id) => !people.includes(id)).map((at) => ({ code: 'stage-unreached', at }) as const),
  ];
}

function stageTableFaults({ stage, document, form, seed, people, played, tables }: Stage): SeasonFaults {
  const { size, terms } = document.competition;
  const persons = document.entrants.filter(({ id }) => people.includes(id));
  const candidates = document.entrants
    .filter((entrant) => isCandidate(entrant, { stage, tables }))
    .map(({ id }) => id);
  const arranged = document.decisions?.findLast(
    (each) => each.kind === 'arrange' && each.stage === stage,
  )?.tables;
  const drawn = { form, size, seed, terms, stage, people: persons, candidates, fixtures: played };
  // Only a Swiss can be arranged, and everyone of the stage sits exactly once.
  const isHandMade = form === 'swiss' && arranged !== undefined;
  const right = drawStage(isHandMade ? { ...drawn, arranged } : drawn);
  const known = right.map(({ id }) => id);
  const strange = new Set([...redrawn(tables, right), ...changed(tables, document)]);
  return [
    ...fixtureFaults(tables, known),
    ...[...strange].filter((id) => known.includes(id)).map((at) => ({ code: 'order', at }) as const),
  ];
}

/** Whether a person can play for the third place; one who is out now may still have done so. */
const isCandidate = (entrant: Entrant, { stage, tables }: Pick<Stage, 'stage' | 'tables'>): boolean =>
  drawnAt(tables).includes(entrant.id) || (!hasLeft(entrant) && !entrant.absent?.includes(stage));

/** Tables that differ from the draw by the seed. */
function redrawn(
  tables: readonly PlayedFixture[],
  right: readonly Pick<PlayedFixture, 'id' | 'entrants'>[],
): readonly string[] {
  const orders = new Map(right.map(({ id, entrants }) => [id, entrants.join(' ')]));
  return tables.filter((each) => orders.get(each.id) !== drawnAt([each]).join(' ')).map(({ id }) => id);
}

/** Tables where people changed although no one left, or in a way that reserves cannot cause. */
function changed(tables: readonly PlayedFixture[], { entrants }: SeasonDocument): readonly string[] {
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const drawn = drawnAt(tables);
  const reserves = tables.flatMap((each) => each.entrants).filter((id) => !drawn.includes(id));
  const changes = tables.map((each) => ({ id: each.id, now: each.entrants, drawn: drawnAt([each]) }));
  return strangeTables(changes, reserves, (id) => out.has(id));
}

/** Stages after the last one, or a missing stage after the newest one. */
function endFaults(stages: readonly Stage[]): SeasonFaults {
  const more = stages.slice(0, -1).filter(isLast);
  if (more.length > 0) return more.map(({ stage }) => ({ code: 'stage-count', at: `${stage + 1}` }));
  const newest = stages.at(-1);
  if (!newest || newest.document.competition.state !== 'over' || isLast(newest)) return [];
  const { stage, form } = newest;
  const people = peopleOf({ ...newest, stage: stage + 1, tables: [] });
  const isDue = people.length >= (form === 'swiss' ? 2 : 1);
  return isDue ? [{ code: 'stage-missing', at: `${stage + 1}` }] : [];
}

const isLast = ({ stage, form, document, tables }: Stage): boolean =>
  form === 'swiss' ? stage >= countOf(document, form) : tablesOfStage(tables, stage).length === 1;
