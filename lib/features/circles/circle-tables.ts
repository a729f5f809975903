/** Tables of a circle: its usual table, tables for calls for players, and past games. */
import 'server-only';
import { resultOfGame } from '@/lib/features/results/results';
import { yearOfCircle } from '@/lib/features/results/results-store';
import { ALL_YEARS } from '@/lib/features/results/years';
import { invitationsOf } from '@/lib/features/seats/rematch';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { type CreatedTable, createTable } from '@/lib/features/table/new-table/create-table';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { drawnOrder, rotatedOrder } from '@/lib/game/competing/pair-stage';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import type { Pace } from '@/lib/game/pace/pace';
import { derivedGameId, derivedSeed } from '@/lib/platform/auth/signed-data';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { queueMessages } from '@/lib/platform/outbox/outbox-store';
import { type Circle, type CircleMember, type CircleOutcome, isInCharge } from './circle';
import {
  countTables,
  enterTable,
  gameExists,
  isPastTable,
  keptFor,
  newestTable,
  pastTablesOf,
  storedPreset,
  takeTableIn,
  type CircleTx,
  withCircleLocked,
} from './circle-table-store';
import { type CircleActor, loadCircle } from './circles';
import { type Preset, presetOf, type SeatOrder, type TableRules } from './preset';

type Sitter = Pick<CircleMember, 'playerKey' | 'userId' | 'name'>;

interface TableOfCircle extends TableRules {
  readonly id: string;
  readonly circleId: string;
  /** The name of the circle; the table's name also has a number. */
  readonly name: string;
  readonly pace: Pace;
  readonly seatOrder: SeatOrder;
  readonly people: readonly Sitter[];
  /** The host of the table; the caller has checked that they are a member. */
  readonly hostId: string;
  /** The member who asked for the table and gets no invitation. */
  readonly asker?: string;
  /** Members who sit down at once and get no invitation. */
  readonly sittingDown: readonly string[];
}

export interface CircleTable {
  readonly gameId: string;
  /** Missing if the table already existed. */
  readonly made?: CreatedTable;
  /** The seat of the asker at a new table. */
  readonly seat?: number;
}

/**
 * Makes a table of a circle with a seat for each of its people. A table with this id is made only once. If
 * a process dies before all have sat down, the next one seats them.
 */
export async function makeCircleTable(table: TableOfCircle, clock: Clock): Promise<CircleTable> {
  const made = await withCircleLocked(table.circleId, (tx) => createOnce(tx, table, clock));
  return seatPeople(table, made, clock);
}

/** The first player sits down last: the others and the first player hear that the game has begun. */
async function seatPeople(
  { sittingDown }: Pick<TableOfCircle, 'sittingDown'>,
  made: CircleTable,
  clock: Clock,
): Promise<CircleTable> {
  for (const userId of await keptFor(made.gameId, sittingDown))
    await takeReservedSeat(made.gameId, userId, clock);
  return made;
}

async function createOnce(tx: CircleTx, table: TableOfCircle, clock: Clock): Promise<CircleTable> {
  const { id, people: _people, asker, sittingDown, seatOrder: _seatOrder, ...terms } = table;
  if (await gameExists(tx, id)) return { gameId: id };
  const order = await orderOf(table);
  // Tells tables apart in lists and subjects, also from “Thursday 1” of a competition.
  const number = ` #${(await countTables(tx, table.circleId)) + 1}`;
  const made = await createTable(
    {
      ...terms,
      name: `${fittingName(terms.name, MAX_NAME - number.length)}${number}`,
      id,
      watchers: 'circle',
      startingSeat: 'first',
      seats: order.map(({ name, userId }) => ({ name, ...(userId === '' ? {} : { userId }) })),
    },
    clock,
    undefined,
    tx,
  );
  const seat = order.findIndex(({ userId }) => userId === asker);
  const seated = order.flatMap(({ userId }, i) => (sittingDown.includes(userId) ? [i] : []));
  await queueMessages(tx, invitationsOf(made, seat < 0 ? undefined : seat, clock.now(), seated));
  return { gameId: id, made, ...(seat < 0 ? {} : { seat }) };
}

