/** The people of the matrix, and the ways into the service as Next would take them. */
import crypto from 'node:crypto';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { sitDown } from '@/lib/features/seats/seats';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { sessionCookie } from '@/lib/platform/auth/session';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { perProcess } from '@/lib/platform/process';
import { mustBeDescribed } from '../support/answers';
import { inFull } from '../support/full';
import { inRequest } from '../support/in-request';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';

/**
 * Nobody known; a person with no seat here; somebody who holds only a seat of another table; the seat that
 * is not waited for; the one that is; the person who made the table and sits elsewhere; the
 * operator.
 */
export const ASKERS = ['anonymous', 'spectator', 'guest', 'other', 'own', 'host', 'admin'] as const;
export type Asker = (typeof ASKERS)[number];
/** Those who do not play the seat that is waited for. */
export const OTHERS = inFull(
  ASKERS.filter((asker) => asker !== 'own'),
  ['other', 'host'] as const,
);

export interface World {
  readonly gameId: string;
  /** Tokens of the seats, the waited for first. */
  readonly tokens: readonly string[];
  /** A token of another table. */
  readonly foreign: { readonly gameId: string; readonly token: string };
  /** Of the seat of `own`, `link` has only its link, and `delegate` one to play there (proofs.int). */
  readonly cookies: Readonly<Record<Asker | 'link' | 'delegate', Readonly<Record<string, string>>>>;
  readonly said: string;
  /** The address of a line that the other seat shares. */
  readonly line: string;
}

const table = (people: number) =>
  emptyTable({ seats: ['Anna', 'Bohumil', 'Cecilie'].slice(0, people).map((name) => ({ name })) });

/** The cookie in the browser of a person who sits down there. */
async function keyOf(token: string): Promise<string> {
  const sat = await sitDown({ token });
  return sat.ok ? sat.value.key : '';
}

async function sessionOf(userId: string): Promise<Record<string, string>> {
  const { name, value } = await sessionCookie(userId);
  return { [name]: value };
}

/** The table of the guest. All worlds of a test file share it, because no request concerns it. */
const elsewhere = perProcess('pragaElsewhere', async (): Promise<World['foreign']> => {
  const { gameId, seats } = await table(2);
  const token = seats[0]?.token ?? '';
  await sitDown({ token });
  return { gameId, token };
});

/** The link of somebody who plays whole turns for the seat that is waited for. */
async function delegateOf(gameId: string): Promise<string> {
  const token = newToken();
  const lent = { gameId, id: crypto.randomUUID(), seat: 0, tenure: 1, power: 'turns', name: 'Zuzana' };
  const [createdAt, until] = [new Date(), new Date(Date.now() + 86_400_000)];
  await db().seatDelegate.create({ data: { ...lent, tokenHash: hashToken(token), createdAt, until } });
  return token;
}

/** A table where two have sat down and a third seat is free, with everybody who may come to it. */
export async function makeWorld(watchers: 'anyone' | 'players'): Promise<World> {
  const [[spectator = '', host = '', admin = ''], { gameId, seats }, foreign] = await Promise.all([
    Promise.all(['Spectator', 'Host', 'Admin'].map(guest)),
    table(3),
    elsewhere.get(),
  ]);
  const tokens = seats.map(({ token }) => token);
  const keys = await Promise.all(tokens.slice(0, 2).map(keyOf));
  const [line, said, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date('2030-01-01')];
  const [delegate] = await Promise.all([
    delegateOf(gameId),
    db().user.update({ where: { id: admin }, data: { isAdmin: true } }),
    db().game.update({
      where: { id: gameId },
      data: { hostId: host, watchers, joinPolicy: 'open', lineSharing: 'link' },
    }),
    db().sandboxLine.create({
      data: {
        ...{ id: crypto.randomUUID(), gameId, seat: 1, seq: 1, base: 1, key: '0'.repeat(64) },
        ...{ name: 'A line', steps: [], sharedAs: line, createdAt: at, updatedAt: at },
      },
    }),
    db().chatMessage.create({
      data: { id: said, gameId, seat: 1, name: 'Bohumil', text: 'Hello', seq: 1, at },
    }),
  ]);
  const sessions = await Promise.all([spectator, host, admin].map(sessionOf));
  const seatCookie = (id: string, token: string | undefined) => ({ [seatCookieName(id)]: token ?? '' });
  const cookies = {
    anonymous: {},
    spectator: sessions[0] ?? {},
    // Also shown here, where it must open nothing.
    guest: { ...seatCookie(foreign.gameId, foreign.token), ...seatCookie(gameId, foreign.token) },
    other: seatCookie(gameId, keys[1]),
    own: seatCookie(gameId, keys[0]),
    link: seatCookie(gameId, tokens[0]),
    delegate: seatCookie(gameId, delegate),
    host: sessions[1] ?? {},
    admin: sessions[2] ?? {},
  };
  return { gameId, tokens, foreign, cookies, said, line };
}

