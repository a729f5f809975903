import 'server-only';
import { changeHolderIn, endTableIn, type NewHolder } from '@/lib/features/clocks/agenda-change-store';
import { lockTable, type LockedTable } from '@/lib/features/table/commands/lock-store';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { isForThird, stageOf, tablesOfStage, type Pairing } from '@/lib/game/competing/competition';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { localeOf } from '@/lib/game/wording/language/locales';
import { newBank } from '@/lib/game/pace/bank';
import { derivedGameId } from '@/lib/platform/auth/signed-data';
import { hashToken, newSeed, newToken } from '@/lib/platform/auth/tokens';
import type { Tx } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { messageRow, tellReplaced } from '@/lib/platform/outbox/outbox-store';
import { isActive, tableNumber, type Ruling, type WholeCompetition } from './competition';

/** The game of a fixture; its id is derived from the competition. */
export interface FixtureTable {
  readonly tableId: string;
  readonly tableSeq: number;
  readonly entrants: string[];
}

/**
 * Makes the table of a fixture with a seat for each entrant, in turn order. It has no host, and its
 * circle can watch.
 */
export async function makeTable(
  tx: Tx,
  whole: WholeCompetition,
  { id: fixtureId, entrants: order }: Pairing,
  now: Date,
): Promise<FixtureTable> {
  const { competition, entrants } = whole;
  const { id, circleId, options, variant, pace, terms } = competition;
  const tableId = derivedGameId('circle', `fixture/${id}/${fixtureId}`);
  const people = order.flatMap((who) => entrants.find((each) => each.id === who) ?? []);
  const made = await createTable(
    {
      id: tableId,
      name: await tableName(tx, whole, fixtureId),
      options,
      variant,
      pace,
      pack: terms.pack,
      circleId,
      // A table shows names, so it is public only if everyone there said yes.
      watchers: terms.isPublic && people.every(({ named }) => named) ? 'anyone' : 'circle',
      joinPolicy: 'named',
      startingSeat: 'first',
      seats: people.map((person) => ({
        name: person.name,
        ...(person.userId === '' ? {} : { userId: person.userId }),
      })),
    },
    { now: () => now },
    { seed: newSeed() },
    tx,
  );
  const invitations = made.seats.map(({ seat }) =>
    invitation({ gameId: tableId, seat, seq: made.seq, dedupe: `${tableId}:${seat}:invited`, at: now }),
  );
  await tx.outbox.createMany({ data: invitations });
  return { tableId, tableSeq: made.seq, entrants: people.map((person) => person.id) };
}

/**
 * The name of the competition with the number of the table, or with its round in the language of the
 * circle's host: "Cup 2.1", "Cup: Final".
 */
async function tableName(tx: Tx, { competition, fixtures }: WholeCompetition, fixtureId: string) {
  const { name, form, circleId } = competition;
  const isLast = form === 'cup' && tablesOfStage(fixtures, stageOf(fixtureId)).length === 1;
  if (!isLast) return endingWith(name, ` ${tableNumber(form, fixtureId)}`);
  const host = await tx.circleMember.findFirst({
    where: { circleId, role: 'host', state: 'in' },
    select: { user: { select: { locale: true } } },
  });
  const { t } = wordingOf(localeOf(host?.user?.locale) ?? 'en');
  return endingWith(name, `: ${t(isForThird(fixtureId) ? 'seasons.smallFinal' : 'seasons.final')}`);
}

const endingWith = (name: string, end: string): string => `${fittingName(name, MAX_NAME - end.length)}${end}`;

const invitation = (place: { gameId: string; seat: number; seq: number; dedupe: string; at: Date }) =>
  messageRow({ ...place, kind: 'invited' });

interface KeptSeat {
  readonly whole: WholeCompetition;
  readonly fixtureId: string;
  /** The entrant who plays there, or should have. */
  readonly out: string;
}

/** Gives the seat of an entrant who is out to the reserve, at a table that has not begun. */
export async function keepForReserve(
  tx: Tx,
  { reserve: reserveId, ...kept }: KeptSeat & { readonly reserve: string },
  now: Date,
): Promise<void> {
  const reserve = kept.whole.entrants.find(({ id }) => id === reserveId);
  const found = reserve && (await lockSeatOf(tx, kept));
  if (!found) return;
  const { gameId, seat, seq } = found;
  const { userId, name } = reserve;
  await giveSeat(tx, found, { tokenHash: hashToken(newToken()), keptFor: { userId, name } }, now);
  const dedupe = `${gameId}:${seat}:invited:${reserveId}`;
  await tx.outbox.createMany({ data: [invitation({ gameId, seat, seq, dedupe, at: now })] });
}

