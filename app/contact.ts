import { env } from '@/lib/platform/env';

/** The email address of the service's operator. */
export function contactAddress(): string {
  const { MAIL_FROM } = env();
  return /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