/** The input of the request. */
export interface Input {
  readonly params?: Readonly<Record<string, string | readonly string[]>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** Sent along with the form. */
  readonly file?: File;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Entry {
  /** As in the table: `GET app/...`, `page app/...`, `action app/... name`. */
  readonly key: string;
  readonly file: string;
  /** The route file that it shares with others, if `file` is not there. */
  readonly servedBy?: string;
  readonly name: string;
  readonly kind: 'route' | 'page' | 'action';
}

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** Asks as `asker` would; the answer in a word: a status, or where it leads. */
export async function askAs(
  asker: Asker,
  world: World,
  entry: Entry,
  input: Input,
  jar?: Map<string, string>,
): Promise<string> {
  return (await askInFull(asker, world, entry, input, jar)).outcome;
}

/** The same with the code of the problem, where the API refuses. */
export async function askInFull(
  asker: Asker | 'link' | 'delegate',
  world: World,
  entry: Entry,
  input: Input,
  jar?: Map<string, string>,
): Promise<{ readonly outcome: string; readonly code?: string }> {
  return asAsker(asker, world, { entry, input, jar }, (work) => outcomeOf(work, world));
}

/** The same; the answer itself: a response, or the element of a page. Undefined where it is refused. */
export function answerTo(asker: Asker, world: World, entry: Entry, input: Input): Promise<unknown> {
  return asAsker(asker, world, { entry, input }, async (work) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && 'digest' in error) return undefined;
      throw error;
    }
  });
}

interface Sent {
  readonly entry: Entry;
  readonly input: Input;
  /** The cookies of the browser, which change with the answer. */
  readonly jar?: Map<string, string> | undefined;
}

async function asAsker<T>(
  asker: Asker | 'link' | 'delegate',
  world: World,
  { entry, input, jar = new Map(Object.entries(world.cookies[asker])) }: Sent,
  take: (work: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = new Headers({ host: 'praga.test', ...(cookie ? { cookie } : {}), ...input.headers });
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ path.resolve(entry.servedBy ?? entry.file)
  );
  const found = exported[entry.name];
  if (typeof found !== 'function') throw new Error(`${entry.file} has no ${entry.name}`);
  const work = () => invoke(found as Call, entry, input, headers);
  return inRequest({ cookies: jar, headers }, () => take(work));
}

function formOf(form: Input['form'] = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  return data;
}

function formBody({ form, file }: Input): FormData | URLSearchParams | undefined {
  if (!file) return form && new URLSearchParams(form);
  const data = formOf(form);
  data.set('file', file);
  return data;
}

async function invoke(call: Call, entry: Entry, input: Input, headers: Headers): Promise<unknown> {
  const params = Promise.resolve(entry.servedBy ? pathOf(entry, input) : (input.params ?? {}));
  if (entry.kind === 'action') return call(formOf(input.form));
  if (entry.kind === 'page') return call({ params, searchParams: Promise.resolve(input.query ?? {}) });
  const url = new URL(`http://praga.test/matrix?${new URLSearchParams(input.query)}`);
  const body = input.json === undefined ? formBody(input) : JSON.stringify(input.json);
  if (input.json !== undefined) headers.set('content-type', 'application/json');
  const method = entry.name;
  const abort = new AbortController();
  const request = new NextRequest(url, { method, headers, signal: abort.signal, ...(body ? { body } : {}) });
  const answer = await call(request, { params });
  if (answer instanceof Response) await mustBeDescribed(method, addressOf(entry), answer);
  // A stream stays open for the test that reads it.
  if (!isStream(answer)) abort.abort();
  return answer;
}

/** The parameter of a shared route file: the parts of the address below its folder. */
function pathOf({ file, servedBy = '' }: Entry, { params = {} }: Input) {
  const folder = path.posix.dirname(path.posix.dirname(servedBy));
  const parts = path.posix.relative(folder, path.posix.dirname(file)).split('/').filter(Boolean);
  return { path: parts.map((part) => String(params[part.slice(1, -1)] ?? part)) };
}

const isStream = (answer: unknown): boolean =>
  answer instanceof Response && (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** An address that the API describes, if this is one of it. */
const addressOf = ({ file }: Entry): string =>
  file
    .replace(/^app/, '')
    .replace(/\/route\.ts$/, '')
    .replaceAll(/\[+[^\]]+\]+/g, 'x');

async function outcomeOf(work: () => Promise<unknown>, world: World) {
  try {
    const answer = await work();
    if (!(answer instanceof Response)) return { outcome: '200' };
    const location = answer.headers.get('location');
    const outcome = location ? `${answer.status} ${plain(location, world)}` : String(answer.status);
    return { outcome, ...(await codeOf(answer)) };
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (digest.startsWith('NEXT_HTTP_ERROR_FALLBACK;404')) return { outcome: '404' };
    const [kind, , location] = digest.split(';');
    if (kind === 'NEXT_REDIRECT') return { outcome: `to ${plain(location ?? '', world)}` };
    throw error;
  }
}

async function codeOf(answer: Response): Promise<{ readonly code?: string }> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) {
    await answer.body?.cancel();
    return {};
  }
  const told: unknown = await answer.json();
  return typeof told === 'object' && told !== null && 'code' in told ? { code: String(told.code) } : {};
}

/** Ids and tokens differ from run to run. */
function plain(location: string, { gameId }: World): string {
  return (
    location
      // The tried step is no part of the decision.
      .replace(/(want|tried|with|rule)=[^&]*&?|&(want|tried|with|rule)=[^&]*/g, '')
      .replace('http://praga.test', '')
      .replaceAll(gameId, ':here')
      .replace(/\/games\/[a-z0-9]{12}/, '/games/:new')
      .replace(/(seat|device|sign-in|join|unsubscribe|prove)\/[\w-]{6,}/, '$1/:token')
  );
}
