/**
 * A competition with tables, seats and clocks as the database would hold them, without one: the acts of
 * `nextActs`, and people who sit down, move, fall silent, leave and delete their accounts.
 */
import type {
  Ruling,
  StoredCompetition,
  StoredEntrant,
  StoredFixture,
  WholeCompetition,
} from '@/lib/features/competitions/competition';
import { nextActs, type CompetitionAct } from '@/lib/features/competitions/competition-acts';
import type { CompetitionFacts } from '@/lib/features/competitions/competition-facts';
import { ladderOf, type TableResult } from '@/lib/features/competitions/standing';
import type { Pairing } from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { finalPlacesOf, tablePointsOf, type ResultEnding } from '@/lib/game/competing/result';
import type { Dice } from '../competing/dice';

export const HOUR_MS = 3_600_000;

export interface SimSeat {
  userId?: string;
  isSeated: boolean;
  isComputer: boolean;
}

export interface SimTable {
  readonly id: string;
  readonly createdAt: Date;
  readonly seats: SimSeat[];
  isRunning: boolean;
  seq: number;
  /** Turns until the game is played out. */
  left: number;
  inTurn: number;
  waitsSince: Date;
  /** When a reserve last got a seat here. */
  handedOverAt?: Date;
  /** Since when the clock of the seat in turn runs. */
  tickingAt?: Date | undefined;
}

export interface World {
  competition: StoredCompetition;
  readonly entrants: Map<string, StoredEntrant>;
  readonly fixtures: Map<string, StoredFixture>;
  readonly tables: Map<string, SimTable>;
  results: TableResult[];
  readonly members: Set<string>;
  readonly movedAt: Map<string, Date>;
  readonly replacedAt: Map<string, Date>;
  readonly done: Set<string>;
  hasNext: boolean;
  /** Whether all scores are equal. */
  readonly isTied?: boolean;
  ladder: readonly Rung[];
  now: Date;
  readonly dice: Dice;
}

export const wholeOf = ({ competition, entrants, fixtures }: World): WholeCompetition => ({
  competition,
  entrants: [...entrants.values()],
  fixtures: [...fixtures.values()],
});

const change = <T>(rows: Map<string, T>, id: string, data: Partial<T>): void => {
  const row = rows.get(id);
  if (row) rows.set(id, { ...row, ...data });
};

/** Performs all acts that are due. */
export function settle(world: World): void {
  for (let round = 0; round < 1000; round += 1) {
    const { acts } = nextActs(wholeOf(world), factsOf(world), world.now);
    if (acts.length === 0) return;
    for (const act of acts) apply(world, act);
  }
  throw new Error('a competition that never settles');
}

function factsOf(world: World): CompetitionFacts {
  const { tables, members, movedAt, replacedAt, hasNext, results, now } = world;
  const week = now.getTime() - 7 * 24 * HOUR_MS;
  return {
    tables: new Map(
      [...tables].map(([id, table]) => {
        const { isRunning, createdAt, waitsSince, seq, inTurn, seats } = table;
        const closed = results.some(({ gameId }) => gameId === id) ? ('over' as const) : ('void' as const);
        const waiting = isRunning ? [inTurn] : [];
        const facts = { isRunning, hasBegun: seq > 1, createdAt, waiting, waitsSince, seats };
        return [id, isRunning ? facts : { ...facts, closed }];
      }),
    ),
    members,
    movedAt: new Map([...movedAt].filter(([, at]) => at.getTime() >= week)),
    replacedAt,
    away: [],
    hasNext,
    results,
    owed: [],
  };
}

