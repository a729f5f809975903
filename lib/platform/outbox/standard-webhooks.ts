import 'server-only';
import { Webhook } from 'standardwebhooks';
import type { HookTarget } from '@/lib/platform/outbox/channels/targets';

/** The key of a hook in the format of Standard Webhooks libraries. */
export function standardKey(secret: string): string {
  return `whsec_${Buffer.from(secret, 'utf8').toString('base64')}`;
}

/** The key of a hook for its owner. */
export interface SigningKeys {
  /** As libraries of Standard Webhooks take it; only hooks for programs need it. */
  readonly standardSecret?: string;
  /** The same for the headers of older hooks. */
  readonly secret?: string;
  readonly hasOlderHeaders?: true;
}

/** The key that the owner of a program's hook needs. */
export function signingKeys({ form, secret, scheme }: HookTarget): SigningKeys {
  if (form !== 'json') return {};
  return { standardSecret: standardKey(secret), secret, ...(scheme ? {} : { hasOlderHeaders: true }) };
}

/**
 * The three headers of Standard Webhooks: id, time and signature. Posts
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
