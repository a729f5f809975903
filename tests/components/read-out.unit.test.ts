/** Texts that are read out: the region of the layout stays silent if its text does not change. */
import { afterEach, expect, test, vi } from 'vitest';
import { readOut } from '@/components/live/spoken-state';

afterEach(() => vi.unstubAllGlobals());

test('repeated events are read out twice, and announcements are not removed', () => {
  const texts: string[] = [];
  const region = {
    get textContent() {
      return texts.at(-1) ?? '';
    },
    set textContent(text: string) {
      texts.push(text);
    },
  };
  vi.stubGlobal('document', { getElementById: () => region });
  for (const text of ['Anna pays.', 'Anna pays.', '', 'Anna pays.', 'Anna builds.']) readOut(text);
  expect(texts.map((text) => text.trim())).toEqual([
    'Anna pays.',
    'Anna pays.',
    'Anna pays.',
    'Anna builds.',
  ]);
  texts.forEach((text, i) => expect(text).not.toBe(texts[i - 1]));
});
