import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

const hashOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** Has no mail go to an address that is left at a seat, now or later; or lets it go again. */
export async function stopAddress(address: string, at: Date | undefined): Promise<void> {
  const addressHash = hashOf(address);
  await onDatabase(async () => {
    if (at === undefined) await db().mailStop.deleteMany({ where: { addressHash } });
    else await db().mailStop.upsert({ where: { addressHash }, create: { addressHash, at }, update: {} });
  });
}

/** Whether the reader of an address has stopped mail. */
export async function isAddressStopped(address: string): Promise<boolean> {
  const found = await onDatabase(() =>
    db().mailStop.findUnique({ where: { addressHash: hashOf(address) }, select: { at: true } }),
  );
  return found !== null;
}

/** Whether somebody has proved that they read the mail of an address. */
export async function isAddressConfirmed(address: string): Promise<boolean> {
  const owner = await onDatabase(() =>
    db().user.findUnique({ where: { email: address }, select: { emailVerified: true } }),
  );
  return (owner?.emailVerified ?? null) !== null;
}
