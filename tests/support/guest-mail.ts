/** A guest at a table who gave an email address at their seat. */
import { beforeEach, expect } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { UNCONFIRMED } from '@/lib/features/notify/unconfirmed-mail';
import { sitDown } from '@/lib/features/seats/seats';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import type { StoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from './clock';
import { isFull } from './full';
import { mailTo, queueTo } from './notifications';
import { useService } from './service';
import { emptyTable, sitDownKey } from './tables';
import { guest } from './world';

/** A service without any pending or stored email. Call at the top. */
export async function useEmptyMail(): Promise<void> {
  const { clearMail } = await useService();
  beforeEach(async () => {
    await db().outbox.deleteMany();
    clearMail();
  });
}

let n = 0;
export const newAddress = () => `reader${(n += 1)}@praga.test`;

interface Wanted {
  readonly email?: string;
  readonly clock?: FakeClock;
}

/** Seats a guest with an address, whose turn it is; the other seat has no address. */
export async function guestAt({
  email = newAddress(),
  clock = new FakeClock('2030-01-07T12:00:00Z'),
}: Wanted = {}) {
  const host = await guest('Hana');
  const table = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }], hostId: host }, clock);
  const { gameId } = table;
  const tokens = table.seats.map(({ token }) => token);
  const anna = await guest('Anna');
  const key = await sitDownKey({ token: tokens[0] ?? '', email, userId: anna, label: 'Firefox' }, clock);
  await sitDown({ token: tokens[1] ?? '', label: 'Chrome' }, clock);
  const tell = async (kind: MessageKind = 'your-turn', payload: Record<string, unknown> = {}) => {
    await queueTo(table, kind, clock.pass(1), { payload });
    await deliverDue(clock);
  };
  const mails = () => mailsTo(email);
  const setWaiting = (waiting: number[]) => db().game.update({ where: { id: gameId }, data: { waiting } });
  return { gameId, tokens, email, clock, guest: anna, host, key, tell, mails, setWaiting };
}
export type Guest = Awaited<ReturnType<typeof guestAt>>;

/** The emails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<StoredMail[]> => (await mailTo(address)).toReversed();

/** The token of a link in an email. */
export const tokenIn = (text: string | undefined, link: RegExp) => link.exec(text ?? '')?.[1] ?? '';
export const CONSENT = /\/confirm\/(\S+)/;
export const REFERENCE = /\?for=([^\s&]+)/;
export const SEAT = /\/seat\/([\w-]+\.[\w-]+)/;

/** Whether the address is confirmed, and in the long form that more turn emails than the five arrive only then. */
export async function isConfirmed({ tell, mails, gameId, clock }: Guest): Promise<boolean> {
  if (!isFull) return (await unconfirmedSeat(gameId, 0, clock)) === undefined;
  for (let i = 0; i < 8; i += 1) await tell();
  const ofTurn = ({ kind, gameId: about }: StoredMail['tells'][number]) =>
    kind === 'your-turn' && about === gameId;
  const turns = (await mails()).filter(({ tells }) => tells.some(ofTurn));
  const isOpen = (await unconfirmedSeat(gameId, 0, clock)) === undefined;
  expect(isOpen).toBe(turns.length > UNCONFIRMED.turns);
  return isOpen;
}

/** The guest, identified by the browser where they sat down. */
export const who = ({ key, guest }: Guest) => ({ token: key, userId: guest });
