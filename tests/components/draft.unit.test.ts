/** What was tried in a browser comes back to whoever tried it, and to nobody who holds the seat after them. */
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/components/sandbox/draft';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is read in its own tenure alone', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  const mine = { gameId: 'game', at: 7, draftsOf: '0.1' };
  const draft = { key: '0'.repeat(64), steps: [] };
  writeDraft(mine, draft);
  expect(readDraft(mine)).toEqual(draft);
  expect(readDraft({ ...mine, draftsOf: '0.2' })).toBeUndefined();
  expect(readDraft({ ...mine, at: 8 })).toBeUndefined();
});
