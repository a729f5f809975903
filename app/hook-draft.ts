import 'server-only';
import { z } from 'zod';
import type { CookieJar } from '@/app/stored-links';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';
import { sessionCookieOptions } from '@/lib/platform/auth/session';

/**
 * The form of a hook whose receiver refused the test, to correct it. A cookie carries it to its page, because an
 * address of a hook is a secret, and a reason in a link could be anybody's words.
 */
const HookDraftSchema = z.object({
  form: z.enum(HOOK_FORMS),
  url: z.string().max(1000),
  label: z.string().max(60),
  /** The reason of the receiver. */
  said: z.string().max(300),
});
export type HookDraft = z.output<typeof HookDraftSchema>;

const NAME = 'hook_draft';
const FOR_S = 120;

export function keepHookDraft(jar: Pick<CookieJar, 'set'>, path: string, draft: HookDraft): void {
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url');
  const { secure } = sessionCookieOptions();
  jar.set(NAME, value, { httpOnly: true, sameSite: 'strict', secure, path, maxAge: FOR_S });
}

export function hookDraftIn(jar: Pick<CookieJar, 'get'>): HookDraft | undefined {
  try {
    const text = Buffer.from(jar.get(NAME)?.value ?? '', 'base64url').toString('utf8');
    return HookDraftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
