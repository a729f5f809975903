import { expect, test } from 'vitest';
import { backTo } from '@/app/sign-in/back';

test('signing in returns only to shared or personal pages', () => {
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
