/**
 * Tokens that let programs act for a person, within the scope of each token. A seat's own token is
 * separate: it plays only at that seat and is not linked to a person.
 */
import 'server-only';
import { goodToken, noteTokenUsed } from '@/lib/platform/auth/access-token-store';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';

/**
 * The scopes of a token. read: all that its person can read. table: moves at the person's seats of one
 * table. all: everything except account operations, which the API does not have.
 */
export const ACCESS_SCOPES = ['read', 'table', 'all'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** The prefix that lets programs and secret scanners recognise such a token. */
const PREFIX = 'praga_';
const PATTERN = /^praga_[A-Za-z0-9_-]{22}$/;

/** A new token. */
export const newAccessToken = (): string => `${PREFIX}${newToken()}`;

/** The person a token acts for, and its scope. */
export interface AccessGrant {
  readonly userId: string;
  readonly scope: AccessScope;
  /** The one table where it can move. */
  readonly tableId?: string;
  /** The name its person gave it. */
  readonly name: string;
  readonly expiresAt: Date;
}

/** The access token of a request; undefined if it has none, or a seat's token. */
export function accessTokenOf(headers: Headers): string | undefined {
  const token = bearerToken(headers);
  return token?.startsWith(PREFIX) ? token : undefined;
}

/** The grant of an access token, while it is valid. */
export async function accessGrantOf(
  token: string,
  clock: Clock = systemClock,
): Promise<AccessGrant | undefined> {
  if (!PATTERN.test(token)) return undefined;
  const now = clock.now();
  const found = await goodToken(hashToken(token), now);
  const scope = ACCESS_SCOPES.find((each) => each === found?.scope);
  if (!found || !scope) return undefined;
  const today = now.toISOString().slice(0, 10);
  if (found.usedOn !== today) await noteTokenUsed(found.id, today);
  const { userId, tableId, name, expiresAt } = found;
  return { userId, scope, name, expiresAt, tableId: tableId ?? undefined };
}

/** The access that an operation needs. */
export interface RequestedAccess {
  readonly isRead: boolean;
  /** Whether it is a move in the game. */
  readonly isMove: boolean;
  /** The table of the operation, if any. */
  readonly tableId: string | undefined;
}

/** Whether a grant permits this access. */
export function isAllowed(
  grant: Pick<AccessGrant, 'scope' | 'tableId'>,
  { isRead, isMove, tableId }: RequestedAccess,
): boolean {
  if (grant.scope === 'all') return true;
  if (grant.scope === 'read') return isRead;
  return tableId !== undefined && tableId === grant.tableId && (isRead || isMove);
}

/** Requests whose token was accepted, so that it is checked only once. */
const admitted = new WeakMap<Headers, AccessGrant>();

/** Makes a request act for the person of its token. */
export function admitToken(headers: Headers, grant: AccessGrant): void {
  admitted.set(headers, grant);
}

/** The person of a request whose token was accepted. */
export function admittedPerson(headers: Headers): string | undefined {
  return admittedGrant(headers)?.userId;
}

/** The grant of a request whose token was accepted. */
export function admittedGrant(headers: Headers): AccessGrant | undefined {
  return admitted.get(headers);
}

/**
 * Whether an answer may contain secrets, such as links that let others in. A token that only reads, or
 * plays at one table, could otherwise do more than its scope.
 */
export function maySeeSecrets(headers: Headers): boolean {
  return (admittedGrant(headers)?.scope ?? 'all') === 'all';
}
