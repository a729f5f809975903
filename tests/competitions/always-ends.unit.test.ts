/**
 * Competitions of every form end, even if people leave or fall silent: docs/testing.md.
 * `FULL=1 SEED=...` plays many from that seed.
 */
import { expect, test } from 'vitest';
import {
  isActive,
  isPending,
  Terms,
  type NewRuling,
  type StoredCompetition,
  type StoredEntrant,
} from '@/lib/features/competitions/competition';
import { decideNow } from '@/lib/features/competitions/entrant-acts';
import { playedCompetition } from '@/lib/features/competitions/standing';
import {
  COMPETITION_FORMS,
  hasLeft,
  isStaged,
  TIE_BREAKS,
  type CompetitionForm,
} from '@/lib/game/competing/competition';
import { MAX_IN_DIVISION } from '@/lib/game/competing/ladder';
import { championsOf, finalOf, standingsByForm } from '@/lib/game/competing/stage-standing';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { diceFor, type Dice } from '../competing/dice';
import { inFull, seedOf } from '../support/full';
import { unequalGames, wrongFigures } from './independent-figures';
import {
  giveUp,
  HOUR_MS,
  move,
  settle,
  sit,
  timeOut,
  wholeOf,
  type SimTable,
  type World,
} from './table-world';

const START = new Date('2027-01-01T00:00:00Z');
const COMPETITIONS = inFull(1000, 15);
/** The scheduler looks at least this often. */
const STEP_MS = 6 * HOUR_MS;
const BANK_H = 72;
/** A person takes a seat within the chosen days, and then has the clock. Nobody here takes holidays. */
const mostMs = ({ terms }: StoredCompetition): number =>
  (terms.waitDays * 24 + BANK_H) * HOUR_MS + 2 * STEP_MS;
const MAX_STEPS = 4_000;

/** The habits of a person; silent people never move again from some day on. */
interface Habits {
  readonly diligence: number;
  readonly silentFrom: number;
  readonly leaving: number;
  /** Late ones become reserves. */
  readonly checksInFrom: number;
  /** Some never sit down at a table, though they play elsewhere. */
  readonly shuns: ReadonlySet<string>;
}

const TABLE_NUMBERS = [1, 2, 3, 4];

function worldOf(n: number): { world: World; habits: ReadonlyMap<string, Habits> } {
  const dice = diceFor(`always ends ${n}`);
  const form = COMPETITION_FORMS[n % COMPETITION_FORMS.length] ?? 'cup';
  const size = TABLE_SIZES[dice.below(TABLE_SIZES.length)] ?? 4;
  const most = form === 'series' ? MAX_IN_DIVISION[size] : 17;
  const count = Math.min(most, 4 + dice.below(14));
  const pace = { kind: 'daily', wakingOnly: false, onTimeout: 'computer' } as const;
  const competition: StoredCompetition = {
    id: `competition ${n}`,
    circleId: 'circle',
    name: 'Winter',
    form,
    size,
    pace,
    options: ONLINE_OPTIONS,
    variant: BASE_VARIANT,
    atOnce: isStaged(form) ? 1 : 1 + dice.below(3),
    seed: dice.hex(),
    commitment: '',
    state: 'sign-up',
    stage: 0,
    stages: 0,
    ladder: [],
    terms: termsOf(diceFor(`terms ${n}`), form),
    decisions: [],
    createdAt: START,
    signUpUntil: START,
    revision: 1,
  };
  const people = Array.from({ length: count }, (_, i): StoredEntrant => {
    const id = `person ${i}`;
    return {
      id,
      userId: id,
      key: id,
      name: id,
      state: 'entered',
      enteredAt: START,
      absent: [],
      byes: [],
      paused: [],
      named: true,
    };
  });
  // In some competitions almost nobody is silent, in others almost everybody.
  const silence = dice.next() ** 2;
  const leaving = dice.next() < 0.5 ? 0 : 0.004 * dice.next();
  const habits = new Map(
    people.map(({ userId }) => {
      const silentFrom = dice.next() < silence ? dice.below(60) : Infinity;
      const checksInFrom = dice.next() < 0.15 ? 5 : 0;
      const shuns = new Set(TABLE_NUMBERS.filter(() => dice.next() < 0.03).map((number) => `.${number}`));
      return [userId, { diligence: 0.2 + 0.8 * dice.next(), silentFrom, leaving, checksInFrom, shuns }];
    }),
  );
  const world: World = {
    competition,
    entrants: new Map(people.map((entrant) => [entrant.id, entrant])),
    fixtures: new Map(),
    tables: new Map(),
    results: [],
    members: new Set(people.map(({ userId }) => userId)),
    movedAt: new Map(),
    replacedAt: new Map(),
    done: new Set(),
    hasNext: false,
    isTied: n % 7 === 0,
    ladder: [],
    now: START,
    dice,
  };
  return { world, habits };
}

