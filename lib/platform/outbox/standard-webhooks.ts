import 'server-only';
import { Webhook } from 'standardwebhooks';

/** The key of a hook in the format of Standard Webhooks libraries. */
export function standardKey(secret: string): string {
  return `whsec_${Buffer.from(secret, 'utf8').toString('base64')}`;
}

/**
 * The three headers of Standard Webhooks: id, time and signature with the same key as our own. Posts
 * with files have none, because these headers sign text.
 */
export function standardHeaders(
  secret: string,
  id: string,
  at: Date,
  body: Uint8Array | string,
): Readonly<Record<string, string>> {
  if (typeof body !== 'string') return {};
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(standardKey(secret)).sign(id, at, body),
  };
}
