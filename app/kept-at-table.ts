/**
 * Cookies with links that only one page of a table is sent. No other page sees them. A cookie that every page
 * is sent therefore lists their names, and signing out removes them all.
 */
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { GameId } from '@/lib/features/table/contract-shapes';

/** Each kind by the page that is sent it. */
const PAGES = { own: 'seats', hand: 'leave', help: 'help', mentor: 'mentor', links: 'invite' } as const;
export type KeptKind = keyof typeof PAGES;

const KINDS = ['own', 'hand', 'help', 'mentor', 'links'] as const satisfies readonly KeptKind[];

const INDEX = 'kept';
/** Cookies beyond this number are removed, the oldest first. */
const MAX_KEPT = 60;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

export interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** A cookie as it has to be named to be taken away. */
export interface KeptCookie {
  readonly name: string;
  readonly path: string;
}

const Entry = z
  .string()
  .transform((text) => text.split('.'))
  .pipe(z.tuple([z.enum(KINDS), GameId]));

const cookieOf = (kind: KeptKind, gameId: string): KeptCookie => ({
  name: `${kind}_${gameId}`,
  path: `/games/${gameId}/${PAGES[kind]}`,
});

const attributes = (path: string, maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', secure: env().APP_URL.startsWith('https:'), path, maxAge }) as const;

/** The link that this browser stores for a page of a table. */
export function keptAtTable(jar: Pick<CookieJar, 'get'>, kind: KeptKind, gameId: string): string | undefined {
  return jar.get(cookieOf(kind, gameId).name)?.value;
}

/** Makes this browser store a link for a page of a table. */
export function keepAtTable(
  jar: CookieJar,
  { kind, gameId, value, maxAge }: { kind: KeptKind; gameId: string; value: string; maxAge: number },
): void {
  const { name, path } = cookieOf(kind, gameId);
  jar.set(name, value, attributes(path, maxAge));
  const entry = `${kind}.${gameId}`;
  const entries = [...entriesIn(jar).filter((each) => each !== entry), entry];
  for (const old of cookiesOf(entries.slice(0, -MAX_KEPT))) jar.set(old.name, '', attributes(old.path, 0));
  jar.set(INDEX, entries.slice(-MAX_KEPT).join(' '), attributes('/', ONE_YEAR_S));
}

/** All cookies of pages of tables, and the one that lists them. */
export function keptCookies(jar: Pick<CookieJar, 'get'>): readonly KeptCookie[] {
  return [{ name: INDEX, path: '/' }, ...cookiesOf(entriesIn(jar))];
}

/** Every cookie a table may have, also from the time before they were listed. */
export function cookiesOfTable(gameId: string): readonly KeptCookie[] {
  return KINDS.map((kind) => cookieOf(kind, gameId));
}

const entriesIn = (jar: Pick<CookieJar, 'get'>): readonly string[] =>
  (jar.get(INDEX)?.value ?? '').split(' ').filter((entry) => Entry.safeParse(entry).success);

const cookiesOf = (entries: readonly string[]): readonly KeptCookie[] =>
  entries.flatMap((entry) => {
    const { data } = Entry.safeParse(entry);
    return data ? [cookieOf(...data)] : [];
  });
