/** The label of a request in logs and metrics: without tokens, tables or queries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { FILES, PAGES, ROUTES } from '@/lib/generated/addresses/addresses';
import { perProcess } from '@/lib/platform/process';

/** An address of our own, such as `/games/[gameId]/log`, in parts. */
type Address = readonly string[];

const OWN = [...PAGES, ...ROUTES, ...FILES].map(partsOf);
const isOpen = (own: Address) => own.at(-1)?.includes('...') === true;
/** Like Next, names go before parameters. */
const WHOLE = OWN.filter((own) => !isOpen(own)).sort((a, b) => (afterNames(a) < afterNames(b) ? -1 : 1));
/** The beginnings of addresses whose ends the operations of the API decide. */
const BEGINNINGS = OWN.filter(isOpen).map((own) => own.slice(0, -1));
const MAX_PARTS = 6;
/** The kind of all addresses that are not ours. */
const OTHER = '/:other';

function partsOf(path: string): Address {
  return path.split('/').filter(Boolean);
}
function isParameter(part: string): boolean {
  return part.startsWith('[');
}
function afterNames(own: Address): string {
  return own.map((part) => (isParameter(part) ? '~' : part)).join('/');
}
const labelOf = (parts: Address) => `/${parts.join('/')}`;

/**
 * The kind of an address: `/games/:x/at/:x`. Parts that could be an id, a token or a name are replaced; all
 * addresses that are not ours are guesses and count as one.
 */
export function routeOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = partsOf(path);
  if (parts[0] === '_next') return '/_next';
  const fits = (own: Address) => own.every((part, i) => part === parts[i] || isParameter(part));
  const own = WHOLE.find((each) => each.length === parts.length && fits(each));
  if (own) return labelOf(own.map((part) => (isParameter(part) ? ':x' : part)));
  if (!BEGINNINGS.some(fits)) return OTHER;
  const known = parts.slice(0, MAX_PARTS);
  return labelOf(known.map((part, i) => (isWord(known, part, i) ? part : ':x')));
}

/** Whether no page, route or file has this address. */
export const isForeign = (url: string): boolean => routeOf(url) === OTHER;

const WORD = /^[a-z][a-z.-]{0,23}$/;
/** In the API, the part after one of these is an identifier, even if it looks like a word. */
const COLLECTIONS = new Set(['games', 'people', 'tables', 'packs', 'duels', 'at']);

const isWord = (parts: Address, part: string, i: number): boolean =>
  WORD.test(part) && !COLLECTIONS.has(parts[i - 1] ?? '');

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of a request in the log: the one from a proxy, or a new one. */
export function requestIdOf(given: string | string[] | undefined, make: () => string): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : make();
}

interface Forwarded {
  readonly for?: string | undefined;
  readonly proto?: string | undefined;
}

interface Here {
  readonly requestId: string;
  /** The headers of proxies. Next fills in missing ones itself, so later they tell nothing. */
  readonly forwarded?: Forwarded;
  /** The address of the other end of the connection; missing if another server received the request. */
  readonly peer?: string;
  /** Calls back when the answer was sent or the reader has left; missing if that cannot be observed. */
  readonly onEnd?: (then: () => void) => void;
  /** Sets the status of the answer, which Next lets no page do; missing if the host does not pass it on. */
  readonly setStatus?: (status: number) => void;
}
/** The request that the running code handles. */
export const currentRequest = perProcess('pragaRequest', () => new AsyncLocalStorage<Here>()).get;
