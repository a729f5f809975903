/** Competitions played out at random, next to a copy of each whose processes die between acts. */
import { expect } from 'vitest';
import type { Competition } from '@/lib/game/competing/competition';
import type { DivisionStanding } from '@/lib/game/competing/season';
import { standingsByForm, type PlayedCompetition } from '@/lib/game/competing/stage-standing';
import { POINT } from '@/lib/game/competing/result';
import type { Dice } from './dice';
import { after, changeEntrant, endTable, openOnes, playedOf, setFixture, settle, type World } from './world';

const MAX_DAYS = 3000;

/** An event outside in a day, the same for all worlds. */
export type Happening = (world: World) => void;

interface Chances {
  /** A person leaves in a day. */
  readonly leaving: number;
  /** A table ends in a day. */
  readonly ending: number;
}

interface Simulation {
  /** Names the seed in failures. */
  readonly name: string;
  readonly dice: Dice;
  readonly chances: Chances;
  /** The rules that are broken whenever nothing is left to do. */
  readonly faultsOf: (world: World) => readonly string[];
  /** What else happens in a day. */
  readonly moreOf?: (world: World) => readonly Happening[];
}

/** Plays a competition to its end; its copy has to come to the same. */
export function playToTheEnd(
  smooth: World,
  broken: World | undefined,
  { name, dice, chances, faultsOf, moreOf }: Simulation,
): void {
  const worlds = broken ? [smooth, broken] : [smooth];
  const settleAll = () => {
    settle(smooth);
    if (broken) settle(broken, dice);
  };
  for (let n = 0; n < MAX_DAYS && !isOver(smooth.competition); n += 1) {
    for (const world of worlds) world.now = after(n);
    const happenings = [...(moreOf?.(smooth) ?? []), ...happeningsOf(dice, smooth, chances)];
    // Only sign-up and check-in end by time.
    if (happenings.length === 0 && smooth.competition.state === 'running') continue;
    for (const happen of happenings) {
      worlds.forEach(happen);
      if (dice.next() >= 0.8) settleAll();
    }
    settleAll();
    const faults = faultsOf(smooth);
    if (faults.length > 0) expect(faults, name).toEqual([]);
  }
  expect(isOver(smooth.competition), name).toBe(true);
  if (broken) expect(contentOf(broken), name).toBe(contentOf(smooth));
}

const isOver = ({ state }: Competition): boolean => state === 'over' || state === 'called-off';

/** Everything that a store would hold. */
const contentOf = ({ competition, entrants, fixtures }: World): string =>
  JSON.stringify({ competition, entrants: [...entrants.values()], fixtures: [...fixtures.values()] });

function happeningsOf(dice: Dice, world: World, { leaving, ending }: Chances): readonly Happening[] {
  const at = world.now;
  const people = [...world.entrants.values()].flatMap(({ id, state }): readonly Happening[] => {
    if (state === 'entered' && dice.next() < 0.5) {
      if (dice.next() < 0.3) return [(each) => changeEntrant(each, id, state, { movedAt: at })];
      return [(each) => changeEntrant(each, id, state, { state: 'checked-in', checkedInAt: at })];
    }
    if (state !== 'playing' || dice.next() >= leaving) return [];
    const change = dice.next() < 0.5 ? { state: 'withdrawn' as const } : { isGone: true };
    return [(each) => changeEntrant(each, id, state, change)];
  });
  const tables = openOnes(world).flatMap(({ id, hasBegun, entrants }): readonly Happening[] => {
    if (!hasBegun) return dice.next() < 0.5 ? [(each) => setFixture(each, id, { hasBegun: true })] : [];
    if (dice.next() > ending) return [];
    const isLeft = entrants.every((entrant) => world.entrants.get(entrant)?.state === 'withdrawn');
    if (isLeft) return [(each) => setFixture(each, id, { isDeserted: true })];
    if (dice.next() < 0.02) return [(each) => setFixture(each, id, { state: 'void' })];
    const end = {
      ranking: dice.shuffle([0, 1, 2, 3]),
      points: [100, 100, 100, 100].map((most, i) => most - i * (1 + dice.below(9))),
      isConceded: dice.next() < 0.05,
    };
    return [(each) => endTable(each, id, end)];
  });
  return dice.shuffle([...people, ...tables]);
}

/** Faults at open tables, whatever the form; `counts` says whose tables are counted. */
export function faultsAtTables(
  { competition, fixtures }: World,
  counts: (id: string) => boolean,
): readonly string[] {
  const faults = [...openTablesOf(fixtures)].flatMap(([id, open]) =>
    counts(id) && open > competition.atOnce ? [`${id} has ${open} open tables`] : [],
  );
  for (const { id, state, entrants } of fixtures.values()) {
    if (new Set(entrants).size < entrants.length) faults.push(`${id} has somebody twice`);
    if (state === 'open' && entrants.length < 2) faults.push(`${id} is too small`);
  }
  return faults;
}

/** How many open tables each person has. */
export function openTablesOf(fixtures: World['fixtures']): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const { state, entrants } of fixtures.values())
    if (state === 'open') for (const id of entrants) open.set(id, (open.get(id) ?? 0) + 1);
  return open;
}

/** The standings, which are the same for any order of rows; every table shares five points a seat. */
export function standingsIn(world: World, dice: Dice, name: string): readonly DivisionStanding[] {
  for (const { seats } of world.fixtures.values())
    expect(
      seats.reduce((sum, { tablePoints }) => sum + tablePoints, 0),
      name,
    ).toBe(seats.length * 5 * POINT);
  const played = playedOf(world);
  const standings = standingsByForm(played);
  expect(standingsByForm(reordered(played, dice)), name).toEqual(standings);
  return standings;
}

/** The same competition with its rows in another order. */
const reordered = (played: PlayedCompetition, dice: Dice): PlayedCompetition => ({
  ...played,
  entrants: dice.shuffle(played.entrants),
  fixtures: dice.shuffle(played.fixtures).map((each) => ({ ...each, seats: dice.shuffle(each.seats) })),
});
