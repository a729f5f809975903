/** A link pasted into the app leads to its page, and never to another site. */
import { expect, test } from 'vitest';
import { openLink } from '@/app/me/tables/actions';
import { env } from '@/lib/platform/env';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';

await useService();

const { origin, host } = new URL(env().APP_URL);
const KEY = 'Ab3_-'.repeat(4).padEnd(22, 'x');

/** Where the form leads. */
async function pasted(link: string): Promise<string> {
  const form = new FormData();
  form.set('link', link);
  const request = { cookies: new Map(), headers: new Headers() };
  const done: unknown = await inRequest(request, () => openLink(form)).catch((error: unknown) => error);
  if (!(done instanceof Error) || !('digest' in done)) throw done;
  return String(done.digest).split(';')[2] ?? '';
}

test.each([
  [`${origin}/seat/${KEY}`, `/seat/${KEY}`],
  [`  ${origin}/join/${KEY}\n`, `/join/${KEY}`],
  [`${origin}/join/${KEY}?competition=abcdef123`, `/join/${KEY}?competition=abcdef123`],
  [`${origin}/sign-in/${KEY}?to=/puzzles`, `/sign-in/${KEY}?to=/puzzles`],
  [`${origin}/circles/join/${KEY}`, `/circles/join/${KEY}`],
  [`${host}/device/${KEY}`, `/device/${KEY}`],
  [`Anna invites you: ${origin}/seat/${KEY}. See you there!`, `/seat/${KEY}`],
  [`(${origin}/games/abc)`, '/games/abc'],
  [`„${origin}/confirm/a.b-c“`, '/confirm/a.b-c'],
  [`https://evil.example/ ${origin}/lobby`, '/lobby'],
])('%s', async (link, page) => expect(await pasted(link)).toBe(page));

test.each([
  '',
  'hello',
  'https://evil.example/seat/x',
  `https://evil.example/?${origin}/seat/x`,
  `${origin}.evil.example/seat/x`,
  `${origin.replace('://', '://evil.example@')}x/seat`,
  `javascript:alert//${host}/`,
  `ftp://${host}/seat/x`,
  `${origin}/api/games`,
  `${origin}/_next/x`,
  'https://',
  '\u0000',
  'x'.repeat(100_000),
])('is no link of this service, and is shown again: %.60s', async (link) => {
  const to = await pasted(link);
  expect(to).toMatch(/^\/me\/tables[?]problem=link&link=/);
  expect(to.length).toBeLessThan(3_000);
});

test.each([`${origin}//evil.example/x`, `${origin}/\\evil.example`, `${origin}/%2F/evil.example`])(
  'a path that browsers read as another host stays here: %s',
  async (link) => expect(new URL(await pasted(link), origin).host).toBe(host),
);