function apply(world: World, act: CompetitionAct): void {
  const { now, entrants, fixtures } = world;
  world.done.add(act.type);
  const competition = (data: Partial<StoredCompetition>) => {
    world.competition = { ...world.competition, ...data };
  };
  const insert = (pairings: readonly Pairing[]) => {
    for (const { id, entrants: ids } of pairings)
      fixtures.set(id, { id, state: 'waiting', entrants: ids, drawn: ids });
  };
  switch (act.type) {
    case 'open-check-in':
      for (const id of act.asked ?? []) change(entrants, id, { state: 'entered' });
      return competition({ state: 'check-in', checkInUntil: act.until });
    case 'call-off':
      return competition({ state: 'called-off' });
    case 'check-in':
      return change(entrants, act.entrant, { state: 'checked-in', checkedInAt: act.at });
    case 'start':
      for (const { id, ...place } of act.places)
        change(entrants, id, { state: 'playing', playsFrom: now, ...place });
      insert(act.fixtures);
      return competition({ state: 'running', stage: 1, stages: act.stages ?? 1, stageStartedAt: now });
    case 'start-stage':
      for (const id of act.playing) change(entrants, id, { state: 'playing', division: 1, playsFrom: now });
      for (const id of act.out) change(entrants, id, { state: 'done' });
      for (const id of act.absent)
        change(entrants, id, { absent: [...(entrants.get(id)?.absent ?? []), act.stage] });
      insert(act.fixtures);
      return competition({ state: 'running', stage: act.stage, stageStartedAt: now });
    case 'withdraw':
      return change(entrants, act.entrant, { state: 'withdrawn' });
    case 'exclude':
      return change(entrants, act.entrant, { state: 'excluded' });
    case 'replace':
      change(entrants, act.reserve, { state: 'playing', playsFrom: now, division: act.division });
      for (const { id, entrants: ids } of act.fixtures) {
        const seat = seatOf(world, id, act.entrant);
        if (seat?.isComputer) throw new Error(`a computer plays for ${act.entrant} at ${id}`);
        if (seat) takeAway(seat, { userId: entrants.get(act.reserve)?.userId ?? '' });
        const table = tableOf(world, id);
        if (table) table.handedOverAt = now;
        change(fixtures, id, { entrants: ids });
      }
      return;
    case 'open-fixture':
      return openTable(world, act);
    case 'close':
      return change(fixtures, act.id, { state: act.state });
    case 'void-fixture':
      endTable(world, act.id);
      return change(fixtures, act.id, { state: 'void' });
    case 'computer':
      return giveToComputer(world, act.id, act.entrant);
    case 'award':
      return endTable(world, act.id, act.entrant);
    case 'decide':
      return carryOut(world, act);
    case 'amend':
      throw new Error('only earlier versions left results as they were played');
    case 'open-next':
      world.hasNext = true;
      return;
    case 'finish':
      world.ladder = ladderOf(wholeOf(world), world.results, []);
      for (const { id, state } of entrants.values())
        if (['playing', 'checked-in', 'entered'].includes(state)) change(entrants, id, { state: 'done' });
      return competition({ state: 'over' });
  }
}

/** An organiser's decision takes effect. */
function carryOut(
  world: World,
  { decision, begun, others }: CompetitionAct & { readonly type: 'decide' },
): void {
  const { fixtures, entrants, competition, now } = world;
  const { kind, fixture = '', entrant = '' } = decision;
  const annul = (ids: readonly string[]) =>
    ids.forEach((id) => {
      endTable(world, id);
      change(fixtures, id, { state: 'void' });
    });
  const decisions = competition.decisions.map((each) =>
    each.id === decision.id ? { ...each, doneAt: now } : each,
  );
  world.competition = { ...competition, decisions };
  if (kind === 'award') endTable(world, fixture, entrant);
  if (kind === 'annul') annul([fixture]);
  if (kind === 'correct') correct(world, decision);
  if (kind === 'replace') change(entrants, entrant, { state: 'withdrawn' });
  if (kind === 'call-off') {
    annul([...others, ...begun]);
    world.competition = { ...world.competition, state: 'called-off' };
  }
  if (kind !== 'end-stage') return;
  for (const id of begun) endTable(world, id, undefined, 'agreed');
  annul(others);
}

/** The places that an organiser chose for a table. */
function correct(world: World, { fixture = '', places = [] }: Ruling): void {
  const { tableId, entrants = [] } = world.fixtures.get(fixture) ?? {};
  const points = tablePointsOf(places.map(({ place }) => place));
  world.results = world.results.map((result) => {
    const at = places.findIndex(({ entrant }) => entrant === entrants[result.seat]);
    const place = places[at]?.place;
    if (result.gameId !== tableId || place === undefined) return result;
    return { ...result, place, tablePoints: points[at] ?? 0, left: false };
  });
}

function takeAway(seat: SimSeat, next: { userId?: string; isComputer?: true }): void {
  delete seat.userId;
  Object.assign(seat, { isSeated: next.isComputer ?? false, isComputer: false }, next);
}

const tableOf = ({ fixtures, tables }: World, fixtureId: string): SimTable | undefined =>
  tables.get(fixtures.get(fixtureId)?.tableId ?? '');