/** The people in turn order. */
async function orderOf({ id, circleId, people, seatOrder }: TableOfCircle): Promise<readonly Sitter[]> {
  const lot = { seed: derivedSeed('circle', id), label: id };
  const keys = people.map(({ playerKey }) => playerKey);
  const sums = seatOrder === 'drawn' ? [] : await yearOfCircle(circleId, ALL_YEARS);
  const begun = (key: string) => sums.find(({ playerKey }) => playerKey === key)?.begun ?? [];
  const order =
    seatOrder === 'drawn'
      ? drawnOrder(keys, lot)
      : rotatedOrder(
          keys.map((key) => ({ key, before: begun(key) })),
          lot,
        );
  return order.flatMap((key) => people.find(({ playerKey }) => playerKey === key) ?? []);
}

/** Members who press the button within this time mean the same table. */
const SAME_MS = 10_000;

/**
 * The id of the table that these people start now. A member who presses a moment later gets the one
 * that was just made, unless they want another table.
 */
async function nextTableId(
  tx: CircleTx,
  circleId: string,
  { people, given }: { readonly people: readonly Sitter[]; readonly given: Preset | undefined },
  now: Date,
): Promise<string> {
  const newest = await newestTable(tx, circleId);
  const isJustMade = newest && now.getTime() - newest.createdAt.getTime() < SAME_MS;
  const usual = isJustMade && given && presetOf(await storedPreset(tx, circleId));
  const isSame = !given || (usual && canonicalJson(usual) === canonicalJson(given));
  const areThere = people.every(({ userId }) => newest?.seats.some((seat) => seat.userId === userId));
  if (isJustMade && isSame && areThere) return newest.id;
  return derivedGameId('circle', `${circleId} after ${newest?.id ?? 'none'}`);
}

/**
 * Makes the usual table of a circle, with a seat for each of its people; its maker may sit down at once. A
 * given preset becomes the usual one.
 */
export async function makeUsualTable(
  { circleId, userId, sits = false }: CircleActor & { readonly sits?: boolean | undefined },
  given?: Preset,
  clock: Clock = systemClock,
): Promise<CircleOutcome<CircleTable>> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return refused({ kind: 'unknown-circle' });
  const preset = given ?? presetOf(circle.preset);
  const people = circle.members.filter(({ id }) => preset?.members.includes(id));
  const sitsThere = people.some(({ id }) => id === circle.me.id);
  if (!preset || people.length < 2 || people.length !== preset.members.length || !sitsThere)
    return refused({ kind: 'not-those-players' });
  const { members: _members, ...terms } = preset;
  const table = { ...terms, circleId, name: circle.name, people, hostId: userId, asker: userId };
  const sitting = { ...table, sittingDown: sits ? [userId] : [] };
  const now = clock.now();
  const made = await withCircleLocked(circleId, async (tx) => {
    const id = await nextTableId(tx, circleId, { people, given }, now);
    const created = await createOnce(tx, { ...sitting, id }, clock);
    if (created.made) await enterTable(tx, circle, given, now);
    return created;
  });
  await seatPeople(sitting, made, clock);
  return { ok: true, value: made };
}

/** A finished game that a circle can add, with the names of its members who sat there. */
export interface PastTableView {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly members: readonly string[];
}

const userIdsOf = ({ members }: Circle): readonly string[] => members.map(({ userId }) => userId);

/** The reader's finished games with other members, newest first; only for host and stewards. */
export async function pastTables(circle: Circle): Promise<readonly PastTableView[]> {
  if (!isInCharge(circle.me)) return [];
  const found = await pastTablesOf(circle.me.userId, userIdsOf(circle));
  return found.map(({ userIds, ...table }) => ({
    ...table,
    members: circle.members.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name),
  }));
}

/** Adds a finished game to the standing of a circle, once. Host and stewards can, for their own games. */
export async function takePastTableIn(
  { circleId, userId }: CircleActor,
  gameId: string,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return refused({ kind: 'unknown-circle' });
  if (!isInCharge(circle.me)) return refused({ kind: 'not-in-charge' });
  const others = userIdsOf(circle);
  const isThere = await isPastTable(gameId, userId, others);
  const result = isThere ? await resultOfGame(gameId) : undefined;
  if (!result) return refused({ kind: 'no-result' });
  const isTaken = await takeTableIn({ circleId, userId, others, result, now: clock.now() });
  return isTaken ? { ok: true, value: undefined } : refused({ kind: 'no-result' });
}
