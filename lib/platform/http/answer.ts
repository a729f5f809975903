/** How an answer in JSON goes out: small where it can be, and not at all where whoever asks has it. */
import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Below that the head of the answer is most of it. */
const COMPRESSED_FROM = 1024;
/** Of Brotli, 0 to 11: what it saves beyond that takes longer than sending it. */
const QUALITY = 4;
const HASH_CHARS = 22;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

interface Sent {
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the request. */
  readonly asked: Headers;
  readonly method: string;
}

/**
 * The response for a JSON text. What is read carries a mark of its content (ETag); whoever sends the mark
 * back gets 304 while it holds. What is long is compressed as whoever asks can read it.
 */
export async function jsonResponse({ text, status, headers, asked, method }: Sent): Promise<Response> {
  const isRead = method === 'GET' && status === 200;
  const mark = isRead ? markOf(text) : undefined;
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isRead ? 'private, no-cache' : 'no-store',
    vary: 'accept-encoding, authorization, cookie',
    ...(mark ? { etag: mark } : {}),
    ...headers,
  };
  if (mark && knows(asked, mark)) {
    const { 'content-type': _none, ...kept } = all;
    return new Response(undefined, { status: 304, headers: kept });
  }
  const way = text.length < COMPRESSED_FROM ? undefined : wayFor(asked);
  if (!way) return new Response(text, { status, headers: all });
  return new Response(Buffer.from(await WAYS[way](text)), {
    status,
    headers: { ...all, 'content-encoding': way },
  });
}

/** Weak: the bytes differ by compression, what they say does not. */
function markOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARS)}"`;
}

function knows(asked: Headers, mark: string): boolean {
  const known = asked.get('if-none-match');
  return known !== null && known.split(',').some((each) => each.trim() === mark || each.trim() === '*');
}

const WAYS = {
  br: (text: string) => brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => gzip(text),
} as const;

function wayFor(asked: Headers): keyof typeof WAYS | undefined {
  const accepted = (asked.get('accept-encoding') ?? '')
    .split(',')
    .map((each) => each.trim().split(';'))
    .filter(([, weight]) => weight?.trim() !== 'q=0')
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((way) => accepted.includes(way));
}
