/** The browser of a holder stores the links of those who play for them; only their page is sent them. */
import { z } from 'zod';
import { keepAtTable, keptAtTable, type CookieJar } from '@/app/kept-at-table';
import { qrOf } from '@/app/qr';
import { MAX_DAYS, MAX_DELEGATES } from '@/lib/features/seats/delegates/delegate';
import { findDelegation } from '@/lib/features/seats/delegates/delegates';
import { seatLink } from '@/lib/features/table/new-table/create-table';

const Kept = z.array(z.string().regex(/^[\w-]{22}$/)).max(MAX_DELEGATES);

/** Adds the link of a delegate to those that the browser stores already; the oldest makes room. */
export function keepDelegateLink(jar: CookieJar, gameId: string, token: string): void {
  const value = JSON.stringify([...tokensIn(jar, gameId), token].slice(-MAX_DELEGATES));
  keepAtTable(jar, { kind: 'help', gameId, value, maxAge: MAX_DAYS * 24 * 60 * 60 });
}

function tokensIn(jar: Pick<CookieJar, 'get'>, gameId: string): readonly string[] {
  try {
    return Kept.parse(JSON.parse(keptAtTable(jar, 'help', gameId) ?? ''));
  } catch {
    return [];
  }
}

/** The links that this browser stores, by delegate. */
export async function delegateLinks(jar: Pick<CookieJar, 'get'>, gameId: string) {
  const pairs = tokensIn(jar, gameId).map(async (token) => {
    const found = await findDelegation(token);
    const link = seatLink(token);
    return found?.gameId === gameId ? ([found.id, { link, qr: await qrOf(link) }] as const) : undefined;
  });
  return new Map((await Promise.all(pairs)).filter((pair) => pair !== undefined));
}
