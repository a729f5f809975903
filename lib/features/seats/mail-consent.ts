import 'server-only';
import { z } from 'zod';
import { addressNow } from '@/lib/features/seats/address-store';
import { proveHolder } from '@/lib/features/seats/holder';
import { mailedToOfReference } from '@/lib/features/seats/sit-again';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import {
  confirmAddressOf,
  confirmationOf,
  type MailedTo,
} from '@/lib/platform/outbox/confirmed-address-store';

const Asked = z.object({ g: z.string(), s: z.int(), t: z.int(), a: z.string() });

/** The page where the reader of an email allows the seat's messages to that address. */
export function consentLink({ gameId, seat, tenure, mark }: MailedTo): string {
  return `${env().APP_URL}/confirm/${signData('seat-mail', { g: gameId, s: seat, t: tenure, a: mark })}`;
}

function readConsent(token: string): MailedTo | undefined {
  const read = readSigned('seat-mail', token, Asked);
  return read && { gameId: read.g, seat: read.s, tenure: read.t, mark: read.a };
}

/** The consent that a link asks for. */
export interface MailConsent {
  /** gone: the seat has another holder or another address now. */
  readonly state: 'open' | 'done' | 'gone';
  readonly gameId: string;
  readonly seat: SeatId;
  readonly table: string;
  /** The name of the holder, and the address; empty if the state is gone. */
  readonly name: string;
  readonly email: string;
}

/** The consent that a link asks for; undefined for a link without our signature. Reading changes nothing. */
export async function mailConsentOf(token: string): Promise<MailConsent | undefined> {
  const asked = readConsent(token);
  const head = asked && (await loadTableHead(asked.gameId));
  if (!asked || !head) return undefined;
  const { gameId, seat, tenure, mark } = asked;
  const now = await addressNow(gameId, seat);
  const about = { gameId, seat, table: head.name, name: '', email: '' };
  if (now?.tenure !== tenure || now.email === null || addressMark(now.email) !== mark)
    return { ...about, state: 'gone' };
  const state = (await confirmationOf(asked, now.email)) === 'seat' ? 'done' : 'open';
  return { ...about, name: now.name, email: now.email, state };
}

/** Confirms an address because its reader agreed. False when the link is no longer valid. */
export async function giveMailConsent(
  token: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<boolean> {
  const asked = readConsent(token);
  return asked ? confirmAddressOf(asked, await isHolder(asked, who), clock.now()) : false;
}

/** The table that a consent link is about. */
export const tableOfConsent = (token: string): string | undefined => readConsent(token)?.gameId;

/**
 * Confirms the address of a seat if its holder opens a link that was sent there, and returns whether it
 * did. Email scanners, and players who only have the seat's link, confirm nothing.
 */
export async function confirmByArrival(
  gameId: string,
  reference: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<boolean> {
  const mailed = mailedToOfReference(reference);
  if (mailed?.gameId !== gameId || !(await isHolder(mailed, who))) return false;
  return confirmAddressOf(mailed, true, clock.now());
}

/** Whether a visitor proves to be the holder of the seat that an email was for. */
async function isHolder({ gameId, seat, tenure }: MailedTo, who: Visitor): Promise<boolean> {
  const holder = await proveHolder(gameId, who);
  return holder.ok && holder.value.seat === seat && holder.value.tenure === tenure;
}
