/** Sends JSON answers with an entity tag, and without a body if the client already has it. */
import 'server-only';
import { createHash } from 'node:crypto';

const HASH_CHARS = 22;

interface AnswerInput {
  readonly text: string;
  /** The entity tag of the text, if it is known. */
  readonly mark?: string | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers of the request. */
  readonly asked: Headers;
  readonly isMarked: boolean;
}

/**
 * The response for a JSON text. Answers to reads carry an ETag of their content; a client that sends a
 * matching one gets 304. It is not compressed here: Next removes the header, so clients could not read
 * the body. A proxy in front compresses it.
 */
export function jsonResponse({ text, mark: known, status, headers, asked, isMarked }: AnswerInput): Response {
  const isRead = isMarked && status === 200;
  const mark = isRead ? (known ?? entityTag(text)) : undefined;
  const all: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    // Programs compare entity tags themselves; a shared computer stores nothing.
    'cache-control': 'no-store',
    vary: 'authorization, cookie',
    ...(mark ? { etag: mark } : {}),
    ...headers,
  };
  if (mark && clientKnows(asked, mark)) {
    const { 'content-type': _none, ...kept } = all;
    return new Response(undefined, { status: 304, headers: kept });
  }
  return new Response(text, { status, headers: all });
}

/** A weak tag: a proxy may compress the bytes without changing their meaning. */
export function entityTag(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARS)}"`;
}

/** Whether a client has sent this entity tag: then it already has the answer. */
export function clientKnows(asked: Headers, mark: string): boolean {
  const known = asked.get('if-none-match');
  return known !== null && known.split(',').some((each) => each.trim() === mark || each.trim() === '*');
}
