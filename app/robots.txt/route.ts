import { sharedDocument } from '@/lib/platform/http/shared-document';

/**
 * Search engines may index pages about the service, but no table, seat or person. Messengers that obey this file
 * may fetch what somebody has sent, for its preview; the pages themselves say that they are not to be indexed.
 */
const TEXT = `User-agent: *
Allow: /$
Allow: /api-docs
Allow: /reference
Allow: /rules
Allow: /verify
Allow: /symbols
Allow: /s/
Allow: /preview/
Disallow: /

User-agent: facebookexternalhit
User-agent: Twitterbot
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: Discordbot
Allow: /
`;

export async function GET({ headers }: Request): Promise<Response> {
  return sharedDocument(headers, {
    at: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    maxAgeS: 86_400,
    make: () => TEXT,
  });
}
