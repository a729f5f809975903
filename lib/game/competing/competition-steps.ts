/** Steps that all forms of competition share: sign-up, check-in, leaving, reserves and tables. */
import {
  hasLeft,
  type Advance,
  type Entrant,
  type Fixture,
  type Season,
  type SeasonAct,
} from './competition';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const CHECK_IN_MS = 72 * HOUR_MS;
/** A move at any table within this time counts as checking in. */
const RECENT_MOVE_MS = 7 * DAY_MS;
/** Minimum people of a competition and of a fixture. */
export const LEAST_PEOPLE = 2;

interface SeasonInput {
  readonly competition: Season;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly Fixture[];
}

/** At the end of sign-up, or once enough are in, opens check-in; cancels with too few people. */
export function advanceSignUp(
  { competition: season, entrants }: Pick<SeasonInput, 'competition' | 'entrants'>,
  now: Date,
  least = LEAST_PEOPLE,
): Advance {
  const { least: wanted = 0, startsWith = Number.POSITIVE_INFINITY } = season.terms ?? {};
  const people = entrants.filter(isIn).length;
  if (now < season.signUpUntil && people < startsWith) return { acts: [], dueAt: season.signUpUntil };
  const isEnough = people >= Math.max(least, wanted);
  const until = new Date(now.getTime() + CHECK_IN_MS);
  return { acts: [isEnough ? { type: 'open-check-in', until } : { type: 'call-off' }] };
}

/** Starts once everyone has checked in. At the deadline, people who have not checked in become reserves. */
export function advanceCheckIn(
  { competition: season, entrants }: Pick<SeasonInput, 'competition' | 'entrants'>,
  now: Date,
  start: (ready: readonly Entrant[]) => SeasonAct,
  least = LEAST_PEOPLE,
): Advance {
  const checkIns = checkInsBy(entrants, now);
  if (checkIns.length > 0) return { acts: checkIns };
  const ready = entrants.filter(({ state }) => state === 'checked-in');
  const until = season.checkInUntil ?? now;
  const isComplete = ready.length === entrants.filter(isIn).length;
  if (now < until && (!isComplete || ready.length < least)) return { acts: [], dueAt: until };
  const isEnough = ready.length >= Math.max(least, season.terms?.least ?? 0);
  return { acts: [isEnough ? start(ready) : { type: 'call-off' }] };
}

/** The acts of the first step that has any, because each act changes the input of the next ones. */
export function firstActs<Act>(steps: readonly (() => readonly Act[])[]): readonly Act[] {
  for (const step of steps) {
    const acts = step();
    if (acts.length > 0) return acts;
  }
  return [];
}

const isIn = ({ state }: Entrant): boolean => state === 'entered' || state === 'checked-in';
export const isClosed = ({ state }: Fixture): boolean => state === 'over' || state === 'void';

/** Whether the entrant moved at any table within seven days. */
export const hasMoved = ({ movedAt }: Entrant, now: Date): boolean =>
  movedAt !== undefined && movedAt.getTime() >= now.getTime() - RECENT_MOVE_MS;

/** Checks in the entrants who moved recently. */
export const checkInsBy = (entrants: readonly Entrant[], now: Date): readonly SeasonAct[] =>
  entrants
    .filter((each) => each.state === 'entered' && hasMoved(each, now))
    .map(({ id }) => ({ type: 'check-in', entrant: id, at: now }));

export const withdrawalsIn = ({ entrants }: Pick<SeasonInput, 'entrants'>): readonly SeasonAct[] =>
  entrants
    .filter(({ state, isGone }) => state === 'playing' && isGone)
    .map(({ id }) => ({ type: 'withdraw', entrant: id }));

/** The first reserve takes over all fixtures of one person who is out, if they have not begun. */
export function replacementsIn({
  entrants,
  fixtures,
}: Pick<SeasonInput, 'entrants' | 'fixtures'>): readonly SeasonAct[] {
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

/** Entrants who checked in but do not play, the earliest first. */
export function reservesOf(entrants: readonly Entrant[]): readonly Entrant[] {
  const time = ({ checkedInAt }: Entrant) => checkedInAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return entrants
    .filter(({ state }) => state === 'checked-in')
    .toSorted((a, b) => time(a) - time(b) || (a.id < b.id ? -1 : 1));
}

const canStillChange = ({ state, hasBegun }: Fixture): boolean =>
  state === 'waiting' || (state === 'open' && !hasBegun);

/** Opens fixtures in order, while each person has fewer than `atOnce` open ones. */
export function fixtureActs({ competition: season, entrants, fixtures }: SeasonInput): readonly SeasonAct[] {
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
