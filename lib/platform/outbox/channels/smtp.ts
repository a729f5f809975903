import 'server-only';
import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import type { SmtpAnswer } from '@/lib/platform/outbox/channels/smtp-refusal';
import type { Mail } from '@/lib/platform/outbox/mail';

/** A server that cannot be reached within this time is away. */
const CONNECT_MS = 5_000;
/**
 * How long a server may be silent. It is longer than any server takes: an email that was given up too early
 * would be sent twice.
 */
const SILENCE_MS = 120_000;

let transport: { readonly url: string; readonly sender: Transporter } | undefined;

function senderFor(url: string): Transporter {
  if (transport?.url === url) return transport.sender;
  const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };
  transport = { url, sender: createTransport({ url, ...timeouts }) };
  return transport.sender;
}

/**
 * The same id for every attempt, so that email apps show a repetition only once. An email with more
 * messages than the previous attempt has its own id.
 */
function letterId({ id, tells }: Mail): string {
  if (tells.length < 2) return id;
  const all = tells.map((tell) => tell.id).join(' ');
  return `${id}.${createHash('sha256').update(all).digest('hex').slice(0, 16)}`;
}

/** Headers other than sender, recipient and subject. */
export function mailHeaders({ id, attempt, locale, tells, oneClick }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locale,
    'X-Praga-Delivery': tells.length > 0 ? tells.map((tell) => tell.id).join(' ') : id,
    'X-Praga-Attempt': String(attempt),
    // Email apps that group emails by subject keep different turns apart.
    'X-Entity-Ref-ID': id,
    ...(oneClick
      ? { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  };
}

/** Passes an email to the mail server; returns its answer if it does not take it. */
export async function sendBySmtp(url: string, mail: Mail): Promise<SmtpAnswer | undefined> {
  const { MAIL_FROM, APP_URL } = env();
  const attachments = mail.pictures.map(({ cid, png }) => {
    return {
      cid,
      content: Buffer.from(png),
      filename: `${cid}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    };
  });
  const message = {
    from: MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments,
    date: mail.sentAt,
    messageId: `<${letterId(mail)}@${new URL(APP_URL).hostname}>`,
    headers: mailHeaders(mail),
  };
  try {
    await senderFor(url).sendMail(message);
    return undefined;
  } catch (error) {
    return answerOf(error);
  }
}

/** The answer of the mail server to an email that it did not take. */
function answerOf(error: unknown): SmtpAnswer {
  const parsed = SmtpErrorSchema.safeParse(error).data ?? {};
  const { code: failure, responseCode: code, command, response } = parsed;
  return { failure, code, command, response };
}

const SmtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});
