import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import type { Mail } from '@/lib/outbox/mail';

const KeptMailSchema = z.object({
  id: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.string(),
});

/** A mail that went to a file, because no mail server is configured. */
export type KeptMail = z.output<typeof KeptMailSchema>;

/** Whether kept mail may be shown to whoever asks: never where real people play. */
export function isKeptMailOpen(): boolean {
  return env().NODE_ENV !== 'production';
}

function folder(): string {
  return path.join(env().DATA_DIR, 'mail');
}

/** Puts a mail into the mail folder. Its name is made of the outbox row, so that a repetition replaces it. */
export async function keepMail(mail: Mail): Promise<void> {
  const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}`;
  const kept: KeptMail = { ...mail, from: env().MAIL_FROM, createdAt: mail.createdAt.toISOString() };
  try {
    await fs.mkdir(folder(), { recursive: true });
    await writeWhole(`${name}.txt`, readable(kept));
    await writeWhole(`${name}.json`, `${JSON.stringify(kept, null, 2)}\n`);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    warnOnce();
  }
}

// Under another name first: whoever reads the folder meanwhile, or after a crash, finds whole files only.
async function writeWhole(name: string, content: string): Promise<void> {
  const temporary = path.join(folder(), `.${name}.${process.pid}.tmp`);
  await fs.writeFile(temporary, content, { mode: 0o600 });
  await fs.rename(temporary, path.join(folder(), name));
}

function readable({ from, to, subject, createdAt, text }: KeptMail): string {
  const head = [
    `From: ${from}`,
    `To: ${to.name} <${to.address}>`,
    `Subject: ${subject}`,
    `Date: ${createdAt}`,
  ];
  return [...head, '', text].join('\n');
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isUnwritable(error: unknown): boolean {
  return ['EROFS', 'EACCES', 'EPERM'].some((code) => codeOf(error) === code);
}

let hasWarned = false;

function warnOnce(): void {
  if (!hasWarned)
    logger().warn('mails are neither sent nor kept: SMTP_URL is not set and DATA_DIR is not writable');
  hasWarned = true;
}

/** Kept mails, newest first. */
export async function listKeptMail(limit = 100): Promise<KeptMail[]> {
  const names = await fs.readdir(folder()).catch(() => []);
  const newest = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .reverse();
  const mails = await Promise.all(newest.slice(0, limit).map(readKept));
  return mails.filter((mail) => mail !== undefined);
}

async function readKept(name: string): Promise<KeptMail | undefined> {
  const text = await fs.readFile(path.join(folder(), name), 'utf8');
  const parsed = KeptMailSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
