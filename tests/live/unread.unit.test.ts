import { afterAll, expect, test, vi } from 'vitest';
import type { TableView } from '@/lib/features/table/table-view';
import type { Wording } from '@/lib/game/wording/wording';

const [words, table] = [{} as Wording, {} as TableView];
const rest = vi.hoisted(() => ({ newsOf: vi.fn() }));
vi.mock('@/components/move/browser/wishes', () => ({ wished: () => undefined }));
vi.mock('@/components/move/browser/news', () => rest);

// A file before this one in the same process may have loaded it with the modules themselves.
vi.resetModules();
afterAll(() => vi.resetModules());
const { Unread } = await import('@/components/live/unread');

test('each row is handed over once, and two that are told alike are two', () => {
  rest.newsOf.mockReturnValue('Anna takes the action tile.');
  const unread = new Unread(words, 7);
  expect(unread.take(table)).toBe('');
  unread.note();
  expect(unread.take(table)).toBe('Anna takes the action tile.');
  expect(rest.newsOf).toHaveBeenLastCalledWith(words, table, 7, false);
  // Drawn again, with nothing new.
  expect(unread.take(table)).toBe('');
  unread.note(8);
  expect(unread.take(table)).toBe('Anna takes the action tile.');
  expect(rest.newsOf).toHaveBeenLastCalledWith(words, table, 8, false);
});