/** Choices of the organiser; half of them chose nothing. */
function termsOf(dice: Dice, form: CompetitionForm): Terms {
  if (dice.next() < 0.5) return Terms.parse({});
  const tieBreaks = dice.shuffle(TIE_BREAKS).slice(0, dice.below(3));
  const cup = { byes: dice.next() < 0.5, thirdPlace: dice.next() < 0.5 };
  const own = form === 'swiss' ? { rounds: 2 + dice.below(4), tieBreaks } : form === 'cup' ? cup : {};
  return Terms.parse({
    ...own,
    waitDays: 1 + dice.below(10),
    ...(dice.next() < 0.3 ? { startsWith: 4 } : {}),
  });
}

/** An organiser decides something that is possible now, and takes some of it back. */
function decide(world: World): void {
  const { dice, competition, now } = world;
  const whole = wholeOf(world);
  const me = { id: 'host', userId: 'host', playerKey: 'host', name: 'host', isInCharge: true };
  const fixture = dice.shuffle(whole.fixtures)[0];
  const entrant = dice.shuffle(whole.entrants)[0]?.id ?? '';
  const seats = dice.shuffle(fixture?.entrants ?? []);
  const places = seats.map((each, i) => ({ entrant: each, place: i + 1 }));
  const asked: readonly NewRuling[] = [
    { kind: 'award', fixture: fixture?.id, entrant: seats[0] },
    { kind: 'annul', fixture: fixture?.id },
    { kind: 'correct', fixture: fixture?.id, places, reason: 'a slip' },
    { kind: 'replace', entrant },
    { kind: 'end-stage' },
    ...(dice.next() < 0.05 ? [{ kind: 'call-off' } as const] : []),
  ];
  const wanted = asked[dice.below(asked.length)] ?? { kind: 'end-stage' };
  const made = decideNow({ ...whole, me, members: [me], away: [] }, wanted, now);
  if (!made.ok) return;
  const decisions = made.value.competition?.decisions ?? [];
  const isTakenBack = dice.next() < 0.3;
  world.competition = {
    ...competition,
    decisions: isTakenBack
      ? decisions.map((each, i) => (i + 1 < decisions.length ? each : { ...each, takenBackAt: now }))
      : decisions,
  };
}

/** A step of time: people check in, sit down, move and leave, and clocks run out. */
function live(world: World, habits: ReadonlyMap<string, Habits>): void {
  const { dice, entrants, now } = world;
  const day = (now.getTime() - START.getTime()) / (24 * HOUR_MS);
  const acts = ({ userId }: { readonly userId?: string }) => {
    const { silentFrom = 0, diligence = 0 } = habits.get(userId ?? '') ?? {};
    return day < silentFrom && dice.next() < diligence;
  };
  for (const entrant of [...entrants.values()]) {
    const { leaving = 0, checksInFrom = 0, shuns } = habits.get(entrant.userId) ?? {};
    const mayCheckIn = world.competition.state !== 'sign-up' && day >= checksInFrom;
    if (shuns?.size && acts(entrant)) world.movedAt.set(entrant.userId, now);
    if (entrant.state === 'entered' && mayCheckIn && acts(entrant))
      entrants.set(entrant.id, { ...entrant, state: 'checked-in', checkedInAt: now });
    if (isActive(entrant) && dice.next() < leaving) leave(world, entrant);
  }
  for (const table of [...world.tables.values()].filter(({ isRunning }) => isRunning)) {
    for (const seat of table.seats) {
      const isShunned = habits.get(seat.userId ?? '')?.shuns.has(table.id.slice(-2));
      if (!seat.isSeated && seat.userId && !isShunned && acts(seat)) sit(world, table, seat);
    }
    const seat = table.seats[table.inTurn];
    if (!table.isRunning || !seat?.isSeated) continue;
    if (acts(seat)) move(world, table);
    else if (table.tickingAt && now.getTime() - table.tickingAt.getTime() >= BANK_H * HOUR_MS)
      timeOut(world, table);
  }
}

/** Somebody withdraws, is excluded, leaves the circle, deletes their account, or gives up their seats. */
function leave({ dice, entrants, members, tables }: World, entrant: StoredEntrant): void {
  const { id, userId } = entrant;
  const seats = [...tables.values()].filter(({ isRunning }) => isRunning).flatMap((table) => table.seats);
  const own = seats.filter((seat) => seat.userId === userId);
  const ways = [
    () => entrants.set(id, { ...entrant, state: 'withdrawn' }),
    () => entrants.set(id, { ...entrant, endsAt: START }),
    () => members.delete(userId),
    () => own.filter(({ isSeated }) => isSeated).forEach(giveUp),
    () => {
      own.forEach(giveUp);
      entrants.set(id, { ...entrant, state: 'withdrawn', userId: '', name: '' });
    },
  ];
  ways[dice.below(ways.length)]?.();
}

