import { expect, test } from 'vitest';
import { backTo } from '@/app/sign-in/back';

test('whoever signs in comes back to a table or to a page of their own, and nowhere else', () => {
  for (const page of ['/games/abcdef1234', '/me/holidays', '/me/prompts', '/me/tables'])
    expect(backTo(page)).toBe(page);
  for (const other of [
    '/me/delete',
    '/me/holidays/x',
    '//evil.test/me/tables',
    'https://evil.test',
    '',
    undefined,
  ])
    expect(backTo(other)).toBeUndefined();
});
