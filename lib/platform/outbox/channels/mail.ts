import 'server-only';
import { env } from '@/lib/env';
import { sendBySmtp } from '@/lib/outbox/channels/smtp';
import { keepMail } from '@/lib/outbox/kept-mail';
import type { Mail } from '@/lib/outbox/mail';

/** Sends a mail over the configured server, or keeps it as a file where none is. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  await (SMTP_URL ? sendBySmtp(SMTP_URL, mail) : keepMail(mail));
}