/** The promises that are broken after all acts are done. */
function faultsNow({ competition, entrants, fixtures, tables, now }: World): readonly string[] {
  const faults: string[] = [];
  for (const { id, state, tableId = '', entrants: ids } of fixtures.values()) {
    const table = tables.get(tableId);
    if (table?.isRunning && state !== 'open') faults.push(`${id} is ${state} and still runs`);
    const isDecided = competition.decisions.some(
      ({ kind, fixture, doneAt }) =>
        doneAt && (fixture === id || kind === 'end-stage' || kind === 'call-off'),
    );
    const stays = ids.some((entrantId) => isActive(entrants.get(entrantId) ?? { state: 'withdrawn' }));
    if (state === 'void' && (table?.seq ?? 0) > 1 && stays && !isDecided)
      faults.push(`${id} is void although somebody who stays has played`);
    if (state !== 'open' || !table) continue;
    faults.push(...faultsAt(table, now, mostMs(competition)).map((fault) => `${id}: ${fault}`));
    const stayed = table.seats.filter(({ userId }, i) => {
      const entrant = entrants.get(ids[i] ?? '');
      if (userId && entrant?.userId === userId && !isActive(entrant)) faults.push(`${id}: ${userId} is out`);
      return userId !== undefined;
    });
    if (stayed.length === 0) faults.push(`${id}: nobody is left`);
    if (stayed.length === 1 && stayed[0]?.isSeated) faults.push(`${id}: one plays on alone`);
  }
  const isHeld = competition.decisions.some(isPending);
  const isOpen = [...fixtures.values()].some(({ state }) => state === 'open');
  if (competition.state === 'running' && !isOpen && !isHeld) faults.push('nothing is open');
  return faults;
}

function faultsAt(
  { seats, waitsSince, handedOverAt = waitsSince }: SimTable,
  now: Date,
  mostWaitMs: number,
): readonly string[] {
  const empty = seats.filter((seat) => !seat.isComputer && seat.userId === undefined);
  const waited = now.getTime() - Math.max(waitsSince.getTime(), handedOverAt.getTime());
  return [
    ...empty.map(() => 'a seat is empty'),
    ...(waited > mostWaitMs ? [`waited for ${Math.round(waited / HOUR_MS)} hours`] : []),
  ];
}

function faultsAtEnd(world: World): readonly string[] {
  const whole = wholeOf(world);
  const played = playedCompetition(whole, world.results);
  const faults: string[] = [];
  const out = new Set(whole.entrants.filter(hasLeft).map(({ id }) => id));
  const winners = championsOf(played);
  for (const id of winners) if (out.has(id)) faults.push(`${id} left and won`);
  for (const { lines } of standingsByForm(played)) {
    const stays = lines.map(({ id, reached = 0 }) => ({ id, reached }));
    stays.forEach(({ id, reached }, i) => {
      const after = stays.slice(i + 1).find((each) => each.reached === reached && !out.has(each.id));
      if (out.has(id) && after) faults.push(`${id} left and is before ${after.id}`);
    });
  }
  faults.push(...unequalGames(world), ...wrongFigures(world));
  // A person who stayed and finished a table that counts for the title is a candidate.
  const tables = played.form === 'cup' ? [finalOf(played.fixtures)] : played.fixtures;
  const seats = tables.flatMap((table) => table?.seats ?? []);
  const candidates = seats.filter(({ entrant, left }) => entrant && !left && !out.has(entrant));
  const isTop = ({ entrant = '' }: (typeof seats)[number]) =>
    played.form === 'cup' || world.entrants.get(entrant)?.division === 1;
  if (candidates.some(isTop) && winners.length === 0) faults.push('nobody has won');
  if (winners.length > 0 && candidates.length === 0 && finalOf(played.fixtures)?.state !== 'void')
    faults.push('somebody has won without a table');
  return faults;
}

function play(n: number): World {
  const { world, habits } = worldOf(n);
  const { form, size } = world.competition;
  const organiser = diceFor(`organiser ${n}`);
  const name = `competition ${n} of "${seedOf('always ends N')}": ${form} of ${world.entrants.size} at ${size}`;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    world.now = new Date(START.getTime() + step * STEP_MS);
    live(world, habits);
    if (n % 3 === 0 && organiser.next() < 0.05) decide(world);
    settle(world);
    const faults = faultsNow(world);
    if (faults.length > 0) expect(faults, `${name}, step ${step}`).toEqual([]);
    if (world.competition.state === 'over' || world.competition.state === 'called-off') break;
  }
  expect(['over', 'called-off'], name).toContain(world.competition.state);
  if (world.competition.state === 'over') expect(faultsAtEnd(world), name).toEqual([]);
  return world;
}

test(
  `${COMPETITIONS} competitions with silent people and leavers end, and somebody wins (seed "${seedOf('always ends N')}")`,
  { timeout: 240_000 },
  () => {
    const worlds = Array.from({ length: COMPETITIONS }, (_, i) => play(i + 1));
    const acts = new Set(worlds.flatMap(({ done }) => [...done]));
    for (const act of ['award', 'computer', 'decide', 'exclude', 'replace', 'void-fixture', 'withdraw'])
      expect([...acts], act).toContain(act);
  },
);
