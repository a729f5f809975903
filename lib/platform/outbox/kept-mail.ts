import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { mailHeaders } from '@/lib/platform/outbox/channels/smtp';
import type { Mail } from '@/lib/platform/outbox/mail';
import { perProcess } from '@/lib/platform/process';

const KeptMailSchema = z.object({
  id: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.string(),
  sentAt: z.string().optional(),
  headers: z.record(z.string(), z.string()),
  /** The messages it contains: several that became due together are one email. */
  tells: z.array(z.object({ id: z.string(), kind: z.string(), gameId: z.string(), at: z.string() })),
  /** Files of the email, by the names in its HTML. */
  pictures: z.array(z.object({ cid: z.string(), file: z.string(), alt: z.string() })),
});

/** An email stored as a file, because no mail server is configured. */
export type StoredMail = z.output<typeof KeptMailSchema>;

/**
 * Whether the client can see stored emails. They hold sign-in links. In production, only this machine
 * can look, and only while the service's own address is local, as after a plain `npm start`.
 */
export function isStoredMailOpen(asker: {
  readonly isThisMachine: boolean;
  readonly isLocalService: boolean;
}) {
  return env().NODE_ENV !== 'production' || (asker.isThisMachine && asker.isLocalService);
}

function folder(): string {
  return path.join(env().DATA_DIR, 'mail');
}

/** Stores an email in the mail folder. Its name is derived from the delivery, so a repetition replaces it. */
export async function keepMail(mail: Mail): Promise<void> {
  const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}`;
  const { id, to, subject, text, html, tells } = mail;
  const pictures = mail.pictures.map(({ cid, png, alt }) => ({ cid, png, alt, file: `${name}-${cid}.png` }));
  const kept: StoredMail = {
    id,
    to,
    subject,
    text,
    html,
    from: env().MAIL_FROM,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt.toISOString(),
    headers: mailHeaders(mail),
    tells: [...tells],
    pictures: pictures.map(({ cid, file, alt }) => ({ cid, file, alt })),
  };
  try {
    await fs.mkdir(folder(), { recursive: true });
    for (const { file, png } of pictures) await writeWhole(file, png);
    await writeWhole(`${name}.txt`, readable(kept));
    await writeWhole(`${name}.json`, `${JSON.stringify(kept, null, 2)}\n`);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    warnOnce();
  }
}

// Writes to a temporary name first, so that readers of the folder find only complete files, even after a
// crash.
async function writeWhole(name: string, content: string | Uint8Array): Promise<void> {
  const temporary = path.join(folder(), `.${name}.${process.pid}.tmp`);
  await fs.writeFile(temporary, content, { mode: 0o600 });
  await fs.rename(temporary, path.join(folder(), name));
}

function readable({ from, to, subject, createdAt, sentAt, text }: StoredMail): string {
  const head = [
    `From: ${from}`,
    `To: ${to.name} <${to.address}>`,
    `Subject: ${subject}`,
    `Date: ${sentAt ?? createdAt}`,
  ];
  return [...head, '', text].join('\n');
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isUnwritable(error: unknown): boolean {
  return ['EROFS', 'EACCES', 'EPERM'].some((code) => codeOf(error) === code);
}

const warnOnce = perProcess('pragaMailLost', () => {
  logger().warn('mails are neither sent nor kept: SMTP_URL is not set and DATA_DIR is not writable');
  return true;
}).get;

/** Stored emails, newest first. */
export async function listStoredMail(limit = 100): Promise<StoredMail[]> {
  const names = await fs.readdir(folder()).catch(() => []);
  const newest = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .reverse();
  const mails = await Promise.all(newest.slice(0, limit).map(readKept));
  return mails.filter((mail) => mail !== undefined);
}

async function readKept(name: string): Promise<StoredMail | undefined> {
  const text = await fs.readFile(path.join(folder(), name), 'utf8');
  const parsed = KeptMailSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

/** The HTML of a stored email with its pictures embedded, so that it can be shown as one page. */
export async function wholeHtml({ html, pictures }: StoredMail): Promise<string> {
  let whole = html;
  for (const { cid, file } of pictures) {
    const png = await fs.readFile(path.join(folder(), path.basename(file))).catch(() => undefined);
    if (png) whole = whole.replaceAll(`cid:${cid}"`, `data:image/png;base64,${png.toString('base64')}"`);
  }
  return whole;
}
