import { env } from '@/lib/platform/env';

/** Where whoever runs this service is written to. */
export function contactAddress(): string {
  const { MAIL_FROM } = env();
  return /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
