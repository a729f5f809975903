import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { returnPath } from '@/app/return-path';
import type { Wording } from '@/lib/game/wording/wording';
import type { LimitKind, TooMany } from '@/lib/platform/http/limits/limits';
import { refuseTooMany, type CountedCaller } from '@/lib/platform/http/limits/rate-limit';

/** Counts a form, by default for its sender. Redirects if that was too often. */
export async function turnBackIfTooMany(kind: LimitKind, who?: CountedCaller): Promise<void> {
  const sent = await headers();
  const tooMany = await refuseTooMany(kind, who ?? sent);
  if (tooMany) redirect(tooOftenPath(tooMany, sent));
}

/** The page that names who did something too often, and the wait. */
export function tooOftenPath({ whom, retryAfterS }: TooMany, sent: Headers) {
  return `/too-often?whom=${whom}&wait=${retryAfterS}&from=${encodeURIComponent(returnPath(sent))}` as const;
}

/** Who did something too often, and when it works again, in a sentence. */
export function tooOftenWords({ t }: Wording, { whom, retryAfterS }: Omit<TooMany, 'kind'>): string {
  const minutes = Math.ceil(retryAfterS / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes > 90 ? t('broken.often.hours', { hours }) : t('broken.often.minutes', { minutes });
  return t(`broken.often.whom.${whom}`, { wait });
}
