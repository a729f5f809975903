import 'server-only';
import { TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { env } from '@/lib/platform/env';

const COOKIE_PREFIX = 'seat_';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** A reader of cookies, such as `cookies()` of Next. */
export interface CookieReader {
  get(name: string): { readonly value: string } | undefined;
  getAll(): readonly { readonly name: string; readonly value: string }[];
}

/** The name of the cookie for a seat of this game. */
export function seatCookieName(gameId: string): string {
  return `${COOKIE_PREFIX}${gameId}`;
}

/** The game of a seat's cookie. */
export function gameOfSeatCookie(name: string): string {
  return name.slice(COOKIE_PREFIX.length);
}

export interface SeatCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly secure: boolean;
  readonly path: '/';
  readonly maxAge: number;
}

/** The cookie to set after Sit down; fits `cookies().set(...)`. */
export function seatCookie(gameId: string, token: string): SeatCookie {
  const name = seatCookieName(gameId);
  const secure = env().APP_URL.startsWith('https:');
  return { name, value: token, httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: ONE_YEAR_S };
}

/** A cookie as a Set-Cookie header. */
export function setCookieHeader({ name, value, secure, path, maxAge }: SeatCookie): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The seat token of a game in the cookies, if its format is valid. */
export function tokenFromCookies(gameId: string, cookies: CookieReader): string | undefined {
  const token = cookies.get(seatCookieName(gameId))?.value;
  return token && TOKEN_PATTERN.test(token) ? token : undefined;
}

/** The names of all seat cookies. */
export function seatCookieNames(cookies: CookieReader): string[] {
  return cookies.getAll().flatMap(({ name }) => (name.startsWith(COOKIE_PREFIX) ? [name] : []));
}

/** The tokens of all seat cookies. */
export function allSeatTokens(cookies: CookieReader): string[] {
  const seats = cookies.getAll().filter(({ name }) => name.startsWith(COOKIE_PREFIX));
  return seats.map(({ value }) => value).filter((token) => TOKEN_PATTERN.test(token));
}

/** The token of an `Authorization: Bearer` header, whatever its shape. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** The cookies of a plain request. */
export function cookiesOf(headers: Headers): CookieReader {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const all = pairs.map(([name = '', ...value]) => ({ name, value: value.join('=') }));
  return { get: (name) => all.find((cookie) => cookie.name === name), getAll: () => all };
}
