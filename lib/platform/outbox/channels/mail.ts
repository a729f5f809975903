import 'server-only';
import { env } from '@/lib/platform/env';
import { sendBySmtp } from '@/lib/platform/outbox/channels/smtp';
import { keepMail } from '@/lib/platform/outbox/kept-mail';
import type { Mail } from '@/lib/platform/outbox/mail';

/** Sends an email over the configured server, or stores it as a file if there is none. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  await (SMTP_URL ? sendBySmtp(SMTP_URL, mail) : keepMail(mail));
}
