import { expect, test } from 'vitest';
import { backTo } from '@/app/sign-in/back';

test('signing in leads back to what friends share or to a page of one’s own, and nowhere else', () => {
  for (const page of [
    '/games/abcdef1234',
    '/circles/abcdef1234',
    '/competitions/abcdef1234',
    '/boxes/abcdef1234',
    '/me/holidays',
    '/me/prompts',
    '/me/tables',
  ])
    expect(backTo(page)).toBe(page);
  for (const other of [
    '/me/delete',
    '/circles/join/abcdef1234',
    '/competitions/new',
    '/me/holidays/x',
    '//evil.test/me/tables',
    'https://evil.test',
    '',
    undefined,
  ])
    expect(backTo(other)).toBeUndefined();
});
