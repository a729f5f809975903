import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import type { Mail } from '@/lib/outbox/mail';

const TIMEOUT_MS = 15_000;

let transport: { readonly url: string; readonly sender: Transporter } | undefined;

function senderFor(url: string): Transporter {
  if (transport?.url === url) return transport.sender;
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  transport = { url, sender: createTransport({ url, ...timeouts }) };
  return transport.sender;
}

/** Hands a mail to the mail server; a second attempt bears the same Message-ID, so that it can be told apart from a new one. */
export async function sendBySmtp(url: string, mail: Mail): Promise<void> {
  const { MAIL_FROM, APP_URL } = env();
  await senderFor(url).sendMail({
    from: MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${new URL(APP_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
