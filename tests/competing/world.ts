/** A competition as a store would hold it: acts and things that happen to it, each as one transaction. */
import { advanceByForm } from '@/lib/game/competing/advance';
import {
  isStaged,
  type Competition,
  type Entrant,
  type FormAct,
  type Pairing,
} from '@/lib/game/competing/competition';
import { finalPlacesOf } from '@/lib/game/competing/result';
import type { PlayedFixture } from '@/lib/game/competing/season';
import type { PlayedCompetition } from '@/lib/game/competing/stage-standing';
import type { Dice } from './dice';

export const START = new Date('2027-01-01T00:00:00Z');
const DAY_MS = 86_400_000;

export interface World {
  competition: Competition;
  now: Date;
  entrants: Map<string, Entrant>;
  fixtures: Map<string, PlayedFixture>;
  /** All that was decided. */
  done: FormAct[];
  /** The state just before each stage was drawn, with its act. */
  draws: Draw[];
}

/** A stage as it was drawn, and everything before it. */
export interface Draw {
  readonly stage: number;
  readonly at: Date;
  readonly fixtures: readonly Pairing[];
  readonly absent: readonly string[];
  readonly entrants: ReadonlyMap<string, Entrant>;
  readonly before: readonly PlayedFixture[];
}

/** A competition that people sign up for until `START`. */
export const competitionOf = (
  form: Competition['form'],
  more: Partial<Omit<Competition, 'form'>> = {},
): Competition => ({
  form,
  state: 'sign-up',
  size: 4,
  seed: '0abc',
  atOnce: isStaged(form) ? 1 : 2,
  signUpUntil: START,
  ladder: [],
  hasNext: isStaged(form),
  stage: 0,
  stages: 0,
  ...more,
});

export const newWorld = (competition: Competition, entrants: readonly Entrant[]): World => ({
  competition,
  now: START,
  entrants: new Map(entrants.map((entrant) => [entrant.id, entrant])),
  fixtures: new Map(),
  done: [],
  draws: [],
});

/** People who have signed up: e0, e1 and so on. */
export const entrantsOf = (
  count: number,
  more: (i: number) => Partial<Entrant> = () => ({}),
): readonly Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ id: `e${i}`, key: `e${i}`, state: 'entered', ...more(i) }));

/** A competition that has started with these people, all of them there. */
export function startedWith(
  count: number,
  competition: Competition,
  more: (i: number) => Partial<Entrant> = () => ({}),
): World {
  const world = newWorld(
    competition,
    entrantsOf(count, (i) => ({ movedAt: START, ...more(i) })),
  );
  settle(world);
  return world;
}

/** A moment that many days after the start. */
export const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

export const openOnes = ({ fixtures }: World): readonly PlayedFixture[] =>
  [...fixtures.values()].filter(({ state }) => state === 'open');

export const playedOf = ({ competition, entrants, fixtures }: World): PlayedCompetition => ({
  ...competition,
  entrants: [...entrants.values()],
  fixtures: [...fixtures.values()],
});

export function setEntrant(world: World, id: string, change: Partial<Entrant>): void {
  const entrant = world.entrants.get(id);
  if (entrant) world.entrants.set(id, { ...entrant, ...change });
}

/** The same, if they are still in that state. */
export function changeEntrant(
  world: World,
  id: string,
  state: Entrant['state'],
  change: Partial<Entrant>,
): void {
  if (world.entrants.get(id)?.state === state) setEntrant(world, id, change);
}

export function setFixture(world: World, id: string, change: Partial<PlayedFixture>): void {
  const fixture = world.fixtures.get(id);
  if (fixture) world.fixtures.set(id, { ...fixture, ...change });
}

const setCompetition = (world: World, change: Partial<Competition>) => {
  world.competition = { ...world.competition, ...change };
};

function missed(world: World, ids: readonly string[], stage: number): void {
  for (const id of ids) setEntrant(world, id, { absent: [...(world.entrants.get(id)?.absent ?? []), stage] });
}

function draw(world: World, stage: number, fixtures: readonly Pairing[], absent: readonly string[]): void {
  const before = [...world.fixtures.values()];
  world.draws.push({ stage, at: world.now, fixtures, absent, before, entrants: new Map(world.entrants) });
  for (const { id, entrants } of fixtures) {
    const drawn = isStaged(world.competition.form) ? { drawn: entrants } : {};
    world.fixtures.set(id, { id, entrants, ...drawn, state: 'waiting', seats: [] });
  }
  setCompetition(world, { state: 'running', stage, stageStartedAt: world.now });
}

