/** Links of groups: the ones that people hold open their group until it makes another. */
import { expect, test, vi } from 'vitest';
import {
  CLOSED_LINK,
  groupToken,
  isCurrentLink,
  joinAddress,
  linkHashOf,
  nextGroupLink,
  openGroupLink,
} from '@/lib/platform/auth/group-link';
import nextConfig from '../../next.config';

vi.stubEnv('AUTH_SECRET', 'a-secret-of-thirty-two-characters');

const id = 'bcdfghjkmnpq';

// As before this module: people have them in their mail.
test.each([
  ['circle', 1, 'tB6E3aCkvA5qUQ2jepq9NQ'],
  ['circle', 2, 'JWX2IpM_jvH615buOiEeMQ'],
  ['box', 1, 'kYuwc0wrZ-ZzctW9SKsFWg'],
  ['box', 2, 'PuACeo96HpkUf3_otzNK7w'],
] as const)('link %s %i of a group has the same token for good', (kind, no, token) => {
  expect(groupToken(kind, id, no)).toBe(token);
  expect(isCurrentLink(nextGroupLink(kind, { id, joinLinkNo: no - 1 }), token)).toBe(true);
});

test('a new link closes the previous one, and a closed one opens nothing', () => {
  const first = { id, ...nextGroupLink('circle', { id, joinLinkNo: 0 }) };
  const second = { id, ...nextGroupLink('circle', first) };
  const [one, two] = [groupToken('circle', id, 1), groupToken('circle', id, 2)];
  expect([isCurrentLink(second, one), isCurrentLink(second, two)]).toEqual([false, true]);
  expect(openGroupLink('circle', second)).toBe(joinAddress(two));
  const closed = { ...second, ...CLOSED_LINK };
  expect([isCurrentLink(closed, two), openGroupLink('circle', closed)]).toEqual([false, null]);
});

test('a link opens no group of another kind or id, and text that looks like none is not looked up', () => {
  const box = nextGroupLink('box', { id, joinLinkNo: 0 });
  expect(isCurrentLink(box, groupToken('circle', id, 1))).toBe(false);
  expect(isCurrentLink(box, groupToken('box', `${id}2`, 1))).toBe(false);
  for (const junk of ['', '../', `${groupToken('box', id, 1)}.`, 'x'.repeat(400)])
    expect([linkHashOf(junk), isCurrentLink(box, junk)]).toEqual([undefined, false]);
});

test('the former addresses lead to the one page for good', async () => {
  const moved = (await nextConfig.redirects?.()) ?? [];
  for (const source of ['/circles/join/:token', '/boxes/join/:token'])
    expect(moved).toContainEqual({ source, destination: '/join/:token', permanent: true });
});
