/** Standings of competitions from nothing but scores and acts, by docs/competitions.md and docs/verification.md. */
import { createHmac } from 'node:crypto';
import { firstsOf, hasWon, isClose, sharesOf, sum, type PlayedTable, type Share } from './calculator';

export interface CompetitionFacts {
  readonly form: 'cup' | 'swiss' | 'season';
  /** All fixtures in their order, also those that were not played. */
  readonly fixtures: readonly {
    readonly id: string;
    readonly state: 'over' | 'void' | 'waiting' | 'open';
    readonly people: readonly string[];
  }[];
  readonly tables: readonly PlayedTable[];
  readonly people: readonly string[];
  /** Who withdrew, was excluded or deleted their account. */
  readonly out: readonly string[];
  readonly seed: string;
  readonly tieBreaks?: readonly ('direct' | 'buchholz')[];
  /** Stages that count without a table, with their points: byes, pauses, a late start. */
  readonly rests?: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export interface Figures {
  readonly person: string;
  readonly place: number;
  readonly tables: number;
  readonly wins: number;
  readonly mean: number | undefined;
  readonly buchholz: number;
  readonly reached: number;
  readonly isBelowLine: boolean;
}

export const stageOf = (fixture: string): number => Number(fixture.split('.')[0]);
const divisionOf = (fixture: string): number => Number(fixture.split('.')[1]);
/** In a cup, the second division of the last stage is the table for the third place. */
const isThird = (fixture: string): boolean => divisionOf(fixture) === 2;

/** `lot/ID` of docs/verification.md. */
function lotOf(seed: string, person: string): number {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`lot/${person}/0/0`).digest('hex');
  return Number.parseInt(digest.slice(0, 12), 16) % 2 ** 32;
}

/** The standings of a competition, of one division in a season; after a stage, as they were then. */
export function standingsOf(
  facts: CompetitionFacts,
  { upTo = Infinity, division }: { readonly upTo?: number; readonly division?: number } = {},
): readonly Figures[] {
  const { form, seed, tieBreaks = [] } = facts;
  const inView = (fixture: string) =>
    stageOf(fixture) <= upTo && (division === undefined || divisionOf(fixture) === division);
  const fixtures = facts.fixtures.filter(({ id }) => inView(id));
  const tables = facts.tables.filter(({ fixture = '' }) => inView(fixture));
  const newest = Math.max(...facts.fixtures.map(({ id }) => stageOf(id)));
  // Later acts of people change no earlier stage.
  const out = upTo < newest ? [] : facts.out;
  const rests = (person: string) =>
    [...(facts.rests?.get(person) ?? [])].filter(([stage]) => stage <= Math.min(upTo, newest));
  const shown = facts.people.filter((person) => fixtures.some(({ people }) => people.includes(person)));
  const records = shown.map((person) => {
    const own = tables.map(sharesOf).filter((shares) => shares.some((share) => share.person === person));
    const mine = own.flatMap((shares) => shares.filter((share) => share.person === person));
    const points = sum(mine.map((share) => share.points)) + sum(rests(person).map(([, each]) => each));
    const counted = mine.length + rests(person).length;
    const ratios = own.map((shares) => shareOfWinner(person, shares));
    return {
      person,
      own,
      points,
      tables: mine.length,
      wins: own.filter((shares) => hasWon(person, shares)).length,
      mean: counted === 0 ? undefined : points / counted,
      ratio: mine.length === 0 ? 0 : sum(ratios) / mine.length,
      winShare: mine.length === 0 ? 0 : own.filter((shares) => hasWon(person, shares)).length / mine.length,
      finished: mine.filter(({ left }) => !left).length,
      due: dueOf(person, { ...facts, fixtures }),
      isOut: out.includes(person),
      reached: Math.max(
        0,
        ...fixtures
          .filter(({ id, people }) => people.includes(person) && !isThird(id))
          .map(({ id }) => stageOf(id)),
      ),
      lot: lotOf(seed, person),
    };
  });
  type Record = (typeof records)[number];
  const pointsOfPerson = (person: string) => records.find((each) => each.person === person)?.points ?? 0;
  const buchholzOf = ({ own, person }: Record): number =>
    sum(
      own.flatMap((shares) =>
        shares.map((share) => (share.person === person ? 0 : pointsOfPerson(share.person))),
      ),
    );
  const isBelow = ({ finished, due }: Record) => 2 * finished < due;
  const tierOf = (each: Record): readonly number[] => {
    if (form !== 'cup') return [each.isOut ? 1 : 0];
    return [
      -each.reached,
      ...cupPlaceOf(each.person, each.isOut, {
        fixtures,
        tables,
        newest: Math.min(upTo, newest),
        people: shown,
      }),
    ];
  };
  const keysOf = (each: Record): readonly number[] => [
    ...tierOf(each),
    isBelow(each) ? 1 : 0,
    each.tables === 0 ? 1 : 0,
    -(each.mean ?? 0),
  ];
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (const [i, value] of a.entries()) if (!isClose(value, b[i] ?? 0)) return value - (b[i] ?? 0);
    return 0;
  };
  const restOf = (each: Record) => [-each.winShare, -each.ratio, each.lot];
  let groups: Record[][] = groupBy(records, keysOf, compare);
  for (const tieBreak of tieBreaks)
    groups = groups.flatMap((group) => {
      const valueOf =
        tieBreak === 'buchholz'
          ? buchholzOf
          : (each: Record) =>
              directOf(
                each,
                group.map(({ person }) => person),
              );
      return groupBy(group, (each) => [-valueOf(each)], compare);
    });
  const order = groups.flatMap((group) => group.toSorted((a, b) => compare(restOf(a), restOf(b))));
  return order.map((each, i) => ({
    person: each.person,
    place: i + 1,
    tables: each.tables,
    wins: each.wins,
    mean: each.mean,
    buchholz: buchholzOf(each),
    reached: each.reached,
    isBelowLine: isBelow(each),
  }));
}

