/** Links that let people into a group. The database keeps only the hash of the current one. */
import 'server-only';
import { derivedToken } from '@/lib/platform/auth/signed-data';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { env } from '@/lib/platform/env';

type LinkedKind = 'circle' | 'box';

/** The columns of a group with a link. */
interface Linked {
  readonly id: string;
  /** Null: the link is closed. */
  readonly joinLinkHash: string | null;
  /** Counts the links of the group. */
  readonly joinLinkNo: number;
}

/** The token of a link. It follows from the service's secret, so people in charge can see it again. */
export const groupToken = (kind: LinkedKind, id: string, no: number): string =>
  derivedToken(kind, `${id} ${no}`);

/** The next link of a group. The previous one then opens nothing. */
export function nextGroupLink(kind: LinkedKind, { id, joinLinkNo }: Pick<Linked, 'id' | 'joinLinkNo'>) {
  const no = joinLinkNo + 1;
  return { joinLinkNo: no, joinLinkHash: hashToken(groupToken(kind, id, no)) };
}

/** A group without an open link. The next link has a new token. */
export const CLOSED_LINK = { joinLinkHash: null };

/** The address of a group's open link; null if it is closed. */
export const openGroupLink = (kind: LinkedKind, { id, joinLinkHash, joinLinkNo }: Linked): string | null =>
  joinLinkHash === null ? null : joinAddress(groupToken(kind, id, joinLinkNo));

/** The stored form of a token that somebody sends; undefined if no link looks like that. */
export const linkHashOf = (token: string): string | undefined =>
  TOKEN_PATTERN.test(token) ? hashToken(token) : undefined;

/** Whether a token belongs to the group's open link. */
export const isCurrentLink = ({ joinLinkHash }: Pick<Linked, 'joinLinkHash'>, token: string): boolean =>
  joinLinkHash !== null && joinLinkHash === linkHashOf(token);

/** The address that a token opens, for every kind of group. */
export const joinAddress = (token: string): string => `${env().APP_URL}/join/${token}`;
