import 'server-only';
import { env } from '@/lib/platform/env';
import { sendBySmtp } from '@/lib/platform/outbox/channels/smtp';
import { keepMail } from '@/lib/platform/outbox/kept-mail';
import type { Mail } from '@/lib/platform/outbox/mail';

/** Sends a mail over the configured server, or keeps it as a file where none is. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  await (SMTP_URL ? sendBySmtp(SMTP_URL, mail) : keepMail(mail));
}
