import { createHash } from 'node:crypto';
import { clientKnows } from '@/lib/platform/http/answer';
import { emptyResponse } from '@/lib/platform/http/empty';

/** A picture with its length, which some messengers require, and a tag to send it only once. */
export function pictureAnswer(request: Request, png: Uint8Array, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  const kept = { etag, 'cache-control': cacheControl, 'x-robots-tag': 'noindex' };
  if (clientKnows(request.headers, etag)) return emptyResponse(304, kept);
  const length = String(png.byteLength);
  return new Response(new Uint8Array(png), {
    // Next drops the length; our own server (scripts/serve.ts) takes it by the other name.
    headers: { ...kept, 'content-type': 'image/png', 'content-length': length, 'x-body-length': length },
  });
}
