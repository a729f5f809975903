/** The label of a request in logs and metrics: without tokens, tables or queries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/platform/process';

/** First parts of our addresses; all others are guesses and count as one. */
const KNOWN = new Set([
  ...[
    '_next',
    's',
    'pack',
    'icons',
    'icon.svg',
    'sw.js',
    'sw-offline.js',
    'manifest.webmanifest',
    'favicon.ico',
  ],
  ...[
    'api',
    'games',
    'seat',
    'join',
    'me',
    'lobby',
    'next',
    'rules',
    'reference',
    'symbols',
    'learn',
    'puzzles',
    'offline',
    'challenges',
    'daily',
    'weekly',
    'duels',
    'circles',
    'boxes',
    'rated',
    'people',
    'competitions',
    'insights',
    'api-docs',
    'design',
    'dev',
    'operator',
    'status',
  ],
  ...[
    'language',
    'theme',
    'bench',
    'sign-in',
    'signin',
    'claim',
    'unsubscribe',
    'verify',
    'players',
    'sandbox',
    'lab',
  ],
]);
const WORD = /^[a-z][a-z.-]{0,23}$/;
const MAX_PARTS = 6;

/** The kind of an address: `/games/:x/at/:x`. Parts that could be an id, a token or a name are replaced. */
export function routeOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const parts = path.split('/').filter(Boolean).slice(0, MAX_PARTS);
  const [first] = parts;
  if (first === undefined) return '/';
  if (!KNOWN.has(first)) return '/:other';
  if (first === '_next') return '/_next';
  return `/${parts.map((part, i) => (isWord(parts, part, i) ? part : ':x')).join('/')}`;
}

/** The part after one of these is an identifier or a token, even if it looks like a word. */
const COLLECTIONS = new Set([
  ...['games', 's', 'pack', 'at', 'mail', 'tables', 'people'],
  ...['seat', 'address', 'join', 'sign-in', 'unsubscribe', 'prove'],
]);

const isWord = (parts: readonly string[], part: string, i: number): boolean =>
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
