import 'server-only';
import { dropLinks, insertLink, linkSubject, takeLink } from '@/lib/platform/auth/link-store';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';

/**
 * Links for single use: to sign in, sent by email; to continue in another browser, shown as a code to scan.
 */
const LINK_KINDS = { mail: 30 * 60, device: 10 * 60 } as const;
export type LinkKind = keyof typeof LINK_KINDS;

/** The target of a link: an address for `mail`, a person for `device`. */
export interface LinkGoal {
  readonly kind: LinkKind;
  readonly of: string;
}

/** Issues a link and returns its token; only its hash is stored. */
export async function issueLink({ kind, of }: LinkGoal, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + LINK_KINDS[kind] * 1000);
  await insertLink({ subject: `${kind}:${of}`, tokenHash: hashToken(token), expires }, now);
  return token;
}

/** The target of a valid link of this kind. Does not use it up, because email scanners open every link. */
export async function seeLink(kind: LinkKind, token: string, now: Date): Promise<string | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  return goalOf(kind, await linkSubject(hashToken(token), now));
}

/** The target of a valid link of this kind, which is used up. */
export async function consumeLink(kind: LinkKind, token: string, now: Date): Promise<string | undefined> {
  // A link of another kind must not be used up by a wrong attempt.
  if ((await seeLink(kind, token, now)) === undefined) return undefined;
  return goalOf(kind, await takeLink(hashToken(token), now));
}

/** Revokes all links to this target. */
export async function dropLinksTo({ kind, of }: LinkGoal): Promise<void> {
  await dropLinks([`${kind}:${of}`]);
}

function goalOf(kind: LinkKind, subject: string | undefined): string | undefined {
  return subject?.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : undefined;
}