/** Gives the seat of an entrant who is out or never came to a computer. */
export async function giveToComputer(tx: Tx, kept: KeptSeat, now: Date): Promise<void> {
  const found = await lockSeatOf(tx, kept);
  if (found) await giveSeat(tx, found, { bot: kept.whole.competition.terms.level }, now);
}

type FoundSeat = NonNullable<Awaited<ReturnType<typeof lockSeatOf>>>;

async function giveSeat(
  tx: Tx,
  { gameId, seat, seq, pace, bankMs: leftMs, grantedMs }: FoundSeat,
  holder: Pick<NewHolder, 'bot' | 'tokenHash' | 'keptFor'>,
  at: Date,
): Promise<void> {
  const { bankMs = null } = newBank(pace);
  // Counted as granted, so an undo leaves it to the new holder.
  const bank = { bankMs, grantedMs: grantedMs + (bankMs ?? 0) - (leftMs ?? 0), lookAt: null };
  await changeHolderIn(tx, { gameId, seat, untilSeq: seq, at }, { ...holder, ...bank });
}

/** Locks the table and finds the seat that an entrant holds or left; undefined if somebody else has it. */
async function lockSeatOf(tx: Tx, { whole, fixtureId, out }: KeptSeat) {
  const { entrants, fixtures, competition } = whole;
  const fixture = fixtures.find(({ id }) => id === fixtureId);
  const [gameId, seat] = [fixture?.tableId, fixture?.entrants.indexOf(out) ?? 0];
  const person = entrants.find(({ id }) => id === out);
  const table = gameId === undefined || !person ? undefined : await lockRunning(tx, gameId);
  if (gameId === undefined || !person || !table) return undefined;
  const untaken = { seatedAt: null, userId: person.userId };
  const held = isActive(person) ? untaken : { userId: person.userId };
  const found = await tx.seat.findFirst({
    where: { gameId, seat, bot: null, OR: [{ seatedAt: null, userId: null }, held] },
    select: { bankMs: true, grantedMs: true },
  });
  return found ? { gameId, seat, seq: table.seq, pace: competition.pace, ...found } : undefined;
}

/** Locks a table and raises its revision; undefined if it is over. */
async function lockRunning(tx: Tx, gameId: string): Promise<LockedTable | undefined> {
  const table = await lockTable(tx, gameId);
  if (table?.status !== 'running') return undefined;
  await tx.game.updateMany({ where: { id: gameId }, data: { tableRevision: { increment: 1 } } });
  return table;
}

interface Closing {
  readonly whole: WholeCompetition;
  readonly fixtureId: string;
  /** Without a winner, the people still at the table share the first place, or it has no result. */
  readonly winner?: string;
  readonly how?: 'conceded' | 'agreed';
  /** The organiser's decision that ends it. Without one, the winner is the only entrant who still plays. */
  readonly decision?: Ruling;
}

/** Ends the game of a fixture and notifies its people; false if it does not run. */
export async function closeTable(
  tx: Tx,
  { whole: { fixtures, competition }, fixtureId, winner, how, decision }: Closing,
  at: Date,
): Promise<boolean> {
  const { tableId: gameId, entrants = [] } = fixtures.find(({ id }) => id === fixtureId) ?? {};
  const table = gameId === undefined ? undefined : await lockRunning(tx, gameId);
  if (gameId === undefined || !table) return false;
  const seat = winner === undefined ? undefined : entrants.indexOf(winner);
  const isUnrated = decision !== undefined && !competition.terms.ratesAwards;
  await endTableIn(tx, { gameId, at }, { how, winner: seat, unrated: isUnrated, ruling: decision?.id });
  const payload = decision ? { ruling: decision.id } : seat === undefined ? {} : { seat, stayed: true };
  const seated = await tx.seat.findMany({ where: { gameId, bot: null, seatedAt: { not: null } } });
  const told = seated.map(({ seat }) => {
    const dedupe = `game-finished:${gameId}:ended:to${seat}`;
    return messageRow({ gameId, seat, kind: 'game-finished', seq: table.seq, dedupe, payload, at });
  });
  await tx.outbox.createMany({ data: told, skipDuplicates: true });
  await tellReplaced(gameId, table.seq, payload, at, tx);
  return true;
}
