import 'server-only';
import { randomUUID } from 'node:crypto';
import { derivedToken } from '@/lib/platform/auth/signed-data';
import { hashToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { deleteAddress, findAddress, storeAddress, type StoredAddress } from './calendar-store';

/** The secret address of a calendar. */
export interface CalendarLink {
  readonly url: string;
  readonly madeAt: Date;
}

/** The token of an address: it is derived from its key, so that its owner can see it again. */
const tokenOf = (keyId: string): string => derivedToken('calendar', keyId);

const linkOf = ({ keyId, madeAt }: StoredAddress): CalendarLink => ({
  url: `${env().APP_URL}/calendar/${tokenOf(keyId)}.ics`,
  madeAt,
});

/** The address of a person's calendar, if they have made one. */
export async function calendarLink(userId: string): Promise<CalendarLink | undefined> {
  const stored = await findAddress(userId);
  return stored && linkOf(stored);
}

/** Makes a new address; the previous one no longer opens anything. */
export async function renewCalendarLink(userId: string, clock: Clock = systemClock): Promise<CalendarLink> {
  const stored = { keyId: randomUUID(), madeAt: clock.now() };
  await storeAddress(userId, { ...stored, hash: hashToken(tokenOf(stored.keyId)) });
  return linkOf(stored);
}

/** Removes the address of a person; returns whether it existed. */
export async function revokeCalendarLink(userId: string): Promise<boolean> {
  return deleteAddress(userId);
}
