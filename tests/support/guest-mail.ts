/** A guest at a table who gave an email address at their seat. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { UNCONFIRMED } from '@/lib/features/notify/unconfirmed-mail';
import { sitDown } from '@/lib/features/seats/seats';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import { listStoredMail, type StoredMail } from '@/lib/platform/outbox/kept-mail';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { FakeClock } from './clock';
import { useService } from './service';
import { guest } from './world';

/** A service without any pending or stored email. Call at the top. */
export async function useEmptyMail(): Promise<void> {
  const { dataDir } = await useService();
  beforeEach(async () => {
    await db().outbox.deleteMany();
    fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
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
  const table = await createTable(
    {
      name: 'At the Golden Tiger',
      seats: [{ name: 'Anna' }, { name: 'Bohumil' }],
      options: ONLINE_OPTIONS,
      variant: BASE_VARIANT,
      startingSeat: 'first',
      hostId: host,
    },
    clock,
  );
  const { gameId } = table;
  const tokens = table.seats.map(({ token }) => token);
  const anna = await guest('Anna');
  const sat = await sitDown({ token: tokens[0] ?? '', email, userId: anna, label: 'Firefox' }, clock);
  await sitDown({ token: tokens[1] ?? '', label: 'Chrome' }, clock);
  if (!sat.ok) throw new Error('the guest does not sit');
  let told = 0;
  const tell = async (kind: MessageKind = 'your-turn', payload: Record<string, unknown> = {}) => {
    const at = clock.pass(1);
    const dedupe = `${kind} ${gameId} ${(told += 1)}`;
    await queueMessage({ gameId, seat: 0, kind, seq: 1, dedupe, at, payload });
    await deliverDue(clock);
  };
  const mails = () => mailsTo(email);
  const setWaiting = (waiting: number[]) => db().game.update({ where: { id: gameId }, data: { waiting } });
  return { gameId, tokens, email, clock, guest: anna, host, key: sat.value.key, tell, mails, setWaiting };
}
export type Guest = Awaited<ReturnType<typeof guestAt>>;

/** The emails to an address, oldest first. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  const mails = (await listStoredMail()).filter(({ to }) => to.address === address);
  return mails.toReversed();
}

/** The token of a link in an email. */
export const tokenIn = (text: string | undefined, link: RegExp) => link.exec(text ?? '')?.[1] ?? '';
export const CONSENT = /\/confirm\/(\S+)/;
export const REFERENCE = /\?for=([^\s&]+)/;
export const SEAT = /\/seat\/([\w-]+\.[\w-]+)/;

/** Whether more turn emails than the five arrive. */
export async function isConfirmed({ tell, mails, gameId, clock }: Guest): Promise<boolean> {
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