function seatOf(world: World, fixtureId: string, entrant: string): SimSeat | undefined {
  const index = world.fixtures.get(fixtureId)?.entrants.indexOf(entrant) ?? -1;
  return tableOf(world, fixtureId)?.seats[index];
}

function openTable(world: World, { id, entrants: ids }: Pairing): void {
  const { now, dice, entrants, fixtures, tables } = world;
  const seats = ids.map((who) => {
    const userId = entrants.get(who)?.userId ?? '';
    return { isSeated: false, isComputer: false, ...(userId === '' ? {} : { userId }) };
  });
  const left = ids.length * (1 + dice.below(4));
  const tableId = `table ${id}`;
  tables.set(tableId, {
    id: tableId,
    createdAt: now,
    seats,
    isRunning: true,
    seq: 1,
    left,
    inTurn: 0,
    waitsSince: now,
  });
  change(fixtures, id, { state: 'open', tableId, tableSeq: 1, entrants: ids });
}

function giveToComputer(world: World, fixtureId: string, entrant: string): void {
  const [table, seat] = [tableOf(world, fixtureId), seatOf(world, fixtureId, entrant)];
  if (!table?.isRunning || !seat || seat.isComputer) throw new Error(`no seat of ${entrant} at ${fixtureId}`);
  takeAway(seat, { isComputer: true });
  playComputers(world, table);
}

/** The next turn begins; the clock of a person runs from then on, if they have sat down. */
function passOn(world: World, table: SimTable): void {
  table.seq += 1;
  table.left -= 1;
  table.inTurn = (table.inTurn + 1) % table.seats.length;
  table.waitsSince = world.now;
  table.tickingAt = undefined;
}

function playComputers(world: World, table: SimTable): void {
  while (table.isRunning && table.left > 0 && table.seats[table.inTurn]?.isComputer) passOn(world, table);
  if (table.seats[table.inTurn]?.isSeated) table.tickingAt ??= world.now;
  if (table.isRunning && table.left <= 0) playedOut(world, table);
}

/** The person in turn makes their turn. */
export function move(world: World, table: SimTable): void {
  const { userId = '' } = table.seats[table.inTurn] ?? {};
  world.movedAt.set(userId, world.now);
  passOn(world, table);
  playComputers(world, table);
}

/** A person takes the seat that is reserved for them. */
export function sit(world: World, table: SimTable, seat: SimSeat): void {
  seat.isSeated = true;
  playComputers(world, table);
}

/** The clock of the seat in turn runs out: a computer takes it, unless nobody else is left. */
export function timeOut(world: World, table: SimTable): void {
  const seat = table.seats[table.inTurn];
  if (!seat || table.seats.filter((each) => !each.isComputer).length < 2) return;
  world.replacedAt.set(seat.userId ?? '', world.now);
  takeAway(seat, { isComputer: true });
  playComputers(world, table);
}

/** A person leaves a table; their seat is free. */
export const giveUp = (seat: SimSeat): void => takeAway(seat, {});

function playedOut(world: World, table: SimTable): void {
  const fixture = [...world.fixtures.values()].find(({ tableId }) => tableId === table.id);
  if (fixture) endTable(world, fixture.id, undefined, 'played-out');
}

/** Ends a table; scores are often equal, and the later one in the order of turns is ahead then. */
function endTable(
  world: World,
  fixtureId: string,
  winner?: string,
  how: ResultEnding | undefined = winner === undefined ? undefined : 'conceded',
): void {
  const [fixture, table] = [world.fixtures.get(fixtureId), tableOf(world, fixtureId)];
  if (!fixture || !table?.isRunning) return;
  table.isRunning = false;
  if (!how) return;
  const points = table.seats.map(() => 50 + (world.isTied ? 0 : world.dice.below(5)));
  const ranking = [...table.seats.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || b - a);
  const people = fixture.entrants.map((id) => world.entrants.get(id));
  const seats = table.seats.map(({ userId, isSeated }, seat) => {
    const isHere = isSeated && userId !== undefined && userId === people[seat]?.userId;
    return { seat, fate: isHere ? ('finished' as const) : ('left' as const) };
  });
  const won = winner === undefined ? {} : { winner: fixture.entrants.indexOf(winner) };
  for (const { seat, ...place } of finalPlacesOf({ how, ranking, seats, ...won })) {
    const playerKey = people[seat]?.key ?? '';
    world.results.push({ gameId: table.id, how, seat, playerKey, points: points[seat] ?? 0, ...place });
  }
}
