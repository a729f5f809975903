import 'server-only';
import { cleanJson, mayNeedCleaning } from '@/lib/platform/http/clean-text';
import { isTooComplex } from '@/lib/platform/http/json-shape';
import { problem, type Problem } from '@/lib/platform/http/problem';
import type { Result } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';

/** Far more than any command needs. */
const BODY_LIMIT = 64 * 1024;

export type BodyResult<T> = Result<T, Problem>;

const tooLarge = (limit: number) =>
  problem('body-too-large', `The body may have at most ${limit} bytes.`, { params: { limit } });

/**
 * The JSON value of a body; undefined if it is empty. Reads no more than the limit, whatever length was
 * announced.
 */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<BodyResult<unknown>> {
  const read = await readBytes(request, limit);
  if (!read.ok) return read;
  const bytes = read.value;
  const type = request.headers.get('content-type');
  if (bytes.length === 0 && type === null) return { ok: true, value: undefined };
  if (!isJson(type)) {
    const detail = 'Send the body as application/json.';
    return { ok: false, error: problem('unsupported-media-type', detail) };
  }
  return parseJson(bytes);
}

function isJson(type: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '');
}

/** The bytes of a body: no more than the limit, and complete as announced. */
export async function readBytes(request: Request, limit = BODY_LIMIT): Promise<BodyResult<Uint8Array>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    return { ok: false, error: tooLarge(limit) };
  try {
    const value = await bytesOf(request, limit);
    return value ? { ok: true, value } : { ok: false, error: tooLarge(limit) };
  } catch {
    // The client has left or lost its connection; the service did nothing wrong.
    logger().info('a body broke off');
    return { ok: false, error: problem('body-cut-short', 'The body ended before it was complete.') };
  }
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const { body, signal } = request;
  const reader = body?.getReader();
  if (!reader) return new Uint8Array();
  // Not awaited: a sender that does not stop must not delay the answer.
  const stop = () => void reader.cancel().catch(() => undefined);
  // The copy of a body that Next gives to proxy.ts never ends if its sender has left.
  signal.addEventListener('abort', stop, { once: true });
  try {
    const bytes = await readUpTo(limit, reader);
    if (!bytes) stop();
    signal.throwIfAborted();
    return bytes;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function readUpTo(
  limit: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) return undefined;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The JSON value of these bytes, with all texts cleaned. */
export function parseJson(bytes: Uint8Array): BodyResult<unknown> {
  if (isTooComplex(bytes)) {
    const detail = 'The body is nested too deeply or has too many values.';
    return { ok: false, error: problem('body-too-large', detail) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return { ok: true, value: mayNeedCleaning(text) ? cleanJson(value) : value };
  } catch {
    return { ok: false, error: problem('malformed-json', 'The body is not valid JSON in UTF-8.') };
  }
}

/** The form data in the bytes of a body; undefined if they are none. */
export async function formIn(bytes: Uint8Array, headers: Headers): Promise<FormData | undefined> {
  const type = headers.get('content-type') ?? '';
  try {
    return await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined;
  }
}
