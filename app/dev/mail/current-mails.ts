import 'server-only';
import { headers } from 'next/headers';
import { isLocalUrl, isThisMachine } from '@/lib/platform/auth/address';
import { env } from '@/lib/platform/env';
import { isStoredMailOpen, listStoredMail, type StoredMail } from '@/lib/platform/outbox/kept-mail';

/** The stored emails, if this visitor may read them. */
export async function currentMails(): Promise<StoredMail[] | undefined> {
  const asker = { isThisMachine: isThisMachine(await headers()), isLocalService: isLocalUrl(env().APP_URL) };
  return isStoredMailOpen(asker) ? listStoredMail() : undefined;
}
