import 'server-only';
import { db } from '@/lib/platform/db/db';

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly tableId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The day it was last used, in UTC: 2026-11-20. */
  readonly usedOn: string | null;
}

const COLUMNS = {
  id: true,
  name: true,
  scope: true,
  tableId: true,
  createdAt: true,
  expiresAt: true,
  usedOn: true,
} as const;

/** The token with this hash and its person, while it is valid and the account is open. */
export async function goodToken(
  hash: string,
  now: Date,
): Promise<(StoredToken & { readonly userId: string }) | undefined> {
  const found = await db().accessToken.findUnique({
    where: { hash, expiresAt: { gt: now }, user: { bannedAt: null } },
    select: { ...COLUMNS, userId: true },
  });
  return found ?? undefined;
}

/** Records the day a token was last used. */
export async function noteTokenUsed(id: string, usedOn: string): Promise<void> {
  await db().accessToken.updateMany({ where: { id }, data: { usedOn } });
}

/** The tokens of a person, newest first, including expired ones. */
export async function storedTokensOf(userId: string): Promise<StoredToken[]> {
  return db().accessToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: COLUMNS,
  });
}

/** Stores a token, and deletes the person's expired ones. */
export async function insertToken(
  userId: string,
  { hash, ...token }: Omit<StoredToken, 'usedOn'> & { readonly hash: string },
): Promise<void> {
  await db().$transaction([
    db().accessToken.deleteMany({ where: { userId, expiresAt: { lt: token.createdAt } } }),
    db().accessToken.create({ data: { ...token, userId, hash }, select: { id: true } }),
  ]);
}

/** Revokes a token of a person; returns whether it existed. */
export async function deleteToken(userId: string, id: string): Promise<boolean> {
  const { count } = await db().accessToken.deleteMany({ where: { userId, id } });
  return count > 0;
}
