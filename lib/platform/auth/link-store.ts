import 'server-only';
import { db } from '@/lib/platform/db/db';

/** A link that works once and expires: its purpose and the hash of its token. */
export interface OneTimeLink {
  /** The purpose and target, such as `mail:anna@praga.example`. */
  readonly subject: string;
  readonly tokenHash: string;
  readonly expires: Date;
}

/** Stores a link; earlier ones for the same subject stay valid until they are used or expire. */
export async function insertLink({ subject, tokenHash, expires }: OneTimeLink, now: Date): Promise<void> {
  await db().$transaction([
    db().verificationToken.deleteMany({ where: { expires: { lt: now } } }),
    db().verificationToken.create({ data: { identifier: subject, token: tokenHash, expires } }),
  ]);
}

/** The subject of a valid link. Does not use it up. */
export async function linkSubject(tokenHash: string, now: Date): Promise<string | undefined> {
  const found = await db().verificationToken.findFirst({ where: { token: tokenHash, expires: { gt: now } } });
  return found?.identifier;
}

/** Uses a link up and returns its subject. Of two simultaneous uses, one gets it. */
export async function takeLink(tokenHash: string, now: Date): Promise<string | undefined> {
  const subject = await linkSubject(tokenHash, now);
  if (subject === undefined) return undefined;
  const where = { token: tokenHash, expires: { gt: now } };
  const { count } = await db().verificationToken.deleteMany({ where });
  return count > 0 ? subject : undefined;
}

/** Revokes every link of these subjects. */
export async function dropLinks(subjects: readonly string[]): Promise<void> {
  await db().verificationToken.deleteMany({ where: { identifier: { in: [...subjects] } } });
}
