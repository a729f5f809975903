import 'server-only';
import type { Pairing } from '@/lib/game/competing/competition';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { lockTable, type Tx } from '@/lib/features/table/commands/locks';
import { derivedGameId } from '@/lib/platform/auth/signed-data';
import { hashToken, newSeed, newToken } from '@/lib/platform/auth/tokens';
import { messageRow } from '@/lib/platform/outbox/outbox-store';
import { tableNumber, type StoredEntrant, type WholeCompetition } from './competition';

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
  { competition, entrants }: WholeCompetition,
  { id: fixtureId, entrants: order }: Pairing,
  now: Date,
): Promise<FixtureTable> {
  const { id, circleId, form, name, options, variant, pace } = competition;
  const tableId = derivedGameId('circle', `fixture/${id}/${fixtureId}`);
  const people = order.flatMap((who) => entrants.find((each) => each.id === who) ?? []);
  const made = await createTable(
    {
      id: tableId,
      name: tableName(name, tableNumber(form, fixtureId)),
      options,
      variant,
      pace,
      circleId,
      watchers: 'circle',
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

/** The name of the competition with the number of the table. */
const tableName = (name: string, number: string): string =>
  `${fittingName(name, MAX_NAME - number.length - 1)} ${number}`;

const invitation = (place: { gameId: string; seat: number; seq: number; dedupe: string; at: Date }) =>
  messageRow({ ...place, kind: 'invited' });

interface KeptSeat {
  readonly whole: WholeCompetition;
  readonly fixtureId: string;
  /** The entrant it was reserved for. */
  readonly out: string;
}

/** Gives the untaken seat of an entrant who is out to the reserve; a taken seat stays. */
export async function keepForReserve(
  tx: Tx,
  { reserve: reserveId, ...kept }: KeptSeat & { readonly reserve: string },
  now: Date,
): Promise<void> {
  const reserve = kept.whole.entrants.find(({ id }) => id === reserveId);
  const found = await lockKept(tx, kept);
  if (!found || !reserve) return;
  const { gameId, seat, seq } = found;
  const data = { userId: reserve.userId, name: reserve.name, tokenHash: hashToken(newToken()) };
  await tx.seat.updateMany({ where: { gameId, seat }, data: { ...data, email: null, locale: null } });
  await dropInvitation(tx, gameId, seat, now);
  const dedupe = `${gameId}:${seat}:invited:${reserveId}`;
  await tx.outbox.createMany({ data: [invitation({ gameId, seat, seq, dedupe, at: now })] });
}

/** Gives a reserved seat that no one took to a computer. */
export async function giveToComputer(tx: Tx, kept: KeptSeat, now: Date): Promise<void> {
  const found = await lockKept(tx, kept);
  if (!found) return;
  const { gameId, seat, seq } = found;
  const data = { name: '', userId: null, email: null, locale: null, tokenHash: null };
  await tx.seat.updateMany({
    where: { gameId, seat },
    data: { ...data, bot: 'journeyman', seatedAt: now, heldFrom: seq + 1, tickingAt: null, lookAt: null },
  });
  await dropInvitation(tx, gameId, seat, now);
}

async function dropInvitation(tx: Tx, gameId: string, seat: number, now: Date): Promise<void> {
  const where = { gameId, seat, sentAt: null, cancelledAt: null };
  await tx.outbox.updateMany({ where, data: { cancelledAt: now } });
}

/** Locks the table and finds the seat reserved for an entrant; undefined once it is taken. */
async function lockKept(tx: Tx, { whole: { entrants, fixtures }, fixtureId, out }: KeptSeat) {
  const fixture = fixtures.find(({ id }) => id === fixtureId);
  const [gameId, seat] = [fixture?.tableId, fixture?.entrants.indexOf(out) ?? 0];
  const table = gameId === undefined ? undefined : await lockTable(tx, gameId);
  const person: StoredEntrant | undefined = entrants.find(({ id }) => id === out);
  if (gameId === undefined || table?.status !== 'running' || !person) return undefined;
  const userId = person.userId === '' ? null : person.userId;
  const where = { gameId, seat, seatedAt: null, bot: null, OR: [{ userId }, { userId: null }] };
  if ((await tx.seat.count({ where })) === 0) return undefined;
  const data = { tableRevision: { increment: 1 } };
  await tx.game.updateMany({ where: { id: gameId }, data });
  return { gameId, seat, seq: table.seq };
}
