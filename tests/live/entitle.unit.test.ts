/** The number before the title, within a page that stays. */
import { beforeEach, expect, test, vi } from 'vitest';

let badges: number[];
beforeEach(() => {
  vi.resetModules();
  badges = [];
  vi.stubGlobal('navigator', { setAppBadge: async (n: number) => void badges.push(n) });
});

async function titled(title: string) {
  const page = { title };
  vi.stubGlobal('document', page);
  const { entitle } = await import('@/components/live/entitle');
  return { page, entitle };
}

test.each([
  ['(1) Prague · Praga by Post', 'Prague · Praga by Post', 0],
  ['(3) Prague · Praga by Post', '(2) Prague · Praga by Post', 2],
])(
  '%s: once the turn is ended this table is not counted, and is again with the next',
  async (with_, without, n) => {
    const { page, entitle } = await titled(with_);
    entitle(true);
    expect(page.title).toBe(with_);
    entitle(false);
    entitle(false);
    expect(page.title).toBe(without);
    entitle(true);
    expect(page.title).toBe(with_);
    expect(badges).toEqual([n, n + 1]);
  },
);

test('tables that wait elsewhere are counted still by whoever only looks on', async () => {
  const { page, entitle } = await titled('(2) Prague · Praga by Post');
  entitle(false);
  entitle(false);
  expect(page.title).toBe('(2) Prague · Praga by Post');
});

test('what the server has written meanwhile stands', async () => {
  const { page, entitle } = await titled('(1) Round 7');
  entitle(true);
  entitle(false);
  page.title = '(1) Round 8';
  entitle(true);
  expect(page.title).toBe('(1) Round 8');
});
