import crypto from 'node:crypto';
import { makeGuest } from '@/lib/features/people/guests';
import { consentLink, giveMailConsent } from '@/lib/features/seats/mail-consent';
import { sitDown, type SitDownRequest } from '@/lib/features/seats/seats';
import { submitCommand, type SubmittedCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { createTable, type CreatedTable, type NewTable } from '@/lib/features/table/new-table/create-table';
import type { Command } from '@/lib/game/engine/commands';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { ASKING, type Pace } from '@/lib/game/pace/pace';
import type { BotLevel } from '@/lib/game/levels';
import type { Prisma } from '@/lib/generated/prisma/client';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import { valueOf } from './outcomes';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'] as const;

/** A clock of three days, at whose end the others are asked. */
export const DAILY = { kind: 'daily', ...ASKING } as const satisfies Pace;

const USUAL = {
  name: 'At the Golden Tiger',
  options: ONLINE_OPTIONS,
  variant: BASE_VARIANT,
  startingSeat: 'first',
} as const;

/** A table by the usual rules, where nobody has sat down yet. */
export const emptyTable = (asked: Partial<NewTable> & Pick<NewTable, 'seats'>, clock?: Clock) =>
  createTable({ ...USUAL, ...asked }, clock);

export interface Seating extends Partial<
  Pick<NewTable, 'options' | 'variant' | 'solo' | 'pace' | 'watchers' | 'hostId'>
> {
  readonly emails?: boolean;
  /** Computers in the seats after the people. */
  readonly bots?: readonly BotLevel[];
  readonly clock?: Clock;
}

/** A table where all these people have sat down. */
export async function seatedTable(
  people: 1 | 2 | 3 | 4 = 2,
  { emails = true, bots = [], clock = systemClock, ...choices }: Seating = {},
): Promise<CreatedTable> {
  const persons = NAMES.slice(0, people).map((name) => ({
    name,
    ...(emails ? { email: `${name.toLowerCase()}@praga.test` } : {}),
  }));
  const seats = [...persons, ...bots.map((bot) => ({ bot }))];
  const table = await emptyTable({ seats, ...choices }, clock);
  for (const { token } of table.seats) {
    // Sits down as a program, which continues with the link.
    const sat = await sitDown({ token, isProgram: true }, clock);
    if (sat.ok) keys.set(token, sat.value.key);
  }
  await confirmAddresses(table.gameId);
  return table;
}

/** Presses "Yes, email me here" for every address at a table, as its readers would. */
export async function confirmAddresses(gameId: string): Promise<void> {
  const seats = await db().seat.findMany({ where: { gameId, email: { not: null } } });
  for (const { seat, tenure, email } of seats) {
    const link = consentLink({ gameId, seat, tenure, mark: addressMark(email ?? '') });
    await giveMailConsent(link.slice(link.lastIndexOf('/') + 1), {});
  }
}

interface PlayedOut extends Prisma.GameUncheckedUpdateInput {
  /** The seats from the winner on; in their order if it is missing. */
  readonly ranking?: readonly number[] | undefined;
  /** The points of each seat; one fewer for each if they are missing. */
  readonly scores?: readonly number[];
}

/** Ends a table as if it had been played out; its result is not written yet. The rest are columns of the game. */
export async function playOut(
  gameId: string,
  { ranking, scores = [], ...columns }: PlayedOut,
): Promise<void> {
  const { state } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
  const parsed = JSON.parse(JSON.stringify(state)) as { players: object[] };
  const players = parsed.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 100 - seat }));
  const order = (ranking ?? [...players.keys()]).filter((seat) => seat < players.length);
  const ended = jsonOf({ ...parsed, ranking: order, players });
  await db().game.update({ where: { id: gameId }, data: { status: 'finished', state: ended, ...columns } });
}

/** The keys of the browsers that sat down at these tables, by the seats' links. */
const keys = new Map<string, string>();

/** Completes a request to sit down with the browser's cookies, account or name. */
export function sitAs(person: SitDownRequest, clock: Clock = systemClock) {
  return sitDown({ ...person, cookie: keys.get(person.token) }, clock);
}

/** The key of a browser that sits down. */
export const sitDownKey = async (asked: SitDownRequest, clock?: Clock) =>
  valueOf(await sitDown(asked, clock)).key;

