import 'server-only';
import { z } from 'zod';

/** What a webhook's other side understands. */
export const HOOK_FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

const MAX_URL = 1000;

export const MailTargetSchema = z.object({ address: z.string() });
export type MailTarget = z.output<typeof MailTargetSchema>;

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const PushTargetSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  keys: z.object({
    // A point of the curve P-256 and 16 random bytes.
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
});
export type PushTarget = z.output<typeof PushTargetSchema>;

export const HookTargetSchema = z.object({
  form: z.enum(HOOK_FORMS),
  url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  /** What messages are signed with; known to us and to the owner of the hook. */
  secret: z.string(),
});
export type HookTarget = z.output<typeof HookTargetSchema>;
