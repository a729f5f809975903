/** Tables whose third seat is held in every way, or by nobody. */
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { replaceHolder } from '@/lib/features/clocks/holders';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { deletePerson } from '@/lib/features/people/leave-store';
import { sitDown, takeReservedSeat } from '@/lib/features/seats/seats';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { FakeClock, hoursAfter } from './clock';
import { randomNumbers } from './service';
import { DAILY, emptyTable, endsTurn, give, whatNow } from './tables';
import { guest } from './world';

/** How the third seat is held. `reserve`: it was another person's, and is kept for the next one now. */
export const HOLDINGS = ['seated', 'guest', 'kept', 'reserve', 'replaced', 'deleted', 'open'] as const;
export type Holding = (typeof HOLDINGS)[number];
export const VOICES: readonly Holding[] = ['seated', 'guest', 'kept', 'reserve'];
export const ABSENT: readonly Holding[] = ['kept', 'reserve'];

/** A person whose days never become holidays on their own: time runs out on the hour. */
export async function person(name: string): Promise<string> {
  const id = await guest(name);
  await db().user.update({ where: { id }, data: { autoHolidays: false } });
  return id;
}

/** A table of Anna, Bohumil and the seat in question; with `computer`, a computer sits on a fourth. */
export async function tableWith(holding: Holding, { computer = false } = {}) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const [anna, bohumil, cecilie] = [await person('Anna'), await person('Bohumil'), await person('Cecilie')];
  const isReserved = holding !== 'guest' && holding !== 'open';
  const seats = [
    { name: 'Anna', userId: anna },
    { name: 'Bohumil', userId: bohumil },
    { name: 'Cecilie', ...(isReserved ? { userId: cecilie } : {}) },
    ...(computer ? [{ bot: 'journeyman' as const }] : []),
  ];
  const made = await emptyTable({ seats, pace: DAILY, hostId: anna }, clock);
  const { gameId } = made;
  for (const userId of [anna, bohumil]) await takeReservedSeat(gameId, userId, clock);
  const third = await hold(holding, made, cecilie, clock);
  const people = [anna, bohumil, third];
  const who = (seat: number) => ({ userId: people[seat] ?? '' });
  const told = async (seat: number) => {
    const rows = await db().outbox.findMany({
      where: { gameId, seat, readerId: null },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(({ kind }) => kind);
  };
  const agenda = (seat: number) => tableAgenda(gameId, who(seat), clock.now());
  return { made, gameId, clock, who, told, agenda, sit: () => takeReservedSeat(gameId, third, clock) };
}

export type World = Awaited<ReturnType<typeof tableWith>>;

/** Brings the third seat into its state; returns the person who may act for it. */
async function hold(
  holding: Holding,
  { gameId, seats }: CreatedTable,
  userId: string,
  clock: FakeClock,
): Promise<string> {
  if (holding === 'kept' || holding === 'open') return userId;
  if (holding === 'guest') await sitDown({ token: seats[2]?.token ?? '', userId }, clock);
  else await takeReservedSeat(gameId, userId, clock);
  if (holding === 'deleted') await deletePerson(userId, undefined, clock.now());
  if (holding === 'replaced' || holding === 'reserve') await replaceThird(gameId, clock);
  if (holding !== 'reserve') return userId;
  const reserve = await person('Dobromila');
  await db().seat.updateMany({ where: { gameId, seat: 2 }, data: { userId: reserve, name: 'Dobromila' } });
  return reserve;
}

export const replaceThird = (gameId: string, clock: FakeClock) =>
  giveAway(gameId, 2, { by: 'desk', tokenHash: hashToken(newToken()) }, clock.now());

/** Gives a seat to another holder, by default to nobody known yet. */
export async function giveAway(
  gameId: string,
  seat: number,
  next: Parameters<typeof replaceHolder>[2] = { tokenHash: hashToken(newToken()) },
  at = new Date(),
): Promise<void> {
  const agenda = await loadAgenda(gameId);
  const own = agenda?.clocks.seats[seat];
  if (!agenda || !own || !(await replaceHolder(agenda, own, next, at))) throw new Error('no such seat');
}

/** Anna plays until her turn is over. */
export async function endTurn({ made, clock }: Pick<World, 'made' | 'clock'>): Promise<void> {
  const pick = randomNumbers('voices');
  for (;;) {
    const { seat, view, commands } = await whatNow(made);
    const command = commands[pick(commands.length)] ?? { type: 'EndTurn' };
    const done = await give(made, { seat, command, expectedSeq: view.seq, clock });
    if (done.ok && endsTurn(done.value)) return;
  }
}
export const untilOf = ({ clock }: World) => hoursAfter(clock.now(), 24 * 9);
export const outOfTime = ({ clock }: World) => {
  clock.pass(72);
  return watchClocks(clock);
};