/** They have to check in again. */
function ask(world: World, id: string): void {
  const { checkedInAt: _before, ...entrant } = world.entrants.get(id) ?? { id, key: id, state: 'entered' };
  world.entrants.set(id, { ...entrant, state: 'entered' });
}

function applyAct(world: World, act: FormAct): void {
  world.done.push(act);
  switch (act.type) {
    case 'open-check-in':
      (act.asked ?? []).forEach((id) => ask(world, id));
      return setCompetition(world, { state: 'check-in', checkInUntil: act.until });
    case 'call-off':
      return setCompetition(world, { state: 'called-off' });
    case 'check-in':
      return setEntrant(world, act.entrant, { state: 'checked-in', checkedInAt: act.at });
    case 'start':
      draw(world, 1, act.fixtures, []);
      act.places.forEach(({ id, ...place }) => setEntrant(world, id, { state: 'playing', ...place }));
      return setCompetition(world, { stages: act.stages ?? 1 });
    case 'start-stage':
      draw(world, act.stage, act.fixtures, act.absent);
      missed(world, act.absent, act.stage);
      for (const id of act.paused)
        setEntrant(world, id, { paused: [...(world.entrants.get(id)?.paused ?? []), act.stage] });
      act.playing.forEach((id) => setEntrant(world, id, { state: 'playing', division: 1 }));
      return act.out.forEach((id) => setEntrant(world, id, { state: 'done' }));
    case 'withdraw':
      return setEntrant(world, act.entrant, { state: 'withdrawn' });
    case 'replace':
      setEntrant(world, act.reserve, { state: 'playing', division: act.division });
      return act.fixtures.forEach(({ id, entrants }) => setFixture(world, id, { entrants }));
    case 'open-fixture':
      return setFixture(world, act.id, { state: 'open', entrants: act.entrants });
    case 'void-fixture':
      return setFixture(world, act.id, { state: 'void' });
    case 'open-next':
      return setCompetition(world, { hasNext: true });
    case 'finish':
      missed(world, act.absent ?? [], world.competition.stage + 1);
      for (const { id, state } of world.entrants.values())
        if (['playing', 'checked-in', 'entered'].includes(state)) setEntrant(world, id, { state: 'done' });
      return setCompetition(world, { state: 'over' });
  }
}

/** The next acts of a competition. */
export const advance = ({ competition, entrants, fixtures, now }: World, dice?: Dice) => {
  const mixed = <T>(items: Iterable<T>) => (dice ? dice.shuffle([...items]) : [...items]);
  return advanceByForm(
    { competition, entrants: mixed(entrants.values()), fixtures: mixed(fixtures.values()) },
    now,
  );
};

/** Does all acts until there are none; with `dice`, rows are shuffled and processes die between acts. */
export function settle(world: World, dice?: Dice): void {
  for (let i = 0; i < 1000; i += 1) {
    const { acts } = advance(world, dice);
    if (acts.length === 0) return;
    const survived = dice ? 1 + dice.below(acts.length) : acts.length;
    acts.slice(0, survived).forEach((act) => applyAct(world, act));
  }
  throw new Error('a competition that never settles');
}

export interface TableEnd {
  /** Seats, the best first. */
  readonly ranking: readonly number[];
  /** Points of the first, and of each place after it less. */
  readonly points?: readonly number[];
  /** The others concede to the first. */
  readonly isConceded?: boolean;
}

/** Ends an open table; those who are out or gone have left it. */
export function endTable(world: World, fixtureId: string, end: TableEnd): void {
  const entrants = world.fixtures.get(fixtureId)?.entrants ?? [];
  const seats = entrants.map((id, seat) => {
    const { state, isGone } = world.entrants.get(id) ?? {};
    const hasLeft = isGone || state === 'withdrawn' || state === 'excluded';
    return { seat, fate: hasLeft ? ('left' as const) : ('finished' as const) };
  });
  const ranking = end.ranking.filter((seat) => seat < seats.length);
  const winner = ranking[0] ?? 0;
  const how = end.isConceded ? ('conceded' as const) : ('played-out' as const);
  const places = finalPlacesOf({ how, ranking, winner, seats });
  const points = end.points ?? [100, 90, 80, 70];
  setFixture(world, fixtureId, {
    state: 'over',
    hasBegun: true,
    seats: places.map((place) => ({
      ...place,
      entrant: entrants[place.seat] ?? '',
      points: points[ranking.indexOf(place.seat)] ?? 0,
    })),
  });
}
