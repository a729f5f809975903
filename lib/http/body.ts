import 'server-only';
import { problem, type Problem } from '@/lib/http/problem';

/** More than any command needs by far. */
export const BODY_LIMIT = 64 * 1024;

export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

const tooLarge = (limit: number) =>
  problem('body-too-large', `The body may have at most ${limit} bytes.`, { params: { limit } });

/** The JSON value of a body; undefined for none at all. Reads no more than the limit, whatever the sender announced. */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<Read<unknown>> {
  const bytes = await readBytes(request, limit);
  if (!bytes) return { ok: false, error: tooLarge(limit) };
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

/** The bytes of a body, or undefined when there are more than the limit. */
export async function readBytes(request: Request, limit = BODY_LIMIT): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      // Not awaited: a sender that goes on regardless must not hold up the answer.
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The JSON value in bytes. */
export function parseJson(bytes: Uint8Array): Read<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: problem('malformed-json', 'The body is not valid JSON in UTF-8.') };
  }
}
