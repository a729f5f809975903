import { expect, test } from 'vitest';
import { backTo } from '@/lib/platform/http/back-to';

test.each([
  '/',
  '/games/abcdef1234',
  '/games/abcdef1234/requests',
  '/circles/abcdef1234',
  '/competitions/new',
  '/boxes/abcdef1234',
  '/puzzles/today',
  '/daily/2026-11-25',
  '/me/tables',
  '/api-docs',
])('signing in returns to %s', (page) => {
  expect(backTo(page)).toBe(page);
});

test.each([
  '/me/delete',
  '/me/sign-out',
  '/me/prompts/prove/abcdef1234',
  '/sign-in/abcdef1234',
  '/seat/abcdef1234',
  '/join/abcdef1234',
  '/circles/join/abcdef1234',
  '/api/me/tables',
  '//evil.test/me/tables',
  '/\\evil.test',
  '/daily?lang=de',
  'https://evil.test',
  '',
  undefined,
])('but not to %s', (other) => {
  expect(backTo(other)).toBeUndefined();
});
