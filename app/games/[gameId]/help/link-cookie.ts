/** Links of delegates, stored in the holder's browser. The cookie is sent only to their page. */
import { z } from 'zod';
import { keepAtTable, storedLink, type CookieJar } from '@/app/stored-links';
import { MAX_DAYS, MAX_DELEGATES } from '@/lib/features/seats/delegates/delegate';
import { findDelegation } from '@/lib/features/seats/delegates/delegates';
import { shownLink } from '../shown-links';

const Kept = z.array(z.string().regex(/^[\w-]{22}$/)).max(MAX_DELEGATES);

/** Adds a delegate's link to the cookie. The oldest drops out at the limit. */
export function keepDelegateLink(jar: CookieJar, gameId: string, token: string): void {
  const value = JSON.stringify([...tokensIn(jar, gameId), token].slice(-MAX_DELEGATES));
  keepAtTable(jar, { kind: 'help', gameId, value, maxAge: MAX_DAYS * 24 * 60 * 60 });
}

function tokensIn(jar: Pick<CookieJar, 'get'>, gameId: string): readonly string[] {
  try {
    return Kept.parse(JSON.parse(storedLink(jar, 'help', gameId) ?? ''));
  } catch {
    return [];
  }
}

/** The links stored in this browser, by delegate. */
export async function delegateLinks(jar: Pick<CookieJar, 'get'>, gameId: string) {
  const pairs = tokensIn(jar, gameId).map(async (token) => {
    const found = await findDelegation(token);
    return found?.gameId === gameId ? ([found.id, await shownLink(token)] as const) : undefined;
  });
  return new Map((await Promise.all(pairs)).filter((pair) => pair !== undefined));
}
