import 'server-only';
import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/platform/env';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
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

/** Passes an email to the mail server. */
export async function sendBySmtp(url: string, mail: Mail): Promise<void> {
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
  } catch (error) {
    throw faultOf(error);
  }
}

/** SMTP statuses for an unknown recipient. */
const GONE = [550, 551, 553];

function faultOf(error: unknown): ChannelError {
  const code = propertyOf(error, 'responseCode');
  // A refused recipient is the reader's problem; all other faults are ours or the mail server's.
  if (propertyOf(error, 'command') !== 'RCPT TO' || typeof code !== 'number') {
    const reason = propertyOf(error, 'code');
    return new ChannelError('mail-server', typeof reason === 'string' ? reason : 'not taken');
  }
  return new ChannelError(GONE.includes(code) ? 'gone' : 'refused', `SMTP ${code}`);
}

function propertyOf(error: unknown, name: 'responseCode' | 'command' | 'code'): unknown {
  return error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;
}
