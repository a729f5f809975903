import 'server-only';
import { db } from '@/lib/platform/db/db';
import { addressHash as hashOf } from '@/lib/platform/outbox/address-hash';

/** Stops or resumes emails to an address at any seat, now and later. */
export async function stopAddress(address: string, at: Date | undefined): Promise<void> {
  const addressHash = hashOf(address);
  if (at === undefined) await db().mailStop.deleteMany({ where: { addressHash } });
  else await db().mailStop.upsert({ where: { addressHash }, create: { addressHash, at }, update: {} });
}

/** Whether the reader of an address has stopped emails. */
export async function isAddressStopped(address: string): Promise<boolean> {
  const found = await db().mailStop.findUnique({
    where: { addressHash: hashOf(address) },
    select: { at: true },
  });
  return found !== null;
}
