import 'server-only';
import { db } from '@/lib/platform/db/db';

/** A link that works once and expires: its purpose and the hash of its token. */
export interface OneTimeLink {
  /** The purpose and target, such as `mail:anna@praga.example`. */
  readonly subject: string;
  readonly tokenHash: string;
  readonly expires: Date;
  readonly code?: LinkCode | undefined;
}

/** A code that does the same as its link, in the browser that asked for it. */
export interface LinkCode {
  readonly browserHash: string;
  readonly codeHash: string;
  readonly codeExpires: Date;
}

/** A code as it is stored with its link. */
export interface StoredCode extends LinkCode {
  readonly subject: string;
  readonly tokenHash: string;
  /** How many codes were entered, right or wrong. */
  readonly codeTries: number;
}

/** Stores a link; earlier ones for the same subject stay valid until they are used or expire. */
export async function insertLink(
  { subject, tokenHash, expires, code }: OneTimeLink,
  now: Date,
): Promise<void> {
  const data = { identifier: subject, token: tokenHash, expires, ...code };
  await db().$transaction([
    db().verificationToken.deleteMany({ where: { expires: { lt: now } } }),
    db().verificationToken.create({ data, select: { token: true } }),
  ]);
}

/** The subject of a valid link. Does not use it up. */
export async function linkSubject(tokenHash: string, now: Date): Promise<string | undefined> {
  const found = await db().verificationToken.findFirst({
    where: { token: tokenHash, expires: { gt: now } },
    select: { identifier: true },
  });
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

const CODE_COLUMNS = {
  identifier: true,
  token: true,
  browserHash: true,
  codeHash: true,
  codeExpires: true,
  codeTries: true,
} as const;

/** The code that a browser asked for, also an expired one; undefined once it or its link was used. */
export async function codeOfBrowser(browserHash: string): Promise<StoredCode | undefined> {
  const where = { browserHash };
  return codeOf(await db().verificationToken.findUnique({ where, select: CODE_COLUMNS }));
}

/**
 * Counts a try and returns the code it is compared with; undefined if no try is left. Counted before comparing,
 * so tries at the same time do not share one.
 */
export async function countCodeTry(
  browserHash: string,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<StoredCode | undefined> {
  const [counted] = await db().verificationToken.updateManyAndReturn({
    where: { browserHash, codeExpires: { gt: now }, codeTries: { lt: most } },
    data: { codeTries: { increment: 1 } },
    select: CODE_COLUMNS,
  });
  return codeOf(counted);
}

interface CodeRow {
  readonly identifier: string;
  readonly token: string;
  readonly browserHash: string | null;
  readonly codeHash: string | null;
  readonly codeExpires: Date | null;
  readonly codeTries: number;
}

function codeOf(row: CodeRow | null | undefined): StoredCode | undefined {
  if (!row?.browserHash || !row.codeHash || !row.codeExpires) return undefined;
  const { identifier: subject, token: tokenHash, browserHash, codeHash, codeExpires, codeTries } = row;
  return { subject, tokenHash, browserHash, codeHash, codeExpires, codeTries };
}

/** Revokes every link of these subjects. */
export async function dropLinks(subjects: readonly string[]): Promise<void> {
  await db().verificationToken.deleteMany({ where: { identifier: { in: [...subjects] } } });
}
