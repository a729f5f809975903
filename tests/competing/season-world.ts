/** A season as a store would hold it: acts and things that happen to it, each as one transaction. */
import { advanceByForm } from '@/lib/game/competing/advance';
import type { Entrant, Fixture, FormAct, Pairing, Season } from '@/lib/game/competing/competition';
import { finalPlacesOf, type SeatPlace } from '@/lib/game/competing/result';
import type { Dice } from './dice';

export interface World {
  season: Season;
  now: Date;
  entrants: Map<string, Entrant>;
  fixtures: Map<string, Fixture>;
  /** By fixture and entrant. */
  results: Map<string, ReadonlyMap<string, SeatPlace>>;
  /** All that was decided. */
  done: FormAct[];
}

export const DAY_MS = 86_400_000;

export function newWorld(season: Season, entrants: readonly Entrant[], now: Date): World {
  return {
    season,
    now,
    entrants: new Map(entrants.map((entrant) => [entrant.id, entrant])),
    fixtures: new Map(),
    results: new Map(),
    done: [],
  };
}

export function setEntrant(world: World, id: string, change: Partial<Entrant>): void {
  const entrant = world.entrants.get(id);
  if (entrant) world.entrants.set(id, { ...entrant, ...change });
}

export function setFixture(world: World, id: string, change: Partial<Fixture>): void {
  const fixture = world.fixtures.get(id);
  if (fixture) world.fixtures.set(id, { ...fixture, ...change });
}

const setSeason = (world: World, change: Partial<Season>) => {
  world.season = { ...world.season, ...change };
};

function applyAct(world: World, act: FormAct): void {
  world.done.push(act);
  const pair = (pairings: readonly Pairing[]) =>
    pairings.forEach(({ id, entrants }) => setFixture(world, id, { entrants }));
  switch (act.type) {
    case 'open-check-in':
      return setSeason(world, { state: 'check-in', checkInUntil: act.until });
    case 'call-off':
      return setSeason(world, { state: 'called-off' });
    case 'check-in':
      return setEntrant(world, act.entrant, { state: 'checked-in', checkedInAt: act.at });
    case 'start':
      act.places.forEach(({ id, ...place }) => setEntrant(world, id, { state: 'playing', ...place }));
      act.fixtures.forEach((each) => world.fixtures.set(each.id, { ...each, state: 'waiting' }));
      return setSeason(world, { state: 'running' });
    case 'withdraw':
      return setEntrant(world, act.entrant, { state: 'withdrawn' });
    case 'replace':
      setEntrant(world, act.reserve, { state: 'playing', division: act.division });
      return pair(act.fixtures);
    case 'open-fixture':
      return setFixture(world, act.id, { state: 'open', entrants: act.entrants });
    case 'void-fixture':
      return setFixture(world, act.id, { state: 'void' });
    case 'open-next':
      return setSeason(world, { hasNext: true });
    case 'start-stage':
      throw new Error('a season has one stage');
    case 'finish':
      for (const { id, state } of world.entrants.values())
        if (state === 'playing') setEntrant(world, id, { state: 'done' });
      return setSeason(world, { state: 'over' });
  }
}

/** The next acts of a season. */
export const advanceSeason = (
  season: Season,
  entrants: readonly Entrant[],
  fixtures: readonly Fixture[],
  now: Date,
) =>
  advanceByForm(
    {
      competition: { ...season, form: 'season', stage: 0, stages: 0 },
      entrants,
      fixtures: fixtures.map((fixture) => ({ ...fixture, seats: [] })),
    },
    now,
  );

/**
 * Does all acts until there are none. With `dice`, rows come in any order, and processes die between acts.
 */
export function settle(world: World, dice?: Dice): void {
  for (let i = 0; i < 1000; i += 1) {
    const [entrants, fixtures] = [[...world.entrants.values()], [...world.fixtures.values()]];
    const { acts } = advanceSeason(
      world.season,
      dice ? dice.shuffle(entrants) : entrants,
      dice ? dice.shuffle(fixtures) : fixtures,
      world.now,
    );
    if (acts.length === 0) return;
    const survived = dice ? 1 + dice.below(acts.length) : acts.length;
    acts.slice(0, survived).forEach((act) => applyAct(world, act));
  }
  throw new Error('a season that never settles');
}

/** Ends an open table: its people have places by `ranking`; those who are out or gone have left. */
export function endTable(world: World, fixtureId: string, ranking: readonly number[]): void {
  const entrants = world.fixtures.get(fixtureId)?.entrants ?? [];
  const seats = entrants.map((id, seat) => {
    const { state, isGone } = world.entrants.get(id) ?? {};
    const hasLeft = isGone || state === 'withdrawn' || state === 'excluded';
    return { seat, fate: hasLeft ? ('left' as const) : ('finished' as const) };
  });
  const order = ranking.filter((seat) => seat < seats.length);
  const places = finalPlacesOf({ how: 'played-out', ranking: order, seats });
  world.results.set(fixtureId, new Map(places.map((place) => [entrants[place.seat] ?? '', place])));
  setFixture(world, fixtureId, { state: 'over', hasBegun: true });
}

/** Items by a number, in the order of their first ones. */
export function groupBy<T>(
  items: readonly T[],
  numberOf: (item: T) => number,
): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, readonly T[]>();
  for (const item of items) groups.set(numberOf(item), [...(groups.get(numberOf(item)) ?? []), item]);
  return groups;
}
