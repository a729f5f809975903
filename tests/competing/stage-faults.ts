/** The rules of Swiss and cups that are broken in a simulated competition. */
import { isForThird, stageOf, type Entrant } from '@/lib/game/competing/competition';
import type { PlayedFixture } from '@/lib/game/competing/season';
import { tableSizesFor } from '@/lib/game/competing/pair-stage';
import { faultsAtTables } from './simulation';
import { openOnes, type Draw, type World } from './world';

/** The rules that are broken whenever nothing is left to do. */
export function faultsNow(world: World): readonly string[] {
  const { competition, entrants, fixtures } = world;
  const faults = [...faultsAtTables(world, () => true)];
  for (const { id, state } of fixtures.values()) if (state === 'waiting') faults.push(`${id} waits`);
  if (competition.state !== 'running') return faults;
  if (openOnes(world).length === 0) faults.push('nothing is open');
  const seated = [...fixtures.values()]
    .filter(({ id }) => stageOf(id) === competition.stage)
    .flatMap((table) => table.entrants);
  for (const { id, state } of entrants.values())
    if (state === 'playing' && !seated.includes(id)) faults.push(`${id} has no table`);
  return faults;
}

/** The rules that a stage broke when it was drawn. */
export const faultsInDraws = (world: World): readonly string[] =>
  world.draws.flatMap((draw) => faultsInDraw(draw, world).map((fault) => `${draw.stage}: ${fault}`));

function faultsInDraw(draw: Draw, { competition: { form, size, terms } }: World): readonly string[] {
  const { stage, entrants, before } = draw;
  const faults: string[] = [];
  const fixtures = draw.fixtures.filter(({ id }) => !isForThird(id));
  const people = fixtures.flatMap((each) => each.entrants);
  const thirds = draw.fixtures.filter(({ id }) => isForThird(id)).flatMap((each) => each.entrants);
  if (thirds.some((id) => people.includes(id))) faults.push('a finalist plays for the third place');
  if (thirds.length > 0 && (!terms?.thirdPlace || fixtures.length > 1)) faults.push('no third place is due');
  if (new Set(people).size < people.length) faults.push('somebody has two tables');
  const sizes = fixtures.map((each) => each.entrants.length);
  const byes = form === 'cup' && terms?.byes ? sizes.filter((seats) => seats === 1).length : 0;
  const isWhole = sizes.every((seats) => seats === 1 || seats === size) || people.length <= size;
  const isRight = terms?.byes ? isWhole : String(sizes) === String(tableSizesFor(people.length, size));
  if (!isRight) faults.push(`sizes are ${sizes}`);
  if (people.length > 1 && byes >= people.length) faults.push('everybody sits out');
  for (const id of people) if (!canPlay(entrants.get(id))) faults.push(`${id} is out`);
  const missing = [...entrants.values()].filter((each) => canPlay(each) && !people.includes(each.id));
  if (form === 'swiss' && stage > 1)
    for (const { id, division } of missing) if (division !== undefined) faults.push(`${id} is left out`);
  if (form === 'cup' && stage > 1) {
    const last = before.filter((each) => stageOf(each.id) === stage - 1);
    const shared = terms?.byes && people.length < last.flatMap((each) => each.entrants).length;
    if (
      (!shared && sizes.length > last.length) ||
      people.length >= last.flatMap((each) => each.entrants).length
    )
      if (sizes.length >= last.length) faults.push('no fewer people');
  }
  return faults;
}

const canPlay = (entrant: Entrant | undefined): boolean =>
  entrant !== undefined && (entrant.state === 'playing' || entrant.state === 'checked-in');

const metBy = (
  id: string,
  people: readonly string[],
  before: readonly PlayedFixture[],
): readonly string[] => {
  const own = before.filter(({ state, entrants }) => state === 'over' && entrants.includes(id));
  const others = own.flatMap(({ entrants }) => entrants);
  return people.filter((other) => other !== id && others.includes(other));
};

/** True if so few pairs have met that tables without a repeat must exist. */
export function isBound({ fixtures, before }: Draw): boolean {
  const people = fixtures.flatMap(({ entrants }) => entrants);
  const size = Math.max(...fixtures.map(({ entrants }) => entrants.length));
  const most = (people.length - 1) / 2 - (size - 1);
  return people.every((id) => metBy(id, people, before).length <= most);
}

/** Pairs that sit together again. */
export const repeatsIn = ({ fixtures, before }: Draw): number =>
  fixtures.reduce(
    (sum, { entrants }) =>
      sum + entrants.reduce((pairs, id) => pairs + metBy(id, entrants, before).length, 0) / 2,
    0,
  );

/** How far the numbers of first seats are apart among people with a table in every stage. */
export function firstSeatSpread({ draws, fixtures }: World): number {
  const over = [...fixtures.values()].filter(({ state }) => state === 'over');
  const everywhere = [...new Set(over.flatMap(({ entrants }) => entrants))].filter((id) =>
    draws.every(({ stage }) => over.some((each) => stageOf(each.id) === stage && each.entrants.includes(id))),
  );
  const firsts = everywhere.map((id) => over.filter(({ entrants }) => entrants[0] === id).length);
  return firsts.length === 0 ? 0 : Math.max(...firsts) - Math.min(...firsts);
}
