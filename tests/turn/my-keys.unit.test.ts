/** The single keys of a table, and where they act (WCAG 2.1.4). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onTableKey } from '@/components/move/keys';
import { areKeys, doneBy, USUAL_KEYS, withKey } from '@/components/move/my-keys';

describe('keys', () => {
  test('are one for each thing they do, small letters or signs, or none at all', () => {
    expect(['', USUAL_KEYS, 'bpuer   ', 'äpueri:?'].map(areKeys)).toEqual([true, true, true, true]);
    expect(['b', 'bbueri:?', 'Bpueri:?', 'bpueri:?x'].map(areKeys)).toEqual([false, false, false, false]);
  });

  test('are changed one by one; what had the same key before has none', () => {
    expect(withKey(USUAL_KEYS, 'undo', 'Z')).toBe('bpzeri:?');
    expect(withKey(USUAL_KEYS, 'undo', 'b')).toBe(' pberi:?');
    expect(withKey(USUAL_KEYS, 'undo', '')).toBe('bp eri:?');
    expect(areKeys(withKey(USUAL_KEYS, 'undo', ''))).toBe(true);
  });

  test('do with Shift what they do without', () => {
    expect([doneBy(USUAL_KEYS, 'r'), doneBy(USUAL_KEYS, 'R'), doneBy('', 'r')]).toEqual([
      'turn',
      'turn',
      undefined,
    ]);
    expect(doneBy('bp eri:?', ' ')).toBeUndefined();
  });
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

  test('not once they are switched off, and otherwise once they are changed', () => {
    keys = '';
    at([]);
    expect(turnBy).not.toHaveBeenCalled();
    keys = 'bpueti:?';
    at([], { key: 't' });
    expect(turnBy).toHaveBeenCalledTimes(1);
  });
});
