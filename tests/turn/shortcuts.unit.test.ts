/** The single keys of a table, and where they act (WCAG 2.1.4). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onTableKey } from '@/components/move/keys/keys';
import { SHORTCUTS } from '@/components/move/keys/shortcuts';

test('no two shortcuts share a key', () => {
  const keys = Object.values(SHORTCUTS);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('a key acts', () => {
  let keys: string | undefined;
  const turnBy = vi.fn();
  class Element {
    constructor(private readonly around: readonly string[]) {}
    closest(selector: string): Element | null {
      return this.around.some((each) => selector.split(', ').includes(each)) ? this : null;
    }
    matches = () => false;
  }

  beforeEach(() => {
    keys = undefined;
    turnBy.mockClear();
    vi.stubGlobal('Element', Element);
    vi.stubGlobal('document', {
      querySelector: () => ({ dataset: { keys } }),
    });
    vi.stubGlobal('localStorage', { getItem: () => null });
  });
  afterEach(() => vi.unstubAllGlobals());

  const at = (around: readonly string[], more: object = {}) => {
    const event = { key: 'r', shiftKey: false, target: new Element(around), ...more };
    const preventDefault = () => undefined;
    onTableKey({ ...event, nativeEvent: event, preventDefault } as never, { turnBy } as never);
  };

  test('with Shift the other way round', () => {
    at([]);
    at([], { key: 'R', shiftKey: true });
    expect(turnBy.mock.calls).toEqual([[1], [5]]);
  });

  test('neither in a field nor with another key held', () => {
    at(['input']);
    at([], { ctrlKey: true });
    expect(turnBy).not.toHaveBeenCalled();
  });

  test.each(['off', ''])('not once they are switched off by "%s"', (off) => {
    keys = off;
    at([]);
    expect(turnBy).not.toHaveBeenCalled();
  });
});
