import { expect, test, vi } from 'vitest';
import { Unread } from '@/components/live/unread';
import type { TableView } from '@/lib/features/table/table-view';
import type { Wording } from '@/lib/game/wording/wording';

const [words, table] = [{} as Wording, {} as TableView];
const rest = vi.hoisted(() => ({ newsOf: vi.fn() }));
let isHere = true;
vi.mock('@/components/move/browser/wishes', () => ({ wished: () => undefined }));
vi.mock('@/components/live/later', () => ({ later: () => (isHere ? rest : undefined) }));

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

test('what comes before it can be told is told later', () => {
  isHere = false;
  const unread = new Unread(words, 7);
  unread.note();
  expect(unread.take(table)).toBe('');
  isHere = true;
  expect(unread.take(table)).toBe('Anna takes the action tile.');
  expect(unread.take(table)).toBe('');
});
