/**
 * The next acts of a season. They follow from its stored state, so a process may stop between two of them and
 * any other goes on: do the acts in their order, each in one transaction, and ask again until there are none.
 */
import {
  sortFixtures,
  type Advance,
  type Entrant,
  type Fixture,
  type Season,
  type SeasonAct,
} from './competition';
import { startSeason } from './season-start';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const CHECK_IN_MS = 72 * HOUR_MS;
/** A step at any table within this time counts as checking in. */
export const RECENT_MOVE_MS = 7 * DAY_MS;
/** The fewest people of a competition, and of a fixture. */
const LEAST_PEOPLE = 2;
/** The next sign-up opens when this share of the fixtures is over. */
const NEXT_FROM = 0.8;

export interface SeasonInput {
  readonly season: Season;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly Fixture[];
}

/** What to do next at `now`; the order of entrants and fixtures changes nothing. */
export function advanceSeason({ season, entrants, fixtures }: SeasonInput, now: Date): Advance {
  const input: SeasonInput = {
    season,
    entrants: entrants.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    fixtures: sortFixtures(fixtures),
  };
  switch (season.state) {
    case 'sign-up':
      return advanceSignUp(input, now);
    case 'check-in':
      return advanceCheckIn(input, now);
    case 'running':
      return { acts: advanceTables(input, now) };
    case 'draft':
    case 'over':
    case 'called-off':
      return { acts: [] };
  }
}

function advanceSignUp({ season, entrants }: SeasonInput, now: Date): Advance {
  if (now < season.signUpUntil) return { acts: [], dueAt: season.signUpUntil };
  const isEnough = entrants.filter(isIn).length >= LEAST_PEOPLE;
  const until = new Date(now.getTime() + CHECK_IN_MS);
  return { acts: [isEnough ? { type: 'open-check-in', until } : { type: 'call-off' }] };
}

/** Starts as soon as all are checked in; otherwise those who are not become reserves at the end. */
function advanceCheckIn({ season, entrants }: SeasonInput, now: Date): Advance {
  const checkIns = checkInsBy(entrants, now);
  if (checkIns.length > 0) return { acts: checkIns };
  const ready = entrants.filter(({ state }) => state === 'checked-in');
  const until = season.checkInUntil ?? now;
  const isComplete = ready.length === entrants.filter(isIn).length;
  if (now < until && (!isComplete || ready.length < LEAST_PEOPLE)) return { acts: [], dueAt: until };
  if (ready.length < LEAST_PEOPLE) return { acts: [{ type: 'call-off' }] };
  return { acts: [{ type: 'start', ...startSeason(season, ready) }] };
}

/** The first of these that has acts: each changes what the next ones read. */
function advanceTables(input: SeasonInput, now: Date): readonly SeasonAct[] {
  const steps = [
    () => checkInsBy(input.entrants, now),
    () => withdrawalsIn(input),
    () => replacementsIn(input),
    () => fixtureActs(input),
    () => closingActs(input),
  ];
  for (const step of steps) {
    const acts = step();
    if (acts.length > 0) return acts;
  }
  return [];
}

const isIn = ({ state }: Entrant): boolean => state === 'entered' || state === 'checked-in';
const isOut = ({ state }: Entrant): boolean => state === 'withdrawn' || state === 'excluded';
const isClosed = ({ state }: Fixture): boolean => state === 'over' || state === 'void';

function checkInsBy(entrants: readonly Entrant[], now: Date): readonly SeasonAct[] {
  const since = now.getTime() - RECENT_MOVE_MS;
  return entrants
    .filter(({ state, movedAt }) => state === 'entered' && movedAt && movedAt.getTime() >= since)
    .map(({ id }) => ({ type: 'check-in', entrant: id, at: now }));
}

const withdrawalsIn = ({ entrants }: SeasonInput): readonly SeasonAct[] =>
  entrants
    .filter(({ state, isGone }) => state === 'playing' && isGone)
    .map(({ id }) => ({ type: 'withdraw', entrant: id }));

/** The first reserve takes all fixtures of one person who is out and that have not begun. */
function replacementsIn({ entrants, fixtures }: SeasonInput): readonly SeasonAct[] {
  const [reserve] = reservesOf(entrants);
  if (!reserve) return [];
  for (const { id, division } of entrants.filter(isOut)) {
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

/** Those who checked in but do not play, the earliest first. */
export function reservesOf(entrants: readonly Entrant[]): readonly Entrant[] {
  const time = ({ checkedInAt }: Entrant) => checkedInAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return entrants
    .filter(({ state }) => state === 'checked-in')
    .toSorted((a, b) => time(a) - time(b) || (a.id < b.id ? -1 : 1));
}

const canStillChange = ({ state, hasBegun }: Fixture): boolean =>
  state === 'waiting' || (state === 'open' && !hasBegun);

/** Opens fixtures in their order, as soon as each person has fewer than `atOnce` open ones. */
function fixtureActs({ season, entrants, fixtures }: SeasonInput): readonly SeasonAct[] {
  const playing = new Set(entrants.filter(({ state }) => state === 'playing').map(({ id }) => id));
  const acts: SeasonAct[] = [];
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
    else if (left.every((person) => (open.get(person) ?? 0) < season.atOnce)) {
      acts.push({ type: 'open-fixture', id, entrants: left });
      count(left);
    }
  }
  return acts;
}

function closingActs({ season, fixtures }: SeasonInput): readonly SeasonAct[] {
  const closed = fixtures.filter(isClosed).length;
  const isNextDue = !season.hasNext && closed >= NEXT_FROM * fixtures.length;
  return [
    ...(isNextDue ? [{ type: 'open-next' } as const] : []),
    ...(closed === fixtures.length ? [{ type: 'finish' } as const] : []),
  ];
}
