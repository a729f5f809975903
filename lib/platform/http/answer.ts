/** How an answer in JSON goes out: marked, and not at all where whoever asks has it. */
import 'server-only';
import { createHash } from 'node:crypto';

const HASH_CHARS = 22;

interface Sent {
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the request. */
  readonly asked: Headers;
  readonly isMarked: boolean;
}

/**
 * The response for a JSON text. What is read carries a mark of its content (ETag); whoever sends the mark
 * back gets 304 while it holds. It is not compressed here: Next takes the header away that would say so, and
 * nobody could read it. A proxy in front does that.
 */
export function jsonResponse({ text, status, headers, asked, isMarked }: Sent): Response {
  const isRead = isMarked && status === 200;
  const mark = isRead ? markOf(text) : undefined;
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    // Programs compare entity tags on their own; a shared computer stores nothing.
    'cache-control': 'no-store',
    vary: 'authorization, cookie',
    ...(mark ? { etag: mark } : {}),
    ...headers,
  };
  if (mark && knows(asked, mark)) {
    const { 'content-type': _none, ...kept } = all;
    return new Response(undefined, { status: 304, headers: kept });
  }
  return new Response(text, { status, headers: all });
}

/** Weak: a proxy may compress the bytes, what they say stays. */
function markOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARS)}"`;
}

function knows(asked: Headers, mark: string): boolean {
  const known = asked.get('if-none-match');
  return known !== null && known.split(',').some((each) => each.trim() === mark || each.trim() === '*');
}