/** From now on each seat is held by a person who is known by their session; returns who holds a seat. */
export async function seatPeople({ seats }: CreatedTable, clock: Clock = systemClock) {
  const people: { readonly userId: string }[] = [];
  for (const { token, name } of seats) {
    const { id: userId } = await makeGuest({ name, locale: 'en' });
    await sitAs({ token, userId }, clock);
    people.push({ userId });
  }
  return (seat: number) => {
    const person = people[seat];
    if (!person) throw new Error(`nobody sits on ${seat}`);
    return person;
  };
}

/** The table as a seat sees it; fails the test when there is none. */
export async function lookAs(table: CreatedTable, seat: number): Promise<TableView> {
  const view = await loadTable(table.gameId, seat);
  if (!view) throw new Error('the table is gone');
  return view;
}

export interface Given {
  readonly seat: number;
  readonly command: Command;
  readonly expectedSeq: number;
  readonly commandId?: string;
  readonly clock?: Clock;
}

/** Gives a command with a seat's token. */
export function give(
  table: CreatedTable,
  { seat, command, expectedSeq, commandId = crypto.randomUUID(), clock = systemClock }: Given,
) {
  const token = table.seats.find((chair) => chair.seat === seat)?.token;
  return submitCommand({ gameId: table.gameId, token, expectedSeq, commandId, command }, clock);
}

/** The legal commands of the seat to act, without undo. */
export async function whatNow(table: CreatedTable) {
  const first = await lookAs(table, 0);
  const seat = first.waitingFor[0] ?? 0;
  const view = seat === 0 ? first : await lookAs(table, seat);
  const commands = (view.options?.commands ?? []).map(({ command }) => command);
  return { seat, view, commands: commands.filter(({ type }) => type !== 'Undo') };
}

/** The first legal step of the seat to act, as it is given. */
export async function firstStep(table: CreatedTable) {
  const { seat, view, commands } = await whatNow(table);
  const [command] = commands;
  if (!command) throw new Error('nothing to do');
  return { seat, command, expectedSeq: view.seq };
}

/** A preference for a command: higher is better. */
export type Rate = (command: Command, view: TableView) => number;

/**
 * Plays one command picked by `pick` and returns its result; undefined when the game is over. With `rate`,
 * picks among the best rated commands.
 */
export async function playOne(
  table: CreatedTable,
  pick: (n: number) => number,
  rate: Rate = () => 0,
): Promise<SubmittedCommand | undefined> {
  const { seat, view, commands } = await whatNow(table);
  if (view.status === 'finished') return undefined;
  const rated = commands.map((each) => ({ command: each, rating: rate(each, view) }));
  const best = Math.max(...rated.map(({ rating }) => rating));
  const choice = rated.filter(({ rating }) => rating === best).map((each) => each.command);
  const command = choice[pick(choice.length)];
  if (!command) throw new Error(`seat ${seat} has nothing to do at row ${view.seq}`);
  const outcome = await give(table, { seat, command, expectedSeq: view.seq });
  if (!outcome.ok) throw new Error(`offered, yet refused: ${JSON.stringify({ command, ...outcome.error })}`);
  return outcome.value;
}

/** Plays until `isEnough` is true or the game is over. */
export async function playUntil(
  table: CreatedTable,
  pick: (n: number) => number,
  isEnough: (accepted: SubmittedCommand) => boolean,
  rate: Rate = () => 0,
): Promise<SubmittedCommand | undefined> {
  for (;;) {
    const accepted = await playOne(table, pick, rate);
    if (!accepted || isEnough(accepted)) return accepted;
  }
}

/** Whether a step has ended a turn. */
export const endsTurn = ({ answer }: Pick<SubmittedCommand, 'answer'>): boolean =>
  answer.events.some(({ type }) => type === 'TurnEnded');

/** Plays until another seat is to act, and ends the turn as soon as possible. */
export async function playTurn(table: CreatedTable, clock: Clock = systemClock): Promise<void> {
  const { seat: first } = await whatNow(table);
  for (;;) {
    const { seat, view, commands } = await whatNow(table);
    if (seat !== first) return;
    const command = commands.find(({ type }) => type === 'EndTurn') ?? commands[0];
    if (!command) throw new Error('nothing to do');
    valueOf(await give(table, { seat, command, expectedSeq: view.seq, clock }));
  }
}
