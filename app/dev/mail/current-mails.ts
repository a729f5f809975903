import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { isLocalUrl, isThisMachine } from '@/lib/platform/auth/address';
import { env } from '@/lib/platform/env';
import { isKeptMailOpen, listKeptMail, type KeptMail } from '@/lib/platform/outbox/kept-mail';

/** The stored emails, if this visitor may read them; otherwise a 404. */
export async function currentMails(): Promise<KeptMail[]> {
  const asker = { isThisMachine: isThisMachine(await headers()), isLocalService: isLocalUrl(env().APP_URL) };
  return isKeptMailOpen(asker) ? listKeptMail() : notFound();
}
