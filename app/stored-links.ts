/**
 * Cookies with links, each limited by its path to one page of a table. A cookie for all paths lists their
 * names, so signing out can remove them all.
 */
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import type { seatCookie } from '@/lib/platform/auth/seat-proof';
import type { sessionCookie } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env';
import type { AnswerJar } from '@/lib/platform/http/post-once';

/** The page that receives each kind of cookie. `hand` is an offer on a page that has moved. */
const PAGES = {
  own: 'seats',
  offer: 'requests',
  hand: 'leave',
  help: 'help',
  mentor: 'mentor',
  links: 'invite',
} as const;
export type TableLinkKind = keyof typeof PAGES;

const KINDS = ['own', 'offer', 'hand', 'help', 'mentor', 'links'] as const satisfies readonly TableLinkKind[];

const INDEX = 'kept';
/** Maximum number of cookies. The oldest are removed. */
const MAX_KEPT = 60;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

export interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Sets a cookie of a seat or a session. */
export function giveCookie(
  jar: AnswerJar,
  { name, value, ...options }: ReturnType<typeof seatCookie> | Awaited<ReturnType<typeof sessionCookie>>,
): void {
  jar.set(name, value, options);
}

/** Name and path, which are needed to delete a cookie. */
export interface LinkCookie {
  readonly name: string;
  readonly path: string;
}

const Entry = z
  .string()
  .transform((text) => text.split('.'))
  .pipe(z.tuple([z.enum(KINDS), GameId]));

const cookieOf = (kind: TableLinkKind, gameId: string): LinkCookie => ({
  name: `${kind}_${gameId}`,
  path: `/games/${gameId}/${PAGES[kind]}`,
});

const attributes = (path: string, maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', secure: env().APP_URL.startsWith('https:'), path, maxAge }) as const;

/** The link stored in this browser for a page of a table. */
export function storedLink(
  jar: Pick<CookieJar, 'get'>,
  kind: TableLinkKind,
  gameId: string,
): string | undefined {
  return jar.get(cookieOf(kind, gameId).name)?.value;
}

/** Stores a link in this browser for a page of a table. */
export function keepAtTable(
  jar: CookieJar,
  { kind, gameId, value, maxAge }: { kind: TableLinkKind; gameId: string; value: string; maxAge: number },
): void {
  const { name, path } = cookieOf(kind, gameId);
  jar.set(name, value, attributes(path, maxAge));
  const entry = `${kind}.${gameId}`;
  const entries = [...entriesIn(jar).filter((each) => each !== entry), entry];
  for (const old of cookiesOf(entries.slice(0, -MAX_KEPT))) jar.set(old.name, '', attributes(old.path, 0));
  jar.set(INDEX, entries.slice(-MAX_KEPT).join(' '), attributes('/', ONE_YEAR_S));
}

/** All link cookies, and the one that lists them. */
export function listLinkCookies(jar: Pick<CookieJar, 'get'>): readonly LinkCookie[] {
  return [{ name: INDEX, path: '/' }, ...cookiesOf(entriesIn(jar))];
}

/** Every cookie a table may have, including unlisted ones from before the list existed. */
export function cookiesOfTable(gameId: string): readonly LinkCookie[] {
  return KINDS.map((kind) => cookieOf(kind, gameId));
}

const entriesIn = (jar: Pick<CookieJar, 'get'>): readonly string[] =>
  (jar.get(INDEX)?.value ?? '').split(' ').filter((entry) => Entry.safeParse(entry).success);

const cookiesOf = (entries: readonly string[]): readonly LinkCookie[] =>
  entries.flatMap((entry) => {
    const { data } = Entry.safeParse(entry);
    return data ? [cookieOf(...data)] : [];
  });
