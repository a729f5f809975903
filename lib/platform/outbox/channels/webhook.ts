import 'server-only';
import { createHmac } from 'node:crypto';
import {
  discordRequest,
  jsonRequest,
  ntfyRequest,
  slackRequest,
  type HookRequest,
} from '@/lib/platform/outbox/channels/hook-forms';
import { HookTargetSchema, type HookTarget } from '@/lib/platform/outbox/channels/targets';
import { guardedPost } from '@/lib/platform/outbox/guarded-post';
import { refuseUnlessTaken } from '@/lib/platform/outbox/requested-pause';
import { standardHeaders } from '@/lib/platform/outbox/standard-webhooks';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

const FORMS = {
  discord: discordRequest,
  slack: slackRequest,
  ntfy: ntfyRequest,
  json: jsonRequest,
} as const satisfies Record<HookTarget['form'], (target: HookTarget, parcel: Parcel) => HookRequest>;

/**
 * Statuses of a removed hook. For the named services a 404 is permanent, but a player's own server may
 * recover from it.
 */
const GONE: Readonly<Record<HookTarget['form'], readonly number[]>> = {
  discord: [404, 410],
  slack: [404, 410],
  ntfy: [410],
  json: [410],
};

/**
 * Posts a message to a hook, in its format. Resolves to the pause in milliseconds that it requests, if any.
 */
export async function sendToHook(rawTarget: unknown, parcel: Parcel, now: Date): Promise<number | undefined> {
  const target = HookTargetSchema.parse(rawTarget);
  const { url, headers, body } = FORMS[target.form](target, parcel);
  const signed = {
    ...(target.scheme ? {} : ownHeaders(target.secret, parcel, now, body)),
    ...standardHeaders(target.secret, parcel.id, now, body),
  };
  const answer = await guardedPost({ url, body, headers: { ...headers, ...signed } });
  return refuseUnlessTaken(answer, GONE[target.form], now);
}

/** The headers of older hooks: docs/webhooks.md says until when. */
function ownHeaders(secret: string, { id, attempt }: Parcel, now: Date, body: Uint8Array | string) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'x-praga-delivery': id,
    'x-praga-attempt': String(attempt),
    'x-praga-timestamp': timestamp,
    'x-praga-signature': signatureOf(secret, timestamp, body),
  };
}

/**
 * HMAC-SHA256 over `timestamp.body`: proves that a message is ours, and when it was sent (docs/webhooks.md).
 */
export function signatureOf(secret: string, timestamp: string, body: Uint8Array | string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}