function groupBy<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly number[],
  compare: (a: readonly number[], b: readonly number[]) => number,
): T[][] {
  const groups: T[][] = [];
  for (const item of items.toSorted((a, b) => compare(keysOf(a), keysOf(b)))) {
    const [last] = groups.at(-1) ?? [];
    if (last !== undefined && compare(keysOf(last), keysOf(item)) === 0) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** At tables with people of a group: how many of them somebody beat, less those who beat them. */
function directOf(
  { own, person }: { readonly own: readonly (readonly Share[])[]; readonly person: string },
  group: readonly string[],
) {
  const placesAt = own.map((shares) => ({
    mine: shares.find((share) => share.person === person)?.place ?? 0,
    others: shares.filter((share) => share.person !== person && group.includes(share.person)),
  }));
  return sum(placesAt.flatMap(({ mine, others }) => others.map(({ place }) => Math.sign(place - mine))));
}

function shareOfWinner(person: string, shares: readonly Share[]): number {
  if (hasWon(person, shares)) return 1;
  const most = Math.max(0, ...firstsOf(shares).map(({ score }) => score));
  const own = shares.find((share) => share.person === person)?.score ?? 0;
  return most <= 0 ? 0 : Math.round(1e6 * Math.min(1, Math.max(0, own / most))) / 1e6;
}

/** How many tables a person should have finished by now. */
function dueOf(person: string, { form, fixtures, out, rests }: CompetitionFacts): number {
  const own = fixtures.filter(({ people }) => people.includes(person));
  if (form === 'season') {
    const isOut = out.includes(person);
    return own.filter(({ state }) => isOut || state === 'over').length;
  }
  const stages = own.filter(({ id }) => !isThird(id)).map(({ id }) => stageOf(id));
  const last = form === 'cup' ? Math.max(0, ...stages) : Infinity;
  const all = [...new Set(fixtures.map(({ id }) => stageOf(id)))];
  return all.filter((stage) => {
    if (stage < Math.min(...stages) || stage > last) return false;
    const table = own.find(({ id }) => stageOf(id) === stage);
    return table ? table.state === 'over' : !rests?.get(person)?.has(stage);
  }).length;
}

interface CupTables {
  readonly fixtures: CompetitionFacts['fixtures'];
  readonly tables: readonly PlayedTable[];
  readonly newest: number;
  readonly people: readonly string[];
}

/** Among those who came as far: the place at the final, or at the table for the third place; leavers last. */
function cupPlaceOf(
  person: string,
  isOut: boolean,
  { fixtures, tables, newest }: CupTables,
): readonly number[] {
  const atNewest = fixtures.filter(({ id }) => stageOf(id) === newest && !isThird(id));
  const [final] = atNewest.length === 1 ? atNewest : [];
  const placeAt = (fixture: string) => {
    const table = tables.find((each) => each.fixture === fixture);
    const share = table && sharesOf(table).find((each) => each.person === person);
    return share && !share.left ? share.place : 7;
  };
  if (final?.people.includes(person)) return [final.state === 'over' ? placeAt(final.id) : 0];
  const third = fixtures.find(({ id, people }) => isThird(id) && people.includes(person));
  if (third && !isOut) return [placeAt(third.id) - 8];
  return [isOut ? 1 : 0];
}

/** The people who go on from a finished stage of a cup of twos: each winner, then the best others. */
export function goingOn(facts: CompetitionFacts, stage: number, gone: readonly string[]): readonly string[] {
  const here = facts.tables.filter(({ fixture = '' }) => stageOf(fixture) === stage && !isThird(fixture));
  const ranked = here.map((table) => {
    const shares = sharesOf(table);
    return shares
      .filter(({ person }) => !gone.includes(person))
      .map((share) => ({ ...share, ratio: share.left ? -1 : shareOfWinner(share.person, shares) }));
  });
  // If the winner has gone, the next one takes their place.
  const first = ranked.flatMap((shares) => {
    const stayed = shares.filter(({ left }) => !left);
    const best = Math.min(...stayed.map(({ place }) => place));
    return stayed.filter(({ place }) => place === best);
  });
  const whole = 2 * Math.ceil(first.length / 2);
  const others = ranked
    .flat()
    .filter(({ person }) => !first.some((each) => each.person === person))
    .sort((a, b) => b.ratio - a.ratio || lotOf(facts.seed, a.person) - lotOf(facts.seed, b.person));
  return [...first, ...others.slice(0, Math.max(0, whole - first.length))].map(({ person }) => person).sort();
}
