import 'server-only';
import { randomUUID } from 'node:crypto';
import { newAccessToken, type AccessScope } from '@/lib/platform/auth/access-token';
import {
  deleteToken,
  insertToken,
  storedTokensOf,
  type StoredToken,
} from '@/lib/platform/auth/access-token-store';
import { hashToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';

/** The possible lifetimes of a token, in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Maximum tokens of a person; a program needs one. */
const MAX_TOKENS = 20;
const DAY_MS = 86_400_000;

export interface WantedToken {
  readonly name: string;
  readonly scope: AccessScope;
  /** The table of a token with the scope of one table. */
  readonly tableId?: string | undefined;
  readonly days: (typeof TOKEN_DAYS)[number];
}

/** The valid tokens of a person, newest first. */
export async function accessTokensOf(userId: string, clock: Clock = systemClock): Promise<StoredToken[]> {
  const now = clock.now();
  return (await storedTokensOf(userId)).filter(({ expiresAt }) => expiresAt > now);
}

/**
 * Creates a token and returns it; it cannot be shown again. Undefined if the person already has the
 * maximum number.
 */
export async function makeAccessToken(
  userId: string,
  { name, scope, tableId, days }: WantedToken,
  clock: Clock = systemClock,
): Promise<string | undefined> {
  if ((await accessTokensOf(userId, clock)).length >= MAX_TOKENS) return undefined;
  const [token, createdAt] = [newAccessToken(), clock.now()];
  await insertToken(userId, {
    id: randomUUID(),
    name,
    hash: hashToken(token),
    scope,
    tableId: scope === 'table' ? (tableId ?? null) : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
  });
  return token;
}

/** Revokes a token: it no longer opens anything. */
export async function revokeAccessToken(userId: string, id: string): Promise<boolean> {
  return deleteToken(userId, id);
}
