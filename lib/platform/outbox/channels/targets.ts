import 'server-only';
import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** The formats that a webhook's receiver understands. */
export const HOOK_FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

const MAX_URL = 1000;

export const MailTargetSchema = z.object({ address: z.string() });

/** Whether these bytes are a point on the curve P-256: nothing can be encrypted for any other key. */
function isOnCurve(key: string): boolean {
  try {
    const ours = createECDH('prime256v1');
    ours.setPrivateKey(ANY_KEY);
    ours.computeSecret(key.replace('=', ''), 'base64url');
    return true;
  } catch {
    return false;
  }
}
const ANY_KEY = Buffer.alloc(32, 1);

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. */
export const PushTargetSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  keys: z.object({
    // A point on the curve P-256, and 16 random bytes.
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}=?$/)
      .refine(isOnCurve),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
});

/** Whether the escapes in an address can be decoded: an ntfy topic is taken from it. */
function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
}

export const HookTargetSchema = z.object({
  form: z.enum(HOOK_FORMS),
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL)
    .refine(isDecodable),
  /** The signing key of messages, shared with the owner of the hook. */
  secret: z.string(),
  /** Older hooks have none: their messages carry the headers of our own as well. */
  scheme: z.literal('standard').optional(),
});
export type HookTarget = z.output<typeof HookTargetSchema>;
