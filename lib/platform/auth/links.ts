import 'server-only';
import { randomInt } from 'node:crypto';
import type { Result } from '@/lib/game/engine/rejections';
import {
  codeOfBrowser,
  countCodeTry,
  dropLinks,
  insertLink,
  linkSubject,
  takeLink,
  type LinkCode,
  type StoredCode,
} from '@/lib/platform/auth/link-store';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';

/**
 * Links for single use: to sign in, sent by email; to continue in another browser, shown as a code to scan.
 */
const LINK_KINDS = { mail: 30 * 60, device: 10 * 60 } as const;
export type LinkKind = keyof typeof LINK_KINDS;

/** How long the cookie of a browser that asked for a code is kept: as long as the link in the same email. */
export const ASKED_S = LINK_KINDS.mail;
const CODE_S = 15 * 60;
const CODE_DIGITS = 6;
const CODE_TRIES = 5;

/** The target of a link: an address for `mail`, a person for `device`. */
export interface LinkGoal {
  readonly kind: LinkKind;
  readonly of: string;
}

/** Issues a link and returns its token; only its hash is stored. */
export async function issueLink(goal: LinkGoal, now: Date): Promise<string> {
  return storeLink(goal, now);
}

/**
 * Issues a link and a code that does the same in one browser, the one that knows the secret. Using one ends
 * the other. A new secret each time makes the newest code of a browser its only one.
 */
export async function issueLinkAndCode(
  goal: LinkGoal,
  secret: string,
  now: Date,
): Promise<{ readonly token: string; readonly code: string }> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeExpires = new Date(now.getTime() + CODE_S * 1000);
  const stored = { browserHash: hashToken(secret), codeHash: codeHashOf(secret, code), codeExpires };
  return { token: await storeLink(goal, now, stored), code };
}

async function storeLink({ kind, of }: LinkGoal, now: Date, code?: LinkCode): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + LINK_KINDS[kind] * 1000);
  await insertLink({ subject: `${kind}:${of}`, tokenHash: hashToken(token), expires, code }, now);
  return token;
}

/** The secret of the browser is part of it: a million possible codes would be tried in a moment. */
const codeHashOf = (secret: string, code: string): string => hashToken(`${secret} ${code}`);

/** The state of the code that a browser asked for, with the target that it opens. */
export type CodeState =
  /** This browser did not ask. */
  | { readonly kind: 'unasked' }
  /** The code or its link was used. */
  | { readonly kind: 'used' }
  | { readonly kind: 'expired' | 'spent'; readonly of: string }
  | { readonly kind: 'open'; readonly of: string; readonly triesLeft: number };

/** The state of the code of the browser with this secret. */
export async function seeCode(kind: LinkKind, secret: string, now: Date): Promise<CodeState> {
  if (!TOKEN_PATTERN.test(secret)) return { kind: 'unasked' };
  return codeState(kind, await codeOfBrowser(hashToken(secret)), now);
}

function codeState(kind: LinkKind, stored: StoredCode | undefined, now: Date): CodeState {
  const of = goalOf(kind, stored?.subject);
  if (!stored || of === undefined) return { kind: 'used' };
  if (stored.codeExpires <= now) return { kind: 'expired', of };
  const triesLeft = CODE_TRIES - stored.codeTries;
  return triesLeft > 0 ? { kind: 'open', of, triesLeft } : { kind: 'spent', of };
}

/** Uses up the code of the browser with this secret and returns its target; the state of the code if it is wrong. */
export async function consumeCode(
  kind: LinkKind,
  { secret, code }: { readonly secret: string; readonly code: string },
  now: Date,
): Promise<Result<string, CodeState>> {
  const before = await seeCode(kind, secret, now);
  if (before.kind !== 'open') return { ok: false, error: before };
  const counted = await countCodeTry(hashToken(secret), { most: CODE_TRIES, now });
  if (!counted) return { ok: false, error: await seeCode(kind, secret, now) };
  if (counted.codeHash !== codeHashOf(secret, code))
    return { ok: false, error: codeState(kind, counted, now) };
  const of = goalOf(kind, await takeLink(counted.tokenHash, now));
  return of === undefined ? { ok: false, error: { kind: 'used' } } : { ok: true, value: of };
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
