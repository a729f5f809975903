import { SHOWN_ONCE } from '@/app/me/shown-once';
import { cookiesOfTable, listLinkCookies, type LinkCookie } from '@/app/stored-links';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { forgetSeatKeys } from '@/lib/features/seats/own-seat';
import {
  allSeatTokens,
  cookiesOf,
  gameOfSeatCookie,
  seatCookieNames,
  type CookieReader,
} from '@/lib/platform/auth/seat-proof';
import { currentSession, sessionCookieName, sessionCookieOptions } from '@/lib/platform/auth/session';
import { seeOther } from '@/lib/platform/http/form';

/** The scope of forgetting, and the page to show afterwards. */
interface Forgetting {
  /** Whether the browser keeps access to its seats. */
  readonly keepsSeats: boolean;
  readonly to: string;
}

/**
 * Makes a browser forget its owner: session, push and, unless kept, its seats. The server ends them too, so a
 * copied cookie opens nothing. `Clear-Site-Data` empties the browser's storage.
 */
export async function forgetBrowser(
  { headers }: Pick<Request, 'headers'>,
  { keepsSeats, to }: Forgetting,
): Promise<Response> {
  const jar = cookiesOf(headers);
  const session = await currentSession();
  if (session?.device) await endBrowserSession(session.userId, session.device);
  if (!keepsSeats) await forgetSeatKeys(allSeatTokens(jar));
  const response = seeOther(to);
  response.headers.set(
    'clear-site-data',
    keepsSeats ? '"cache", "storage"' : '"cache", "cookies", "storage"',
  );
  response.headers.set('cache-control', 'no-store');
  for (const cookie of cookiesToForget(jar, keepsSeats))
    response.headers.append('set-cookie', expired(cookie));
  return response;
}

function cookiesToForget(jar: CookieReader, keepsSeats: boolean): readonly LinkCookie[] {
  const always = [{ name: sessionCookieName(), path: '/' }, ...Object.values(SHOWN_ONCE)];
  if (keepsSeats) return always;
  const seats = seatCookieNames(jar);
  const ofTables = seats.flatMap((name) => cookiesOfTable(gameOfSeatCookie(name)));
  const all = [
    ...always,
    ...seats.map((name) => ({ name, path: '/' })),
    ...ofTables,
    ...listLinkCookies(jar),
  ];
  return [...new Map(all.map((each) => [`${each.name} ${each.path}`, each])).values()];
}

/** Must repeat the attributes it was set with, or browsers keep a `__Host-` cookie. */
function expired({ name, path }: LinkCookie): string {
  const { secure } = sessionCookieOptions();
  return `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
