import 'server-only';
import { randomUUID } from 'node:crypto';
import { db, type Tx } from '@/lib/platform/db/db';
import { addressHash } from '@/lib/platform/outbox/address-hash';

/**
 * How a part of an email to an unconfirmed address counts: as a turn email, an invitation, news of the
 * reader's own seat, or messages of others.
 */
const LETTER_KINDS = ['turn', 'invited', 'seat', 'talk'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The part of an email about one table. */
export interface LetterPart {
  /** Empty if it is not about a table. */
  readonly gameId: string;
  readonly kind: LetterKind;
}

export interface SentPart extends LetterPart {
  readonly letter: string;
  readonly at: Date;
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Decides about one more email to an unconfirmed address, based on the previous ones, and counts it.
 * Two concurrent processes wait for each other, so each counts the other's email.
 */
export async function countLetter<T extends { readonly parts: readonly LetterPart[] }>(
  address: string,
  gameIds: readonly string[],
  at: Date,
  decide: (seen: readonly SentPart[]) => T,
): Promise<T> {
  const hash = addressHash(address);
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from pg_advisory_xact_lock(hashtextextended(${`unconfirmed mail ${hash}`}, 0))`;
    const decided = decide(await partsTo(tx, hash, gameIds, at));
    const letter = randomUUID();
    const data = decided.parts.map((part) => ({ ...part, letter, addressHash: hash, at }));
    if (data.length > 0) await tx.unconfirmedMail.createMany({ data });
    return decided;
  });
}

/** Emails sent to an address: about these tables at any time, about others within a week. */
export async function lettersTo(
  address: string,
  gameIds: readonly string[],
  at: Date,
): Promise<readonly SentPart[]> {
  return partsTo(db(), addressHash(address), gameIds, at);
}

async function partsTo(on: Tx, hash: string, gameIds: readonly string[], at: Date): Promise<SentPart[]> {
  const since = new Date(at.getTime() - WEEK_MS);
  const parts = await on.unconfirmedMail.findMany({
    where: { addressHash: hash, OR: [{ gameId: { in: [...gameIds] } }, { at: { gt: since } }] },
    orderBy: { at: 'asc' },
    select: { letter: true, gameId: true, kind: true, at: true },
  });
  return parts.flatMap(({ kind: stored, ...part }) => {
    const kind = LETTER_KINDS.find((known) => known === stored);
    return kind ? [{ ...part, kind }] : [];
  });
}

/** Deletes old emails whose table is over: they limit no further turn email. */
export async function forgetLetters(before: Date): Promise<void> {
  await db().$executeRaw`
    delete from "UnconfirmedMail" l
    where l."at" < ${before}
      and not exists (select 1 from "Game" g where g."id" = l."gameId" and g."status" = 'running')`;
}
